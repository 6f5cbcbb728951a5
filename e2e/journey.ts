/// <reference lib="dom" />
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core'
import type { RunningMall } from './start-mall.ts'

/**
 * A journey is a sentence about the shop and what a person does to prove it. `widths` says on which
 * screens it is walked.
 */
export type Walk = {
  readonly mall: RunningMall
  readonly page: Page
  readonly context: BrowserContext
  readonly width: number
  /** A second person with another browser. */ another(): Promise<Page>
  /**
   * A second person whose screen nobody looks at: without a page a browser costs next to nothing.
   */
  somebody(): Promise<BrowserContext>
}
export type Journey = {
  /** The file it stands in: journeys of one file are walked one after the other. */
  readonly file: string
  readonly title: string
  readonly widths: readonly number[]
  readonly options: JourneyOptions
  walk(walk: Walk): Promise<void>
}
export type JourneyOptions = {
  readonly javaScript?: boolean
  readonly theme?: 'light' | 'dark'
  readonly locale?: string
  /** Walked on all its widths every time, and not on one of them in turn. */
  readonly isMainWay?: boolean
  /** It looks at much at once: walked by every second commit. */ readonly isSweep?: boolean
  /** How many of the usual ones it takes as long as: the longest files are begun first. */
  readonly length?: number
}

export const journeys: Journey[] = []
let current = ''
export async function importJourneys(file: string): Promise<void> {
  current = file
  await import(`./${file}`)
}

export function journey(
  title: string,
  walk: Journey['walk'],
  widths: readonly number[] = [1280, 390],
  options: JourneyOptions = {},
): void {
  journeys.push({ file: current, title, widths, options, walk })
}

const HEIGHTS: Record<number, number> = { 1280: 900, 390: 844 }

const withoutScript = new WeakSet<BrowserContext>()

/**
 * Whoever works in the back office reads English, whatever they shop in; a journey that reads
 * another language there chooses it.
 */
export const BACKOFFICE_IN_ENGLISH = {
  name: 'backoffice-lang',
  value: 'en',
  domain: 'localhost',
  path: '/backoffice',
}

export async function openContext(
  browser: Browser,
  mall: RunningMall,
  width: number,
  options: JourneyOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: mall.url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    hasTouch: width < 640,
    isMobile: width < 640,
    javaScriptEnabled: options.javaScript ?? true,
    colorScheme: options.theme ?? 'light',
    locale: options.locale ?? 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  if (options.javaScript === false) withoutScript.add(context)
  await context.addCookies([BACKOFFICE_IN_ENGLISH])
  context.on('page', (page) => {
    for (const way of ['goto', 'reload'] as const) {
      const go = page[way].bind(page) as (...given: unknown[]) => Promise<Response | null>
      page[way] = async (...given: unknown[]) =>
        go(...given).then((answer) => untilItAnswers(page).then(() => answer))
    }
  })
  return context
}

/**
 * Where the scripts start by themselves, until they have: before that a form is sent as it is
 * without any, which journeys without script try.
 */
export async function untilItAnswers(page: Page): Promise<void> {
  if (!withoutScript.has(page.context()))
    await page.waitForFunction(
      () =>
        !document.documentElement.dataset['parts']?.includes('buyer') ||
        'hydrated' in document.documentElement.dataset,
    )
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything axe finds on the page, as sentences. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Through the debugger, because the page's own policy rightly takes no foreign script.
  const session = await page.context().newCDPSession(page)
  const { result: known } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value !== 'object') await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }).then((r) => JSON.stringify(r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? n.all[0]?.message ?? '')).join(' | '))))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(String(result.value ?? '[]')) as string[]
}

/**
 * What is not on the screen yet has a height that is only estimated, and what stands in it reaches
 * over what follows: laid out as it will be seen.
 */
function layOutWhole(): void {
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole]
}

export async function expectNoBarriers(page: Page): Promise<void> {
  // Wherever a page stands, or a drawer over it, what sticks to its edges lies over something; at
  // its top over nothing.
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const part of document.querySelectorAll('[role=dialog], [role=dialog] *'))
      part.scrollTop = 0
  })
  // A list that waits for its next rows is dimmed until they come.
  await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
  // A frame or two: what has just changed has the new colour of its text and the old one of its
  // ground until it is drawn.
  await page.waitForTimeout(50)
  await page.evaluate(layOutWhole)
  let found = await findBarriers(page)
  if (found.length > 0) {
    // What was being drawn just then is looked at once more: a barrier stays.
    await page.waitForTimeout(400)
    await page.locator('[data-stale]').first().waitFor({ state: 'detached' })
    found = await findBarriers(page)
  }
  if (found.length > 0) throw new Error(`${new URL(page.url()).pathname}: ${found.join('\n')}`)
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`${what}: expected ${b}, found ${a}`)
}
/**
 * The page shows its new state a moment after what has brought it: read again until it is there.
 */
export async function expectSoon(
  read: () => Promise<unknown>,
  expected: unknown,
  what: string,
): Promise<void> {
  const until = Date.now() + 60_000
  const wanted = JSON.stringify(expected)
  let found = await read()
  while (JSON.stringify(found) !== wanted) {
    if (Date.now() > until)
      throw new Error(`${what}: expected ${wanted}, found ${JSON.stringify(found)}`)
    await new Promise((again) => setTimeout(again, 50))
    found = await read()
  }
}
export function expectThat(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(what)
}

/**
 * What the mall does by itself within a minute or so: the page is opened again until it shows it.
 */
export async function reloadUntil(page: Page, found: Locator): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end;) {
    await page.reload()
    await page.waitForLoadState('networkidle')
    if ((await found.count()) > 0) return
  }
  throw new Error(`nobody saw ${String(found)}`)
}
