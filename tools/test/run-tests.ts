import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded } from '../start/build-if-needed.ts'
import { addCounts, countJourneys, printHeading, type Counts } from './counts.ts'
import { runUnits } from './run-unit-tests.ts'
import { explainFailure } from '../start/explain-failure.mjs'
import { readNoWords } from '../start/read-words.ts'
import { runChecks } from '../check/run-checks.ts'
import { endWithPrograms, root, runProgram } from '../start/run-program.ts'

const build = {
  name: 'build',
  run: () =>
    buildIfNeeded(() => undefined).then(
      () => ({ ok: true, output: '' }),
      (failure: unknown) => ({ ok: false, output: explainFailure(failure) }),
    ),
}

async function runJourneys(): Promise<Counts> {
  const script = join(root, 'e2e', 'run.ts')
  if (!existsSync(script)) return { passed: 0, failed: 0 }
  printHeading('Journeys in a browser')
  const { ok, output } = await runProgram(script, ['--briefly'], { show: true })
  failures.push(...(output.match(/^FAILED.*(?:\n {7}.*)*/gm) ?? []))
  return countJourneys(output, ok)
}

readNoWords(
  'npm test runs everything and takes no words; npm run check, unit and e2e run its parts, prove what takes longer',
)
endWithPrograms()
const failures: string[] = []
const unsteady: string[] = []
const total: Counts = { passed: 0, failed: 0 }
const took: string[] = []
for (const [name, run] of Object.entries({
  checks: () => runChecks(failures, [build]),
  'unit and call tests': () => runUnits(failures, unsteady),
  journeys: runJourneys,
})) {
  const since = performance.now()
  addCounts(total, await run())
  took.push(`${name} ${Math.round((performance.now() - since) / 1000)} s`)
}
for (const text of [...unsteady, ...failures]) console.log(`\n${text}`)
console.log(`\n${took.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
