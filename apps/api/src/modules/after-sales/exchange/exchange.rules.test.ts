import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, someLine, someOrder } from '../../../testing/some-rows.ts'
import type { VersionRow } from '#modules/catalog/index.ts'
import { findAskedUnits } from '#modules/order/claims/index.ts'
import {
  allowsExchange,
  differenceFor,
  differenceOf,
  findShort,
  freezeVersion,
  isExchangedOut,
  pickVersion,
  replacementsFor,
  versionsOf,
  withinPaid,
} from './exchange.rules.ts'
import type { HeldVersion, Swap } from './exchange.types.ts'

/** Which goods a line has by now, and what they may be exchanged for. */

const BRASS = 4
const STEEL = 41
const COPPER = 42
const version = (skuId: number, change: Partial<VersionRow> = {}): VersionRow => ({
  itemId: 1003,
  skuId,
  name: 'Vesna lamp',
  urlKey: 'vesna-lamp',
  suffix: `s${skuId}`,
  finish: 'steel',
  size: 'one',
  picture: 'lamp-globe--brass',
  currency: 'EUR',
  amount: 5990,
  measure: null,
  available: 3,
  ...change,
})
const line = someLine({ skuId: BRASS, qty: 5, deliveredQty: 5 })
const swap = (change: Partial<Swap>): Swap => ({
  lineId: line.id,
  status: 'REVERSE_DONE',
  isChangedToReturn: false,
  goodsSkuId: null,
  derivativeSkuId: STEEL,
  derivative: freezeVersion(version(STEEL)),
  takenQty: 0,
  replacedQty: 1,
  replacedPaid: null,
  surchargePaid: 0,
  surchargeBack: 0,
  isForMoney: false,
  ...change,
})
const held = (swaps: Swap[], of = line) =>
  versionsOf(of, swaps).map(({ skuId, qty }) => [skuId, qty])

describe('the versions of a line', () => {
  test('are what was ordered as long as nothing was exchanged, whatever is asked for', () => {
    expect(held([])).toEqual([[BRASS, 5]])
    const underWay = swap({ status: 'WAITING_FOR_SELLER_SHIP', takenQty: 2, replacedQty: 0 })
    expect(held([underWay], { ...line, openReverseQty: 2 })).toEqual([[BRASS, 3]])
  })

  test('are what came, last first, and what of the order is left', () => {
    const swaps = [swap({ replacedQty: 2 }), swap({ derivativeSkuId: COPPER })]
    expect(held(swaps)).toEqual([
      [COPPER, 1],
      [STEEL, 2],
      [BRASS, 2],
    ])
    expect(versionsOf(line, swaps)[1]?.goods).toMatchObject({ finish: 'steel', unitPrice: 5990 })
    expect(versionsOf(line, swaps)[2]?.goods).toBeUndefined()
  })

  test('lose what is asked back of them, what went back, and what was exchanged again', () => {
    const came = swap({ replacedQty: 4 })
    const asked = swap({
      status: 'WAITING_FOR_QC_DONE',
      goodsSkuId: STEEL,
      derivativeSkuId: null,
      derivative: null,
      takenQty: 1,
      replacedQty: 0,
    })
    const back = { ...asked, status: 'REVERSE_DONE' as const }
    const again = swap({ goodsSkuId: STEEL, derivativeSkuId: COPPER })
    expect(
      held([came, asked, back, again], { ...line, openReverseQty: 1, reversedQty: 1 }),
    ).toEqual([
      [COPPER, 1],
      [STEEL, 1],
      [BRASS, 1],
    ])
  })

  test('are one where a sound piece of the same came', () => {
    expect(held([swap({ derivativeSkuId: BRASS, replacedQty: 2 })])).toEqual([[BRASS, 5]])
  })

  test('have nothing to share their money with where a sound piece of the same came: a reduction of the line is not spread over them', () => {
    const reduced = { ...line, claimed: 1354 }
    const same = swap({ derivativeSkuId: BRASS, replacedPaid: 5990 })
    expect(versionsOf(reduced, [same])[0]?.paid).toBeUndefined()
    const thereAndBack = [
      swap({ derivativeSkuId: STEEL, replacedPaid: 5990 }),
      swap({ goodsSkuId: STEEL, derivativeSkuId: BRASS, replacedPaid: 5990 }),
    ]
    expect(versionsOf(reduced, thereAndBack)[0]?.paid).toEqual({
      minor: line.needPay - 1354,
      qty: 5,
    })
  })

  test('come to the units that their buyer holds, in whatever order they were exchanged', () => {
    const sequence = fc.array(fc.tuple(fc.constantFrom(BRASS, STEEL, COPPER), fc.nat(4)), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(sequence, (choices) => {
        const swaps: Swap[] = []
        for (const [wanted, turn] of choices) {
          const versions = versionsOf(line, swaps)
          const goods = versions[turn % versions.length]
          if (!goods) throw new Error('goods are never lost')
          swaps.push(
            swap({
              goodsSkuId: goods.goods ? goods.skuId : null,
              derivativeSkuId: wanted,
              derivative: freezeVersion(version(wanted)),
              replacedQty: 1 + (turn % goods.qty),
            }),
          )
        }
        const versions = versionsOf(line, swaps)
        expect(versions.reduce((sum, { qty }) => sum + qty, 0)).toBe(5)
        expect(versions.every(({ qty }) => qty > 0)).toBe(true)
      }),
    )
  })
})

