import { join } from 'node:path'
import sharp from 'sharp'
import { madeFolder } from '../manifest.ts'
import { chanceOf, drawHome, type Chance } from './home.ts'
import type { Shot } from './shots.ts'

const LARGEST_BYTES = 34_000

export type Photo = { content: Buffer; preview: Buffer; width: number; height: number }

/**
 * The goods in a home, seen by a phone: not quite straight, in the light there was, with a little
 * noise.
 */
export async function develop(shot: Shot): Promise<Photo> {
  const chance = chanceOf(shot.name)
  const goods = await trimmed(join(madeFolder, shot.source), shot.place === 'near')
  const ratio = (goods.body.right - goods.body.left) / goods.body.foot
  const [width, height] =
    shot.place === 'near'
      ? chance.pick([
          [720, 900],
          [800, 800],
        ] as const)
      : ratio > 1.15
        ? ([900, chance.pick([675, 720])] as const)
        : ([chance.pick([675, 720]), 900] as const)
  const scene = await compose(chance, shot, goods, width, height)
  const content = await squeeze(await seen(chance, scene, width, height))
  return {
    content,
    preview: await sharp(content)
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 74, effort: 6 })
      .toBuffer(),
    width,
    height,
  }
}

type Goods = {
  content: Buffer
  width: number
  height: number
  /** Where the thing itself is in it, without its shadow. */
  body: { left: number; right: number; foot: number }
}

/** Cut to what is not empty; a close-up, whose edges are cut already, stays whole. */
async function trimmed(file: string, isWhole: boolean): Promise<Goods> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const body = { left: info.width, right: 0, foot: 0, top: info.height }
  const seen = { left: info.width, right: 0, bottom: 0 }
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const alpha = data[(y * info.width + x) * 4 + 3]
      if (alpha > 235) {
        body.left = Math.min(body.left, x)
        body.right = Math.max(body.right, x)
        body.top = Math.min(body.top, y)
        body.foot = Math.max(body.foot, y)
      }
      if (alpha > 1) {
        seen.left = Math.min(seen.left, x)
        seen.right = Math.max(seen.right, x)
        seen.bottom = Math.max(seen.bottom, y)
      }
    }
  const box = isWhole
    ? { left: 0, top: 0, width: info.width, height: info.height }
    : {
        left: seen.left,
        top: body.top,
        width: seen.right + 1 - seen.left,
        height: seen.bottom + 1 - body.top,
      }
  return {
    content: await sharp(file).extract(box).png().toBuffer(),
    width: box.width,
    height: box.height,
    body: { left: body.left - box.left, right: body.right - box.left, foot: body.foot - box.top },
  }
}

async function compose(
  chance: Chance,
  { place, fill }: Shot,
  goods: Goods,
  width: number,
  height: number,
): Promise<Buffer> {
  // Drawn a little larger than it will be, so that it can be turned and cut.
  const [w, h] = [width * 1.12, height * 1.12]
  const isNear = place === 'near'
  const isCut = fill > 1 && !isNear
  const [bodyWidth, bodyHeight] = [goods.body.right - goods.body.left, goods.body.foot]
  const most = isNear
    ? Math.max(w / goods.width, h / goods.height)
    : isCut
      ? Math.max((w * fill) / bodyWidth, (h * fill * 0.62) / bodyHeight)
      : Math.min((width * fill) / bodyWidth, (height * fill * 0.84) / bodyHeight)
  const scale = isNear ? most : most * chance.between(0.95, 1.03)
  const [gw, gh, foot] = [
    Math.ceil(goods.width * scale),
    Math.ceil(goods.height * scale),
    goods.body.foot * scale,
  ]
  const aside = w * (isCut ? chance.between(-0.12, 0.12) : chance.between(-0.035, 0.035))
  const left = isNear
    ? (w - gw) / 2
    : w / 2 - ((goods.body.left + goods.body.right) / 2) * scale + aside
  const ground =
    place === 'table'
      ? h * chance.between(0.8, 0.88)
      : place === 'floor'
        ? h * chance.between(0.84, 0.9)
        : 0
  const top = isNear
    ? (h - gh) / 2
    : place === 'ceiling'
      ? -8
      : place === 'wall'
        ? h * 0.42 - foot / 2
        : isCut
          ? h * chance.between(0.1, 0.16)
          : ground - foot
  const base = top + foot
  const edge =
    place === 'table'
      ? base - Math.min(bodyWidth * scale * 0.3, h * 0.2)
      : Math.min(base - Math.min(bodyWidth * scale * 0.34, h * 0.24), h * 0.82)
  const home = await sharp(Buffer.from(drawHome(chance, place, Math.round(w), Math.round(h), edge)))
    .blur(0.8)
    .png()
    .toBuffer()
  const thing = await sharp(goods.content).resize(gw, gh, { kernel: 'mitchell' }).png().toBuffer()
  return sharp(home)
    .composite([
      await placed(thing, gw, gh, Math.round(left), Math.round(top), Math.round(w), Math.round(h)),
    ])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** What would stand out of the frame is cut off first. */
async function placed(
  thing: Buffer,
  gw: number,
  gh: number,
  left: number,
  top: number,
  w: number,
  h: number,
) {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)]
  const [cw, ch] = [Math.min(gw - x, w - Math.max(0, left)), Math.min(gh - y, h - Math.max(0, top))]
  return {
    input: await sharp(thing).extract({ left: x, top: y, width: cw, height: ch }).png().toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  }
}

