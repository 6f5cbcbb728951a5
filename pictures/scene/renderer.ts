import * as THREE from 'three'
import { placed, viewMatrix, type View } from './camera.ts'
import { framesOf, fullLight, type Light, type Rig } from './lights.ts'
import { floatsPerVertex, type Mesh, type Vec } from './mesh.ts'
import {
  catcherFragment,
  catcherVertex,
  depthFragment,
  depthVertex,
  developFragment,
  frameFragment,
  frameVertex,
  fullVertex,
  lightsPerFrame,
  tilesInRow,
} from './shader.ts'
import { weaveTexels, woodTexels, type Texels } from './textures.ts'

/** One angle of one model or room, in all its finishes. */
export type Shot = {
  view: View
  rig: Rig
  frames: number
  finishes: number
  surfaces: number[]
  catcher: number
  catcherNormal: Vec
  tile?: number
}

const quad = new THREE.BufferGeometry()
quad.setAttribute(
  'position',
  new THREE.BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
)

/**
 * Parts are closed, so only front faces are painted: the software renderer shades hidden ones at
 * full price.
 */
function material(
  vertexShader: string,
  fragmentShader: string,
  uniforms: object,
  more: object = {},
) {
  return new THREE.RawShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader,
    fragmentShader: `precision highp float;\nprecision highp int;\n${fragmentShader}`,
    uniforms,
    ...more,
  })
}

function texture({ width, height, data }: Texels, wrap: number) {
  const map = new THREE.DataTexture(data, width, height, THREE.RGBAFormat)
  map.wrapS = map.wrapT = wrap
  map.magFilter = map.minFilter = THREE.LinearFilter
  map.needsUpdate = true
  return map
}

/** Where things are drawn: one mesh or one quad at a time, into a target. */
function openCanvas() {
  const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, depth: false })
  renderer.autoClear = false
  for (const name of ['EXT_float_blend', 'OES_texture_float_linear'])
    renderer.getContext().getExtension(name)
  const camera = new THREE.Camera()
  const scenes = { mesh: new THREE.Scene(), quad: new THREE.Scene() }
  const object = new THREE.Mesh()
  object.frustumCulled = false
  scenes.mesh.add(object)
  const screen = new THREE.Mesh(quad)
  screen.frustumCulled = false
  scenes.quad.add(screen)

  return {
    renderer,
    object,
    drawMesh(target: unknown, using: unknown) {
      object.material = using
      renderer.setRenderTarget(target)
      renderer.render(scenes.mesh, camera)
    },
    drawQuad(target: unknown, using: unknown) {
      screen.material = using
      renderer.setRenderTarget(target)
      renderer.render(scenes.quad, camera)
    },
    clear(target: unknown, colour = true) {
      renderer.setRenderTarget(target)
      renderer.setClearColor(0x000000, 0)
      renderer.clear(colour, true, true)
    },
  }
}
type Canvas = ReturnType<typeof openCanvas>

export function openStudio() {
  const canvas = openCanvas()
  const maps = {
    wood: texture(woodTexels(), THREE.MirroredRepeatWrapping),
    weave: texture(weaveTexels(), THREE.RepeatWrapping),
  }

  /** Draws the shot and gives back the pixels of each finish, bottom row first. */
  function take(mesh: Mesh, shot: Shot): Uint8Array[] {
    const { view, rig, finishes } = shot
    const { width, height } = view
    const tile = shot.tile ?? 512
    const geometry = geometryOf(mesh)
    canvas.object.geometry = geometry
    const box = boxOf(mesh, shot.catcher)
    const reach = Math.hypot(...box[7].map((n, i) => n - box[0][i]))
    const frames = framesOf(rig, shot.frames, box)
    const placing = placed(view, mesh.points)
    const targets = targetsFor(width, height, finishes, tile)
    const surfaces = surfacesOf(shot)
    const paints = paintsFor(shot, { maps, surfaces, targets, tile, reach, eye: placing.eye })

    canvas.clear(targets.sum)
    canvas.clear(targets.lost)
    frames.forEach((lights, i) => {
      drawShadows(canvas, targets.shadows, paints.depth, lights, tile)
      setLights(paints.light, lights)
      paints.seenFrom.uView.value.fromArray(
        viewMatrix(placing, jitter(i, shot.frames, width, height)),
      )
      canvas.clear(targets.sum, false)
      canvas.drawMesh(targets.sum, paints.nearest)
      canvas.drawMesh(targets.sum, paints.paint)
      if (rig.shadow > 0) canvas.drawMesh(targets.lost, paints.floor)
    })
    const pictures = develop(canvas, shot, targets, fullLight(frames, shot.catcherNormal))
    const { depth, nearest, paint, floor } = paints
    for (const used of [
      geometry,
      surfaces,
      depth,
      nearest,
      paint,
      floor,
      ...Object.values(targets),
    ])
      used.dispose()
    return pictures
  }
  return { take }
}

