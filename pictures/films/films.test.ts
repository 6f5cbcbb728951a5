import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filmed } from './plan.ts'
import { webm } from './webm.ts'

type Taken = {
  name: string
  width: number
  height: number
  durationMs: number
  bytes: number
  hash: string
}
const folder = join(import.meta.dirname, 'taken')
const list = JSON.parse(readFileSync(join(folder, 'films.json'), 'utf8')) as Taken[]

describe('The films', () => {
  it('are those that are planned, named by their fingerprint, and each is quick to load', () => {
    expect(list.map(({ name }) => name)).toEqual([...filmed].toSorted())
    expect(readdirSync(folder).toSorted()).toEqual(
      [...list.map(({ name, hash }) => `${name}.${hash}.webm`), 'films.json'].toSorted(),
    )
    for (const { name, hash, bytes } of list) {
      const content = readFileSync(join(folder, `${name}.${hash}.webm`))
      expect([name, content.length, content.subarray(0, 4).toString('hex')]).toEqual([
        name,
        bytes,
        '1a45dfa3',
      ])
      expect(bytes, name).toBeLessThan(300 * 1024)
      expect(bytes, name).toBeGreaterThan(40 * 1024)
    }
    expect(
      list.every(
        ({ durationMs, width, height }) => durationMs === 3000 && width === 640 && height === 640,
      ),
    ).toBe(true)
  })
})

describe('A WebM file', () => {
  it('names its kind, its size and length, and where its only stretch begins', () => {
    const file = webm({
      width: 640,
      height: 480,
      durationMs: 3000,
      chunks: [
        { bytes: Buffer.from('first'), isKey: true, atMs: 0 },
        { bytes: Buffer.from('second'), isKey: false, atMs: 41.67 },
      ],
    })
    for (const sign of ['webm', 'V_VP9', 'first', 'second'])
      expect(file.includes(sign), sign).toBe(true)
    expect(file.includes(Buffer.from('b001000000000000020280', 'hex'))).toBe(true)
    // A block: track 1, its time, and whether one can begin there.
    expect(
      file.includes(Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), Buffer.from('first')])),
    ).toBe(true)
    expect(
      file.includes(Buffer.concat([Buffer.from([0x81, 0, 42, 0]), Buffer.from('second')])),
    ).toBe(true)
    const segment = file.indexOf(Buffer.from('18538067', 'hex'))
    const place = file.readUInt32BE(file.indexOf(Buffer.from('f10100000000000004', 'hex')) + 9)
    expect(file.subarray(segment + 12 + place, segment + 16 + place).toString('hex')).toBe(
      '1f43b675',
    )
  })
})
