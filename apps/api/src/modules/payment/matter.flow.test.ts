import { operationsFor } from '@galleria/kernel/flow'
import type { MatterKind } from '@galleria/contract/money'
import { expect, test } from 'vitest'
import { matterFlow } from './matter.flow.ts'
import type { LegStatus } from './payment.types.ts'

const offered = (
  kind: MatterKind,
  legStatus: LegStatus | null,
  state: 'OPEN' | 'SETTLED' = 'OPEN',
) => operationsFor(matterFlow, { state, actor: 'operator', facts: { kind, legStatus } })

test.each(['STRAY_CAPTURE', 'OTHER_AMOUNT'] as const)(
  'money of the kind %s that has no way back yet is sent back, or settled outside',
  (kind) => {
    expect(offered(kind, null)).toEqual(['sendBack', 'settle'])
  },
)

test.each(['STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED'] as const)(
  'a refund (%s) that has failed is tried again, or settled outside; while one is out, or once it has arrived, nobody settles it a second time',
  (kind) => {
    expect(offered(kind, 'FAILED')).toEqual(['tryAgain', 'settle'])
    for (const leg of ['CREATED', 'SENT', 'UNKNOWN', 'DONE', 'SETTLED'] as const)
      expect(offered(kind, leg)).toEqual([])
  },
)

test('what was given twice is settled however its refund stands: the buyer has the money', () => {
  for (const leg of [null, 'SENT', 'UNKNOWN', 'DONE', 'SETTLED'] as const)
    expect(offered('GIVEN_TWICE', leg)).toEqual(['settle'])
  expect(offered('GIVEN_TWICE', 'FAILED')).toEqual(['tryAgain', 'settle'])
})

test('a list entry that cannot be read, and a refund that has no leg, offer nothing to do', () => {
  expect(offered('UNREADABLE', null)).toEqual([])
  expect(offered('REFUND_UNANSWERED', null)).toEqual([])
  expect(offered('REFUND_GIVEN_UP', null)).toEqual([])
})

test('what was settled stays settled', () => {
  expect(offered('STRAY_CAPTURE', null, 'SETTLED')).toEqual([])
})
