import { readFileSync } from 'node:fs'
import type pg from 'pg'

/**
 * One of the mall's invariants: a query over the `audit` views that finds nothing while it holds.
 */
export type Invariant = {
  readonly id: string
  readonly title: string
  /** Holds at every instant; the others once nothing is under way any more. */
  readonly isAlways: boolean
  readonly sql: string
}
export type Violation = { readonly invariant: Invariant; readonly rows: readonly object[] }

export function readInvariants(): Invariant[] {
  const parts = readFileSync(`${import.meta.dirname}/audit/invariants.sql`, 'utf8')
    .split(/^-- (?=I\d)/m)
    .slice(1)
  return parts.map((part) => {
    const [head = '', ...sql] = part.trim().split('\n')
    const [, id = '', star, title = ''] = /^(I\d+)(\*?) (.*)$/.exec(head) ?? []
    return { id, title, isAlways: star === '*', sql: sql.join('\n').replace(/;\s*$/, '') }
  })
}

/** Every invariant that does not hold, with the rows that break it, all seen at one instant. */
export async function findViolations(
  client: pg.ClientBase,
  only: 'all' | 'always' = 'all',
): Promise<Violation[]> {
  const violations: Violation[] = []
  await client.query('begin isolation level repeatable read read only')
  try {
    for (const invariant of readInvariants().filter((one) => only === 'all' || one.isAlways)) {
      // Planned once for each connection: on small data that is most of the work.
      const { rows } = await client.query<object>({ name: invariant.id, text: invariant.sql })
      if (rows.length > 0) violations.push({ invariant, rows })
    }
  } finally {
    await client.query('rollback')
  }
  return violations
}

/** A violation as lines for a person, at most 20 of its rows. */
export function describeViolation({ invariant, rows }: Violation): string {
  const shown = rows.slice(0, 20).map((row) => `    ${JSON.stringify(row)}`)
  const more = rows.length > shown.length ? [`    and ${rows.length - shown.length} more`] : []
  return [
    `${invariant.id} ${invariant.title}: ${rows.length} row${rows.length === 1 ? '' : 's'}`,
    ...shown,
    ...more,
  ].join('\n')
}
