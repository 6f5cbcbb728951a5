import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Files made byte by byte: whole ones, and ones that say what is not so. */

/** A valid png of exactly so many bytes. */
export async function makePngOfBytes(bytes: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1e5b45' } })
    .png()
    .toBuffer()
  return withPngChunk(png, 'prVt', Buffer.alloc(bytes - png.length - 12))
}

export type Part = {
  readonly name: string
  readonly fileName?: string
  readonly type?: string
  readonly content: Buffer | string
}

/** A multipart body as a browser would write it, without any of a browser's care. */
export function multipart(
  parts: readonly Part[],
  boundary = 'galleria-boundary',
): { body: Buffer; contentType: string } {
  const chunks = parts.flatMap(({ name, fileName, type, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}

/** A bitmap; grey unless pixels are given, row by row from the top. */
export function makeBmp({
  width,
  height,
  bits,
  isTopDown = false,
  pixels = [],
}: {
  width: number
  height: number
  bits: 24 | 32
  isTopDown?: boolean
  pixels?: readonly (readonly [number, number, number])[]
}): Buffer {
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const file = Buffer.alloc(54 + rowBytes * height)
  file.write('BM', 0)
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(isTopDown ? -height : height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(bits, 28)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [r, g, b] = pixels[row * width + column] ?? [128, 128, 128]
      file.set(
        [b, g, r],
        54 + rowBytes * (isTopDown ? row : height - 1 - row) + column * (bits / 8),
      )
    }
  }
  return file
}

export function withBmpSize(bmp: Buffer, width: number, height: number): Buffer {
  bmp.writeInt32LE(width, 18)
  bmp.writeInt32LE(height, 22)
  return bmp
}

export function makeGif({
  frames,
  canvas = 1,
  side = 1,
  comment,
}: {
  frames: number
  canvas?: number
  side?: number
  comment?: string
}): Buffer {
  const head = Buffer.alloc(13 + 12)
  head.write('GIF89a')
  head.writeUInt16LE(canvas, 6)
  head.writeUInt16LE(canvas, 8)
  head[10] = 0x81 // four colours follow
  head.fill(0x77, 13)
  const commentBlock = comment
    ? Buffer.concat([
        Buffer.from([0x21, 0xfe, comment.length]),
        Buffer.from(comment),
        Buffer.from([0]),
      ])
    : Buffer.alloc(0)
  const frame = Buffer.from([
    0x21,
    0xf9,
    4,
    0,
    1,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    side & 0xff,
    side >> 8,
    side & 0xff,
    side >> 8,
    0,
    2,
    2,
    0x44,
    1,
    0,
  ])
  return Buffer.concat([
    head,
    commentBlock,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

export function makePng(
  width: number,
  height: number,
  more: readonly (readonly [string, Buffer])[] = [],
): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    ['IHDR', size] as const,
    ...more,
    ['IDAT', deflateSync(Buffer.alloc(100))] as const,
    ['IEND', Buffer.alloc(0)] as const,
  ]
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...chunks.map(([type, content]) => pngChunk(type, content)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(type, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length)
  return chunk
}

/** Behind the header, which is always 33 bytes. */
export function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)])
}

export function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}

export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** One stored file, as an archive that unpackers accept. */
export function makeZip(text: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32BE(0x504b0304, 0)
  head.writeUInt32LE(crc32(text), 14)
  head.writeUInt32LE(text.length, 18)
  head.writeUInt32LE(text.length, 22)
  head.writeUInt16LE(1, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32BE(0x504b0102, 0)
  entry.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32BE(0x504b0506, 0)
  end.set([1, 0, 1, 0], 8)
  return Buffer.concat([head, Buffer.from(`a${text}`), entry, Buffer.from('a'), end])
}

export function flipByte(content: Buffer, index: number): Buffer {
  const copy = Buffer.from(content)
  copy[index] = (copy[index] ?? 0) ^ 0xff
  return copy
}
