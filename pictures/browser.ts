import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright-core'
import type { Mesh } from './scene/mesh.ts'
import type { Shot } from './scene/renderer.ts'

/** Without these the software renderer is left to the browser's mood. */
const flags = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--no-sandbox',
]

/**
 * Opens a headless browser with the studio loaded. Its own temporary folder, or it would start
 * whatever `chromium` lies in the shared one.
 */
export async function openBrowser() {
  const folder = join(tmpdir(), 'galleria-pictures')
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  const { default: packed } = await import('@sparticuz/chromium')
  const browser = await chromium.launch({
    executablePath: await packed.executablePath(),
    args: flags,
    headless: true,
  })
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'scene/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('console', (line) => line.type() === 'error' && console.error(line.text()))
  page.on('pageerror', (error) => console.error(error))
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: bundle.outputFiles[0].text })

  await makePolite(browser)

  const packedArray = (all: Float32Array | Uint32Array) =>
    Buffer.from(all.buffer, all.byteOffset, all.byteLength).toString('base64')

  /** Raw RGBA, bottom row first, one per finish. */
  async function draw(mesh: Mesh, shot: Shot): Promise<Buffer[]> {
    const order = {
      vertices: packedArray(mesh.vertices),
      index: packedArray(mesh.index),
      points: packedArray(mesh.points),
      shot,
    }
    const pictures = await page.evaluate(
      (o) => (globalThis as unknown as { draw(order: object): string[] }).draw(o),
      order,
    )
    return pictures.map((picture) => Buffer.from(picture, 'base64'))
  }
  return { version: browser.version(), browser, draw, close: () => browser.close() }
}

/**
 * The browser gives its drawing process precedence over everything on the machine; ours is
 * background work. Priorities are per thread on Linux.
 */
async function makePolite(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { id } of processInfo.filter((process) => process.type === 'GPU')) {
    const tasks = `/proc/${id}/task`
    for (const thread of existsSync(tasks) ? readdirSync(tasks) : [])
      setPriority(Number(thread), getPriority())
  }
}
