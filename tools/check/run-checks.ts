import { listChecks, type Check } from './checks.ts'
import { addCounts, printHeading, type Counts } from '../test/counts.ts'
import { readNoWords } from '../start/read-words.ts'
import { endWithPrograms } from '../start/run-program.ts'

/**
 * Run all checks and what else is to be done first, two at a time, and show what the failing ones
 * printed, which is also put to `failures`. Each counts as one test.
 */
export async function runChecks(failures: string[] = [], first: Check[] = []): Promise<Counts> {
  printHeading(['Checks', ...first.map(({ name }) => name)].join(', '))
  const waiting = [...first, ...listChecks()]
  const counts: Counts = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      addCounts(counts, await runCheck(check, failures))
  }
  await Promise.all([work(), work()])
  return counts
}

async function runCheck({ name, run }: Check, failures: string[]): Promise<Counts> {
  const begin = performance.now()
  const { ok, output } = await run().catch((failure) => ({ ok: false, output: String(failure) }))
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
  )
  if (!ok) {
    console.log(`${output.trim()}\n`)
    failures.push(`FAILED ${name}\n${output.trim().split('\n').slice(-12).join('\n')}`)
  }
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

if (import.meta.main) {
  readNoWords('npm run check runs all checks and takes no words')
  endWithPrograms()
  const { failed } = await runChecks()
  process.exit(failed > 0 ? 1 : 0)
}
