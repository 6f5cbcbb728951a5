/** GLSL of one hard-lit frame of many. All finishes are shaded at once, a render target each. */
export const keysPerFrame = 3
export const lightsPerFrame = 12
/** Shadow maps lie side by side in one texture, this many in a row. */
export const tilesInRow = 4

export const depthVertex = /* glsl */ `
in vec3 position;
in float slot;
uniform mat4 uView;
uniform int uCatcher;
invariant gl_Position;
// The floor takes shadows and throws none.
void main() { gl_Position = int(slot + 0.5) == uCatcher ? vec4(2.0, 2.0, 2.0, 1.0) : uView * vec4(position, 1.0); }`

export const depthFragment = /* glsl */ `void main() {}`

const shadowSource = /* glsl */ `
uniform sampler2D uShadows;
uniform mat4 uLights[${lightsPerFrame}];
uniform vec3 uToLight[${lightsPerFrame}];
uniform vec3 uLightColour[${lightsPerFrame}];
uniform float uBias;
uniform float uTile;

float seen(mat4 light, ivec2 place, vec3 at) {
  vec3 s = (light * vec4(at, 1.0)).xyz * 0.5 + 0.5;
  vec2 inside = step(vec2(0.002), s.xy) * step(s.xy, vec2(0.998));
  float depth = texelFetch(uShadows, ivec2((clamp(s.xy, 0.0, 0.999) + vec2(place)) * uTile), 0).r;
  return max(step(s.z - uBias, depth), 1.0 - inside.x * inside.y);
}`

/** Loops are written out: an index known only while drawing is many times slower in software. */
const eachLight = (line: (i: number) => string) =>
  Array.from({ length: lightsPerFrame }, (_, i) => line(i)).join('\n  ')

export const frameVertex = /* glsl */ `
in vec3 position;
in vec3 normal;
in vec3 grain;
in vec3 face;
in float slot;
uniform mat4 uView;
uniform int uCatcher;
invariant gl_Position;
out vec3 vAt;
out vec3 vNormal;
out vec3 vGrain;
out vec3 vFace;
flat out int vSlot;
void main() {
  vAt = position;
  vNormal = normal;
  vGrain = grain;
  vFace = face;
  vSlot = int(slot + 0.5);
  gl_Position = vSlot == uCatcher ? vec4(2.0, 2.0, 2.0, 1.0) : uView * vec4(position, 1.0);
}`

/** The floor or wall behind the goods, alone and half as large: only the light that is lost. */
export const catcherVertex = /* glsl */ `
in vec3 position;
in float slot;
uniform mat4 uView;
uniform int uCatcher;
out vec3 vAt;
void main() {
  vAt = position;
  gl_Position = int(slot + 0.5) == uCatcher ? uView * vec4(position, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}`

export const catcherFragment = /* glsl */ `
in vec3 vAt;
uniform vec3 uNormal;
out vec4 lost;
${shadowSource}
void main() {
  float sum = 0.0;
  ${eachLight((i) => `sum += max(dot(uNormal, uToLight[${i}]) * uLightColour[${i}].g, 0.0) * (1.0 - seen(uLights[${i}], ivec2(${i % tilesInRow}, ${Math.floor(i / tilesInRow)}), vAt));`)}
  lost = vec4(sum, 0.0, 0.0, 1.0);
}`

const environment = /* glsl */ `
// The studio that polished things mirror: a pale floor, a large box at the left, a strip above, a narrow one at the right.
float studio(vec3 d, float rough) {
  float soft = 0.08 + rough * 0.9;
  float base = mix(0.34, 0.62, smoothstep(-soft, soft, d.y + 0.05));
  float left = smoothstep(-soft, soft, -d.x - 0.35) * smoothstep(-soft, soft, d.y + 0.1) * smoothstep(-soft, soft, 0.85 - abs(d.z));
  float above = smoothstep(-soft, soft, d.y - 0.72);
  float right = smoothstep(-soft, soft, d.x - 0.78) * smoothstep(-soft, soft, 0.5 - abs(d.y - 0.2));
  return base * (1.0 - 0.55 * smoothstep(-soft, soft, d.z - 0.55)) + 1.5 * left + 1.1 * above + 0.8 * right;
}`

const texture = /* glsl */ `
// x: where between light and dark; yz: slope of the relief in the two directions of the map.
vec3 sampled(int kind, vec3 g, vec3 f, out bool end) {
  vec3 a = abs(f);
  end = false;
  if (kind == 1) {
    vec2 uv = a.y > a.z ? vec2(g.x, g.z + 0.37) : g.xy;
    if (a.x > a.y && a.x > a.z) { end = true; uv = vec2(g.z * 0.06, g.y); }
    vec4 t = texture(uWood, uv * vec2(0.5, 1.0));
    return vec3(t.x, 0.0, (t.y - 0.5));
  }
  vec2 uv = a.y > a.x && a.y > a.z ? g.xz : a.x > a.z ? g.zy : g.xy;
  vec4 t = texture(uWeave, uv / 0.16);
  vec4 cloud = texture(uWeave, uv / 1.9);
  return vec3(t.x * 0.75 + cloud.w * 0.25, t.yz - 0.5);
}`

/**
 * `finishes` pictures at once. Relief bends the normal for shading only; light that the plain
 * surface cannot see stays away.
 */
