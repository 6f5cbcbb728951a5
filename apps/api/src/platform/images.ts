import sharp from 'sharp'

/** What a person may hand us as a picture: these kinds, at most 25 megapixels and a hundred frames. */
const KINDS = new Set(['jpeg', 'png', 'gif', 'webp'])
const MOST_PIXELS = 25_000_000
const MOST_FRAMES = 100
const LONGEST_SIDE = 2000

/** A picture of our own making. */
export type CleanImage = { readonly content: Buffer; readonly width: number; readonly height: number; readonly contentType: 'image/webp' }

/**
 * Decodes what claims to be an image and draws it anew: what is kept is pixels, never the bytes that came. Turned upright, no wider or higher
 * than 2000 px, the first frame of an animation, without any metadata (a phone writes where it was). Undefined for everything that is not a
 * picture within the limits, whatever it is called.
 */
export async function cleanImage(content: Buffer): Promise<CleanImage | undefined> {
  try {
    const input = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format, pages = 1, width = 0, height = 0 } = await input.metadata()
    if (!format || !KINDS.has(format) || pages > MOST_FRAMES || width * height > MOST_PIXELS) return undefined
    const { data, info } = await input.rotate().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height, contentType: 'image/webp' }
  } catch {
    return undefined
  }
}
