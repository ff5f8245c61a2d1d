// A pond: slow waves that run on from square to square, deep where there is water all around, with
// sand and a line of foam where it meets the land.

#import bevy_pbr::{
    forward_io::{FragmentOutput, VertexOutput},
    mesh_functions::{get_tag, get_world_from_local},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{apply_pbr_lighting, main_pass_post_lighting_processing},
}

struct Water {
    // How far the waves have run, in seconds; how high they are, 0 to 1; whether there is fine detail.
    waves: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> water: Water;

// The slope of one train of waves.
fn slope(place: vec2<f32>, way: vec2<f32>, length: f32, speed: f32) -> vec2<f32> {
    let phase = dot(place, way) * 6.2831853 / length + water.waves.x * speed;
    return way * cos(phase);
}

const SOFTNESS: f32 = 13.0;

fn scatter(cell: vec2<f32>) -> f32 {
    return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.547);
}

// Smooth noise between 0 and 1.
fn cloud(place: vec2<f32>) -> f32 {
    let cell = floor(place);
    let within = smoothstep(vec2(0.0), vec2(1.0), place - cell);
    let near = mix(scatter(cell), scatter(cell + vec2(1.0, 0.0)), within.x);
    let far = mix(scatter(cell + vec2(0.0, 1.0)), scatter(cell + vec2(1.0, 1.0)), within.x);
    return mix(near, far, within.y);
}

// How far the nearest land is, in squares, for a place on a square whose sides that are land are
// the bits of `shores`, from the side towards +x on against the clock.
fn shore(place: vec2<f32>, shores: u32) -> f32 {
    // A soft minimum, so that ponds have no creases.
    var sum = exp(-SOFTNESS * 1.0);
    for (var side = 0u; side < 6u; side++) {
        if (shores & (1u << side)) != 0u {
            let angle = f32(side) * 1.0471976;
            sum += exp(-SOFTNESS * (0.5 - dot(place, vec2(cos(angle), -sin(angle)))));
        }
    }
    return -log(sum) / SOFTNESS;
}

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var pbr = pbr_input_from_standard_material(in, is_front);
    // The tile's broken edges lie under its neighbours.
    pbr.N = vec3(0.0, 1.0, 0.0);

    let place = in.world_position.xz;
    var tilt = slope(place, normalize(vec2(1.0, 0.35)), 0.52, 1.7)
        + slope(place, normalize(vec2(-0.45, 1.0)), 0.37, 2.3);
    let middle = get_world_from_local(in.instance_index)[3].xz;
    var far = shore(place - middle, get_tag(in.instance_index));
    var foam = 0.0;
    if water.waves.z > 0.5 {
        tilt += 0.7 * slope(place, normalize(vec2(0.7, -0.8)), 0.23, 3.1)
            + 0.4 * slope(place, normalize(vec2(-0.9, -0.4)), 0.13, 4.3);
        // The shore is not ruled with a line, and two thin lines of foam run along it.
        far += 0.07 * (cloud(place * 7.0) - 0.5);
        let swell = 0.012 * sin(water.waves.x * 1.6 + 5.0 * place.x + 3.0 * place.y);
        let patches = smoothstep(0.25, 0.7, cloud(place * 16.0 + 0.15 * water.waves.x));
        let first = 1.0 - smoothstep(0.0, 0.022, abs(far - 0.075 - swell));
        let second = 0.55 * (1.0 - smoothstep(0.0, 0.016, abs(far - 0.15 - 1.6 * swell)));
        foam = max(first, second * patches) * (0.45 + 0.55 * patches);
    }
    let height = mix(0.035, 0.085, water.waves.y) * smoothstep(0.02, 0.2, far);
    pbr.N = normalize(pbr.N - height * vec3(tilt.x, 0.0, tilt.y));

    let sand = vec3(0.29, 0.225, 0.125);
    let shallow = vec3(0.055, 0.17, 0.17);
    let deep = vec3(0.010, 0.055, 0.085);
    var colour = mix(sand, shallow, smoothstep(0.015, 0.11, far));
    colour = mix(colour, deep, smoothstep(0.09, 0.34, far));
    let crest = smoothstep(1.5, 2.3, tilt.x + tilt.y) * smoothstep(0.15, 0.3, far);
    colour = mix(colour, vec3(0.75, 0.80, 0.80), clamp(foam + 0.10 * crest, 0.0, 1.0));
    pbr.material.base_color = vec4(colour, 1.0);
    pbr.material.perceptual_roughness = mix(0.6, pbr.material.perceptual_roughness, smoothstep(0.0, 0.08, far));

    var out: FragmentOutput;
    out.color = apply_pbr_lighting(pbr);
    out.color = main_pass_post_lighting_processing(pbr, out.color);
    return out;
}
