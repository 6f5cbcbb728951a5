import { chance } from './mesh.ts'

/** Value noise that repeats after `px` x `py` cells. */
function noise(seed: number, px: number, py: number): (x: number, y: number) => number {
  const random = chance(seed)
  const grid = Float32Array.from({ length: px * py }, () => random())
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - ix, y - iy]
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const at = (i: number, j: number) => grid[(((j % py) + py) % py) * px + (((i % px) + px) % px)]
    const low = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * sx
    const high = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * sx
    return low + (high - low) * sy
  }
}

export type Texels = { width: number; height: number; data: Uint8Array<ArrayBuffer> }

/**
 * Two by one metres of plank at a millimetre: rings cut from a tilted, slightly bent trunk (the
 * cathedral figure), fibres and pores. Red: where between the dark and the light colour; green:
 * relief. It repeats mirrored, so it needs no seamless edges.
 */
export function woodTexels(width = 2048, height = 1024): Texels {
  const bend = noise(11, 16, 16)
  const sway = noise(12, 64, 32)
  const fibre = noise(13, 128, 1024)
  const fine = noise(14, 256, 1024)
  const tone = noise(15, 16, 64)
  const pores = noise(16, 512, 1024)
  const data = new Uint8Array(width * height * 4)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const [x, y] = [(i / width) * 2, j / height]
      // Boards of 25-30 cm are joined to a panel: each has its own heart.
      const board = Math.floor(y * 4)
      const across = (y * 4 - board - 0.5) * 0.25 + Math.sin(board * 2.4) * 0.05
      const depth = 0.035 + 0.02 * Math.sin(board * 1.7) + (x - 1) * (board % 2 ? 0.05 : -0.045)
      const wobble =
        (bend(x * 2.2, y * 9 + board) - 0.5) * 0.055 + (sway(x * 7, y * 22) - 0.5) * 0.009
      const radius = Math.hypot(across + wobble, depth + wobble * 0.6)
      const ring = radius * 115 + (tone(x * 1.1, y * 7) - 0.5) * 2
      const phase = ring - Math.floor(ring)
      // Early wood is pale and wide, late wood a dark narrow line with a sharp outer edge.
      const late = Math.max(0, phase - 0.45) / 0.55
      const line = late ** 2.2 * (phase > 0.93 ? (1 - phase) / 0.07 : 1)
      const strength = 0.35 + 0.5 * tone(x * 2 + 5, y * 13 + 3)
      const strands = fibre(x * 9, y * 760) * 0.6 + fine(x * 34, y * 1000) * 0.4
      const pore = pores(x * 42, y * 900) > 0.82 - 0.12 * (1 - phase) ? 1 : 0
      const shade =
        0.86 -
        line * strength * 0.85 +
        (strands - 0.5) * 0.36 -
        pore * 0.14 +
        (tone(x * 1.3 + 9, y * 4) - 0.5) * 0.3 +
        Math.sin(board * 5.1) * 0.05
      const k = (j * width + i) * 4
      data[k] = Math.max(0, Math.min(255, shade * 255))
      data[k + 1] = Math.max(0, Math.min(255, (0.5 + (strands - 0.5) * 0.7 - pore * 0.3) * 255))
      data[k + 3] = 255
    }
  return { width, height, data }
}

/**
 * 16 cm of cloth at 0.3 mm: over and under of warp and weft. Red: yarn colour, green and blue:
 * slope, alpha: slow clouds. Seamless.
 */
export function weaveTexels(size = 512, yarns = 80): Texels {
  const cloud = noise(21, 8, 8)
  const slub = noise(22, yarns, 512)
  const speck = noise(23, 256, 256)
  const data = new Uint8Array(size * size * 4)
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const [x, y] = [(i / size) * yarns, (j / size) * yarns]
      const [cx, cy] = [Math.floor(x), Math.floor(y)]
      const over = (cx + cy) % 2 === 0
      const [fx, fy] = [x - cx - 0.5, y - cy - 0.5]
      const melange = over ? slub(cx + 0.5, (j / size) * 96) : slub(cy + 0.5, (i / size) * 96 + 31)
      const k = (j * size + i) * 4
      const gap = Math.max(Math.abs(fx), Math.abs(fy)) ** 4 * 5
      data[k] = Math.max(
        0,
        Math.min(255, (0.28 + melange * 0.5 + speck(i / 2, j / 2) * 0.22 - gap * 0.5) * 255),
      )
      data[k + 1] = 127 + (over ? fx * 150 : fx * 60)
      data[k + 2] = 127 + (over ? fy * 60 : fy * 150)
      data[k + 3] =
        255 * (0.65 * cloud((i / size) * 8, (j / size) * 8) + 0.35 * speck(i / 4, j / 4))
    }
  return { width: size, height: size, data }
}
