import { newId } from '@galleria/kernel/id'
import type { CartRow } from '#modules/cart/index.ts'
import type { ShippingRate } from '#modules/merchant/index.ts'

/** A Monday noon in Berlin. */
export const now = new Date('2026-11-23T11:00:00Z')
/** A desk for 100.00 in the cart; other goods by `change`. */
export const cartRow = (change: Partial<CartRow>): CartRow => ({
  id: newId('cartLine'),
  qty: 1,
  isSelected: true,
  available: 9,
  skuId: 1,
  finish: 'oak',
  size: '120',
  suffix: '',
  picture: 'desk',
  itemId: 1,
  urlKey: 'desk',
  name: 'Desk',
  freight: 'parcel',
  shopId: 5,
  shopName: 'Kaldern',
  shopCountry: 'DE',
  sellerId: 50,
  currency: 'EUR',
  amount: 10_000,
  points: 0,
  was: null,
  preSale: null,
  groupBuy: null,
  measure: null,
  set: null,
  voucher: null,
  pickup: null,
  cover: null,
  isInsured: false,
  service: null,
  fitting: null,
  ...change,
})
/** What two shops take for delivery to Germany. */
export const rates = new Map<string, ShippingRate>(
  (
    [
      [5, 'parcel', 590, null, 1, 2],
      [5, 'freight', 4900, 50_000, 3, 5],
      [11, 'bulky', 1990, 30_000, 2, 4],
    ] as const
  ).map(([shopId, freight, fee, freeFrom, handlingDays, transitDays]) => [
    `${shopId}:${freight}`,
    {
      shopId,
      freight,
      currency: 'EUR',
      fee,
      freeFrom,
      handlingDays,
      transitDays,
    },
  ]),
)
