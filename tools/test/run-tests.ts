import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../start/build-if-needed.ts'
import {
  addCounts,
  countJourneys,
  countVitest,
  listFailedFiles,
  listFailures,
  printHeading,
  type Counts,
  type VitestReport,
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

/** Files that fail among the others are run once more, by themselves, when they are few: what passes then is told at the end, for somebody to look why it had not before. */
const MOST_AGAIN = 3

async function runUnits(): Promise<Counts> {
  printHeading('Unit and call tests')
  const leftOut = listLeftOut()
  if (leftOut.length > 0)
    console.log(`${leftOut.length} long files are left to other commits and to npm run prove`)
  const first = await runVitest(leftOut.map((file) => `--exclude=${file}`))
  const files = first.report ? listFailedFiles(first.report) : []
  if (files.length === 0 || files.length > MOST_AGAIN) {
    failures.push(...first.failures)
    return first.counts
  }
  printHeading('Once more, by themselves')
  const again = await runVitest(files)
  failures.push(...again.failures)
  if (again.counts.failed === 0)
    unsteady.push(...first.failures.map((text) => `passed only by itself: ${text}`))
  return {
    passed: first.counts.passed + first.counts.failed - again.counts.failed,
    failed: again.counts.failed,
  }
}

async function runVitest(words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'galleria-report-'))
  const path = join(folder, 'report.json')
  const { ok } = await runProgram(
    findProgram('vitest', 'vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...words],
    { show: true },
  )
  const report: VitestReport | undefined = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : undefined
  rmSync(folder, { recursive: true })
  return {
    report,
    counts: report ? countVitest(report, ok) : { passed: 0, failed: 1 },
    failures: report ? listFailures(report) : ['the tests did not come to an end'],
  }
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
  'unit and call tests': runUnits,
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
