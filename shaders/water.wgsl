// A pond: slow waves that run on from square to square, deeper in the middle of each.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_world_from_local,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Water {
    // How far the waves have run, in seconds, and how high they are, 0 to 1.
    waves: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> water: Water;

// The slope of one train of waves.
fn slope(place: vec2<f32>, way: vec2<f32>, length: f32, speed: f32) -> vec2<f32> {
    let phase = dot(place, way) * 6.2831853 / length + water.waves.x * speed;
    return way * cos(phase);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);

    let place = in.world_position.xz;
    let tilt = slope(place, normalize(vec2(1.0, 0.35)), 0.52, 1.7)
        + slope(place, normalize(vec2(-0.45, 1.0)), 0.37, 2.3)
        + 0.7 * slope(place, normalize(vec2(0.7, -0.8)), 0.23, 3.1);
    let height = mix(0.05, 0.11, water.waves.y);
    pbr.N = normalize(pbr.N - height * vec3(tilt.x, 0.0, tilt.y));

    let middle = get_world_from_local(in.instance_index)[3].xz;
    let depth = 1.0 - smoothstep(0.12, 0.56, distance(place, middle));
    let shallow = vec3(0.045, 0.17, 0.20);
    let deep = vec3(0.008, 0.05, 0.10);
    let crest = smoothstep(1.35, 2.1, tilt.x + tilt.y);
    pbr.material.base_color = vec4(mix(shallow, deep, depth) + 0.10 * crest, 1.0);

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
