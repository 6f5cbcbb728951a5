import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Files that people should not send, made in memory, and a few harmless ones beside them. `drawn`: a picture comes of it, without anything that was hidden in it. */
export type HostileFile = {
  readonly what: string
  readonly name: string
  readonly type: string
  readonly content: Buffer
  readonly expected: 'drawn' | 'refused'
}

/** Written into every file that hides something: it may be found nowhere in what is kept. */
export const HIDDEN = 'HIDDEN-IN-A-PICTURE'
const SCRIPT = `<script>alert("${HIDDEN}")</script>`
const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`
const DRAWING = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><image href="file:///etc/passwd"/>${SCRIPT}</svg>`
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "${'lol'.repeat(100)}">${'bcdefghij'
  .split('')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`

export async function makeUploadCorpus(): Promise<readonly HostileFile[]> {
  const blank = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#1e5b45' } })
  const [jpeg, png, gif, webp, tiff, avif] = await Promise.all([
    blank().jpeg().toBuffer(),
    blank().png().toBuffer(),
    blank().gif().toBuffer(),
    blank().webp().toBuffer(),
    blank().tiff().toBuffer(),
    blank(16, 16).avif().toBuffer(),
  ])
  const photo = await blank()
    .jpeg()
    .withExif({
      IFD0: { Copyright: HIDDEN },
      IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLongitude: '10/1 0/1 0/1' },
    })
    .toBuffer()
  const flood = await sharp({
    create: { width: 6000, height: 5000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const refused = (
    what: string,
    name: string,
    type: string,
    content: Buffer | string,
  ): HostileFile => ({
    what,
    name,
    type,
    content: Buffer.from(content as string),
    expected: 'refused',
  })
  const drawn = (what: string, name: string, type: string, content: Buffer): HostileFile => ({
    what,
    name,
    type,
    content,
    expected: 'drawn',
  })
  return [
    drawn('a jpeg', 'a.jpg', 'image/jpeg', jpeg),
    drawn('a png', 'a.png', 'image/png', png),
    drawn('a gif', 'a.gif', 'image/gif', gif),
    drawn('a bitmap', 'a.bmp', 'image/bmp', makeBmp({ width: 60, height: 40, bits: 24 })),
    drawn(
      'a bitmap of 32 bits from the top down',
      'a.bmp',
      'image/bmp',
      makeBmp({ width: 60, height: 40, bits: 32, isTopDown: true }),
    ),
    drawn('a gif of a hundred frames', 'a.gif', 'image/gif', makeGif({ frames: 100 })),
    drawn('a jpeg that says where it was taken', 'a.jpg', 'image/jpeg', photo),
    drawn(
      'a jpeg with a page in its comment',
      'a.jpg',
      'image/jpeg',
      withJpegComment(jpeg, `*/=1;alert("${HIDDEN}")/*${PAGE}`),
    ),
    drawn(
      'a jpeg with a page behind it',
      'a.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, Buffer.from(PAGE)]),
    ),
    drawn(
      'a jpeg with an archive behind it',
      'a.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, makeZip(HIDDEN)]),
    ),
    drawn(
      'a png with a page in its text',
      'a.png',
      'image/png',
      withPngChunk(png, 'tEXt', Buffer.from(`Comment\0${PAGE}`)),
    ),
    drawn(
      'a png with a page behind it',
      'a.png',
      'image/png',
      Buffer.concat([png, Buffer.from(PAGE)]),
    ),
    drawn(
      'a gif with a page in its comment',
      'a.gif',
      'image/gif',
      makeGif({ frames: 1, comment: `*/=1;alert("${HIDDEN}")//` }),
    ),
    refused('a drawing called png', 'a.png', 'image/png', DRAWING),
    refused('a drawing', 'a.svg', 'image/svg+xml', DRAWING),
    refused('a drawing of a thousand million laughs', 'a.png', 'image/png', LAUGHS),
    refused('a page called jpg', 'a.jpg', 'image/jpeg', PAGE),
    refused('a page that begins like a gif', 'a.gif', 'image/gif', `GIF89a/*${PAGE}*/`),
    refused(
      'a page that begins like a jpeg',
      'a.jpg',
      'image/jpeg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(PAGE)]),
    ),
    refused('a script', 'a.png', 'image/png', `alert("${HIDDEN}")`),
    refused('a document', 'a.png', 'image/png', `%PDF-1.7\n${HIDDEN}`),
    refused('an archive', 'a.png', 'image/png', makeZip(HIDDEN)),
    refused('a webp', 'a.webp', 'image/webp', webp),
    refused('a tiff', 'a.png', 'image/png', tiff),
    refused('an avif', 'a.jpg', 'image/jpeg', avif),
    refused('a png that says it is 30000 x 30000', 'a.png', 'image/png', makePng(30_000, 30_000)),
    refused(
      'a png that says it is 2147483647 wide',
      'a.png',
      'image/png',
      makePng(2_147_483_647, 1),
    ),
    refused('a png of no width', 'a.png', 'image/png', makePng(0, 10)),
    refused('a png of 30 megapixels', 'a.png', 'image/png', flood),
    refused(
      'a jpeg that says it is 65500 x 65500',
      'a.jpg',
      'image/jpeg',
      withJpegSize(jpeg, 65_500, 65_500),
    ),
    refused(
      'a bitmap that says it is 30000 x 30000',
      'a.bmp',
      'image/bmp',
      withBmpSize(makeBmp({ width: 2, height: 2, bits: 24 }), 30_000, 30_000),
    ),
    refused(
      'a bitmap without its pixels',
      'a.bmp',
      'image/bmp',
      makeBmp({ width: 60, height: 40, bits: 24 }).subarray(0, 200),
    ),
    refused('a gif of a hundred and one frames', 'a.gif', 'image/gif', makeGif({ frames: 101 })),
    refused('a gif of five thousand frames', 'a.gif', 'image/gif', makeGif({ frames: 5000 })),
    refused(
      'a gif of 65535 x 65535',
      'a.gif',
      'image/gif',
      makeGif({ frames: 1, canvas: 65_535, side: 65_535 }),
    ),
    // The decoder believes the frame and not the canvas, so this one is a picture of one pixel.
    drawn(
      'a gif of one pixel on a canvas of 65535 x 65535',
      'a.gif',
      'image/gif',
      makeGif({ frames: 1, canvas: 65_535 }),
    ),
    refused('half a jpeg', 'a.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    refused('half a png', 'a.png', 'image/png', png.subarray(0, png.length / 2)),
    refused('a png whose first sum is wrong', 'a.png', 'image/png', flipByte(png, 29)),
    refused(
      "a png whose pixels' sum is wrong",
      'a.png',
      'image/png',
      flipByte(png, png.length - 13),
    ),
    refused(
      'a png with a text that unpacks to 50 megabytes and no pixels',
      'a.png',
      'image/png',
      makePng(10, 10, [
        [
          'zTXt',
          Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]),
        ],
      ]),
    ),
    refused('nothing', 'a.png', 'image/png', ''),
    refused('one byte', 'a.png', 'image/png', Buffer.from([0x89])),
    refused('a beginning only', 'a.png', 'image/png', png.subarray(0, 8)),
    refused(
      'noise',
      'a.jpg',
      'image/jpeg',
      Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)),
    ),
  ]
}

