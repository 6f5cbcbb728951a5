import { expect, test } from 'vitest'
import type { Bill } from './bill.rules.ts'
import { claimsOf } from './claims.rules.ts'

const placedAt = new Date('2026-11-23T12:00:00Z')
const within = { opensAt: placedAt, closesAt: new Date('2026-11-23T12:30:00Z') }
const dates = { balanceStartsAt: '2027-01-10T00:00:00Z', balanceEndsAt: '2027-01-20T00:00:00Z' }
const bill = (deposit: number, terms: object | null, endsAt: string | null = null) =>
  ({
    deposit,
    needPay: 10_490,
    shops: [
      {
        lines: [
          { preSale: null, cart: { groupBuy: endsAt && { endsAt } } },
          { preSale: terms, cart: {} },
        ],
      },
    ],
  }) as unknown as Bill

test('what is paid at once is one claim of all within half an hour', () => {
  const full = [{ kind: 'FULL', amount: 10_490, ...within }]
  expect(claimsOf(bill(0, null), placedAt)).toEqual(full)
  expect(claimsOf(bill(0, dates), placedAt)).toEqual(full)
  expect(claimsOf(bill(3000, null), placedAt)).toEqual(full)
  expect(claimsOf(bill(3000, { ...dates, balanceStartsAt: null }), placedAt)).toEqual(full)
  expect(claimsOf(bill(3000, { ...dates, balanceEndsAt: null }), placedAt)).toEqual(full)
})

test('who joins a group of buyers pays before that closes, and within half an hour', () => {
  const closesAt = new Date('2026-11-23T12:05:00Z')
  expect(claimsOf(bill(0, null, closesAt.toISOString()), placedAt)).toEqual([
    { kind: 'FULL', amount: 10_490, opensAt: placedAt, closesAt },
  ])
  expect(claimsOf(bill(0, null, '2026-11-24T12:00:00Z'), placedAt)).toEqual([
    { kind: 'FULL', amount: 10_490, ...within },
  ])
})

test('a deposit is paid within half an hour, the rest in the campaign’s own time', () => {
  expect(claimsOf(bill(3000, dates), placedAt)).toEqual([
    { kind: 'DEPOSIT', amount: 3000, ...within },
    {
      kind: 'BALANCE',
      amount: 7490,
      opensAt: new Date(dates.balanceStartsAt),
      closesAt: new Date(dates.balanceEndsAt),
    },
  ])
})
