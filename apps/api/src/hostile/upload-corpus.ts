import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import {
  makeBmp,
  withBmpSize,
  makeGif,
  makePng,
  withPngChunk,
  withJpegComment,
  withJpegSize,
  makeZip,
  flipByte,
} from './make-files.ts'

/**
 * Files that people should not send, made in memory, and a few harmless ones beside them. `drawn`:
 * a picture comes of it, without anything that was hidden in it.
 */
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

/** The same small picture in every format, and two that take time to make. */
async function drawSamples() {
  const blank = (width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background: '#1e5b45' } })
  const [jpeg, png, gif, webp, tiff, avif, photo, flood] = await Promise.all([
    blank().jpeg().toBuffer(),
    blank().png().toBuffer(),
    blank().gif().toBuffer(),
    blank().webp().toBuffer(),
    blank().tiff().toBuffer(),
    blank(16, 16).avif().toBuffer(),
    blank()
      .jpeg()
      .withExif({
        IFD0: { Copyright: HIDDEN },
        IFD3: { GPSLatitude: '53/1 33/1 0/1', GPSLongitude: '10/1 0/1 0/1' },
      })
      .toBuffer(),
    sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  ])
  return { jpeg, png, gif, webp, tiff, avif, photo, flood }
}
type Samples = Awaited<ReturnType<typeof drawSamples>>

export async function makeUploadCorpus(): Promise<readonly HostileFile[]> {
  const samples = await drawSamples()
  return [...listPictures(samples), ...listNoPictures(samples), ...listBroken(samples)]
}

const drawn = (what: string, name: string, type: string, content: Buffer): HostileFile => ({
  what,
  name,
  type,
  content,
  expected: 'drawn',
})
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

/** Pictures, some with something hidden in them that drawing them anew leaves out. */
function listPictures({ jpeg, png, gif, photo }: Samples): HostileFile[] {
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
  ]
}

/** What is no picture of ours, whatever it is called. */
function listNoPictures({ webp, tiff, avif }: Samples): HostileFile[] {
  return [
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
  ]
}

/** Pictures that are broken, or that would fill the memory of whoever believed them. */
function listBroken({ jpeg, png, flood }: Samples): HostileFile[] {
  return [
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
