// Generated from the migrated database by `npm run generate`; do not edit.

export type HotRows = {
  'cart.lines': {
    id: string
    qty: number
    isSelected: boolean
    available: number | null
    skuId: number
    finish: string
    size: string
    suffix: string
    picture: string
    itemId: number
    urlKey: string
    name: string
    freight: string
    shopId: number
    shopName: string
    sellerId: number
    currency: string | null
    amount: number | null
    was: number | null
  }
  'cart.rates': {
    shopId: number
    freight: string
    currency: string
    fee: number
    freeFrom: number | null
    transitDays: number
    handlingDays: number
  }
  'merchant.rates': {
    shopId: number
    freight: string
    currency: string
    fee: number
    freeFrom: number | null
    transitDays: number
    handlingDays: number
  }
}
