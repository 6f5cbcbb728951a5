import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cpus, loadavg, totalmem } from 'node:os'
import { startMall, type RunningMall } from '../e2e/start-mall.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { audit, closeAuditor, openAuditor, type Audit } from './lighthouse-run.ts'
import { senderOf } from './api.ts'
import { median } from './laps.ts'
import { listVisits, type Visit } from './web-visits.ts'

type Row = {
  readonly name: string
  readonly what: string
  readonly value: number
  readonly budget: number
  readonly unit: string
  readonly hasPassed: boolean
  readonly note?: string
}
/**
 * What needs no browser: kilobytes as they travel, milliseconds of the server's processor time a
 * page.
 */
type Own = {
  readonly html: number
  readonly style: number
  readonly cpu: number
  readonly least: number
}

/**
 * Home, listing, item, order list, after-sales and checkout of the demo mall as it ships, each
 * figure beside its budget. True when every budget holds.
 */
export async function benchWeb({
  only,
  rounds,
}: {
  only: readonly string[]
  rounds: number
}): Promise<boolean> {
  installLighthouse()
  await buildIfNeeded((line) => console.log(line))
  const before = loadavg()[0] ?? 0
  // Each visit comes from another address, as behind a proxy; the flood protection counts by it.
  process.env['TRUST_PROXY'] = '127.0.0.1,::1'
  const mall = await startMall()
  try {
    await openAuditor()
    const all = await listVisits(mall)
    const visits = all.filter(({ name }) => only.length === 0 || only.includes(name))
    if (visits.length === 0) {
      console.error(`--only names no page; there are ${all.map(({ name }) => name).join(', ')}`)
      return false
    }
    const own = new Map<Visit, Own>()
    for (const visit of visits) {
      console.log(`${visit.name}: what it weighs, and costs the server ...`)
      own.set(visit, { ...(await readPage(mall, visit)), ...(await measureCpu(mall, visit)) })
    }
    const audits = await auditAll(mall, visits, rounds)
    const rows: Row[] = []
    for (const visit of visits)
      rows.push(...(await judge(mall, visit, own.get(visit) as Own, audits.get(visit) ?? [])))
    const machine = Math.round(median([...audits.values()].flat().map((one) => one.machine)))
    console.log(
      `\n${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, Lighthouse ${lighthouseVersion()} mobile, middle of ${rounds}, its benchmark index ${machine}; load ${before.toFixed(1)} before the start\n`,
    )
    for (const { name, what, value, budget, unit, hasPassed, note } of rows)
      console.log(
        `${hasPassed ? 'ok    ' : 'MISSED'} ${name.padEnd(9)} ${what.padEnd(24)} ${format(value).padStart(8)} ${unit.padEnd(3)} budget ${format(budget)}${note ? `   ${note}` : ''}`,
      )
    return rows.every(({ hasPassed }) => hasPassed)
  } finally {
    await closeAuditor()
    await mall.stop()
  }
}

/**
 * A machine shared with others is slow for seconds at a time: each round visits every page, so that
 * no page has a bad moment to itself. The first visit of a browser is not a page's.
 */
async function auditAll(
  mall: RunningMall,
  visits: readonly Visit[],
  rounds: number,
): Promise<Map<Visit, Audit[]>> {
  const audits = new Map<Visit, Audit[]>(visits.map((visit) => [visit, []]))
  for (const visit of visits) await makePictures(mall, visit)
  for (const visit of visits.slice(0, 1)) await audit(mall.url + visit.path, visit.cookie)
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`visits by a slow phone, round ${round} of ${rounds} ...`)
    for (const visit of visits)
      audits.get(visit)?.push(await audit(mall.url + visit.path, visit.cookie))
  }
  return audits
}