export function frameFragment(finishes: number): string {
  const each = (line: (i: number) => string) =>
    Array.from({ length: finishes }, (_, i) => line(i)).join('\n')
  return /* glsl */ `
in vec3 vAt;
in vec3 vNormal;
in vec3 vGrain;
in vec3 vFace;
flat in int vSlot;
uniform sampler2D uSurfaces;
uniform sampler2D uWood;
uniform sampler2D uWeave;
uniform vec3 uEye;
uniform vec3 uAmbient;
uniform float uOffset;
uniform float uReflect;
${each((i) => `layout(location = ${i}) out vec4 out${i};`)}
${shadowSource}
${environment}
${texture}

vec4 shaded(int row, float shade, bool end, float sheenEdge, vec3 diffuse, float key, vec3 n, vec3 v, vec3 h, float open) {
  vec4 a = texelFetch(uSurfaces, ivec2(vSlot * 3, row), 0);
  vec4 b = texelFetch(uSurfaces, ivec2(vSlot * 3 + 1, row), 0);
  vec4 c = texelFetch(uSurfaces, ivec2(vSlot * 3 + 2, row), 0);
  vec3 albedo = mix(b.rgb, a.rgb, shade) * (end ? 0.82 : 1.0);
  float rough = a.w;
  float edge = pow(1.0 - max(dot(n, v), 0.02), 5.0) * (1.0 - rough) * 0.6;
  vec3 f0 = mix(vec3(0.04), albedo, b.w);
  vec3 f = f0 + (vec3(1.0) - f0) * edge;
  float r2 = max(rough * rough, 0.02);
  float nh = max(dot(n, h), 0.0);
  float lobe = r2 * r2 / (pow(nh * nh * (r2 * r2 - 1.0) + 1.0, 2.0) + 1e-4) * 0.25;
  vec3 mirror = f * (studio(reflect(-v, n), rough) * open * uReflect * (1.0 + 0.5 * b.w) + key * min(lobe, 6.0) * 0.5);
  vec3 matte = albedo * (1.0 - b.w) * diffuse * (1.0 + c.y * sheenEdge * 1.2);
  vec3 all = matte + mirror + a.rgb * c.z;
  return any(isnan(all)) || any(isinf(all)) ? vec4(0.0) : vec4(all, 1.0);
}

void main() {
  vec3 n = normalize(vNormal);
  vec3 v = normalize(uEye - vAt);
  vec3 plain = n;
  vec4 c = texelFetch(uSurfaces, ivec2(vSlot * 3 + 2, 0), 0);
  int kind = int(c.x + 0.5);
  bool end = false;
  vec3 t = vec3(0.5, 0.0, 0.0);
  if (kind > 0) {
    t = sampled(kind, vGrain, vFace, end);
    vec3 side = normalize(cross(n, abs(n.y) > 0.9 ? vec3(0.0, 0.0, 1.0) : vec3(0.0, 1.0, 0.0)));
    n = normalize(n + (side * t.y + cross(n, side) * t.z) * c.w * (kind == 1 ? 0.12 : 0.5));
  }
  vec3 at = vAt + plain * uOffset;
  vec3 diffuse = uAmbient;
  float open = 0.0;
  float key = 0.0;
  ${eachLight(
    (i) => `{
    float nl = max(dot(n, uToLight[${i}]), 0.0) * step(0.0, dot(plain, uToLight[${i}]));
    float lit = seen(uLights[${i}], ivec2(${i % tilesInRow}, ${Math.floor(i / tilesInRow)}), at);
    diffuse += uLightColour[${i}] * (nl * lit);
    ${i < keysPerFrame ? `key += nl * lit * uLightColour[${i}].g;` : 'open += lit;'}
  }`,
  )}
  // About half of the sky is behind any surface.
  open = min(open / ${((lightsPerFrame - keysPerFrame) / 2).toFixed(1)}, 1.0);
  vec3 h = normalize(uToLight[0] + v);
  float sheenEdge = pow(1.0 - max(dot(n, v), 0.0), 3.0);
  ${each((i) => `out${i} = shaded(${i}, t.x, end, sheenEdge, diffuse, key, n, v, h, open);`)}
}`
}

export const fullVertex = /* glsl */ `
in vec3 position;
void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`

/** The sum of all frames becomes a picture: tone mapping, then its shadow as transparent dark. */
export const developFragment = /* glsl */ `
uniform sampler2D uSum;
uniform sampler2D uLost;
uniform float uFrames;
uniform float uFull;
uniform float uExposure;
uniform float uShadow;
uniform vec2 uSize;
out vec4 colour;

// As Khronos PBR Neutral, without its toe (which turned dark green to emerald): colours stay up to 0.76, then roll off towards white.
vec3 neutral(vec3 c) {
  const float start = 0.76;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1.0 - start;
  float rolled = 1.0 - d * d / (peak + d - start);
  c *= rolled / peak;
  float g = 1.0 - 1.0 / (0.15 * (peak - rolled) + 1.0);
  return mix(c, vec3(rolled), g);
}

vec3 toScreen(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 sum = texelFetch(uSum, at, 0);
  vec3 goods = toScreen(neutral(sum.rgb / max(sum.a, 1e-4) * uExposure));
  float cover = sum.a / uFrames;
  float lost = texture(uLost, gl_FragCoord.xy / uSize).r;
  // Lost light in linear terms, as an opacity of dark on whatever paper; faded out well inside the frame.
  float depth = clamp(lost / max(uFull, 1e-4), 0.0, 1.0) * uShadow;
  float opacity = 1.0 - pow(1.0 - depth, 1.0 / 2.2);
  vec2 rim = min(gl_FragCoord.xy, uSize - gl_FragCoord.xy) / uSize;
  opacity = max(opacity - 0.026, 0.0) * 1.06;
  opacity *= smoothstep(0.0, 0.15, rim.x) * smoothstep(0.0, 0.09, rim.y);
  float behind = opacity * (1.0 - cover);
  float alpha = cover + behind;
  vec3 dark = vec3(0.10, 0.085, 0.065);
  colour = vec4((goods * cover + dark * behind) / max(alpha, 1e-4), alpha);
}`
