import { describe, expect, it } from 'vitest'
import { countJourneys, countVitest, isExplained, listFailedFiles, listFailures } from './counts.ts'

const loaded = {
  name: 'sofa.test.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: 'a sofa is sold' }],
}
const unloaded = {
  name: 'desk.test.ts',
  status: 'failed',
  message: 'no such desk',
  assertionResults: [],
}

describe('the last line of npm test', () => {
  it('counts a test file that does not load as one failure', () => {
    expect(
      countVitest({ numPassedTests: 7, numFailedTests: 1, testResults: [loaded, unloaded] }, false),
    ).toEqual({ passed: 7, failed: 2 })
  })

  it('knows which files failed, or did not load', () => {
    expect(
      listFailedFiles({ numPassedTests: 1, numFailedTests: 0, testResults: [loaded, unloaded] }),
    ).toEqual(['desk.test.ts'])
  })

  it('runs nothing once more where something went wrong beside the tests', () => {
    const end = '\u001b[2m      Tests \u001b[22m \u001b[31m1 failed\u001b[39m\n'
    expect(isExplained(end)).toBe(true)
    expect(
      isExplained(`${end}\u001b[2m     Errors \u001b[22m \u001b[1m\u001b[31m1 error\u001b[39m`),
    ).toBe(false)
  })

  it('is preceded by what failed and what it said', () => {
    const failed = {
      name: 'lamp.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a lamp is seen' },
        {
          status: 'failed',
          fullName: 'a lamp is lit',
          failureMessages: ['expected 1 to be 2\nat lamp'],
        },
      ],
    }
    expect(
      listFailures({
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [loaded, unloaded, failed],
      }),
    ).toEqual([
      'desk.test.ts: does not load\n  no such desk',
      'lamp.test.ts: a lamp is lit\n  expected 1 to be 2\n  at lamp',
    ])
  })

  it('never calls a run green that ended badly', () => {
    expect(
      countVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [loaded] }, false),
    ).toEqual({ passed: 7, failed: 1 })
    expect(countJourneys('e2e: 3 passed, 0 failed\n', false)).toEqual({ passed: 3, failed: 1 })
    expect(countJourneys('Segmentation fault', true)).toEqual({ passed: 0, failed: 1 })
  })

  it('takes over the count of the journeys', () => {
    expect(countJourneys('buys a desk ... ok\ne2e: 3 passed, 2 failed\n', false)).toEqual({
      passed: 3,
      failed: 2,
    })
  })
})
