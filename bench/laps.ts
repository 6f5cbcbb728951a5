/** What one run of a load measured. */
export type Lap = {
  count: number
  seconds: number
  p50: number
  p99: number
  /** By status, where it was not the one hoped for. */ failed: Record<string, number>
}

export type Race = {
  connections: number
  milliseconds: number
  /** The number of the piece before which it ends, where each may be taken only once. */
  most?: number
}

/**
 * So many runners side by side, each beginning the next piece when it has done the last, until the
 * time is over. `step` is told the number of the piece and answers undefined when it went well,
 * else what went wrong.
 */
export async function race(
  { connections, milliseconds, most = Infinity }: Race,
  first: number,
  step: (piece: number, runner: number) => Promise<string | undefined>,
): Promise<Lap & { next: number }> {
  const times: number[] = []
  const failed: Record<string, number> = {}
  const begin = performance.now()
  let next = first
  const run = async (runner: number) => {
    while (next < most && performance.now() - begin < milliseconds) {
      const start = performance.now()
      const problem = await step(next++, runner)
      times.push(performance.now() - start)
      if (problem) failed[problem] = (failed[problem] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, runner) => run(runner)))
  const seconds = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  return { count: times.length, seconds, p50: at(times, 0.5), p99: at(times, 0.99), failed, next }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Of values in any order; `share` is 0.95 for the 95th of a hundred. */
export function quantile(values: readonly number[], share: number): number {
  return at(
    values.toSorted((a, b) => a - b),
    share,
  )
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? at(sorted, 0.5)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}
