import { expect, test } from 'vitest'
import { presentAfterSales, presentReturned } from './after-sales.present.ts'
import type { AnswersRow, RequestsRow } from './after-sales.queries.ts'

const STEPS = ['2026-11-01', '2026-11-02']
const euro = (value: number) => ({ value, currency: 'EUR' })
const krona = (value: number) => ({ value, currency: 'SEK' })
const counts = { requests: 4, done: 2, open: 1, rejected: 1, takenBack: 0 }
const nobody = {
  asked: 0,
  answered: 0,
  bySilence: 0,
  waiting: 0,
  medianHours: null,
  slowHours: null,
}
const present = (found: Partial<Parameters<typeof presentAfterSales>[0]>) =>
  presentAfterSales({
    steps: STEPS,
    requests: [],
    given: [],
    answers: [],
    sales: [],
    returned: [],
    ...found,
  })

test('a shop that nothing was asked of reads noughts for each day, and no currency', () => {
  expect(present({})).toEqual({
    itemList: [],
    reasonList: [],
    kindList: [],
    answers: {
      ...nobody,
      stepList: [
        { day: '2026-11-01', ...nobody },
        { day: '2026-11-02', ...nobody },
      ],
    },
    currencyList: [],
  })
})

test('requests are told once by their reason and once by their kind', () => {
  const row = (change: Partial<RequestsRow>): RequestsRow => ({
    reason: null,
    kind: null,
    ...counts,
    ...change,
  })
  const { reasonList, kindList } = present({
    requests: [
      row({ reason: 'DAMAGED' }),
      row({ kind: 'SALE_RETURN', requests: 3 }),
      row({ reason: 'WRONG_ITEM', requests: 7 }),
      row({ kind: 'WITHDRAWAL', requests: 1, done: 0 }),
    ],
  })
  expect(reasonList).toEqual([
    { reason: 'DAMAGED', ...counts },
    { reason: 'WRONG_ITEM', ...counts, requests: 7 },
  ])
  expect(kindList).toEqual([
    { kind: 'SALE_RETURN', ...counts, requests: 3 },
    { kind: 'WITHDRAWAL', ...counts, requests: 1, done: 0 },
  ])
})

test('how fast it answered is told of the whole period and of each step; one without a request has noughts', () => {
  const whole: AnswersRow = {
    day: null,
    asked: 5,
    answered: 3,
    bySilence: 1,
    waiting: 1,
    medianHours: 6.5,
    slowHours: 40,
  }
  const { day: _, ...told } = whole
  const second = { ...told, asked: 5, medianHours: 7 }
  expect(present({ answers: [{ ...second, day: '2026-11-02' }, whole] }).answers).toEqual({
    ...told,
    stepList: [
      { day: '2026-11-01', ...nobody },
      { day: '2026-11-02', ...second },
    ],
  })
})

test('money that went back stands by currency beside what was sold, as a share of it', () => {
  const sale = { day: null, orders: 3, refunded: 0 }
  expect(
    present({
      sales: [
        { ...sale, currency: 'SEK', sold: 400_000 },
        { ...sale, currency: 'EUR', sold: 20_000 },
      ],
      given: [
        { currency: 'EUR', day: null, given: 5_050, canceled: 1_000 },
        { currency: 'EUR', day: '2026-11-02', given: 5_050, canceled: 1_000 },
        { currency: 'SEK', day: null, given: 100_000, canceled: 0 },
        { currency: 'SEK', day: '2026-11-01', given: 100_000, canceled: 0 },
      ],
    }).currencyList,
  ).toEqual([
    {
      currency: 'EUR',
      givenBackAmt: euro(50.5),
      canceledAmt: euro(10),
      soldAmt: euro(200),
      share: 0.2525,
      stepList: [
        { day: '2026-11-01', givenBackAmt: euro(0), canceledAmt: euro(0) },
        { day: '2026-11-02', givenBackAmt: euro(50.5), canceledAmt: euro(10) },
      ],
    },
    {
      currency: 'SEK',
      givenBackAmt: krona(1_000),
      canceledAmt: krona(0),
      soldAmt: krona(4_000),
      share: 0.25,
      stepList: [
        { day: '2026-11-01', givenBackAmt: krona(1_000), canceledAmt: krona(0) },
        { day: '2026-11-02', givenBackAmt: krona(0), canceledAmt: krona(0) },
      ],
    },
  ])
})

test('of nothing sold there is no share, and of a sale that nobody gave back it is nought', () => {
  const given = [{ currency: 'PLN', day: null, given: 900, canceled: 0 }]
  const sales = [{ currency: 'GBP', day: null, orders: 1, sold: 100, refunded: 0 }]
  expect(
    present({ given, sales }).currencyList.map(({ currency, soldAmt, share }) => ({
      currency,
      soldAmt,
      share,
    })),
  ).toEqual([
    { currency: 'GBP', soldAmt: { value: 1, currency: 'GBP' }, share: 0 },
    { currency: 'PLN', soldAmt: { value: 0, currency: 'PLN' }, share: null },
  ])
})

test('goods are told with what came back and what was paid back and stayed; both make their rate', () => {
  expect(
    present({
      returned: [
        { name: 'Halden', sold: 8, back: 1, stayed: 2 },
        { name: 'Arcen', sold: 5, back: 0, stayed: 0 },
      ],
    }).itemList,
  ).toEqual([
    { name: 'Halden', soldQty: 8, backQty: 1, stayedQty: 2, rate: 0.375 },
    { name: 'Arcen', soldQty: 5, backQty: 0, stayedQty: 0, rate: 0 },
  ])
})

test('goods of which none was sold in the period have no rate', () => {
  expect(presentReturned({ name: 'Halden', sold: 0, back: 2, stayed: 0 })).toEqual({
    name: 'Halden',
    soldQty: 0,
    backQty: 2,
    stayedQty: 0,
    rate: null,
  })
})
