import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { categories, models } from '../apps/demo/src/models.ts'
import { madeFolder, readManifest } from './manifest.ts'

const manifest = readManifest()
const files = readdirSync(madeFolder).filter((name) => name.endsWith('.webp'))
const megabyte = 1024 * 1024

describe('The pictures', () => {
  it('are exactly those that the manifest names, with their sizes', () => {
    expect(files.toSorted()).toEqual([...manifest.keys()].toSorted())
    for (const made of manifest.values())
      expect(statSync(join(madeFolder, made.name)).size, made.name).toBe(made.bytes)
  })

  it('show every model in every finish, and from a second angle', () => {
    const wanted = models.flatMap((model) => [
      ...model.finishes.map((finish) => `${model.key}--${finish}.webp`),
      `${model.key}--second.webp`,
    ])
    expect(wanted.filter((name) => !manifest.has(name))).toEqual([])
  })

  it('show a room for every category and one for the home page', () => {
    const wanted = [...categories.map((category) => `room-${category.key}.webp`), 'room-hero.webp']
    expect(wanted.filter((name) => !manifest.has(name))).toEqual([])
  })

  it('are WebP that can be read, of the size they claim, see-through around the goods', async () => {
    await Promise.all(
      [...manifest.values()].map(async ({ name, width, height, tint }) => {
        const picture = sharp(join(madeFolder, name))
        const found = await picture.metadata()
        const isRoom = name.startsWith('room-')
        expect({
          name,
          format: found.format,
          width: found.width,
          height: found.height,
          hasAlpha: found.hasAlpha,
        }).toEqual({ name, format: 'webp', width, height, hasAlpha: !isRoom })
        // Decoded small, which is enough to see that something is there and that the paper shows
        // through.
        const small = await picture.resize(64).ensureAlpha().raw().toBuffer()
        expect(new Set(small.filter((_, i) => i % 4 === 0)).size, name).toBeGreaterThan(10)
        if (!isRoom)
          expect(
            small.filter((_, i) => i % 4 === 3).reduce((least, alpha) => Math.min(least, alpha)),
            name,
          ).toBeLessThan(8)
        expect(tint, name).toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })

  it('fit into twelve megabytes together', () => {
    const all = [...manifest.values()].reduce((sum, made) => sum + made.bytes, 0)
    expect(all).toBeLessThan(12 * megabyte)
  })
})
