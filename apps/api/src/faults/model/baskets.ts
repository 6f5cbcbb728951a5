import { sites as pickupSites } from '../../testing/pick-up-steps.ts'
import { measuredSkus } from '../../testing/measure-steps.ts'
import { skus } from '../../testing/small-catalogue.ts'
import { voucherSkus } from '../../testing/voucher-steps.ts'
import { reducedBaskets } from './offers.ts'

/** What people order of whom nothing is foretold. */
export const goods = { shelf: 31, stool: 32, bench: 33 } as const

export type Basket = {
  readonly name: string
  readonly isMembers?: boolean
  /** At which site of the house shop it is fetched. */ readonly siteId?: number
  readonly couponCode?: string
} & {
  readonly lines: readonly {
    readonly skuId: number
    readonly skuQty: number
    readonly parts?: readonly number[]
    readonly groupBuySize?: number
    readonly groupBuyId?: string
  }[]
}
const set = (skuQty: number) => ({
  skuId: skus.desk,
  skuQty,
  parts: [skus.desk, goods.shelf] as const,
})
export const baskets: readonly Basket[] = [
  { name: 'a set', lines: [set(1)] },
  { name: 'two sets and a shelf', lines: [set(2), { skuId: goods.shelf, skuQty: 1 }] },
  { name: 'goods for points', isMembers: true, lines: [{ skuId: goods.stool, skuQty: 2 }] },
  {
    name: 'goods for points and money',
    isMembers: true,
    lines: [{ skuId: goods.bench, skuQty: 3 }],
  },
  {
    name: 'goods by the metre and the kilogram',
    lines: [
      { skuId: measuredSkus.worktop, skuQty: 2.5 },
      { skuId: measuredSkus.oil, skuQty: 0.75 },
    ],
  },
  {
    name: 'a length and a desk',
    lines: [
      { skuId: measuredSkus.worktop, skuQty: 1.5 },
      { skuId: skus.desk, skuQty: 1 },
    ],
  },
  {
    name: 'shelves to fetch',
    siteId: pickupSites.hamburg,
    lines: [{ skuId: goods.shelf, skuQty: 2 }],
  },
  {
    name: 'a set and a card, fetched abroad',
    siteId: pickupSites.vienna,
    lines: [set(1), { skuId: voucherSkus.card, skuQty: 1 }],
  },
  { name: 'codes', lines: [{ skuId: voucherSkus.service, skuQty: 2 }] },
  {
    name: 'codes and goods',
    lines: [
      { skuId: voucherSkus.card, skuQty: 1 },
      { skuId: goods.shelf, skuQty: 1 },
    ],
  },
  ...reducedBaskets,
]
