/**
 * Draws what is missing or out of date: `node pictures/generate.ts [--only <prefix>] [--draft]
 * [--sheet]`.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.ts'
import { developed } from './develop.ts'
import { madeFolder, readManifest, writeManifest } from './manifest.ts'
import { planned, prepared, type Job, type Picture } from './plan.ts'
import { contactSheets } from './sheet.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    draft: { type: 'boolean' },
    sheet: { type: 'boolean' },
  },
})

const plan = planned()
const wanted = plan.filter((picture) =>
  picture.files.some((file) => file.name.startsWith(options.only)),
)
const drafts = join(tmpdir(), 'galleria-drafts')

if (options.draft) await drawDrafts(wanted)
else await drawMissing(wanted)

if (options.sheet) {
  const folder = options.draft ? drafts : madeFolder
  const files = wanted
    .flatMap((picture) => picture.files)
    .map((file) => join(folder, file.name))
    .filter((file) => existsSync(file))
  console.log((await contactSheets(files)).join('\n'))
}

/**
 * Builds, compares and draws one picture after the other, so that the first is there at once and
 * stopping costs nothing.
 */
async function drawMissing(pictures: Picture[]): Promise<void> {
  mkdirSync(madeFolder, { recursive: true })
  const manifest = readManifest()
  removeStrangers(manifest)
  writeManifest(manifest)
  let browser: Awaited<ReturnType<typeof openBrowser>> | undefined
  for (const [i, picture] of pictures.entries()) {
    const before = Date.now()
    const job = prepared(picture)
    if (
      picture.files.every(
        ({ name }, k) =>
          manifest.get(name)?.hash === job.hashes[k] && existsSync(join(madeFolder, name)),
      )
    )
      continue
    browser ??= await openBrowser()
    for (const { webp, ...facts } of await drawn(job, browser.draw)) {
      writeFileSync(join(madeFolder, facts.name), webp)
      manifest.set(facts.name, { ...facts, bytes: webp.length })
    }
    writeManifest(manifest)
    console.log(
      `${i + 1}/${pictures.length} ${picture.files[0].name} x${picture.files.length}, ${job.mesh.index.length / 3} triangles, ${((Date.now() - before) / 1000).toFixed(1)} s, Chromium ${browser.version}`,
    )
  }
  await browser?.close()
}

async function drawn(
  { picture, mesh, shot, hashes }: Job,
  draw: Awaited<ReturnType<typeof openBrowser>>['draw'],
) {
  const { width, height } = picture.view
  const all = await draw(mesh, shot)
  return Promise.all(
    picture.files.map(async ({ name }, i) => ({
      name,
      width,
      height,
      hash: hashes[i],
      ...(await developed(all[i], width, height, picture.opaque)),
    })),
  )
}

/** Small, rough and only in the first finish: to look at shapes. Nothing is kept. */
async function drawDrafts(pictures: Picture[]): Promise<void> {
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true })
  const browser = await openBrowser()
  for (const picture of pictures) {
    const small = {
      ...picture,
      files: picture.files.slice(0, 1),
      frames: 4,
      view: { ...picture.view, width: picture.view.width * 0.4, height: picture.view.height * 0.4 },
    }
    for (const { name, webp } of await drawn(prepared(small), browser.draw))
      writeFileSync(join(drafts, name), webp)
  }
  await browser.close()
}

/** A picture that no plan names any more leaves with its row. */
function removeStrangers(manifest: ReturnType<typeof readManifest>): void {
  const names = new Set(plan.flatMap((picture) => picture.files.map((file) => file.name)))
  for (const name of readdirSync(madeFolder).filter(
    (file) => file.endsWith('.webp') && !names.has(file),
  ))
    rmSync(join(madeFolder, name))
  for (const name of manifest.keys()) if (!names.has(name)) manifest.delete(name)
}