function surfacesOf({ surfaces, finishes }: Shot) {
  const map = new THREE.DataTexture(
    new Float32Array(surfaces),
    surfaces.length / 4 / finishes,
    finishes,
    THREE.RGBAFormat,
    THREE.FloatType,
  )
  map.needsUpdate = true
  return map
}

const adding = {
  transparent: true,
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
}
type Targets = ReturnType<typeof targetsFor>
type Around = {
  maps: { wood: ReturnType<typeof texture>; weave: ReturnType<typeof texture> }
  surfaces: ReturnType<typeof surfacesOf>
  targets: Targets
  tile: number
  reach: number
  eye: Vec
}

/** What a frame is painted with, and the values that change from frame to frame. */
function paintsFor(shot: Shot, { maps, surfaces, targets, tile, reach, eye }: Around) {
  const light = {
    uLights: { value: Array.from({ length: lightsPerFrame }, () => new THREE.Matrix4()) },
    uToLight: { value: Array.from({ length: lightsPerFrame }, () => new THREE.Vector3()) },
    uLightColour: { value: Array.from({ length: lightsPerFrame }, () => new THREE.Vector3()) },
    uShadows: { value: targets.shadows.depthTexture },
    uBias: { value: 0.002 },
    uTile: { value: tile },
    uCatcher: { value: shot.catcher },
  }
  const seenFrom = { uView: { value: new THREE.Matrix4() } }
  const depth = material(
    depthVertex,
    depthFragment,
    { uView: { value: new THREE.Matrix4() }, uCatcher: light.uCatcher },
    { side: THREE.BackSide, colorWrite: false },
  )
  const nearest = material(
    depthVertex,
    depthFragment,
    { ...seenFrom, uCatcher: light.uCatcher },
    { side: THREE.FrontSide, colorWrite: false },
  )
  // Only what the depth pass left nearest is shaded, and each pixel once: where two faces coincide
  // the stencil takes the first.
  const paint = material(
    frameVertex,
    frameFragment(shot.finishes),
    {
      ...light,
      ...seenFrom,
      uSurfaces: { value: surfaces },
      uWood: { value: maps.wood },
      uWeave: { value: maps.weave },
      uEye: { value: new THREE.Vector3(...eye) },
      uAmbient: { value: new THREE.Vector3(...shot.rig.ambient) },
      uOffset: { value: (reach / tile) * 0.35 },
      uReflect: { value: shot.rig.reflect },
    },
    {
      ...adding,
      side: THREE.FrontSide,
      depthFunc: THREE.EqualDepth,
      depthWrite: false,
      stencilWrite: true,
      stencilFunc: THREE.EqualStencilFunc,
      stencilRef: 0,
      stencilZPass: THREE.IncrementStencilOp,
    },
  )
  const floor = material(
    catcherVertex,
    catcherFragment,
    { ...light, ...seenFrom, uNormal: { value: new THREE.Vector3(...shot.catcherNormal) } },
    { ...adding, depthTest: false, depthWrite: false },
  )
  return { light, seenFrom, depth, nearest, paint, floor }
}