/** Names that a file may be given; none may be found again in a path, a header or an answer. */
export const fileNames: readonly string[] = [
  '../../../../etc/cron.d/x.png',
  '..\\..\\windows\\x.png',
  '/etc/passwd',
  'a.png\0.html',
  'a\r\nSet-Cookie: x=1\r\n.png',
  `${'n'.repeat(5000)}.png`,
  'a.png.html',
  '.htaccess',
  'CON.png',
  'a.jpg;.php',
  `"><img src=x onerror=alert("${HIDDEN}")>.png`,
  '',
  ' ',
  '\u202egnp.exe',
  '__proto__',
  'con/../../a.png',
]

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

function withBmpSize(bmp: Buffer, width: number, height: number): Buffer {
  bmp.writeInt32LE(width, 18)
  bmp.writeInt32LE(height, 22)
  return bmp
}

function makeGif({
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
  const said = comment
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
    said,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

function makePng(
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
function withPngChunk(png: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, content), png.subarray(33)])
}

function withJpegComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}

function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** One stored file, as an archive that unpackers accept. */
function makeZip(text: string): Buffer {
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

function flipByte(content: Buffer, index: number): Buffer {
  const copy = Buffer.from(content)
  copy[index] = (copy[index] ?? 0) ^ 0xff
  return copy
}
