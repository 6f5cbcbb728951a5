import { operationsFor } from '@galleria/kernel/flow'
import type { MatterKind } from '@galleria/contract/money'
import { expect, test } from 'vitest'
import type { ParcelCaptureStatus } from '../payment.flow.ts'
import { matterFlow } from './matter.flow.ts'
import type { LegStatus } from '../payment.types.ts'

const offered = (
  kind: MatterKind,
  legStatus: LegStatus | null,
  {
    state = 'OPEN',
    hasProvider = true,
    takesAnswer = false,
    endsByHand = false,
    isOfLongAgo = false,
    isSilent = false,
    isUnlisted = false,
    proposal = 'none',
    isOwnPurchase = false,
    captureStatus = null,
  }: {
    state?: 'OPEN' | 'SETTLED'
    hasProvider?: boolean
    takesAnswer?: boolean
    endsByHand?: boolean
    isOfLongAgo?: boolean
    isSilent?: boolean
    isUnlisted?: boolean
    proposal?: 'none' | 'own' | 'others'
    isOwnPurchase?: boolean
    captureStatus?: ParcelCaptureStatus | null
  } = {},
) =>
  operationsFor(matterFlow, {
    state,
    actor: 'operator',
    facts: {
      ...{
        kind,
        legStatus,
        captureStatus,
        hasProvider,
        takesAnswer,
        endsByHand,
        isOfLongAgo,
        isSilent,
        isUnlisted,
      },
      ...{ proposal, isOwnPurchase },
    },
  })

test('what left and could not be taken is taken again once a person says so, and by nobody else', () => {
  expect(offered('CAPTURE_REFUSED', null, { captureStatus: 'FAILED' })).toEqual([
    'tryAgain',
    'proposeWriteOff',
  ])
  for (const captureStatus of ['CREATED', 'SENT', 'UNKNOWN', 'DONE'] as const)
    expect(offered('CAPTURE_REFUSED', null, { captureStatus })).toEqual([])
  expect(offered('AUTHORISATION_ENDS', null)).toEqual([])
})

test('what left and of whose capture nobody has told for long is tried again or written off, where it cannot be asked; what it has just been asked for is not', () => {
  const known = { isOfLongAgo: true, isSilent: true, isUnlisted: true }
  for (const captureStatus of ['SENT', 'UNKNOWN'] as const) {
    const capture = { captureStatus, ...known }
    expect(offered('CAPTURE_REFUSED', null, capture)).toEqual(['tryAgain', 'proposeWriteOff'])
    expect(offered('CAPTURE_REFUSED', null, { ...capture, isSilent: false })).toEqual([])
    for (const one of [{ hasProvider: false, isUnlisted: false }, { isUnlisted: false }])
      expect(offered('CAPTURE_REFUSED', null, { ...capture, ...one })).toEqual(['proposeWriteOff'])
  }
  for (const captureStatus of ['CREATED', 'DONE', 'DROPPED', 'WRITTEN_OFF'] as const)
    expect(offered('CAPTURE_REFUSED', null, { captureStatus, ...known })).toEqual([])
})

test.each(['STRAY_CAPTURE', 'OTHER_AMOUNT'] as const)(
  'money of the kind %s that has no way back yet is sent back, or settled outside',
  (kind) => {
    expect(offered(kind, null)).toEqual(['sendBack', 'settle'])
  },
)

test.each([
  'STRAY_CAPTURE',
  'OTHER_AMOUNT',
  'REFUND_FAILING',
  'REFUND_GIVEN_UP',
  'REFUND_UNANSWERED',
] as const)(
  'a refund (%s) that has failed is tried again, has arrived after all, or goes another way; while one is out, or once it has arrived, nobody does anything about it',
  (kind) => {
    expect(offered(kind, 'FAILED')).toEqual(['tryAgain', 'arrived', 'propose'])
    for (const leg of ['CREATED', 'SENT', 'UNKNOWN', 'DONE', 'SETTLED'] as const)
      expect(offered(kind, leg)).toEqual([])
  },
)

test.each(['STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_UNANSWERED'] as const)(
  'a refund (%s) whose provider is not set up any more goes another way when it was never sent, or was lost; not while the provider has it, or once it has arrived',
  (kind) => {
    for (const leg of ['CREATED', 'UNKNOWN'] as const)
      expect(offered(kind, leg, { hasProvider: false })).toEqual(['arrived', 'propose'])
    for (const leg of ['SENT', 'DONE', 'SETTLED'] as const)
      expect(offered(kind, leg, { hasProvider: false })).toEqual([])
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
  expect(offered('STRAY_CAPTURE', null, { state: 'SETTLED' })).toEqual([])
})

test('a dispute is answered or accepted while its provider takes an answer; one that was turned round is settled by hand', () => {
  expect(offered('DISPUTE', null, { takesAnswer: true })).toEqual(['answer', 'accept'])
  expect(offered('DISPUTE', null, { endsByHand: true })).toEqual(['arrived', 'accept'])
  expect(offered('DISPUTE', null)).toEqual([])
  expect(offered('DISPUTE_TURNED', null)).toEqual(['settle'])
})

test('a refund that nobody answered for a day has arrived or goes another way, though its provider is there', () => {
  for (const leg of ['SENT', 'UNKNOWN'] as const) {
    expect(offered('REFUND_UNANSWERED', leg, { isOfLongAgo: true })).toEqual(['arrived', 'propose'])
    expect(offered('REFUND_UNANSWERED', leg)).toEqual([])
  }
  for (const leg of ['CREATED', 'DONE', 'SETTLED'] as const)
    expect(offered('REFUND_UNANSWERED', leg, { isOfLongAgo: true })).toEqual([])
})

test('a day on which the books and a provider differ is explained, and nothing else is', () => {
  expect(offered('BOOKS_DIFFER', null)).toEqual(['explain'])
  expect(offered('BOOKS_DIFFER', null, { state: 'SETTLED' })).toEqual([])
  expect(offered('STRAY_CAPTURE', null)).not.toContain('explain')
})

test('another way is agreed to by somebody else, taken back by whoever proposed it, and nobody decides about an own purchase', () => {
  expect(offered('REFUND_GIVEN_UP', 'FAILED', { proposal: 'others' })).toEqual([
    'tryAgain',
    'arrived',
    'agree',
    'refuse',
  ])
  expect(offered('REFUND_GIVEN_UP', 'FAILED', { proposal: 'own' })).toEqual([
    'tryAgain',
    'arrived',
    'withdraw',
  ])
  for (const proposal of ['none', 'others'] as const)
    expect(offered('REFUND_GIVEN_UP', 'FAILED', { proposal, isOwnPurchase: true })).toEqual([
      'tryAgain',
      'arrived',
    ])
})

test('once two have agreed the payment is said to be made, or not; nothing is tried through the provider', () => {
  expect(offered('REFUND_GIVEN_UP', 'ROUTED')).toEqual(['settle', 'arrived', 'unroute'])
})