/** The sum of all frames as a picture of each finish. */
function develop(
  canvas: Canvas,
  { frames, rig, view: { width, height } }: Shot,
  targets: Targets,
  full: ReturnType<typeof fullLight>,
): Uint8Array[] {
  const developer = material(
    fullVertex,
    developFragment,
    {
      uSum: { value: null },
      uLost: { value: targets.lost.texture },
      uFrames: { value: frames },
      uFull: { value: full },
      uExposure: { value: rig.exposure },
      uShadow: { value: rig.shadow },
      uSize: { value: new THREE.Vector2(width, height) },
    },
    { depthTest: false, depthWrite: false },
  )
  const pictures = targets.sum.textures.map((map: unknown) => {
    developer.uniforms.uSum.value = map
    canvas.clear(targets.picture)
    canvas.drawQuad(targets.picture, developer)
    const pixels = new Uint8Array(width * height * 4)
    canvas.renderer.readRenderTargetPixels(targets.picture, 0, 0, width, height, pixels)
    return pixels
  })
  developer.dispose()
  return pictures
}

function drawShadows(
  canvas: Canvas,
  target: Targets['shadows'],
  using: ReturnType<typeof material>,
  lights: readonly Light[],
  tile: number,
) {
  canvas.clear(target)
  target.scissorTest = true
  lights.forEach((light, k) => {
    using.uniforms.uView.value.fromArray(light.matrix)
    target.viewport.set((k % tilesInRow) * tile, Math.floor(k / tilesInRow) * tile, tile, tile)
    target.scissor.copy(target.viewport)
    canvas.drawMesh(target, using)
  })
  target.scissorTest = false
}

function targetsFor(width: number, height: number, finishes: number, tile: number) {
  const floats = {
    type: THREE.FloatType,
    format: THREE.RGBAFormat,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
    depthBuffer: false,
  }
  const [across, down] = [tile * tilesInRow, tile * Math.ceil(lightsPerFrame / tilesInRow)]
  const depthTexture = new THREE.DepthTexture(across, down, THREE.UnsignedIntType)
  return {
    shadows: new THREE.WebGLRenderTarget(across, down, { depthTexture }),
    sum: new THREE.WebGLRenderTarget(width, height, {
      ...floats,
      count: finishes,
      depthBuffer: true,
      stencilBuffer: true,
    }),
    lost: new THREE.WebGLRenderTarget(Math.ceil(width / 2), Math.ceil(height / 2), {
      ...floats,
      minFilter: THREE.LinearFilter,
      magFilter: THREE.LinearFilter,
    }),
    picture: new THREE.WebGLRenderTarget(width, height, { depthBuffer: false }),
  }
}

type Settable = {
  value: { fromArray(all: readonly number[]): void; set(...all: number[]): void }[]
}

function setLights(
  uniforms: { uLights: Settable; uToLight: Settable; uLightColour: Settable },
  lights: readonly Light[],
) {
  lights.forEach((light, k) => {
    uniforms.uLights.value[k].fromArray(light.matrix)
    uniforms.uToLight.value[k].set(...light.to)
    uniforms.uLightColour.value[k].set(...light.colour)
  })
}

/** A point of a low-discrepancy set inside a soft pixel, in clip units. */
function jitter(i: number, count: number, width: number, height: number): [number, number] {
  const [x, y] = [(i + 0.5) / count, (i * 0.7548776662) % 1]
  const tent = (t: number) => (t < 0.5 ? Math.sqrt(2 * t) - 1 : 1 - Math.sqrt(2 - 2 * t)) * 0.85
  return [(tent(x) * 2) / width, (tent(y) * 2) / height]
}

function geometryOf(mesh: Mesh) {
  const geometry = new THREE.BufferGeometry()
  const rows = new THREE.InterleavedBuffer(mesh.vertices, floatsPerVertex)
  const layout = { position: [3, 0], normal: [3, 3], grain: [3, 6], face: [3, 9], slot: [1, 12] }
  for (const [name, [size, offset]] of Object.entries(layout))
    geometry.setAttribute(name, new THREE.InterleavedBufferAttribute(rows, size, offset))
  geometry.setIndex(new THREE.BufferAttribute(mesh.index, 1))
  return geometry
}

function boxOf(mesh: Mesh, catcher: number): Vec[] {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let i = 0; i < mesh.vertices.length; i += floatsPerVertex) {
    if (mesh.vertices[i + 12] === catcher) continue
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k], mesh.vertices[i + k])
      high[k] = Math.max(high[k], mesh.vertices[i + k])
    }
  }
  return Array.from({ length: 8 }, (_, i): Vec => [
    i & 1 ? high[0] : low[0],
    i & 2 ? high[1] : low[1],
    i & 4 ? high[2] : low[2],
  ])
}
