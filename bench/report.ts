import { cpus, totalmem } from 'node:os'
import type { Cost } from './cpu-time.ts'
import type { Lap } from './laps.ts'
import { median } from './laps.ts'

type Costly = Lap & { cost?: Cost }
export type Laps = { call: Costly[]; sql: Costly[]; bare: Lap[] }
export type Row = {
  name: string
  connections: number
  laps: Laps
  /** The least part of the bare statements' rate. */ target?: number
}
export type Proof = { name: string; figures: string; hasPassed: boolean }

const HEAD = [
  '',
  'conn.',
  'per s',
  'p50 ms',
  'p99 ms',
  'bare SQL',
  'of it',
  'bare route',
  'of it',
  'target',
  '',
]

/** Prints what was measured; answers whether every target was met. */
export function printReport(
  rows: readonly Row[],
  proofs: readonly Proof[],
  about: { postgres: string; load: number },
): boolean {
  if (rows.length + proofs.length === 0) {
    console.error('--only names nothing that is measured; bench/README.md has the rows')
    return false
  }
  const cells = rows.map((row) => {
    const { call, sql, bare } = row.laps
    const part = ratio(call, sql)
    return [
      row.name,
      String(row.connections),
      rate(call),
      time(call, 'p50'),
      time(call, 'p99'),
      rate(sql),
      percent(part),
      rate(bare),
      percent(ratio(call, bare)),
      row.target === undefined ? '' : `>= ${percent(row.target)}`,
      isMet(row) ? (row.target === undefined ? '' : 'ok') : 'MISSED',
    ]
  })
  console.log(
    `\n${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, PostgreSQL ${about.postgres}; load ${about.load.toFixed(1)} before the start\n`,
  )
  printTable([HEAD, ...cells])
  console.log('')
  for (const { name, figures, hasPassed } of proofs)
    console.log(`${hasPassed ? 'ok    ' : 'MISSED'} ${name}: ${figures}`)
  printCosts(rows)
  const failures = rows.flatMap(({ name, laps }) =>
    laps.call.flatMap(({ failed }) =>
      Object.entries(failed).map(([status, n]) => `${name}: ${n} answers ${status}`),
    ),
  )
  for (const failure of failures) console.log(`FAILED ${failure}`)
  return rows.every(isMet) && proofs.every(({ hasPassed }) => hasPassed) && failures.length === 0
}

function isMet({ laps, target }: Row): boolean {
  return target === undefined || (ratio(laps.call, laps.sql) ?? 0) >= target
}

/**
 * Of laps run right after each other, the middle one of the quotients: what disturbed the machine
 * disturbed both.
 */
function ratio(laps: readonly Lap[], yardstick: readonly Lap[]): number | undefined {
  if (yardstick.length === 0) return undefined
  return median(laps.map((lap, index) => rateOf(lap) / rateOf(yardstick[index] as Lap)))
}
function rateOf({ count, seconds }: Lap): number {
  return count / seconds
}

/**
 * What one answer costs in milliseconds of processor time, and what the same statements cost a bare
 * loop.
 */
function printCosts(rows: readonly Row[]): void {
  const cells = rows.flatMap(({ name, laps: { call, sql } }) => {
    const [asked, bare] = [costOf(call), costOf(sql)]
    if (!asked) return []
    const whole = (cost: Cost) => cost.own + cost.database + cost.load
    return [
      [
        name,
        ...[asked.own, asked.database, asked.load, bare?.own, bare?.database].map(
          (cost) => cost?.toFixed(2) ?? '-',
        ),
        percent(bare && whole(bare) / whole(asked)),
      ],
    ]
  })
  if (cells.length > 0)
    printTable([
      ['CPU ms an answer', 'API', 'PostgreSQL', 'load', 'bare SQL', 'PostgreSQL', 'of it'],
      ...cells,
    ])
  console.log('')
}
function costOf(laps: readonly Costly[]): Cost | undefined {
  const costs = laps.flatMap(({ cost }) => cost ?? [])
  if (costs.length === 0) return undefined
  return {
    own: median(costs.map(({ own }) => own)),
    database: median(costs.map(({ database }) => database)),
    load: median(costs.map(({ load }) => load)),
  }
}

function rate(laps: readonly Lap[]): string {
  return laps.length === 0 ? '-' : Math.round(median(laps.map(rateOf))).toLocaleString('en')
}
function time(laps: readonly Lap[], which: 'p50' | 'p99'): string {
  return median(laps.map((lap) => lap[which])).toFixed(1)
}
function percent(part: number | undefined): string {
  return part === undefined ? '-' : `${Math.round(part * 100)} %`
}

function printTable(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  for (const line of lines)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
}
