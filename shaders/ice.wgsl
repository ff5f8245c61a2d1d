// Ice over a frozen man: clear in the middle, white at the rim, cracked like a pond; what thaws
// has holes.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::get_world_from_local,
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Ice {
    // 0 holds, 1 is nearly gone.
    thaw: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> ice: Ice;

fn scatter(cell: vec3<f32>) -> vec3<f32> {
    let mixed = vec3(
        dot(cell, vec3(127.1, 311.7, 74.7)),
        dot(cell, vec3(269.5, 183.3, 246.1)),
        dot(cell, vec3(113.5, 271.9, 124.6)),
    );
    return fract(sin(mixed) * 43758.547);
}

// Distance to the nearest seed, and how much nearer it is than the next: near 0 on a crack.
fn shatter(point: vec3<f32>) -> vec2<f32> {
    let base = floor(point);
    var near = 8.0;
    var next = 8.0;
    for (var x = -1; x <= 1; x++) {
        for (var y = -1; y <= 1; y++) {
            for (var z = -1; z <= 1; z++) {
                let cell = base + vec3(f32(x), f32(y), f32(z));
                let far = distance(point, cell + scatter(cell));
                next = min(next, max(near, far));
                near = min(near, far);
            }
        }
    }
    return vec2(near, next - near);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);

    let world_from_local = get_world_from_local(in.instance_index);
    let size = length(world_from_local[0].xyz);
    let local = (in.world_position.xyz - world_from_local[3].xyz) / size;
    let broken = shatter(local * 4.5);
    let crack = 1.0 - smoothstep(0.0, 0.09, broken.y);
    let rim = pow(1.0 - clamp(dot(pbr.N, pbr.V), 0.0, 1.0), 2.0);
    let hole = smoothstep(0.0, 0.12, broken.x - mix(2.0, 0.58, ice.thaw.x));

    let clear = vec3(0.30, 0.62, 0.86);
    let white = vec3(0.93, 0.98, 1.0);
    let colour = mix(clear, white, clamp(rim + 0.75 * crack, 0.0, 1.0));
    let solid = clamp(0.26 + 0.5 * rim + 0.30 * crack, 0.0, 0.92);
    pbr.material.base_color = vec4(colour, solid * mix(1.0, 1.0 - hole, ice.thaw.x));
    pbr.N = normalize(pbr.N + 0.35 * (scatter(floor(local * 4.5)) - 0.5));

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
