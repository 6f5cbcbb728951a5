import { expect, test } from 'vitest'
import { presentFigures, presentRange } from './figures.present.ts'
import type { SalesRow, TopRow } from './figures.queries.ts'

const STEPS = ['2026-11-01', '2026-11-02']
const euro = (value: number) => ({ value, currency: 'EUR' })
const krona = (value: number) => ({ value, currency: 'SEK' })
const desk = { skuId: 1, code: 'HAL-OAK', name: 'Halden', finish: 'oak', size: '' }
const lamp = { skuId: 2, code: 'LUM', name: 'Lumen', finish: '', size: '' }
const sale = (change: Partial<SalesRow>): SalesRow => ({
  currency: 'EUR',
  day: '2026-11-01',
  orders: 1,
  sold: 10_000,
  refunded: 0,
  ...change,
})
const top = (change: Partial<TopRow>): TopRow => ({
  currency: 'EUR',
  skuId: 1,
  pieces: 3,
  sold: 30_000,
  refunded: 10_050,
  byPieces: 1,
  byAmount: 1,
  ...change,
})
const present = (found: Partial<Parameters<typeof presentFigures>[0]>) =>
  presentFigures({
    language: 'de',
    steps: STEPS,
    sales: [],
    pieces: [],
    salesBefore: [],
    piecesBefore: [],
    top: [],
    names: new Map([desk, lamp].map((one) => [one.skuId, one])),
    ...found,
  })
const none = {
  orders: 0,
  pieces: 0,
  soldAmt: euro(0),
  refundedAmt: euro(0),
  netAmt: euro(0),
}

test('a shop without a sale has no currency to tell of', () => {
  expect(present({})).toEqual([])
})

test('a period is the sum of its steps, what was refunded is taken off, and it stands beside the one before', () => {
  expect(
    present({
      sales: [sale({ orders: 2 }), sale({ day: '2026-11-02', sold: 5_000, refunded: 2_050 })],
      pieces: [
        { currency: 'EUR', day: '2026-11-01', pieces: 4 },
        { currency: 'EUR', day: '2026-11-02', pieces: 1 },
      ],
      salesBefore: [sale({ day: null, orders: 7, sold: 700, refunded: 900 })],
      piecesBefore: [{ currency: 'EUR', day: null, pieces: 9 }],
    }),
  ).toEqual([
    {
      currency: 'EUR',
      orders: 3,
      pieces: 5,
      soldAmt: euro(150),
      refundedAmt: euro(20.5),
      netAmt: euro(129.5),
      before: {
        orders: 7,
        pieces: 9,
        soldAmt: euro(7),
        refundedAmt: euro(9),
        netAmt: euro(-2),
      },
      stepList: [
        {
          day: '2026-11-01',
          orders: 2,
          pieces: 4,
          soldAmt: euro(100),
          refundedAmt: euro(0),
          netAmt: euro(100),
        },
        {
          day: '2026-11-02',
          orders: 1,
          pieces: 1,
          soldAmt: euro(50),
          refundedAmt: euro(20.5),
          netAmt: euro(29.5),
        },
      ],
      byPieces: [],
      byAmount: [],
    },
  ])
})

test('two currencies are never added: each has its own sums, goods and days, the one with most orders first', () => {
  const [first, second] = present({
    sales: [sale({}), sale({ currency: 'SEK', orders: 2, sold: 90_000 })],
    pieces: [
      { currency: 'EUR', day: '2026-11-01', pieces: 1 },
      { currency: 'SEK', day: '2026-11-01', pieces: 6 },
    ],
    salesBefore: [sale({ currency: 'SEK', day: null, sold: 500 })],
    piecesBefore: [{ currency: 'SEK', day: null, pieces: 8 }],
    top: [top({}), top({ currency: 'SEK', skuId: 2 })],
  })
  expect(first).toMatchObject({
    currency: 'SEK',
    orders: 2,
    pieces: 6,
    soldAmt: krona(900),
    before: { orders: 1, pieces: 8, soldAmt: krona(5) },
    byPieces: [{ skuCode: 'LUM' }],
  })
  expect(second).toMatchObject({
    currency: 'EUR',
    orders: 1,
    pieces: 1,
    soldAmt: euro(100),
    before: none,
    byPieces: [{ skuCode: 'HAL-OAK' }],
  })
})

test('currencies with as many orders stand by their letters; one that sold only before, or of which only pieces are known, is there', () => {
  const currencies = (found: Parameters<typeof present>[0]) =>
    present(found).map(({ currency }) => currency)
  expect(
    currencies({ sales: [sale({ currency: 'SEK' }), sale({}), sale({ currency: 'GBP' })] }),
  ).toEqual(['EUR', 'GBP', 'SEK'])
  expect(currencies({ salesBefore: [sale({ day: null })] })).toEqual(['EUR'])
  expect(currencies({ pieces: [{ currency: 'PLN', day: STEPS[0]!, pieces: 1 }] })).toEqual(['PLN'])
  expect(currencies({ piecesBefore: [{ currency: 'GBP', day: null, pieces: 1 }] })).toEqual(['GBP'])
})

test('what sold best is told by pieces and by money, each in its order, up to the twentieth', () => {
  const [euros] = present({
    sales: [sale({})],
    top: [
      top({ byPieces: 2, byAmount: 1 }),
      top({ skuId: 2, pieces: 9, sold: 900, refunded: 0, byPieces: 1, byAmount: 20 }),
    ],
  })
  const halden = {
    skuCode: 'HAL-OAK',
    name: 'Halden',
    version: 'Eiche',
    pieces: 3,
    soldAmt: euro(300),
    refundedAmt: euro(100.5),
  }
  const lumen = {
    skuCode: 'LUM',
    name: 'Lumen',
    version: '',
    pieces: 9,
    soldAmt: euro(9),
    refundedAmt: euro(0),
  }
  expect(euros?.byPieces).toEqual([lumen, halden])
  expect(euros?.byAmount).toEqual([halden, lumen])
  const [late] = present({ sales: [sale({})], top: [top({ byPieces: 21, byAmount: 20 })] })
  expect([late?.byPieces.length, late?.byAmount.length]).toEqual([0, 1])
})

test('goods that were sold and are not there are an error of the mall, not a line without a name', () => {
  expect(() => present({ sales: [sale({})], top: [top({ skuId: 3 })] })).toThrow(
    'goods that were sold are not there',
  )
})

test('what is free and what was sold is told in the unit of the goods, and for how many days it lasts', () => {
  const row = { ...desk, free: 12, sold: 3, lasts: 120, measure: null, total: 1 }
  expect(presentRange(row, 'en')).toEqual({
    skuCode: 'HAL-OAK',
    name: 'Halden',
    version: 'Oak',
    marketingUnit: null,
    freeQty: 12,
    soldQty: 3,
    lastsDays: 120,
  })
  expect(
    presentRange({ ...row, sold: 0, lasts: null, measure: { unit: 'metre', step: 50 } }, 'en'),
  ).toMatchObject({ marketingUnit: { unitName: 'm' }, freeQty: 6, soldQty: 0, lastsDays: null })
})
