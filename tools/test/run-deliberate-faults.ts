import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakText, judge, type DeliberateFault, type Report } from './faults/deliberate-fault.ts'
import { allFaults } from './faults/all-faults.ts'
import { linkPackages } from './link-packages.ts'
import { findProgram, root, runProgram } from '../start/run-program.ts'

/** Copies at work side by side, one for each of two cores. */
const LANES = 2

/**
 * Breaks one requirement after the other in a copy of the last commit: the tests named by it are
 * green before, and red with the fault.
 */
export async function runDeliberateFaults(): Promise<boolean> {
  const waiting = [...allFaults]
  const whole = new Map<string, Promise<Report | undefined>>()
  const lanes = Array.from({ length: LANES }, async () => {
    const tree = mkdtempSync(join(tmpdir(), 'galleria-faults-'))
    try {
      execFileSync('git', ['worktree', 'add', '--quiet', '--detach', '--force', tree], {
        cwd: root,
      })
      linkPackages(tree)
      const wrong: string[] = []
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const problem = await proveFault(tree, fault, whole)
        console.log(problem ?? `red    ${fault.id}`)
        if (problem) wrong.push(problem)
      }
      return wrong
    } finally {
      execFileSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
      rmSync(tree, { recursive: true, force: true })
    }
  })
  // Both to their end, so that neither leaves its copy behind.
  const ends = await Promise.allSettled(lanes)
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  const wrong = ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : []))
  console.log(
    `\n${allFaults.length - wrong.length} of ${allFaults.length} faults turned their test red`,
  )
  for (const problem of wrong) console.log(problem)
  return wrong.length === 0
}

/**
 * What is wrong, in a sentence; undefined where the fault was noticed. `whole` keeps what each file
 * of tests says as long as nothing is broken.
 */
async function proveFault(
  tree: string,
  fault: DeliberateFault,
  whole: Map<string, Promise<Report | undefined>>,
): Promise<string | undefined> {
  const { id, file, test } = fault
  const path = join(tree, file)
  const text = readFileSync(path, 'utf8')
  const result = breakText(text, fault)
  if ('problem' in result) return result.problem
  const before = whole.get(test) ?? runTests(tree, test)
  whole.set(test, before)
  const then = judge(await before, id)
  if (then !== 'green') return `${id}: its test in ${test} is ${then} before anything is broken`
  try {
    writeFileSync(path, result.broken)
    const now = judge(await runTests(tree, test, ['-t', id]), id)
    return now === 'red'
      ? undefined
      : `${id}: its test in ${test} is ${now} although ${file} is broken`
  } finally {
    writeFileSync(path, text)
  }
}

async function runTests(
  tree: string,
  test: string,
  words: readonly string[] = [],
): Promise<Report | undefined> {
  const file = join(tree, 'report.json')
  rmSync(file, { force: true })
  await runProgram(
    findProgram('vitest', 'vitest'),
    ['run', test, ...words, '--reporter=json', `--outputFile=${file}`, '--maxWorkers=1'],
    { cwd: tree },
  )
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