describe('a request', () => {
  const versions = [
    { skuId: STEEL, qty: 1 },
    { skuId: BRASS, qty: 4 },
  ]
  test('is about what came last, as far as that is enough, unless it says otherwise', () => {
    expect(pickVersion(versions, 1, undefined)).toMatchObject({ skuId: STEEL })
    expect(pickVersion(versions, 2, undefined)).toMatchObject({ skuId: BRASS })
    expect(pickVersion(versions, 1, BRASS)).toMatchObject({ skuId: BRASS })
  })
  test('is about one version: of more it is told how many there are of one', () => {
    expect(pickVersion(versions, 5, undefined)).toEqual({ most: 4 })
    expect(pickVersion(versions, 2, STEEL)).toEqual({ most: 1 })
    expect(pickVersion(versions, 1, COPPER)).toEqual({ most: 0 })
  })
})

test('a line is exchanged twice, however far that has come; what became a return or only went back does not count', () => {
  const open = swap({ status: 'WAITING_FOR_AUDIT_BY_SELLER', replacedQty: 0 })
  const changed = swap({ isChangedToReturn: true, replacedQty: 0 })
  const returned = swap({ goodsSkuId: STEEL, derivativeSkuId: null, replacedQty: 0 })
  expect(isExchangedOut([open, changed, returned])).toBe(false)
  expect(isExchangedOut([open, swap({})])).toBe(true)
})

test('goods that were received in a parcel, and paid with money, can be exchanged', () => {
  const order = someOrder({ handover: 'parcel', completedAt: at(22), points: 0 })
  expect(allowsExchange(order)).toBe(true)
  expect(allowsExchange({ ...order, completedAt: null })).toBe(false)
  expect(allowsExchange({ ...order, handover: 'site' })).toBe(false)
  expect(allowsExchange({ ...order, handover: 'voucher' })).toBe(false)
  expect(allowsExchange({ ...order, points: 100 })).toBe(false)
})

