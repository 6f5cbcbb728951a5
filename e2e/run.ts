import { mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describeViolation, findViolations } from '../database/audit.ts'
import { buildIfNeeded } from '../tools/build-if-needed.ts'
import { journeys, openContext, type Journey } from './journey.ts'
import { openBrowser } from './open-browser.ts'
import { startMall } from './start-mall.ts'

/** Walks every journey on every screen it names. `node e2e/run.ts word` walks those whose title contains the word. */
const LONGEST_MS = 120_000
const only = process.argv[2]?.toLowerCase()
const shots = join(tmpdir(), 'galleria-e2e-failures')
mkdirSync(shots, { recursive: true })

await buildIfNeeded((line) => console.log(line))
for (const name of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.e2e.ts')).toSorted()) await import(`./${name}`)
const [mall, browser] = await Promise.all([startMall(), openBrowser()])
const books = new pg.Client({ connectionString: mall.databaseUrl })
await books.connect()
let passed = 0
let failed = 0
try {
  for (const one of journeys.filter((found) => !only || found.title.toLowerCase().includes(only))) for (const width of one.widths) await walkOnce(one, width)
} finally {
  await browser.close()
  await books.end()
  await mall.stop()
}
console.log(`e2e: ${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

async function walkOnce(one: Journey, width: number): Promise<void> {
  const context = await openContext(browser, mall, width, one.options)
  const others: { close(): Promise<void> }[] = []
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  context.setDefaultTimeout(30_000)
  const started = Date.now()
  try {
    const another = async () => {
      const second = await openContext(browser, mall, 1280, {})
      others.push(second)
      return second.newPage()
    }
    await Promise.race([one.walk({ mall, page, context, width, another }), new Promise((_, reject) => setTimeout(() => reject(new Error(`longer than ${LONGEST_MS} ms`)), LONGEST_MS).unref())])
    const real = complaints.filter((text) => !/status of 40[1349]|status of 41[35]|status of 422/.test(text))
    if (real.length > 0) throw new Error(`the browser's console complains: ${real.slice(0, 3).join(' | ')}`)
    // Whatever a journey did, the books still add up.
    const wrong = await findViolations(books)
    if (wrong.length > 0) throw new Error(wrong.map(describeViolation).join('\n'))
    passed += 1
    console.log(`ok     ${one.title} (${width}, ${Date.now() - started} ms)`)
  } catch (error) {
    failed += 1
    const shot = join(shots, `${one.title.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${width}.png`)
    await page.screenshot({ path: shot, fullPage: true }).catch(() => undefined)
    console.log(`FAILED ${one.title} (${width})\n       at ${page.url()}\n       ${String((error as Error).message).split('\n').slice(0, 12).join('\n       ')}\n       seen: ${shot}`)
  } finally {
    await Promise.all([context, ...others].map((opened) => opened.close()))
  }
}
