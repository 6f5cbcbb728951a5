import { expect, test } from 'vitest'
import { joinAttributes, offeredReverseOperations, listReverseSteps } from './reverse-timeline.ts'

const entry = (event: string, actor: string, toState = '') => ({
  fromState: null,
  toState,
  event,
  actor,
  at: '2026-11-01T08:00:00Z',
})

const stepsOf = (progressList: ReturnType<typeof entry>[]) =>
  listReverseSteps({ progressList, exchangeSurcharge: null })

test('an exchange whose difference nobody paid is changed to a refund for that reason, whoever ended it; one that the shop did not send in time is not', () => {
  const order = { id: '', tradeOrderCode: '', contractId: '', payUntil: '', isOpen: false }
  const told = (actor: string, paidTime: string | null) =>
    listReverseSteps({
      progressList: [entry('refundInstead', actor)],
      exchangeSurcharge: { amt: { value: 10, currency: 'EUR' }, order: { ...order, paidTime } },
    }).map(({ kind }) => kind)
  expect(told('clock', null)).toEqual(['refundUnpaid'])
  expect(told('clock', '2026-11-01T08:00:00Z')).toEqual(['refundInstead'])
  expect(told('merchant', null)).toEqual(['refundInstead'])
})

test('the timeline runs backwards, with who did it, and without what only the mall does to itself', () => {
  expect(
    stepsOf([
      entry('apply', 'buyer'),
      entry('route', 'clock'),
      entry('approveRefund', 'merchant'),
      entry('startRefund', 'payment'),
      entry('settle', 'clock'),
    ]).map(({ kind, who }) => [kind, who]),
  ).toEqual([
    ['settle', 'mall'],
    ['startRefund', 'bank'],
    ['approveRefund', 'shop'],
    ['apply', 'buyer'],
  ])
})

test('what was not sent is cancelled there and then: no application went to anybody', () => {
  const cancelled = (who: string) =>
    stepsOf([entry('apply', who), entry('cancelUnsent', 'clock')]).map(({ kind, who }) => [
      kind,
      who,
    ])
  expect(cancelled('buyer')).toEqual([['cancelUnsent', 'buyer']])
  expect(cancelled('merchant')).toEqual([['cancelUnsent', 'shop']])
})

test('what a shop did not accept of goods that came back was applied for by nobody', () => {
  expect(
    stepsOf([entry('setApart', 'merchant'), entry('refuseRest', 'merchant')]).map(
      ({ kind, who }) => [kind, who],
    ),
  ).toEqual([['refuseGoods', 'shop']])
})

test('a refund approved by silence was done by nobody', () => {
  expect(stepsOf([entry('approveRefund', 'clock')])[0]).toMatchObject({
    kind: 'approveRefund',
    who: 'mall',
  })
})

test('an event without words of its own keeps its state to be shown by', () => {
  expect(stepsOf([entry('inspect', 'robot', 'WAITING_FOR_QC_DONE')])[0]).toMatchObject({
    kind: 'other',
    who: 'mall',
    toState: 'WAITING_FOR_QC_DONE',
  })
})

test('[AS-022] attribute values are joined by " ; "', () => {
  expect(
    joinAttributes(
      [
        { attrKey: 'finish', attrVal: 'oak' },
        { attrKey: 'size', attrVal: '140 x 70 cm' },
        { attrKey: 'hidden', attrVal: '' },
      ],
      (key, value) => (key === 'finish' ? 'Oak' : value),
    ),
  ).toBe('Oak ; 140 x 70 cm')
})

test('[AS-027, AS-108] nothing is offered that the server does not list, and nothing of a seller’s', () => {
  const nothing = {
    canCancel: false,
    canChange: false,
    canViewReason: false,
    canSendBack: false,
    canCorrectNumber: false,
    canViewLogistics: false,
    canConfirm: false,
    canPayDifference: false,
    canTakeMoney: false,
    canAskMall: false,
    canAddProof: false,
    canAcceptOffer: false,
    canDeclineOffer: false,
  }
  expect(offeredReverseOperations([])).toEqual(nothing)
  expect(offeredReverseOperations(['cancel', 'viewRejectReason'])).toEqual({
    ...nothing,
    canCancel: true,
    canViewReason: true,
  })
  expect(offeredReverseOperations(['modify'])).toEqual({ ...nothing, canChange: true })
  expect(offeredReverseOperations(['postBack'])).toEqual({ ...nothing, canSendBack: true })
  expect(offeredReverseOperations(['correctPostBack', 'viewLogistics'])).toEqual({
    ...nothing,
    canCorrectNumber: true,
    canViewLogistics: true,
  })
  expect(offeredReverseOperations(['confirmExchange'])).toEqual({ ...nothing, canConfirm: true })
  expect(offeredReverseOperations(['askMall'])).toEqual({ ...nothing, canAskMall: true })
  expect(offeredReverseOperations(['approve', 'reject', 'pass', 'refuse'])).toEqual(nothing)
})
