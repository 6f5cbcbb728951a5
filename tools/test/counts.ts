export type Counts = { passed: number; failed: number }

export function addCounts(total: Counts, more: Counts): void {
  total.passed += more.passed
  total.failed += more.failed
}

export function printHeading(text: string): void {
  console.log(`\n== ${text} ${'='.repeat(Math.max(3, 70 - text.length))}\n`)
}

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}

/** Files in which something failed, or that did not load. */
export function listFailedFiles(report: VitestReport): string[] {
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

/**
 * Whether what failed are tests and nothing beside them: vitest counts errors outside of tests, a
 * worker that ended for instance, in a line of their own.
 */
export function isExplained(output: string): boolean {
  return !/^\s*Errors\s+\d+ errors?/m.test(withoutColours(output))
}

function withoutColours(output: string): string {
  // oxlint-disable-next-line no-control-regex
  return output.replaceAll(/\u001b\[[\d;]*m/g, '')
}

/** A file that does not even load has no tests that could fail, so it counts as one. */
export function countVitest(report: VitestReport, ok: boolean): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + unloaded
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(1, failed) }
}

/**
 * Which tests failed and what each said first: repeated at the end of a run, because its beginning
 * is easily lost.
 */
export function listFailures(report: VitestReport): string[] {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${name}: ${fullName}\n${firstLines(failureMessages?.[0])}`,
        )
      return failed.length > 0 ? failed : [`${name}: does not load\n${firstLines(message)}`]
    })
}

function firstLines(text = ''): string {
  return text
    .split('\n')
    .slice(0, 6)
    .map((line) => `  ${line}`)
    .join('\n')
}

/** From the last line `e2e: N passed, N failed`; a run that ended without it failed. */
export function countJourneys(output: string, ok: boolean): Counts {
  const line = /^e2e: (\d+) passed, (\d+) failed$/.exec(output.trim().split('\n').at(-1) ?? '')
  const passed = Number(line?.[1] ?? 0)
  const failed = Number(line?.[2] ?? 1)
  return { passed, failed: ok ? failed : Math.max(1, failed) }
}
