import type { Child } from './child.ts'
import { median, type Lap } from './laps.ts'
import type { LoadTask } from './load-http.ts'
import type { Proof } from './report.ts'

const ROUNDS = 10
const MILLISECONDS = 700

/**
 * What a call costs in the small and in the large mall, in turn: the middle answer time when nobody
 * else asks.
 */
export async function measureGrowth(
  load: Child,
  name: string,
  small: { size: number; port: number; requests: readonly Buffer[] },
  large: typeof small,
  { of, most }: { of: string; most: number },
): Promise<Proof> {
  const sides = [small, large].map((side) => ({
    ...side,
    name: `${name} ${side.size}`,
    times: [] as number[],
  }))
  for (const side of sides) {
    await load.ask({
      kind: 'keep',
      name: side.name,
      requests: side.requests,
    } satisfies LoadTask)
    // All once beforehand: the first answers pay for plans, compiled code and what the database has
    // to fetch into its memory.
    await load.ask({
      kind: 'run',
      name: side.name,
      port: side.port,
      connections: 8,
      milliseconds: 60_000,
      most: side.requests.length,
    } satisfies LoadTask)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides)
      side.times.push(
        (
          await load.ask<Lap>({
            kind: 'run',
            name: side.name,
            port: side.port,
            connections: 1,
            milliseconds: MILLISECONDS,
          } satisfies LoadTask)
        ).p50,
      )
  }
  const [few, many] = sides.map(({ times }) => median(times)) as [number, number]
  return {
    name: `${name} with ${large.size.toLocaleString('en')} ${of}`,
    hasPassed: many / few <= most,
    figures: `${many.toFixed(2)} ms, ${(many / few).toFixed(2)} times the ${few.toFixed(2)} ms with ${small.size.toLocaleString('en')} (at most ${most})`,
  }
}
