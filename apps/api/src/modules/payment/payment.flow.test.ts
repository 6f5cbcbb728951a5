import { expect, test } from 'vitest'
import { attemptFlow, isLive } from './payment.flow.ts'

test('an attempt can be paid until its provider reports how it ended', () => {
  expect(attemptFlow.states.filter((status) => isLive({ status }))).toEqual([
    'CREATED',
    'PAY_PENDING',
  ])
})
