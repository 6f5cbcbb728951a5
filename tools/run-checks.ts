import { listChecks, type Check } from './checks.ts'
import { addCounts, printHeading, type Counts } from './counts.ts'
import { endWithPrograms } from './run-program.ts'

/** Run all checks, two at a time, and show what the failing ones printed. Each counts as one test. */
export async function runChecks(): Promise<Counts> {
  printHeading('Checks')
  const waiting = listChecks()
  const counts: Counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) addCounts(counts, await runCheck(check))
  }
  await Promise.all([work(), work()])
  return counts
}

async function runCheck({ name, run }: Check): Promise<Counts> {
  const begin = performance.now()
  const { ok, output } = await run().catch((failure) => ({ ok: false, output: String(failure) }))
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  if (!ok) console.log(`${output.trim()}\n`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

if (import.meta.main) {
  endWithPrograms()
  const { failed } = await runChecks()
  process.exit(failed > 0 ? 1 : 0)
}