type Mood = { red: number; blue: number; bright: number; contrast: number; colour: number }
const moods: readonly Mood[] = [
  { red: 1.07, blue: 0.84, bright: 0.92, contrast: 1.06, colour: 1.06 },
  { red: 1.02, blue: 0.96, bright: 0.98, contrast: 1.04, colour: 1.08 },
  { red: 0.96, blue: 1.06, bright: 0.94, contrast: 1.02, colour: 0.92 },
  { red: 1.0, blue: 1.0, bright: 0.9, contrast: 1.1, colour: 1.0 },
  { red: 1.04, blue: 0.9, bright: 0.86, contrast: 1.0, colour: 0.96 },
  { red: 0.99, blue: 1.02, bright: 1.03, contrast: 0.96, colour: 0.95 },
]

/** Turned by a degree or two, in the camera's colours, darker towards the corners, with noise. */
async function seen(chance: Chance, scene: Buffer, width: number, height: number): Promise<Buffer> {
  const { red, blue, bright, contrast, colour } = chance.pick(moods)
  const turned = await sharp(scene)
    .rotate(chance.between(-2.4, 2.4), { background: '#888' })
    .toBuffer({ resolveWithObject: true })
  const cut = {
    left: Math.round((turned.info.width - width) / 2),
    top: Math.round((turned.info.height - height) / 2),
    width,
    height,
  }
  const toned = await sharp(turned.data)
    .extract(cut)
    .modulate({ saturation: colour })
    .linear(
      [red, 1, blue].map((gain) => gain * bright * contrast),
      [1, 1, 1].map(() => 128 * (1 - contrast) * bright),
    )
    .blur(0.45)
    .png()
    .toBuffer()
  const dark = chance.between(0.14, 0.34)
  const corners = `<svg width="${width}" height="${height}"><defs><radialGradient id="v" cx="0.5" cy="0.48" r="0.82"><stop offset="0.2" stop-color="#0c0a08" stop-opacity="0"/><stop offset="0.6" stop-color="#0c0a08" stop-opacity="${(dark * 0.22).toFixed(3)}"/><stop offset="1" stop-color="#0c0a08" stop-opacity="${dark.toFixed(3)}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#v)"/></svg>`
  return sharp(toned)
    .composite([
      { input: Buffer.from(corners) },
      { input: await grain(chance, width, height), blend: 'soft-light' },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Noise of a small sensor, coarser than a pixel. */
async function grain(chance: Chance, width: number, height: number): Promise<Buffer> {
  const [w, h] = [Math.round(width / 1.6), Math.round(height / 1.6)]
  const noise = Buffer.alloc(w * h)
  for (let i = 0; i < noise.length; i++)
    noise[i] = 128 + (chance.next() + chance.next() + chance.next() - 1.5) * 26
  return sharp(noise, { raw: { width: w, height: h, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

async function squeeze(picture: Buffer): Promise<Buffer> {
  for (let quality = 62; ; quality -= 6) {
    const content = await sharp(picture)
      .webp({ quality, effort: 6, smartSubsample: false })
      .toBuffer()
    if (content.length <= LARGEST_BYTES || quality <= 32) return content
  }
}
