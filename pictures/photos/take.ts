/**
 * Takes the customers' photos of the demo mall: `node pictures/photos/take.ts [--only <prefix>]
 * [--sheet]`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { contactSheets } from '../sheet.ts'
import { develop } from './develop.ts'
import { plannedShots, type Shot } from './shots.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, sheet: { type: 'boolean' } },
})
const folder = join(import.meta.dirname, 'taken')
const shots = plannedShots()
const wanted = shots.filter(({ name }) => name.startsWith(options.only))

mkdirSync(folder, { recursive: true })
const known = new Set(shots.flatMap(({ name }) => [`${name}.webp`, `${name}-320.webp`]))
for (const stranger of readdirSync(folder).filter(
  (file) => file.endsWith('.webp') && !known.has(file),
))
  rmSync(join(folder, stranger))
for (const shot of wanted) await take(shot)
await writeList()
console.log(`${wanted.length} photos in ${folder}`)
if (options.sheet)
  console.log(
    (await contactSheets(wanted.map(({ name }) => join(folder, `${name}.webp`)))).join('\n'),
  )

async function take(shot: Shot): Promise<void> {
  const { content, preview } = await develop(shot)
  writeFileSync(join(folder, `${shot.name}.webp`), content)
  writeFileSync(join(folder, `${shot.name}-320.webp`), preview)
}

/** What the mall needs to know of each without opening it. */
async function writeList(): Promise<void> {
  const rows = await Promise.all(
    shots
      .map(({ name }) => join(folder, `${name}.webp`))
      .filter((file) => existsSync(file))
      .map(async (file) => {
        const { width, height } = await sharp(file).metadata()
        return JSON.stringify({
          name: basename(file, '.webp'),
          width,
          height,
          bytes: statSync(file).size,
        })
      }),
  )
  writeFileSync(join(folder, 'photos.json'), `[\n${rows.toSorted().join(',\n')}\n]\n`)
}
