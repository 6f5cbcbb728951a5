/** Draws what is missing or out of date: `node pictures/generate.ts [--only <prefix>] [--draft] [--sheet]`. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser.ts'
import { developed } from './develop.ts'
import { madeFolder, readManifest, writeManifest } from './manifest.ts'
import { planned, prepared, type Job, type Picture } from './plan.ts'
import { contactSheets } from './sheet.ts'

const { values: wish } = parseArgs({ options: { only: { type: 'string', default: '' }, draft: { type: 'boolean' }, sheet: { type: 'boolean' } } })

const plan = planned()
const wanted = plan.filter((picture) => picture.files.some((file) => file.name.startsWith(wish.only)))
const drafts = join(tmpdir(), 'galleria-drafts')

if (wish.draft) await drawDrafts(wanted)
else await drawMissing(wanted)

if (wish.sheet) {
  const folder = wish.draft ? drafts : madeFolder
  const files = wanted.flatMap((picture) => picture.files).map((file) => join(folder, file.name)).filter((file) => existsSync(file))
  console.log((await contactSheets(files)).join('\n'))
}

async function drawMissing(pictures: Picture[]): Promise<void> {
  const manifest = readManifest()
  mkdirSync(madeFolder, { recursive: true })
  removeStrangers(manifest)
  const jobs = pictures.map(prepared).filter(({ picture, hashes }) => picture.files.some(({ name }, i) => manifest.get(name)?.hash !== hashes[i] || !existsSync(join(madeFolder, name))))
  console.log(`${pictures.length} views planned, ${jobs.length} to draw`)
  if (jobs.length === 0) return
  const browser = await openBrowser()
  console.log(`Chromium ${browser.version}`)
  const started = Date.now()
  for (const [done, job] of jobs.entries()) {
    const before = Date.now()
    for (const made of await drawn(job, browser.draw)) {
      writeFileSync(join(madeFolder, made.name), made.webp)
      const { webp, ...facts } = made
      manifest.set(made.name, { ...facts, bytes: webp.length })
    }
    writeManifest(manifest)
    const left = ((Date.now() - started) / (done + 1)) * (jobs.length - done - 1)
    console.log(`${done + 1}/${jobs.length} ${job.picture.files[0].name} x${job.picture.files.length} ${job.mesh.index.length / 3} triangles ${((Date.now() - before) / 1000).toFixed(1)} s, ${Math.round(left / 60000)} min left`)
  }
  await browser.close()
}

async function drawn({ picture, mesh, shot, hashes }: Job, draw: Awaited<ReturnType<typeof openBrowser>>['draw']) {
  const { width, height } = picture.view
  const all = await draw(mesh, shot)
  return Promise.all(picture.files.map(async ({ name }, i) => ({ name, width, height, hash: hashes[i], ...(await developed(all[i], width, height, picture.opaque)) })))
}

/** Small, rough and only in the first finish: to look at shapes. Nothing is kept. */
async function drawDrafts(pictures: Picture[]): Promise<void> {
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true })
  const browser = await openBrowser()
  for (const picture of pictures) {
    const small = { ...picture, files: picture.files.slice(0, 1), frames: 4, view: { ...picture.view, width: picture.view.width * 0.4, height: picture.view.height * 0.4 } }
    for (const { name, webp } of await drawn(prepared(small), browser.draw)) writeFileSync(join(drafts, name), webp)
  }
  await browser.close()
}

/** A picture that no plan names any more leaves with its row. */
function removeStrangers(manifest: ReturnType<typeof readManifest>): void {
  const names = new Set(plan.flatMap((picture) => picture.files.map((file) => file.name)))
  for (const name of readdirSync(madeFolder).filter((file) => file.endsWith('.webp') && !names.has(file))) rmSync(join(madeFolder, name))
  for (const name of manifest.keys()) if (!names.has(name)) manifest.delete(name)
}
