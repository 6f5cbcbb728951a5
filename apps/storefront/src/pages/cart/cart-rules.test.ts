import { describe, expect, it } from 'vitest'
import type { WireCartLine } from '@galleria/contract/cart'
import {
  chosenLines,
  deliveryFor,
  groupByShop,
  lineAmount,
  mostOf,
  selectionOf,
  summarize,
  troubleOf,
} from './cart-rules.ts'

const eur = (value: number) => ({ value, currency: 'EUR' })
const taxRate = 0.19

function makeLine(
  change: Partial<WireCartLine> & {
    price?: number
    was?: number
    shopId?: number
    skuId?: number
  } = {},
): WireCartLine {
  const { price = 100, was, shopId = 5, skuId = 1, ...rest } = change
  return {
    id: `cln_${skuId}`,
    cartLineTypeDict: 'NORMAL_SALE_B2C',
    snapshotPrc: eur(price),
    isSelected: true,
    skuQty: 1,
    availableQty: 10,
    expectDate: '2026-12-04',
    lineAmt: eur(price),
    freight: 'parcel',
    salePoints: 0,
    linePoints: 0,
    preSale: null,
    groupBuy: null,
    lineGroupTypeDict: null,
    diySkuLineList: [],
    voucher: null,
    insurance: null,
    isInsured: false,
    site: null,
    sku: {
      id: skuId,
      name: 'Desk',
      image: '',
      tint: '',
      attributes: [],
      skuUrlSuffix: 'oak',
      salePrc: eur(price),
      originalPrc: was === undefined ? null : eur(was),
      businessTypeDict: null,
      marketingUnit: null,
      adjustStep: 1,
    },
    item: { id: 1, urlKey: 'desk', name: 'Desk' },
    shop: { id: shopId, name: `Shop ${shopId}` },
    seller: { id: 1 },
    ...rest,
  }
}

describe('a line of the cart', () => {
  it('is sold out when nothing is there, and short when less is there than wanted', () => {
    expect(troubleOf(makeLine({ availableQty: 0 }))).toBe('soldOut')
    expect(troubleOf(makeLine({ skuQty: 3, availableQty: 2 }))).toBe('short')
    expect(troubleOf(makeLine({ skuQty: 2, availableQty: 2 }))).toBeUndefined()
  })
  it('is not short above 99, where the wire stops counting', () => {
    expect(troubleOf(makeLine({ skuQty: 120, availableQty: 99 }))).toBeUndefined()
    expect(mostOf(makeLine({ availableQty: 99 }))).toBe(999)
    expect(mostOf(makeLine({ availableQty: 98 }))).toBe(98)
  })
  it('costs its price times its quantity to the cent', () => {
    expect(lineAmount(eur(96.9), 3)).toEqual(eur(290.7))
  })
})

describe('what is selected', () => {
  const lines = [
    makeLine({ skuId: 1 }),
    makeLine({ skuId: 2, isSelected: false }),
    makeLine({ skuId: 3, availableQty: 0 }),
  ]
  it('never counts a line that cannot be ordered', () => {
    expect(chosenLines(lines).map((line) => line.sku.id)).toEqual([1])
  })
  it('is everything, nothing, or a part of what can be selected', () => {
    expect(selectionOf(lines)).toBe('mixed')
    expect(selectionOf([lines[0]!, lines[2]!])).toBe(true)
    expect(selectionOf([lines[1]!, lines[2]!])).toBe(false)
    expect(selectionOf([lines[2]!])).toBeUndefined()
  })
  it('keeps the shops in the order their first line came in', () => {
    const groups = groupByShop([
      makeLine({ shopId: 8, skuId: 1 }),
      makeLine({ shopId: 5, skuId: 2 }),
      makeLine({ shopId: 8, skuId: 3 }),
    ])
    expect(groups.map(({ shop, lines: own }) => [shop.id, own.length])).toEqual([
      [8, 2],
      [5, 1],
    ])
  })
})

const cover = { insuranceId: 1, insuranceName: 'Cover', insuranceFee: eur(2.5) }

const deliveries = [
  { shopId: 5, freight: 'parcel', fee: eur(4.9), freeFrom: null },
  { shopId: 5, freight: 'bulky', fee: eur(19.9), freeFrom: eur(300) },
  { shopId: 8, freight: 'parcel', fee: eur(3.9), freeFrom: eur(50) },
] as const

describe('delivery', () => {
  const shop = { id: 5, name: 'Shop 5' }
  const of = (...lines: WireCartLine[]) => deliveryFor({ shop, lines }, [...deliveries])

  it('is charged once for a shop, by its heaviest goods, and says what is missing until it is free', () => {
    expect(of(makeLine({ skuQty: 2 }))).toEqual({ feeAmt: eur(4.9), missingAmt: undefined })
    const table = makeLine({ skuId: 2, price: 99.99, freight: 'bulky' })
    expect(of(makeLine({ skuQty: 2 }), table)).toEqual({
      feeAmt: eur(19.9),
      missingAmt: eur(0.01),
    })
    expect(of(makeLine({ skuQty: 3 }), table)).toEqual({ feeAmt: eur(0), missingAmt: undefined })
  })

  it('is that of what is chosen, and there is none of what is fetched, sent as codes or paid with points', () => {
    const table = makeLine({ skuId: 2, freight: 'bulky', isSelected: false })
    expect(of(makeLine(), table)?.feeAmt).toEqual(eur(4.9))
    expect(
      of(
        makeLine({ site: { id: 1, name: 'Hamburg' } }),
        makeLine({ skuId: 2, voucher: {} as WireCartLine['voucher'] }),
        makeLine({ skuId: 3, salePoints: 5 }),
        table,
      ),
    ).toBeUndefined()
  })

  it('adds up over the shops of the cart', () => {
    const summary = summarize(
      [makeLine(), makeLine({ shopId: 8, skuId: 2, price: 49.99 })],
      'EUR',
      {
        pointsFactor: 0,
        promotions: [],
        deliveries: [...deliveries],
        taxRate,
      },
    )
    expect([summary.deliveryAmt, summary.totalAmt, summary.dueAmt]).toEqual([
      eur(8.8),
      eur(149.99),
      eur(158.79),
    ])
  })
})

describe('the summary', () => {
  it('[CART-010] gives as discount the original amount plus insurance minus the total', () => {
    const summary = summarize(
      [
        makeLine({ price: 80, was: 100, skuQty: 2, insurance: cover, isInsured: true }),
        makeLine({ price: 19.99, skuId: 2, insurance: cover }),
      ],
      'EUR',
      { pointsFactor: 100, promotions: [], deliveries: [...deliveries], taxRate },
    )
    expect(summary).toEqual({
      originAmt: eur(219.99),
      insuranceTotalAmt: eur(5),
      totalAmt: eur(184.99),
      deliveryAmt: eur(4.9),
      dueAmt: eur(189.89),
      discountAmt: eur(40),
      taxAmt: eur(30.31),
      selectedQty: 3,
      totalPoints: 0,
      expectPoints: 184.99,
    })
  })
  it('selects nothing when every line is unselected or cannot be had', () => {
    const summary = summarize(
      [makeLine({ isSelected: false }), makeLine({ skuId: 2, availableQty: 0 })],
      'EUR',
      { pointsFactor: 0, promotions: [], deliveries: [...deliveries], taxRate },
    )
    expect(summary.selectedQty).toBe(0)
    expect(summary.expectPoints).toBe(0)
    expect(summary.totalAmt).toEqual(eur(0))
    expect([summary.deliveryAmt, summary.dueAmt]).toEqual([undefined, eur(0)])
  })
})
