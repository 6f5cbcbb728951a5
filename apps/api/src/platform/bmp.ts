/** The pixels of a picture as they stand, row by row from the top. */
export type Pixels = {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3
}

const FILE_HEADER = 14
const SMALLEST_INFO = 40
const BI_RGB = 0

/**
 * Reads a Windows bitmap with 24 or 32 bits a pixel, uncompressed: what people have. Our image
 * library reads none, and the decoders in the registry take the size in the header at its word
 * before they look at how many bytes there are. Undefined for anything else, also for a picture
 * whose pixels are not all there. The fourth byte of 32 bits is unused in this format, so it is no
 * transparency.
 */
export function readBmp(file: Buffer, mostPixels: number): Pixels | undefined {
  if (!isBmp(file) || file.length < FILE_HEADER + SMALLEST_INFO) return undefined
  const start = file.readUInt32LE(10)
  const infoBytes = file.readUInt32LE(14)
  const width = file.readInt32LE(18)
  const signedHeight = file.readInt32LE(22)
  // Rows stand from the bottom up, unless the height is negative.
  const height = Math.abs(signedHeight)
  const bits = file.readUInt16LE(28)
  if (
    infoBytes < SMALLEST_INFO ||
    file.readUInt16LE(26) !== 1 ||
    file.readUInt32LE(30) !== BI_RGB ||
    (bits !== 24 && bits !== 32)
  )
    return undefined
  if (width < 1 || height < 1 || width * height > mostPixels || start < FILE_HEADER + infoBytes)
    return undefined
  const pixelBytes = bits / 8
  const rowBytes = Math.ceil((width * pixelBytes) / 4) * 4
  if (start + rowBytes * height > file.length) return undefined

  const data = Buffer.allocUnsafe(width * height * 3)
  let to = 0
  for (let row = 0; row < height; row += 1) {
    let from = start + rowBytes * (signedHeight < 0 ? row : height - 1 - row)
    for (let column = 0; column < width; column += 1, from += pixelBytes, to += 3) {
      data[to] = file[from + 2] ?? 0
      data[to + 1] = file[from + 1] ?? 0
      data[to + 2] = file[from] ?? 0
    }
  }
  return { data, width, height, channels: 3 }
}

export function isBmp(file: Buffer): boolean {
  return file[0] === 0x42 && file[1] === 0x4d
}
