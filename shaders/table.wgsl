// The table: wood that falls into the dark away from the board, with the board's soft shade on it.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Shade {
    // The frame's outline in one quarter: ends along x and z, how far the edge along x reaches.
    outline: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> shade: Shade;

// How far a place lies outside the frame; below 0 under it.
fn outside(place: vec2<f32>) -> f32 {
    let quarter = abs(place);
    let corner = shade.outline.xy;
    let slant = vec2(corner.y, corner.x - shade.outline.z);
    let side = dot(quarter - vec2(corner.x, 0.0), normalize(slant));
    return max(side, quarter.y - corner.y);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);

    let place = in.world_position.xz;
    let far = max(outside(place), 0.0);
    let contact = 1.0 - 0.62 * exp(-far / 0.30);
    let falloff = mix(1.0, 0.34, smoothstep(0.0, 8.5, far));

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = vec4(out.color.rgb * contact * falloff, out.color.a);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
