import { expect, test } from 'vitest'
import { reverseStatuses } from '@galleria/contract/after-sales-rules'
import { toneOf } from './reverse-tone.ts'

test('every status has its icon', () => {
  expect(reverseStatuses.map(toneOf)).toEqual([
    'waiting',
    'waiting',
    'waiting',
    'waiting',
    'running',
    'waiting',
    'waiting',
    'running',
    'done',
    'done',
    'ended',
    'ended',
    'trouble',
  ])
})
