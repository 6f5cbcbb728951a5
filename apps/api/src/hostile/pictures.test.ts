import { expect, test } from 'vitest'
import sharp from 'sharp'
import { cleanImage } from '#platform/images.ts'
import { makePngOfBytes } from './make-files.ts'
import { HIDDEN, makeUploadCorpus } from './upload-corpus.ts'

test('[REV-044] of every picture people should not send nothing is kept, or its pixels alone', async () => {
  const files = await makeUploadCorpus()
  expect(files.filter((file) => file.expected === 'refused').length).toBeGreaterThan(30)
  for (const { what, content, expected } of files) {
    const begin = performance.now()
    const clean = await cleanImage(content)
    expect(performance.now() - begin, what).toBeLessThan(8000)
    expect(clean ? 'drawn' : 'refused', what).toBe(expected)
    if (!clean) continue
    expect(clean.content.includes(HIDDEN), what).toBe(false)
    const { format, exif, xmp, icc, iptc, pages } = await sharp(clean.content).metadata()
    expect([format, exif, xmp, icc, iptc, pages ?? 1], what).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
      undefined,
      1,
    ])
  }
})

test('a picture can be made of exactly as many bytes as a limit allows', async () => {
  for (const bytes of [1024 * 1024, 2 * 1024 * 1024 + 1]) {
    const file = await makePngOfBytes(bytes)
    expect(file.length).toBe(bytes)
    expect(await cleanImage(file)).toMatchObject({ width: 60, height: 40 })
  }
})
