import { cross, dot, sub, unit, type Vec } from './mesh.ts'

/**
 * Where the picture is taken from; angles in degrees, azimuth 0 straight from the front, positive
 * from the right.
 */
export type View = {
  azimuth: number
  elevation: number
  width: number
  height: number
  /** Share of the frame that the goods fill. */
  fill?: number
  fov?: number
  /** Fixed place instead of fitting: for rooms and details. */
  target?: Vec
  distance?: number
}

export type Camera = {
  eye: Vec
  right: Vec
  up: Vec
  forward: Vec
  scale: number
  shift: readonly [number, number]
  near: number
  far: number
  aspect: number
}

/**
 * Stand at the view's angle, just far enough away, and shift the lens until the goods sit in the
 * middle.
 */
export function placed(view: View, points: Float32Array): Camera {
  const { fov = 22, fill = 0.82 } = view
  const [az, el] = [(view.azimuth * Math.PI) / 180, (view.elevation * Math.PI) / 180]
  const back: Vec = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)]
  const forward: Vec = [-back[0], -back[1], -back[2]]
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const aspect = view.width / view.height
  const scale = 1 / Math.tan((fov * Math.PI) / 360)
  const middle = view.target ?? centre(points)
  const eyeAt = (distance: number): Vec => [
    middle[0] + back[0] * distance,
    middle[1] + back[1] * distance,
    middle[2] + back[2] * distance,
  ]
  const bounds = (distance: number) => {
    const eye = eyeAt(distance)
    const b = [Infinity, -Infinity, Infinity, -Infinity]
    for (let i = 0; i < points.length; i += 3) {
      // What is sunk into the floor is not seen.
      const v = sub([points[i], Math.max(points[i + 1], 0), points[i + 2]], eye)
      const depth = Math.max(dot(v, forward), 1e-3)
      const [x, y] = [(dot(v, right) * scale) / aspect / depth, (dot(v, up) * scale) / depth]
      b[0] = Math.min(b[0], x)
      b[1] = Math.max(b[1], x)
      b[2] = Math.min(b[2], y)
      b[3] = Math.max(b[3], y)
    }
    return b
  }
  let distance = view.distance ?? 0
  let shift: readonly [number, number] = [0, 0]
  if (!distance) {
    let [near, far] = [0.3, 60]
    for (let i = 0; i < 40; i++) {
      distance = (near + far) / 2
      const b = bounds(distance)
      if (Math.max(b[1] - b[0], b[3] - b[2]) / 2 > fill || distance < 0.4) near = distance
      else far = distance
    }
    const b = bounds(distance)
    shift = [-(b[0] + b[1]) / 2, -(b[2] + b[3]) / 2]
  }
  return {
    eye: eyeAt(distance),
    right,
    up,
    forward,
    scale,
    shift,
    near: distance * 0.08,
    far: distance + 30,
    aspect,
  }
}

function centre(points: Float32Array): Vec {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  points.forEach((p, i) => {
    low[i % 3] = Math.min(low[i % 3], p)
    high[i % 3] = Math.max(high[i % 3], p)
  })
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}

/** Column-major view-projection, moved by a part of a pixel (`jitter` in clip units). */
export function viewMatrix(camera: Camera, jitter: readonly [number, number]): number[] {
  const { eye, right, up, forward, scale, shift, near, far, aspect } = camera
  const [sx, sy] = [shift[0] + jitter[0], shift[1] + jitter[1]]
  const [a, b] = [(far + near) / (far - near), (-2 * far * near) / (far - near)]
  const rows = [
    [...[0, 1, 2].map((i) => (right[i] * scale) / aspect + forward[i] * sx)],
    [...[0, 1, 2].map((i) => up[i] * scale + forward[i] * sy)],
    [...[0, 1, 2].map((i) => forward[i] * a)],
    [...forward],
  ].map((row, i) => [...row, -dot(row as unknown as Vec, eye) + (i === 2 ? b : 0)])
  return [0, 1, 2, 3].flatMap((column) => rows.map((row) => row[column]))
}
