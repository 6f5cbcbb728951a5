import { mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BrowserContext } from 'playwright-core'
import { describeViolation, findViolations, type Violation } from '../database/audit.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { readWords, refuseWords } from '../tools/start/read-words.ts'
import { drawTurn, isInTurn } from '../tools/test/turn.ts'
import { importJourneys, journeys, openContext, type Journey } from './journey.ts'
import { runSql } from './account-steps.ts'
import { openBrowser } from './open-browser.ts'
import { startMall } from './start-mall.ts'

/**
 * Walks every journey on every screen it names, files side by side. `npm run e2e -- WORD` walks
 * those whose title or file contains the word; `--briefly`, as in the suite: the main ways on all
 * their screens; of the sweeps a quarter and of all others a sixteenth, on one of their screens, in
 * turn (`TURN=all` walks them all).
 */
const LONGEST_MS = 300_000
const WAIT_MS = 60_000
/** How much longer than among the others a journey may take that is walked once more, by itself. */
const MORE_PATIENCE = 3
/**
 * Files whose journeys count the same person's reviews, change the one tree of categories, or work
 * in the shop that one of them freezes, wait for each other.
 */
const WITH: Record<string, string> = {
  'back-office-after-sales.e2e.ts': 'reviewing.e2e.ts',
  'category-tree.e2e.ts': 'categories.e2e.ts',
  'closed-shops.e2e.ts': 'merchants.e2e.ts',
  'flash-sale-desk.e2e.ts': 'merchants.e2e.ts',
  'goods.e2e.ts': 'merchants.e2e.ts',
  'models.e2e.ts': 'merchants.e2e.ts',
  'planned-prices.e2e.ts': 'merchants.e2e.ts',
}
/**
 * A quarter of the demo mall's trade: the books are added up again and again, each time for a
 * second or more of a core.
 */
const TRADE = { buyers: 500, orders: 1500 }
const AUDIT_PAUSE_MS = 20_000
const SETTLED_WITHIN_MS = 20_000
const PARTS = 16
/** Of the sweeps over many screens each commit walks a quarter. */
const SWEEPS = 4
const SCREENS = 2
const turn = drawTurn(PARTS * SCREENS)
const WALKERS = Number(process.env['WALKERS'] ?? 6)
const USAGE =
  'npm run e2e -- [WORD ...] [--briefly]: the journeys whose title or file contains the words, on every screen that they name, or briefly on one and some of them in turn'
const {
  values: { briefly: isBrief },
  positionals,
} = readWords(USAGE, {
  allowPositionals: true,
  options: { briefly: { type: 'boolean', default: false } },
})
const only = positionals.join(' ').toLowerCase()
const shots = join(tmpdir(), 'galleria-e2e-failures')
mkdirSync(shots, { recursive: true })

for (const name of readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.e2e.ts'))
  .toSorted())
  await importJourneys(name)
const wanted = journeys.filter(
  (found) => found.title.toLowerCase().includes(only) || found.file.includes(only),
)
if (wanted.length === 0) refuseWords(USAGE, `No journey's title or file contains "${only}"`)
// A journey that fails may leave something behind that it waits for: that is its fault alone, and
// not the end of all the others.
process.on('unhandledRejection', (reason) => console.log(`left behind: ${String(reason)}`))
await buildIfNeeded((line) => console.log(line))
const [mall, browser] = await Promise.all([startMall(TRADE), openBrowser()])
const books = new pg.Client({ connectionString: mall.databaseUrl })
await books.connect()
let passed = 0
let failed = 0
/**
 * What failed among the others is walked once more by itself: it came too late on a busy machine,
 * or another journey took what it had chosen. Books that do not add up stay wrong.
 */
