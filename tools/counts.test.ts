import { describe, expect, it } from 'vitest'
import { countJourneys, countVitest } from './counts.ts'

const loaded = { status: 'passed', assertionResults: [{}] }
const unloaded = { status: 'failed', assertionResults: [] }

describe('the last line of npm test', () => {
  it('counts a test file that does not load as one failure', () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 1, testResults: [loaded, unloaded] }, false)).toEqual({ passed: 7, failed: 2 })
  })

  it('never calls a run green that ended badly', () => {
    expect(countVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [loaded] }, false)).toEqual({ passed: 7, failed: 1 })
    expect(countJourneys('e2e: 3 passed, 0 failed\n', false)).toEqual({ passed: 3, failed: 1 })
    expect(countJourneys('Segmentation fault', true)).toEqual({ passed: 0, failed: 1 })
  })

  it('takes over the count of the journeys', () => {
    expect(countJourneys('buys a desk ... ok\ne2e: 3 passed, 2 failed\n', false)).toEqual({ passed: 3, failed: 2 })
  })
})
