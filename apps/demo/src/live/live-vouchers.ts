import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { HOUSE_SHOP } from '../shops.ts'
import { vouchers } from '../vouchers.ts'
import { buySkus } from './buy-skus.ts'
import type { Act, Stage, Staff } from './stage.ts'

const WANTED = vouchers.map(({ skuId, kind }) => ({ skuId, qty: kind === 'service' ? 2 : 1 }))

/**
 * She buys two assemblies and a card some days ago, and one of the assemblies was done yesterday.
 */
export function planVouchers(
  stage: Stage,
  buyer: Purchase['buyer'],
  staff: Staff,
  now: number,
): Act[] {
  return [
    { at: now - 4 * DAY, run: () => buySkus(stage, buyer, WANTED, { after: ['voucher.issue'] }) },
    { at: now - DAY - 3 * HOUR, run: () => useOne(stage, buyer, staff) },
  ]
}

async function useOne(stage: Stage, buyer: Purchase['buyer'], staff: Staff): Promise<void> {
  const ofHers = await stage.as(buyer)
  const { data } = await ofHers('POST /sapi/mall-order/web/coupon/page', {})
  const code = data.find(({ kind }) => kind === 'service')
  const call = await stage.as(staff(HOUSE_SHOP))
  await call('POST /sapi/mall-merchant/coupon/redeem', { couponCode: code?.couponCode ?? '' })
}
