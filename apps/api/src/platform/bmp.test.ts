import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeBmp } from '../hostile/make-files.ts'
import { readBmp } from './bmp.ts'
import { cleanImage } from './images.ts'

const MOST = 25_000_000
const red = [200, 30, 10] as const
const blue = [10, 30, 200] as const
/** Two columns, three rows: red above blue above red. */
const pixels = [red, red, blue, blue, red, red]
const expected = Buffer.from(pixels.flat())

describe('a Windows bitmap', () => {
  test('is read with 24 and 32 bits a pixel, from the bottom up and from the top down, with the padding of its rows', () => {
    for (const bits of [24, 32] as const) {
      for (const isTopDown of [false, true])
        expect(
          readBmp(makeBmp({ width: 2, height: 3, bits, isTopDown, pixels }), MOST),
          `${bits} ${isTopDown}`,
        ).toEqual({ data: expected, width: 2, height: 3, channels: 3 })
    }
  })

  test('is no picture when it is of another kind, says one thing and holds another, or is larger than allowed', () => {
    const good = makeBmp({ width: 2, height: 3, bits: 24, pixels })
    const changed = (write: (file: Buffer) => void) => {
      const copy = Buffer.from(good)
      write(copy)
      return copy
    }
    const odd: Record<string, Buffer> = {
      'half of it': good.subarray(0, good.length - 1),
      'only a header': good.subarray(0, 54),
      'two letters': Buffer.from('BM'),
      'no width': changed((file) => file.writeInt32LE(0, 18)),
      'a negative width': changed((file) => file.writeInt32LE(-2, 18)),
      'a width of two thousand millions': changed((file) => file.writeInt32LE(2_147_483_647, 18)),
      'the lowest height': changed((file) => file.writeInt32LE(-2_147_483_648, 22)),
      'a height of none': changed((file) => file.writeInt32LE(0, 22)),
      'eight bits': changed((file) => file.writeUInt16LE(8, 28)),
      'run lengths': changed((file) => file.writeUInt32LE(1, 30)),
      'bit fields': changed((file) => file.writeUInt32LE(3, 30)),
      'pixels inside the header': changed((file) => file.writeUInt32LE(0, 10)),
      'pixels behind the end': changed((file) => file.writeUInt32LE(4_294_967_295, 10)),
      'a header without an end': changed((file) => file.writeUInt32LE(4_294_967_295, 14)),
      'an old header': changed((file) => file.writeUInt32LE(12, 14)),
      'two planes': changed((file) => file.writeUInt16LE(2, 26)),
    }
    for (const [what, file] of Object.entries(odd))
      expect(readBmp(file, MOST), what).toBeUndefined()
    expect(readBmp(good, 5)).toBeUndefined()
    expect(readBmp(good, 6)).toBeDefined()
  })

  test('is drawn anew like any other picture', async () => {
    const clean = await cleanImage(makeBmp({ width: 40, height: 30, bits: 24 }))
    expect(clean).toMatchObject({ width: 40, height: 30, contentType: 'image/webp' })
    expect((await sharp(clean?.content).metadata()).format).toBe('webp')
  })
})
