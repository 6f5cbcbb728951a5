import { newId, toWireId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { presentCampaign } from './campaign.present.ts'
import type { CampaignFigures } from './campaign.queries.ts'
import type { Prize } from './campaign.types.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const euro = (value: number) => ({ value, currency: 'EUR' })
const id = newId('campaign')
const campaign: CampaignFigures = {
  id,
  kind: 'PRIZE',
  name: 'Advent',
  sites: ['DE', 'NL'],
  currency: 'EUR',
  valueFrom: 4_950,
  startsAt: at(10),
  endsAt: at(14),
  status: 'OPEN',
  free: null,
  card: null,
  orderCount: 7,
  usedCount: 4,
  withdrawnCount: 2,
}
const prize = (change: Partial<Prize>): Prize => ({
  id: newId('prize'),
  campaignId: id,
  kind: 'POINTS',
  points: 2_550,
  weight: 3,
  stock: 10,
  given: 4,
  ...change,
})
const present = (change: Partial<CampaignFigures> = {}, prizes: readonly Prize[] = []) =>
  presentCampaign({ ...campaign, ...change }, prizes, at(12))

test('a campaign says where and when it runs, from which value of an order on, and what became of its orders', () => {
  expect(present()).toEqual({
    id: toWireId('campaign', id),
    campaignType: 'PRIZE',
    name: 'Advent',
    siteList: ['DE', 'NL'],
    orderAmtFrom: euro(49.5),
    startTime: '2026-11-23T10:00:00.000Z',
    endTime: '2026-11-23T14:00:00.000Z',
    status: 'RUNNING',
    operationList: ['stop'],
    orderCount: 7,
    usedCount: 4,
    withdrawnCount: 2,
    prizeList: [],
    freeOrder: null,
    giftCard: null,
  })
})

test('what is coming or running can be stopped; what is over, done or stopped cannot', () => {
  const stands = (change: Partial<CampaignFigures>, hour: number) => {
    const { status, operationList } = presentCampaign({ ...campaign, ...change }, [], at(hour))
    return [status, operationList]
  }
  expect([9, 10, 14].map((hour) => stands({}, hour))).toEqual([
    ['COMING', ['stop']],
    ['RUNNING', ['stop']],
    ['OVER', []],
  ])
  expect([stands({ status: 'STOPPED' }, 12), stands({ status: 'DONE' }, 12)]).toEqual([
    ['STOPPED', []],
    ['OVER', []],
  ])
})

test('it lists its own prizes in their order, each with how likely it is and how many were given, and none of another campaign', () => {
  const prizes = [
    prize({}),
    prize({ campaignId: newId('campaign'), weight: 99 }),
    prize({ kind: 'NOTHING', points: 0, weight: 7, stock: null, given: 1 }),
  ]
  expect(present({}, prizes).prizeList).toEqual([
    { prizeType: 'POINTS', points: 25.5, weight: 3, stock: 10, givenCount: 4 },
    { prizeType: 'NOTHING', points: 0, weight: 7, stock: null, givenCount: 1 },
  ])
})

test('one of free orders says one of how many is free, up to what, and what of its budget is spent, in its currency', () => {
  const pound = (value: number) => ({ value, currency: 'GBP' })
  expect(
    present({
      kind: 'FREE',
      currency: 'GBP',
      free: { oneIn: 20, most: 15_000, budget: 100_000, spent: 30_050 },
    }),
  ).toMatchObject({
    campaignType: 'FREE',
    orderAmtFrom: pound(49.5),
    freeOrder: {
      oneIn: 20,
      mostAmt: pound(150),
      budgetAmt: pound(1_000),
      spentAmt: pound(300.5),
    },
    giftCard: null,
  })
})

test('one of gift cards says what a card is worth, for how long, and what of its budget is spent', () => {
  expect(
    present({
      kind: 'GIFT_CARD',
      card: { value: 1_000, days: 365, budget: 50_000, spent: 12_000 },
    }),
  ).toMatchObject({
    campaignType: 'GIFT_CARD',
    freeOrder: null,
    giftCard: {
      giftCardAmt: euro(10),
      validDays: 365,
      budgetAmt: euro(500),
      spentAmt: euro(120),
    },
  })
})
