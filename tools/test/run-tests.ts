import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../start/build-if-needed.ts'
import {
  addCounts,
  countJourneys,
  countVitest,
  listFailures,
  printHeading,
  type Counts,
} from './counts.ts'
import { listLeftOut } from './files-in-turn.ts'
import { explainFailure } from '../start/explain-failure.mjs'
import { readNoWords } from '../start/read-words.ts'
import { runChecks } from '../check/run-checks.ts'
import { endWithPrograms, findProgram, root, runProgram } from '../start/run-program.ts'

const build = {
  name: 'build',
  run: () =>
    buildIfNeeded(() => undefined).then(
      () => ({ ok: true, output: '' }),
      (failure: unknown) => ({ ok: false, output: explainFailure(failure) }),
    ),
}

async function runUnits(): Promise<Counts> {
  printHeading('Unit and call tests')
  const folder = mkdtempSync(join(tmpdir(), 'galleria-report-'))
  const report = join(folder, 'report.json')
  const leftOut = listLeftOut()
  if (leftOut.length > 0)
    console.log(`${leftOut.length} long files are left to other commits and to npm run prove`)
  const { ok } = await runProgram(
    findProgram('vitest', 'vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...leftOut.map((file) => `--exclude=${file}`),
    ],
    { show: true },
  )
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const counts = found ? countVitest(found, ok) : { passed: 0, failed: 1 }
  failures.push(...(found ? listFailures(found) : ['the tests did not come to an end']))
  rmSync(folder, { recursive: true })
  return counts
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
const total: Counts = { passed: 0, failed: 0 }
const took: string[] = []
for (const [name, run] of Object.entries({
  checks: () => runChecks(failures, [build]),
  'unit and call tests': runUnits,
  journeys: runJourneys,
})) {
  const since = performance.now()
  addCounts(total, await run())
  took.push(`${name} ${Math.round((performance.now() - since) / 1000)} s`)
}
for (const failure of failures) console.log(`\n${failure}`)
console.log(`\n${took.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