test('what comes instead is of the same item, the same piece first, and costs the same where prices of today do not compare with what was paid; of goods that are not sold any more there is nothing', () => {
  const paid = { minor: 5990, qty: 1 }
  const versions = [
    version(STEEL),
    version(BRASS, { available: 0 }),
    version(COPPER, { amount: 6990 }),
    version(50, { itemId: 1001 }),
    version(51, { currency: 'SEK' }),
    version(52, { amount: 4990 }),
  ]
  const skuIds = (skuId: number, compares: boolean) =>
    replacementsFor({ skuId }, versions, paid, compares).map(({ version: { skuId: id } }) => id)
  expect(skuIds(BRASS, true)).toEqual([BRASS, STEEL, COPPER, 52])
  expect(skuIds(COPPER, true)).toEqual([COPPER, STEEL, BRASS, 52])
  expect(skuIds(99, true)).toEqual([])
  expect(skuIds(BRASS, false)).toEqual([BRASS, STEEL])
  expect(skuIds(COPPER, false)).toEqual([COPPER])
  expect(
    replacementsFor({ skuId: BRASS }, versions, { ...paid, minor: 5034 }, false).map(
      ({ difference, surcharge }) => [difference, surcharge],
    ),
  ).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('what costs more than the goods do now, and than was paid for them, can be had where more may be paid: for what it costs more than was paid', () => {
  const versions = [version(BRASS), version(STEEL), version(COPPER, { amount: 6990 })]
  const beside = (minor: number, qty = 1) =>
    replacementsFor({ skuId: BRASS }, versions, { minor, qty }, true).map(
      ({ version: { skuId }, difference, surcharge }) => [skuId, difference, surcharge],
    )
  expect(beside(5990)).toEqual([
    [BRASS, 0, 0],
    [STEEL, 0, 0],
    [COPPER, 0, 1000],
  ])
  expect(beside(4001).at(-1)).toEqual([COPPER, 0, 2989])
  expect(beside(13_334, 3).at(-1)).toEqual([COPPER, 0, 7636])
  expect(beside(6990).at(-1)).toEqual([COPPER, 0, 0])
})

test('what comes back is what was paid less what the other version costs now, of all units together; of the same piece nothing', () => {
  const copper = version(COPPER, { amount: 4000 })
  expect(differenceOf(BRASS, copper, { minor: 5990, qty: 1 })).toBe(1990)
  expect(differenceOf(BRASS, copper, { minor: 13_334, qty: 3 })).toBe(1334)
  expect(differenceOf(BRASS, copper, { minor: 3999, qty: 1 })).toBe(0)
  expect(differenceOf(COPPER, copper, { minor: 5990, qty: 1 })).toBe(0)
})

test('of a difference each unit brings its part, and never more than is asked back for it', () => {
  const of = (units: number, applyAmount = 13_334) =>
    differenceFor({ difference: 1000, qty: 3, applyAmount }, units)
  expect([of(3), of(2), of(1), of(0), of(2, 600)]).toEqual([1000, 667, 333, 0, 600])
})

test('what came instead of something dearer gives back what was left for it, and all that is held gives what is left of the line', () => {
  const one = findAskedUnits(line, { qty: 1 })
  const all = findAskedUnits(line, { qty: 5 })
  if (!one || !all) throw new Error('the line has five units')
  const held: HeldVersion = { skuId: STEEL, qty: 2, paid: { minor: 4001, qty: 2 } }
  const ceilings = (units: typeof one, goods: HeldVersion) =>
    withinPaid(someOrder(), { lines: [units], shipping: 0 }, [goods]).lines.map(
      ({ heldCeiling, ceiling }) => [heldCeiling, ceiling],
    )
  expect(ceilings(one, held)).toEqual([[2001, 2001]])
  expect(ceilings(one, { skuId: BRASS, qty: 3 })).toEqual([[one.ceiling, one.ceiling]])
  expect(ceilings(all, held)).toEqual([[all.ceiling, all.ceiling]])
})

test('lines that want the same are counted together', () => {
  const free = new Map([
    [STEEL, 3],
    [BRASS, 1],
  ])
  const want = (...wanted: [number, number][]) =>
    findShort(
      wanted.map(([skuId, qty]) => ({ skuId, qty })),
      free,
    )
  expect(want([STEEL, 2], [BRASS, 1])).toEqual([])
  expect(want([STEEL, 2], [STEEL, 2], [BRASS, 1])).toEqual([STEEL])
  expect(want([COPPER, 1])).toEqual([COPPER])
})