async function judge(
  mall: RunningMall,
  { name, budget }: Visit,
  own: Own,
  audits: readonly Audit[],
): Promise<Row[]> {
  const middle = (of: (one: Audit) => number) => median(audits.map(of))
  const all = (of: (one: Audit) => number) => (audits.length > 1 ? audits.map(of).join(' ') : '')
  const script = await weighScripts(mall, new Set(audits.flatMap(({ scripts }) => scripts)))
  const atMost = (what: string, value: number, most: number, unit: string, note = ''): Row => ({
    name,
    what,
    value,
    budget: most,
    unit,
    hasPassed: value <= most,
    note,
  })
  const atLeast = (what: string, value: number, least: number): Row => ({
    name,
    what,
    value,
    budget: least,
    unit: '',
    hasPassed: value >= least,
  })
  return [
    atMost('first-load script', script, budget.script, 'KB'),
    atMost('style', own.style, budget.style, 'KB'),
    atMost('HTML', own.html, budget.html, 'KB'),
    atMost(
      'LCP',
      middle(({ lcp }) => lcp),
      budget.lcp,
      'ms',
      all(({ lcp }) => lcp),
    ),
    atMost(
      'TBT',
      middle(({ tbt }) => tbt),
      budget.tbt,
      'ms',
      all(({ tbt }) => tbt),
    ),
    atMost(
      'CLS',
      middle(({ cls }) => cls),
      budget.cls,
      '',
    ),
    atMost('server CPU per page', own.cpu, budget.cpu, 'ms', `least ${format(own.least)}`),
    atLeast(
      'performance',
      middle(({ scores }) => scores.performance),
      budget.performance,
    ),
    atLeast(
      'accessibility',
      middle(({ scores }) => scores.accessibility),
      budget.accessibility,
    ),
    atLeast(
      'best practice',
      middle(({ scores }) => scores.bestPractice),
      budget.bestPractice,
    ),
    ...(budget.seo === undefined
      ? []
      : [
          atLeast(
            'SEO',
            middle(({ scores }) => scores.seo),
            budget.seo,
          ),
        ]),
  ]
}

/**
 * The document without its inlined style, and the style: each as it would travel alone, compressed.
 */
async function readPage(
  mall: RunningMall,
  { path, cookie }: Visit,
): Promise<{ html: number; style: number }> {
  const answer = await fetch(mall.url + path, {
    headers: { cookie, accept: 'text/html' },
    redirect: 'manual',
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const text = await answer.text()
  const styles = [...text.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    (match) => match[1] ?? '',
  )
  const linked = await Promise.all(
    [...text.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(async (match) =>
      (await fetch(new URL(match[1] ?? '', mall.url))).text(),
    ),
  )
  return {
    html: kilobytes(text.replace(/(<style\b[^>]*>)[\s\S]*?(<\/style>)/g, '$1$2')),
    style: kilobytes([...styles, ...linked].join('')),
  }
}

/**
 * Sizes of a picture are made when somebody first asks for them; visitors come to a shop where
 * somebody has.
 */
async function makePictures(mall: RunningMall, { path, cookie }: Visit): Promise<void> {
  const html = await (
    await fetch(mall.url + path, { headers: { cookie, accept: 'text/html' } })
  ).text()
  for (const url of new Set(html.match(/\/pictures\/[\w.-]+\.webp/g)))
    await (await fetch(mall.url + url)).arrayBuffer()
}

async function weighScripts(mall: RunningMall, urls: ReadonlySet<string>): Promise<number> {
  let sum = 0
  for (const url of urls)
    if (url.startsWith(mall.url)) sum += kilobytes(await (await fetch(url)).text())
  return sum
}

const WARM = 3000
const ROUNDS = 9
const COUNT = 150

/**
 * Processor time of the API's process per page, as the page is asked for by visitors: from the
 * cache where it is cached. In milliseconds, the middle and the least of nine rounds; after three
 * thousand visits, because V8 goes on compiling until then, and a process that has served for a
 * minute is what one wants to know about.
 */
async function measureCpu(
  mall: RunningMall,
  { path, cookie }: Visit,
): Promise<{ cpu: number; least: number }> {
  let visits = 0
  const visit = async () => {
    await (
      await fetch(mall.url + path, {
        headers: {
          cookie,
          accept: 'text/html',
          'accept-encoding': 'br, gzip',
          'x-forwarded-for': senderOf(visits++),
        },
      })
    ).arrayBuffer()
  }
  for (let i = 0; i < WARM; i += 1) await visit()
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = cpuTime(mall.pid)
    for (let i = 0; i < COUNT; i += 1) await visit()
    rounds.push((cpuTime(mall.pid) - begin) / COUNT)
  }
  return { cpu: median(rounds), least: Math.min(...rounds) }
}

/**
 * User and system time of a process in milliseconds, from the kernel's own counters (proc(5),
 * fields 14 and 15, in hundredths of a second).
 */
function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function kilobytes(text: string): number {
  return gzipSync(text).length / 1024
}
function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1)
}

const folder = join(import.meta.dirname, 'lighthouse')

/** Lighthouse is only for this: it has a lock file of its own and comes at the first run. */
function installLighthouse(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse/package.json'))) return
  console.log('installing Lighthouse ...')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}
function lighthouseVersion(): string {
  return (
    JSON.parse(readFileSync(join(folder, 'node_modules/lighthouse/package.json'), 'utf8')) as {
      version: string
    }
  ).version
}
