/**
 * Films the models that turn: `node pictures/films/take.ts [--only <prefix>]`. What is there and up
 * to date stays.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { openBrowser } from '../browser.ts'
import { readManifest } from '../manifest.ts'
import { filmed, plannedFilm, RATE, SIDE, type Film } from './plan.ts'
import { webm } from './webm.ts'

type Taken = {
  name: string
  width: number
  height: number
  durationMs: number
  bytes: number
  hash: string
}
/** Three seconds of it are some 200 kB: sharp enough for a card, quick on a phone's line. */
const BITRATE = 560_000
/** The light plate of the shop with a breath of the piece's own colour, as around its picture. */
const STAGE = [0xf4, 0xf1, 0xeb]

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const folder = join(import.meta.dirname, 'taken')
const listFile = join(folder, 'films.json')
const taken = new Map<string, Taken>(
  (existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as Taken[]) : []).map(
    (film) => [film.name, film],
  ),
)
const pictures = readManifest()
const studio = await openBrowser()
const press = await openPress()

for (const key of filmed.filter((name) => name.startsWith(options.only))) {
  const film = plannedFilm(key)
  const hash = createHash('sha256')
    .update(film.job.hashes.join())
    .update(JSON.stringify([film.shots.map(({ view, rig }) => [view, rig]), BITRATE]))
    .digest('hex')
    .slice(0, 16)
  // Browsers keep a film for ever, so another one has another name.
  const file = join(folder, `${key}.${hash}.webm`)
  if (taken.get(key)?.hash === hash && existsSync(file)) continue
  const before = Date.now()
  const content = await shoot(film)
  for (const stale of readdirSync(folder).filter((name) => name.startsWith(`${key}.`)))
    rmSync(join(folder, stale))
  writeFileSync(file, content)
  taken.set(key, {
    name: key,
    width: SIDE,
    height: SIDE,
    durationMs: Math.round((film.shots.length * 1000) / RATE),
    bytes: content.length,
    hash,
  })
  writeFileSync(
    listFile,
    `[\n${[...taken.values()]
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((one) => JSON.stringify(one))
      .join(',\n')}\n]\n`,
  )
  console.log(
    `${key}.webm: ${film.shots.length} frames, ${Math.round(content.length / 1024)} kB, ${((Date.now() - before) / 1000).toFixed(0)} s`,
  )
}
await studio.close()

async function shoot({ name, job, shots }: Film): Promise<Buffer> {
  const tint = pictures.get(job.picture.files[0]!.name)?.tint ?? '#f4f1eb'
  const stage = STAGE.map((part, k) =>
    Math.round(part * 0.9 + Number.parseInt(tint.slice(1 + 2 * k, 3 + 2 * k), 16) * 0.1),
  )
  await press.start()
  for (const [index, shot] of shots.entries()) {
    const [pixels] = await studio.draw(job.mesh, shot)
    if (!pixels) throw new Error(`nothing was drawn of ${name}`)
    await press.add(onStage(pixels, stage), index)
  }
  return webm({
    width: SIDE,
    height: SIDE,
    durationMs: (shots.length * 1000) / RATE,
    chunks: await press.finish(),
  })
}

/** Turned upright and laid on the stage: not every browser sees through a film. */
function onStage(pixels: Buffer, stage: readonly number[]): Buffer {
  const frame = Buffer.alloc(pixels.length, 255)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [from, to] = [((SIDE - 1 - y) * SIDE + x) * 4, (y * SIDE + x) * 4]
      const alpha = pixels[from + 3]! / 255
      for (let k = 0; k < 3; k++)
        frame[to + k] = Math.round(pixels[from + k]! * alpha + stage[k]! * (1 - alpha))
    }
  }
  return frame
}

/**
 * Encoders are only there on a page of a safe address: this one is answered here and never leaves
 * the machine.
 */
async function openPress() {
  const page = await studio.browser.newPage()
  page.setDefaultTimeout(0)
  await page.route('https://pictures.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('https://pictures.invalid/')
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'encoder-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  })
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text })
  const ask = <Answer>(name: string, ...all: unknown[]) =>
    page.evaluate(
      ([call, ...args]) =>
        (globalThis as unknown as Record<string, (...given: unknown[]) => Answer>)[call as string]!(
          ...args,
        ),
      [name, ...all],
    )
  return {
    start: () => ask<void>('start', SIDE, RATE, BITRATE),
    add: (frame: Buffer, index: number) =>
      ask<void>('add', frame.toString('base64'), SIDE, index, RATE),
    finish: async () =>
      (await ask<Promise<{ data: string; isKey: boolean; atMs: number }[]>>('finish')).map(
        ({ data, ...facts }) => ({ ...facts, bytes: Buffer.from(data, 'base64') }),
      ),
  }
}
