import sharp, { type Sharp } from 'sharp'
import { isBmp, readBmp } from './bmp.ts'

/**
 * No picture is worked on twice in a row: what the library would hold of it is memory that nobody
 * uses.
 */
sharp.cache(false)
/**
 * Each picture is worked on by one thread: whoever lets several be drawn at a time counts cores,
 * and an upload leaves the others to the shop.
 */
sharp.concurrency(1)

/**
 * What a person may hand us as a picture, by how its bytes begin, whatever it is called; at most 25
 * megapixels and a hundred frames.
 */
const BEGINNINGS: readonly (readonly [string, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', Buffer.from('GIF87a')],
  ['gif', Buffer.from('GIF89a')],
]
const MOST_PIXELS = 25_000_000
const MOST_FRAMES = 100
const LONGEST_SIDE = 2000

/** A picture of our own making. */
export type CleanImage = {
  readonly content: Buffer
  readonly width: number
  readonly height: number
  readonly contentType: 'image/webp'
}

/**
 * Decodes what claims to be an image and draws it anew: what is stored is pixels, never the bytes
 * that came. Turned upright, no wider or higher than 2000 px, the first frame of an animation,
 * without any metadata (a phone writes where it was). Undefined for everything that is not a
 * picture within the limits, whatever it is called.
 */
export async function cleanImage(content: Buffer): Promise<CleanImage | undefined> {
  try {
    const input = isBmp(content) ? openBmp(content) : await openKnown(content)
    if (!input) return undefined
    const { data, info } = await input
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height, contentType: 'image/webp' }
  } catch {
    return undefined
  }
}

/** The same picture for a small place; never larger than it is. */
export function shrinkImage(content: Buffer, longestSide: number): Promise<Buffer> {
  return sharp(content)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
}

function openBmp(content: Buffer): Sharp | undefined {
  const pixels = readBmp(content, MOST_PIXELS)
  return (
    pixels &&
    sharp(pixels.data, {
      raw: { width: pixels.width, height: pixels.height, channels: pixels.channels },
    })
  )
}

/**
 * The library opens many more kinds, drawings with their own language among them; it gets to see
 * only those we take.
 */
async function openKnown(content: Buffer): Promise<Sharp | undefined> {
  const kind = BEGINNINGS.find(([, beginning]) =>
    content.subarray(0, beginning.length).equals(beginning),
  )?.[0]
  if (!kind) return undefined
  const input = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, pages = 1, width = 0, height = 0 } = await input.metadata()
  return format === kind && pages <= MOST_FRAMES && width * height <= MOST_PIXELS
    ? input
    : undefined
}