const again: [Journey, number][] = []
/** What passed the second time: somebody has to look why it had not the first. */
const unsteady: string[] = []
/** Titles of journeys that have ended since the books were last added up. */
let ended: string[] = []
let areBooksRight = true
let isWalking = true
const auditing = auditWhileWalking()
// Thrown where it is waited for.
auditing.catch(() => undefined)
try {
  // The longest file first, so that none is left over at the end.
  const waiting = [...Map.groupBy(wanted, (one) => WITH[one.file] ?? one.file).values()].toSorted(
    (a, b) => countWalks(b) - countWalks(a),
  )
  await Promise.all(
    Array.from({ length: WALKERS }, async () => {
      for (let file = waiting.shift(); file; file = waiting.shift())
        for (const one of file) for (const width of widthsOf(one)) await walk(one, width, false)
    }),
  )
  for (const [one, width] of again) await walk(one, width, true)
  isWalking = false
  await auditing
} finally {
  await browser.close()
  await books.end()
  await mall.stop()
}
for (const title of unsteady) console.log(`passed only by itself: ${title}`)
const left = journeys.filter((one) => wanted.includes(one) && widthsOf(one).length === 0).length
if (left > 0) console.log(`${left} journeys are left to other commits; this one has turn ${turn}`)
console.log(`e2e: ${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function widthsOf(one: Journey): readonly number[] {
  if (!isBrief || one.options.isMainWay) return one.widths
  const place = journeys.indexOf(one)
  if (!isInTurn(place, one.options.isSweep ? SWEEPS : PARTS)) return []
  const screen = (place + (turn === 'all' ? 0 : Math.floor(turn / PARTS))) % one.widths.length
  return one.widths.filter((_, index) => index === screen)
}

function countWalks(file: readonly Journey[]): number {
  return file.reduce((sum, one) => sum + widthsOf(one).length * (one.options.length ?? 1), 0)
}

/**
 * Whatever journeys did, the books still add up: looked at while others walk, with a pause after
 * each look, because with one of four seconds it took a fifth of the machine, and when all have
 * ended.
 */
async function auditWhileWalking(): Promise<void> {
  while (isWalking || ended.length > 0) {
    if (ended.length > 0 && areBooksRight) await auditBooks()
    if (!areBooksRight) return
    for (const until = Date.now() + AUDIT_PAUSE_MS; isWalking && Date.now() < until;)
      await sleep(500)
  }
}

async function auditBooks(): Promise<void> {
  const since = ended
  ended = []
  const wrong = await findWrong()
  if (wrong.length === 0) return
  areBooksRight = false
  failed += 1
  const lines = [...wrong.map(describeViolation), 'since the last look ended:', ...since]
  console.log(
    `FAILED the books do not add up\n       ${lines.join('\n').split('\n').join('\n       ')}`,
  )
}

/**
 * Some rules hold only once nothing is under way, and meanwhile others shop: rows that break those
 * count when they stay.
 */
async function findWrong(): Promise<readonly Violation[]> {
  let wrong = await findViolations(books)
  for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until;) {
    if (wrong.every(({ invariant }) => invariant.isAlways)) break
    await sleep(1000)
    const again = await findViolations(books)
    wrong = again.flatMap((one) => {
      if (one.invariant.isAlways) return [one]
      const before = wrong.find(({ invariant }) => invariant.id === one.invariant.id)
      const seen = new Set(before?.rows.map((row) => JSON.stringify(row)))
      const rows = one.rows.filter((row) => seen.has(JSON.stringify(row)))
      return rows.length > 0 ? [{ ...one, rows }] : []
    })
  }
  return wrong
}

async function walk(one: Journey, width: number, isAgain: boolean): Promise<void> {
  const context = await openContext(browser, mall, width, one.options)
  const others: BrowserContext[] = []
  const page = await context.newPage()
  const consoleErrors: string[] = []
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', (error) => consoleErrors.push(error.message))
  const patience = isAgain ? MORE_PATIENCE : 1
  context.setDefaultTimeout(WAIT_MS * patience)
  const started = Date.now()
  try {
    const somebody = async () => {
      const second = await openContext(browser, mall, 1280, {})
      others.push(second)
      return second
    }
    const another = async () => (await somebody()).newPage()
    await Promise.race([
      one.walk({ mall, page, context, width, another, somebody }),
      new Promise((_, reject) =>
        setTimeout(
          () => reject(new Error(`longer than ${LONGEST_MS * patience} ms`)),
          LONGEST_MS * patience,
        ).unref(),
      ),
    ])
    const real = consoleErrors.filter(
      (text) =>
        !/status of 40[12349]|status of 41[35]|status of 42[29]|status of 502|ERR_INTERNET_DISCONNECTED/.test(
          text,
        ),
    )
    if (real.length > 0)
      throw new Error(`the browser's console has errors: ${real.slice(0, 3).join(' | ')}`)
    // All journeys come from one address, which has room for so many unpaid orders; here they stand
    // for people behind many.
    await runSql(mall, 'update contracts set network = null where network is not null')
    passed += 1
    if (isAgain) unsteady.push(`${one.title} (${width})`)
    console.log(`ok     ${one.title} (${width}, ${Date.now() - started} ms)`)
  } catch (error) {
    if (isAgain) failed += 1
    else again.push([one, width])
    const shot = join(shots, `${one.title.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${width}.png`)
    await page.screenshot({ path: shot, fullPage: true }).catch(() => undefined)
    const theirs = others.flatMap((other) => other.pages())
    for (const [index, other] of theirs.entries())
      await other
        .screenshot({ path: shot.replace('.png', `-other-${index + 1}.png`), fullPage: true })
        .catch(() => undefined)
    console.log(
      `${isAgain ? 'FAILED' : 'AGAIN '} ${one.title} (${width})\n       at ${[page, ...theirs].map((one) => one.url()).join(' and ')}\n       ${String(
        (error as Error).message,
      )
        .split('\n')
        .slice(0, 12)
        .join(
          '\n       ',
        )}${consoleErrors.map((text) => `\n       console: ${text.slice(0, 300)}`).join('')}\n       seen: ${shot}`,
    )
  } finally {
    ended.push(one.title)
    await Promise.all([context, ...others].map((opened) => opened.close()))
  }
}
