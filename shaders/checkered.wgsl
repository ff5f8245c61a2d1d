// Two woods in one man: a pattern that goes around and up, whatever the man's form.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_world_from_local,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Checkering {
    // Linear factor that turns the light wood into the dark one.
    dark: vec4<f32>,
    // Cells around the axis, and cells a unit of height.
    cells: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> checkering: Checkering;

const TURN: f32 = 6.2831853;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);

    let world_from_local = get_world_from_local(in.instance_index);
    let size = length(world_from_local[1].xyz);
    let local = (in.world_position.xyz - world_from_local[3].xyz) / size;
    let around = floor((atan2(local.z, local.x) / TURN + 0.5) * checkering.cells.x);
    let up = floor(local.y * checkering.cells.y);
    let odd = abs(around + up) % 2.0;
    let tint = mix(vec4(1.0), checkering.dark, step(0.5, odd));
    pbr.material.base_color = vec4(pbr.material.base_color.rgb * tint.rgb, pbr.material.base_color.a);
    pbr.material.base_color = alpha_discard(pbr.material, pbr.material.base_color);

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
