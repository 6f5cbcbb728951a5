import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countVitest,
  isExplained,
  listFailedFiles,
  listFailures,
  printHeading,
  type Counts,
  type VitestReport,
} from './counts.ts'
import { listLeftOut } from './files-in-turn.ts'
import { findProgram, runProgram } from '../start/run-program.ts'

/**
 * Files that fail among the others are run once more, by themselves, when they are few and all that
 * went wrong: what passes then is told at the end, for somebody to look why it had not before.
 */
const MOST_AGAIN = 3

/**
 * Everything that vitest runs for this commit. What fails is put to `failures`, what passed only by
 * itself to `unsteady`.
 */
export async function runUnits(failures: string[], unsteady: string[]): Promise<Counts> {
  printHeading('Unit and call tests')
  const leftOut = listLeftOut()
  if (leftOut.length > 0)
    console.log(`${leftOut.length} long files are left to other commits and to npm run prove`)
  const first = await runVitest(leftOut.map((file) => `--exclude=${file}`))
  const files = first.report ? listFailedFiles(first.report) : []
  if (!first.isExplained || files.length === 0 || files.length > MOST_AGAIN) {
    failures.push(...first.failures)
    return first.counts
  }
  printHeading('Once more, by themselves')
  const again = await runVitest(files)
  failures.push(...again.failures)
  if (again.counts.failed === 0)
    unsteady.push(...first.failures.map((text) => `passed only by itself: ${text}`))
  const { passed, failed } = first.counts
  return { passed: passed + failed - again.counts.failed, failed: again.counts.failed }
}

async function runVitest(words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'galleria-report-'))
  const path = join(folder, 'report.json')
  const { ok, output } = await runProgram(
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
    isExplained: isExplained(output),
    counts: report ? countVitest(report, ok) : { passed: 0, failed: 1 },
    failures: report ? listFailures(report) : ['the tests did not come to an end'],
  }
}
