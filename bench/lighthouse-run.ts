import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../e2e/open-browser.ts'

export type Audit = {
  lcp: number
  tbt: number
  cls: number
  scores: { performance: number; accessibility: number; bestPractice: number; seo: number }
  /** Addresses of the scripts it loaded. */ scripts: string[]
  /**
   * How fast the machine was then, in Lighthouse's own measure: a phone's core has about 400, a
   * desk's 1,500 and more.
   */
  machine: number
}

/** What this uses of Lighthouse's answer. */
type Result = {
  lhr: {
    audits: Record<
      string,
      { numericValue?: number; details?: { items?: { url?: string; resourceType?: string }[] } }
    >
    categories: Record<string, { score: number | null }>
    environment: { benchmarkIndex: number }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>

let browser: { child: ChildProcess; port: number; profile: string } | undefined

export async function openAuditor(): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'galleria-lighthouse-'))
  const port = await freePort()
  const child = spawn(
    await findBrowser(),
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  browser = { child, port, profile }
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
    if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok) return
  }
  throw new Error('the browser did not open')
}

export async function closeAuditor(): Promise<void> {
  if (!browser) return
  const { child, profile } = browser
  browser = undefined
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await gone
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

/** One visit on a slow phone with an empty cache, by Lighthouse's standard throttling. */
export async function audit(url: string, cookie: string): Promise<Audit> {
  const { default: lighthouse } = (await import(
    pathToFileURL(join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/core/index.js'))
      .href
  )) as { default: Lighthouse }
  const result = await lighthouse(url, {
    port: browser?.port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    extraHeaders: { Cookie: cookie },
    disableStorageReset: false,
  })
  if (!result) throw new Error(`${url} could not be audited`)
  const { audits, categories, environment } = result.lhr
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractice: score('best-practices'),
      seo: score('seo'),
    },
    scripts: (audits['network-requests']?.details?.items ?? [])
      .filter((item) => item.resourceType === 'Script')
      .flatMap((item) => item.url ?? []),
    machine: environment.benchmarkIndex,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => resolve(port))
      })
  })
}
