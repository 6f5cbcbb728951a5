import type { Finish } from '../../apps/demo/src/models.ts'
import { slots, type Slot } from './mesh.ts'

/**
 * How a slot looks: `light` and `dark` are the two ends of its texture, both plain sRGB; equal ends
 * give a plain colour.
 */
export type Surface = {
  light: string
  dark: string
  texture: 'plain' | 'wood' | 'weave'
  rough: number
  metal?: boolean
  sheen?: number
  glow?: number
  /** Depth of the surface's relief; the weave of a sofa is coarser than that of a mattress. */
  relief?: number
}

const wood = (light: string, dark: string, rough = 0.42): Surface => ({
  light,
  dark,
  texture: 'wood',
  rough,
  relief: 0.5,
})
export const lacquer = (colour: string, rough = 0.38): Surface => ({
  light: colour,
  dark: colour,
  texture: 'plain',
  rough,
})
export const cloth = (light: string, dark: string): Surface => ({
  light,
  dark,
  texture: 'weave',
  rough: 0.9,
  sheen: 0.35,
  relief: 1,
})
const polished = (colour: string, rough: number): Surface => ({
  light: colour,
  dark: colour,
  texture: 'plain',
  rough,
  metal: true,
})

export const looks: Record<Finish, Surface> = {
  oak: wood('#dcbc8f', '#b48a58'),
  walnut: wood('#8d6647', '#4d3324'),
  'black-ash': wood('#3d3b39', '#1d1c1b', 0.36),
  white: lacquer('#f1f1f0'),
  birch: wood('#ecdab9', '#d4b98d'),
  forest: cloth('#48654f', '#2b4536'),
  sand: cloth('#d3c6ae', '#b3a386'),
  slate: cloth('#6b747d', '#474f57'),
  terracotta: cloth('#c0704d', '#97492c'),
  ocean: cloth('#3d6781', '#23475d'),
  'black-steel': lacquer('#2a2b2d', 0.34),
  brass: polished('#cba56a', 0.22),
}

const steel = lacquer('#2b2c2e', 0.4)
const shared: Partial<Record<Slot, Surface>> = {
  steel,
  chrome: polished('#c9ccd0', 0.18),
  brass: looks.brass,
  dark: lacquer('#232324', 0.5),
  inside: lacquer('#3a352f', 0.8),
  linen: cloth('#f5f4f1', '#e6e4df'),
  blanket: cloth('#b9b3a6', '#98917f'),
  oak: looks.oak,
  glass: { ...lacquer('#fffaf0', 0.15), glow: 0.26 },
  cord: cloth('#3a3938', '#262524'),
  wall: lacquer('#e9e5dc', 0.95),
  planks: wood('#cdb08a', '#b08e63', 0.5),
  rug: { ...cloth('#ddd5c6', '#c3b8a4'), relief: 2 },
  leaf: lacquer('#557a4c', 0.5),
  pot: lacquer('#d9d4ca', 0.7),
  paint: lacquer('#8fa396', 0.9),
  paper: lacquer('#f4f1ea', 0.9),
  skirting: lacquer('#f3f1ec', 0.5),
  sky: { ...lacquer('#ffffff', 1), glow: 1.6 },
}

const fabrics: readonly Finish[] = ['forest', 'sand', 'slate', 'terracotta', 'ocean']

/** The slots that follow the finish; everything else looks the same in every picture. */
function following(finish: Finish): Partial<Record<Slot, Surface>> {
  const body = looks[finish]
  const isFabric = fabrics.includes(finish)
  const isLight = finish === 'white' || finish === 'birch'
  const darker = isFabric ? { ...body, light: body.dark } : body
  return {
    body,
    // Legs: white goods stand on oak, upholstered ones too.
    limb: isFabric || finish === 'white' ? looks.oak : body,
    accent: isFabric ? lacquer(body.light, 0.32) : body,
    frame: isLight ? lacquer('#ecebe9', 0.4) : steel,
    pad: finish === 'walnut' ? looks.forest : finish === 'black-ash' ? looks.slate : looks.sand,
    seam: darker,
  }
}

const textures = { plain: 0, wood: 1, weave: 2 }

function linear(hex: string): number[] {
  return [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
}

/**
 * Three texels a slot: light + roughness, dark + metal, (texture, sheen, glow, relief). One row a
 * finish.
 */
export function surfaceTexels(
  chosen: readonly Finish[],
  own: Partial<Record<Slot, Surface>> = {},
): number[] {
  return chosen.flatMap((finish) => {
    const look = { ...shared, ...following(finish), ...own }
    return slots.flatMap((slot) => {
      const s = look[slot] ?? lacquer('#808080')
      return [
        ...linear(s.light),
        s.rough,
        ...linear(s.dark),
        s.metal ? 1 : 0,
        textures[s.texture],
        s.sheen ?? 0,
        s.glow ?? 0,
        s.relief ?? 0,
      ]
    })
  })
}
