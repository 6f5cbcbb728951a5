import { HOUR } from '@galleria/kernel/time'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { openLocalFiles } from './files.ts'
import { cleanImage } from './images.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1e5b45' } })

describe('a picture somebody hands us', () => {
  test('is drawn anew: upright, bounded, without where it was taken', async () => {
    const photo = await blank(3000, 1000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Kim' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const clean = await cleanImage(photo)
    expect(clean).toMatchObject({ width: 667, height: 2000, contentType: 'image/webp' })
    const metadata = await sharp(clean?.content).metadata()
    expect([metadata.format, metadata.exif, metadata.orientation]).toEqual([
      'webp',
      undefined,
      undefined,
    ])
  })

  test('of each allowed kind is taken', async () => {
    for (const kind of ['jpeg', 'png', 'gif'] as const)
      expect(await cleanImage(await blank(20, 10).toFormat(kind).toBuffer())).toMatchObject({
        width: 20,
        height: 10,
      })
  })

  test('is refused when it is none: text, a page, a drawing with script, half a picture, another kind', async () => {
    const png = await blank(200, 200).png().toBuffer()
    for (const odd of [
      Buffer.from(''),
      Buffer.from('hello'),
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
      png.subarray(0, 60),
      await blank(9, 9).tiff().toBuffer(),
    ]) {
      expect(await cleanImage(odd)).toBeUndefined()
    }
  })

  test('is refused above 25 megapixels, before it is unpacked', async () => {
    const flood = await sharp({
      create: { width: 6000, height: 5000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(flood.length).toBeLessThan(200_000)
    expect(await cleanImage(flood)).toBeUndefined()
  })
})

describe('the file store', () => {
  test('gives back what was written, and nothing for what was not', async () => {
    const files = openLocalFiles(folder)
    await files.write('images/ab/one.webp', Buffer.from('picture'))
    const found = await files.open('images/ab/one.webp')
    const parts: Buffer[] = []
    for await (const part of found?.stream ?? []) parts.push(part as Buffer)
    expect([
      Buffer.concat(parts).toString(),
      found?.bytes,
      await files.open('images/ab/two.webp'),
    ]).toEqual(['picture', 7, undefined])
    expect(await readdir(join(folder, 'images/ab'))).toEqual(['one.webp'])
    await files.remove('images/ab/one.webp')
    expect(await files.open('images/ab/one.webp')).toBeUndefined()
  })

  test('refuses what there is no room for, and leaves nothing of it behind', async () => {
    const more = (await openLocalFiles(folder).freeBytes()) * 2
    const full = openLocalFiles(folder, more)
    await expect(full.write('images/ab/three.webp', Buffer.from('x'))).rejects.toMatchObject({
      code: 'storage.full',
    })
    async function* runsFull() {
      yield Buffer.from('%PDF-')
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const files = openLocalFiles(folder)
    await expect(files.receive('documents/ab/four', runsFull())).rejects.toMatchObject({
      code: 'storage.full',
    })
    expect([
      await files.open('images/ab/three.webp'),
      await files.open('documents/ab/four'),
      await readdir(join(folder, '.drafts')),
    ]).toEqual([undefined, undefined, []])
  })

  test('an upload that breaks off before its file is there leaves none behind, a moment later neither', async () => {
    const files = openLocalFiles(folder)
    async function* breaksOff(): AsyncGenerator<Buffer> {
      yield Buffer.from('%PDF-')
      throw new Error('the sender is gone')
    }
    for (let index = 0; index < 1000; index++)
      await expect(files.receive(`documents/ab/gone${index}`, breaksOff())).rejects.toThrow('gone')
    await setTimeout(100)
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
  })

  test('takes away what a crash left half written, and not what is still coming', async () => {
    const files = openLocalFiles(folder)
    await files.write('images/ab/one.webp', Buffer.from('picture'))
    await writeFile(join(folder, '.drafts', 'half.part'), 'half')
    await files.sweepDrafts(new Date())
    expect(await readdir(join(folder, '.drafts'))).toEqual(['half.part'])
    await files.sweepDrafts(new Date(Date.now() + 3 * HOUR))
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
    expect((await files.open('images/ab/one.webp'))?.bytes).toBe(7)
  })

  test('never leaves its folder', async () => {
    const files = openLocalFiles(folder)
    for (const key of [
      '../secret',
      '/etc/passwd',
      'a/../../b',
      '.hidden',
      'a//b',
      '',
      'x'.repeat(201),
    ])
      await expect(files.open(key), key).rejects.toThrow('not a file key')
  })
})
