import {
  imageTypes,
  uploadError,
  uploadLimits,
  type UploadPurpose,
} from '@galleria/contract/upload-rules'

/**
 * For the `accept` of a file input whose pictures are fitted. HEIC is not named: a phone that is
 * asked for JPEG gives one.
 */
export const choosableTypes = [...imageTypes, 'image/webp'].join(',')

/**
 * How a photo that may not be sent is drawn anew: its longer side in pixels and the quality of its
 * JPEG, the best first.
 */
const DRAWINGS = [
  [2400, 0.86],
  [2000, 0.8],
  [1600, 0.76],
  [1200, 0.7],
] as const

/**
 * A phone's photo is larger than what may be sent, or of a kind that the mall does not take (WebP,
 * and HEIC where the browser opens it): drawn anew here, it is a JPEG that may. Where it was taken
 * goes with the rest of what a camera writes into it. What may be sent as it is, and what the
 * browser cannot open, comes back unchanged.
 */
export async function fitPicture(
  file: File,
  purpose: UploadPurpose,
  open: (file: File) => Promise<Opened> = openPicture,
): Promise<File> {
  if (!isPerhapsPicture(file) || uploadError(file, purpose) === undefined) return file
  const picture = await open(file).catch(() => undefined)
  if (!picture) return file
  try {
    for (const [side, quality] of DRAWINGS) {
      const drawn = await picture.draw(sizeWithin(picture, side), quality)
      if (drawn && drawn.size <= uploadLimits[purpose])
        return new File([drawn], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' })
    }
    return file
  } finally {
    picture.close()
  }
}

/** Worth opening, although it may not be sent as it is. */
export function isPerhapsPicture({ size, type }: { size: number; type: string }): boolean {
  return size > 0 && (type === '' || type.startsWith('image/'))
}

type Size = { readonly width: number; readonly height: number }
export type Opened = Size & {
  draw(size: Size, quality: number): Promise<Blob | null>
  close(): void
}

/** The same picture no longer than `side`; never made larger. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const share = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
}

/** As the camera was held. */
async function openPicture(file: File): Promise<Opened> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return {
    width: bitmap.width,
    height: bitmap.height,
    close: () => bitmap.close(),
    draw(size, quality) {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const pen = canvas.getContext('2d')
      if (!pen) return Promise.resolve(null)
      // A JPEG has no glass: what is seen through is white.
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, size.width, size.height)
      pen.drawImage(bitmap, 0, 0, size.width, size.height)
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    },
  }
}
