import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../start/run-program.ts'
import { breakText, judge } from './deliberate-fault.ts'
import { allFaults } from './all-faults.ts'

const fault = { id: 'ORD-001', file: 'a.ts', find: 'b', replace: '$&', test: 'a.test.ts' }

test('a fault is put in as it is written, where its place is there once; else a sentence says what is the matter', () => {
  expect(breakText('abc', fault)).toEqual({ broken: 'a$&c' })
  expect(breakText('ac', fault)).toEqual({
    problem: 'ORD-001: a.ts no longer has what is to be broken: "b"',
  })
  expect(breakText('bb', fault)).toEqual({
    problem: 'ORD-001: a.ts has what is to be broken 2 times: "b"',
  })
})

test('only a test of that name that ran and failed is red', () => {
  const say = (...tests: [string, string][]) =>
    judge(
      {
        testResults: [
          { assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) },
        ],
      },
      'ORD-001',
    )
  expect(say(['[ORD-001] a', 'passed'], ['[ORD-001] b', 'failed'])).toBe('red')
  expect(say(['[ORD-001] a', 'passed'], ['[ORD-002] b', 'failed'])).toBe('green')
  expect(say(['[ORD-001] a', 'skipped'])).toBe('not run')
  expect([say(), judge(undefined, 'ORD-001')]).toEqual(['not run', 'not run'])
})

test('each requirement has one fault, whose place is there and whose test names it', () => {
  expect(new Set(allFaults.map(({ id }) => id)).size).toBe(allFaults.length)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(
    allFaults.flatMap((one) => {
      const result = breakText(read(one.file), one)
      if ('problem' in result) return [result.problem]
      return read(one.test).includes(one.id) ? [] : [`${one.test} does not name ${one.id}`]
    }),
  ).toEqual([])
})
