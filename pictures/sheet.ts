import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const papers = { light: '#FBFAF7', dark: '#151411' }

/**
 * Contact sheets of the pictures on both papers, `across` in a row, into the temporary folder.
 * Gives back their paths.
 */
export async function contactSheets(
  files: readonly string[],
  size = 300,
  across = 6,
  down = 4,
): Promise<string[]> {
  const folder = join(tmpdir(), 'galleria-sheets')
  mkdirSync(folder, { recursive: true })
  const made: string[] = []
  for (const [paper, background] of Object.entries(papers))
    for (let page = 0; page * across * down < files.length; page++) {
      const shown = files.slice(page * across * down, (page + 1) * across * down)
      const tiles = await Promise.all(
        shown.map(async (file, i) => ({
          input: await sharp(file)
            .resize(size, size, {
              fit: 'contain',
              background: { r: 0, g: 0, b: 0, alpha: 0 },
              kernel: 'mitchell',
            })
            .composite([label(basename(file), size, paper)])
            .png()
            .toBuffer(),
          left: (i % across) * size,
          top: Math.floor(i / across) * size,
        })),
      )
      const path = join(folder, `sheet-${page + 1}-${paper}.png`)
      await sharp({
        create: {
          width: across * size,
          height: Math.ceil(shown.length / across) * size,
          channels: 3,
          background,
        },
      })
        .composite(tiles)
        .png()
        .toFile(path)
      made.push(path)
    }
  return made
}

function label(name: string, size: number, paper: string) {
  const text = `<svg width="${size}" height="16"><text x="4" y="12" font-size="11" font-family="sans-serif" fill="${paper === 'light' ? '#666' : '#999'}">${name.replace('.webp', '')}</text></svg>`
  return { input: Buffer.from(text), left: 0, top: 0 }
}
