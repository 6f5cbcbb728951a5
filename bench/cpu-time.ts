import { readdirSync, readFileSync } from 'node:fs'
import type { Lap } from './laps.ts'

/**
 * Milliseconds of processor time for one answer: of the process that was asked (or replayed), of
 * PostgreSQL for it, and of the load generator.
 */
export type Cost = { own: number; database: number; load: number }
type Crew = { own: number; database: number; load?: number }

/** Where the machine tells it (Linux); elsewhere laps have no cost. */
const TICKS_PER_SECOND = 100

/**
 * A lap, and what the processes at work spent on each of its pieces. It says more than the rate
 * does where other work shares the cores.
 */
export async function lapWithCost(
  crew: Crew,
  run: () => Promise<Lap>,
): Promise<Lap & { cost?: Cost }> {
  const before = spent(crew)
  const lap = await run()
  const after = spent(crew)
  if (!before || !after) return lap
  const each = (part: keyof Cost) => (after[part] - before[part]) / lap.count
  return { ...lap, cost: { own: each('own'), database: each('database'), load: each('load') } }
}

function spent({ own, database, load }: Crew): Cost | undefined {
  try {
    const family = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(name))
      .filter((stat) => stat !== undefined)
    const timeOf = (pid: number | undefined) => family.find((stat) => stat.pid === pid)?.time ?? 0
    // The children that have ended are counted by their parent.
    const postmaster = family.find((stat) => stat.pid === database)
    const backends = family
      .filter((stat) => stat.parent === database)
      .reduce((sum, stat) => sum + stat.time, 0)
    return {
      own: timeOf(own),
      database: (postmaster?.time ?? 0) + (postmaster?.childrenTime ?? 0) + backends,
      load: timeOf(load),
    }
  } catch {
    return undefined
  }
}

/**
 * proc(5): after the name in brackets come state (field 3), parent (4), and at 14 to 17 the time as
 * user and system, own and that of ended children.
 */
function statOf(
  pid: string,
): { pid: number; parent: number; time: number; childrenTime: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const milliseconds = (...numbers: number[]) =>
      numbers.reduce((sum, number) => sum + Number(fields[number - 3]), 0) *
      (1000 / TICKS_PER_SECOND)
    return {
      pid: Number(pid),
      parent: Number(fields[1]),
      time: milliseconds(14, 15),
      childrenTime: milliseconds(16, 17),
    }
  } catch {
    return undefined // it has ended meanwhile
  }
}

/** PostgreSQL's first process: the parent of a backend. */
export function parentOf(backend: number): number {
  return statOf(String(backend))?.parent ?? 0
}
