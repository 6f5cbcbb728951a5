import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import type { Call } from '../define-call.ts'
import { auditedCalls } from './audited-calls.ts'

const all = Object.values(calls) as Call[]

test('every call of the staff says what it writes, and there is a word for each that a log tells', () => {
  const staff = all.filter(({ who }) => who === 'merchant' || who === 'operator')
  expect(staff.filter(({ writes }) => writes === undefined)).toEqual([])
  const logged = all.filter(({ writes }) => writes && writes !== 'own')
  expect(logged.map(({ call }) => call.slice(call.indexOf('/mall-') + 1)).toSorted()).toEqual(
    auditedCalls.toSorted(),
  )
})
