import { expect, test } from 'vitest'
import type { WireOrder } from '@galleria/contract/order'
import { expectedBy, stageOf, listSteps } from './timeline.ts'

const entry = (event: string, actor: string, at: string, toState = '') => ({
  fromState: null,
  toState,
  event,
  actor,
  at,
})
const parcel = (serviceCode: string, createdAt: string, deliveredAt: string | null) =>
  ({ serviceCode, createdAt, deliveredAt }) as WireOrder['packageList'][number]

test('the timeline runs backwards, with who did it', () => {
  const steps = listSteps({
    packageList: [],
    progressList: [
      entry('submit', 'buyer', '2026-11-01T08:00:00Z'),
      entry('pay', 'payment', '2026-11-01T08:05:00Z'),
      entry('receive', 'clock', '2026-11-20T08:00:00Z'),
    ],
  })
  expect(steps.map(({ kind, who }) => [kind, who])).toEqual([
    ['receive', 'mall'],
    ['pay', 'bank'],
    ['submit', 'buyer'],
  ])
})

test('a delivery stands between the moves, under the carrier’s name', () => {
  const steps = listSteps({
    packageList: [parcel('P1', '2026-11-02T08:00:00Z', '2026-11-05T08:00:00Z')],
    progressList: [
      entry('ship', 'merchant', '2026-11-02T08:00:00Z'),
      entry('receive', 'buyer', '2026-11-06T08:00:00Z'),
    ],
  })
  expect(steps.map(({ kind, who, parcel: about }) => [kind, who, about?.serviceCode])).toEqual([
    ['receive', 'buyer', undefined],
    ['deliver', 'carrier', 'P1'],
    ['ship', 'shop', 'P1'],
  ])
})

test('several parcels are numbered in the order they were sent', () => {
  const steps = listSteps({
    packageList: [
      parcel('P2', '2026-11-03T08:00:00Z', null),
      parcel('P1', '2026-11-02T08:00:00Z', null),
    ],
    progressList: [
      entry('ship', 'merchant', '2026-11-02T08:00:00Z'),
      entry('ship', 'merchant', '2026-11-03T08:00:00Z'),
    ],
  })
  expect(steps.map(({ parcel: about, parcelNo }) => [about?.serviceCode, parcelNo])).toEqual([
    ['P2', 2],
    ['P1', 1],
  ])
})

test('moves of one instant keep their order', () => {
  const at = '2026-11-01T08:00:00Z'
  expect(
    listSteps({
      packageList: [],
      progressList: [entry('submit', 'buyer', at), entry('pay', 'payment', at)],
    }).map(({ kind }) => kind),
  ).toEqual(['pay', 'submit'])
})

test('money that went back whole closes the order; when only the rest went back, it goes on without it', () => {
  const steps = listSteps({
    packageList: [],
    progressList: [
      entry('skipRest', 'payment', '2026-11-02T08:00:00Z', 'UN_RECEIVED'),
      entry('close', 'payment', '2026-11-09T08:00:00Z', 'CLOSED'),
    ],
  })
  expect(steps.map(({ kind, who }) => [kind, who])).toEqual([
    ['close', 'bank'],
    ['skipRest', 'bank'],
  ])
})

test('an event without words of its own keeps its state to be shown by', () => {
  expect(
    listSteps({
      packageList: [],
      progressList: [entry('archive', 'robot', '2026-11-01T08:00:00Z', 'CLOSED')],
    })[0],
  ).toMatchObject({ kind: 'other', who: 'mall', toState: 'CLOSED' })
})

test('an order is expected with the last of what is still to be sent; goods that are asked back are not', () => {
  const line = (canShipQty: number, expectDate: string) => ({ canShipQty, expectDate })
  expect(
    expectedBy({
      tradeOrderLineList: [line(1, '2026-11-27'), line(2, '2026-11-30'), line(0, '2026-12-09')],
    }),
  ).toBe('2026-11-30')
  expect(expectedBy({ tradeOrderLineList: [line(0, '2026-11-27')] })).toBeUndefined()
})

test('an order is ordered, paid, sent and received; sent in part counts as sent', () => {
  const stage = (displayStatus: WireOrder['displayStatus'], parcelCount = 0) =>
    stageOf({
      displayStatus,
      parcelCount,
      groupBuy: null,
      pickUp: null,
      paidAmt: { value: 0, currency: 'EUR' },
    })
  expect([
    stage('PENDING_PAY'),
    stage('PROCESSING'),
    stage('UN_DELIVERY'),
    stage('UN_DELIVERY', 1),
    stage('UN_RECEIVED', 1),
    stage('COMPLETE', 1),
    stage('CANCELED'),
  ]).toEqual([0, 0, 1, 2, 2, 3, undefined])
})
