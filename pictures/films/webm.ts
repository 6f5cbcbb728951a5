/**
 * A WebM file (Matroska: ids, sizes, contents) around one VP9 track. Only what a player needs to
 * show, loop and seek it.
 */

type Chunk = { bytes: Buffer; isKey: boolean; atMs: number }
type Video = { width: number; height: number; durationMs: number; chunks: readonly Chunk[] }

/** Microseconds of nothing: one tick is a millisecond. */
const TICK_NS = 1_000_000

export function webm({ width, height, durationMs, chunks }: Video): Buffer {
  const head = element(0x1a45dfa3, [
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 4),
    uint(0x4285, 2),
  ])
  const info = element(0x1549a966, [
    uint(0x2ad7b1, TICK_NS),
    float(0x4489, durationMs),
    text(0x4d80, 'galleria'),
    text(0x5741, 'galleria'),
  ])
  const video = element(0xe0, [uint(0xb0, width), uint(0xba, height)])
  const tracks = element(0x1654ae6b, [
    element(0xae, [
      uint(0xd7, 1),
      uint(0x73c5, 1),
      uint(0x9c, 0),
      uint(0x83, 1),
      text(0x86, 'V_VP9'),
      video,
    ]),
  ])
  // The table of places stands before the pictures, so that a loop finds its way back without
  // reading to the end; its size does not depend on what it says.
  const cuesFor = (place: number) =>
    element(0x1c53bb6b, [
      element(0xbb, [uint(0xb3, 0), element(0xb7, [uint(0xf7, 1), uint(0xf1, place, 4)])]),
    ])
  const place = info.length + tracks.length + cuesFor(0).length
  const cluster = element(0x1f43b675, [uint(0xe7, 0), ...chunks.map(block)])
  return Buffer.concat([head, element(0x18538067, [info, tracks, cuesFor(place), cluster])])
}

function block({ bytes, isKey, atMs }: Chunk): Buffer {
  const intro = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
  intro.writeInt16BE(Math.round(atMs), 1)
  return element(0xa3, [intro, bytes])
}

function element(id: number, contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length) | 0x0100000000000000n)
  return Buffer.concat([whole(id), size, body])
}

function uint(id: number, value: number, width = 0): Buffer {
  return element(id, [whole(value, width)])
}
function text(id: number, value: string): Buffer {
  return element(id, [Buffer.from(value, 'ascii')])
}
function float(id: number, value: number): Buffer {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return element(id, [body])
}
/** A whole number in as few bytes as it needs, or in so many. */
function whole(value: number, width = 0): Buffer {
  const hex = value.toString(16)
  return Buffer.from(hex.padStart(Math.max(hex.length + (hex.length % 2), width * 2), '0'), 'hex')
}
