// Ice over a frozen man: clear in the middle, white at the rim, cracked like a pond. It grows from
// the foot up with a ragged white front; what thaws has holes; what ends breaks off piece by piece.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::{get_tag, get_world_from_local},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Ice {
    // Whether it thaws, 0 or 1; whether there is fine detail.
    thaw: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> ice: Ice;

// No man is taller than this.
const TALLEST: f32 = 1.45;

fn scatter(cell: vec3<f32>) -> vec3<f32> {
    let mixed = vec3(
        dot(cell, vec3(127.1, 311.7, 74.7)),
        dot(cell, vec3(269.5, 183.3, 246.1)),
        dot(cell, vec3(113.5, 271.9, 124.6)),
    );
    return fract(sin(mixed) * 43758.547);
}

struct Shard {
    // Distance to the nearest seed, and how much nearer it is than the next: near 0 on a crack.
    near: f32,
    edge: f32,
    // The piece's own chance, 0 to 1.
    chance: f32,
}

fn shatter(point: vec3<f32>) -> Shard {
    let base = floor(point);
    var near = 8.0;
    var next = 8.0;
    var chance = 0.0;
    for (var x = -1; x <= 1; x++) {
        for (var y = -1; y <= 1; y++) {
            for (var z = -1; z <= 1; z++) {
                let cell = base + vec3(f32(x), f32(y), f32(z));
                let seed = scatter(cell);
                let far = distance(point, cell + seed);
                if far < near {
                    chance = fract(seed.x + 7.0 * seed.z);
                }
                next = min(next, max(near, far));
                near = min(near, far);
            }
        }
    }
    return Shard(near, next - near, chance);
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);

    let tag = get_tag(in.instance_index);
    let grown = f32(tag & 255u) / 255.0;
    let broken = f32((tag >> 8u) & 255u) / 255.0;

    let world_from_local = get_world_from_local(in.instance_index);
    let size = length(world_from_local[0].xyz);
    let local = (in.world_position.xyz - world_from_local[3].xyz) / size;
    let shard = shatter(local * 4.5);
    // What breaks shows wider cracks before it is gone.
    let crack = 1.0 - smoothstep(0.0, 0.09 + 0.22 * broken, shard.edge);
    var fine = 0.0;
    if ice.thaw.y > 0.5 {
        fine = 1.0 - smoothstep(0.0, 0.10, shatter(local * 11.0 + 3.0).edge);
    }
    let rim = pow(1.0 - clamp(dot(pbr.N, pbr.V), 0.0, 1.0), 2.0);
    let hole = smoothstep(0.0, 0.12, shard.near - mix(2.0, 0.58, ice.thaw.x));

    // Piece after piece follows the front, which is white with frost.
    let front = grown * (TALLEST + 0.5) - local.y - 0.45 * shard.chance;
    let here = smoothstep(0.0, 0.05, front);
    let frost = (1.0 - smoothstep(0.0, 0.28, front)) * (1.0 - step(1.0, grown));
    let fallen = smoothstep(shard.chance - 0.06, shard.chance + 0.02, broken * 1.08);

    let clear = vec3(0.30, 0.62, 0.86);
    let white = vec3(0.93, 0.98, 1.0);
    let bright = clamp(rim + 0.75 * crack + 0.22 * fine + frost, 0.0, 1.0);
    let colour = mix(clear, white, bright);
    let solid = clamp(0.26 + 0.5 * rim + 0.30 * crack + 0.10 * fine + 0.6 * frost, 0.0, 0.95);
    let kept = mix(1.0, 1.0 - hole, ice.thaw.x) * here * (1.0 - fallen);
    pbr.material.base_color = vec4(colour, solid * kept);
    pbr.N = normalize(pbr.N + 0.35 * (scatter(floor(local * 4.5)) - 0.5));

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
