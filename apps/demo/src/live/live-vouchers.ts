import { toWireId, type Id } from '@galleria/kernel/id'
import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '../calendar.ts'
import { HOUSE_SHOP } from '../shops.ts'
import { vouchers } from '../vouchers.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** One needs a moment on the provider's page. */
const AT_THE_PROVIDER_MS = 100_000

/** She buys two assemblies and a card some days ago, and one of the assemblies was done yesterday. */
export function planVouchers(
  stage: Stage,
  buyer: Purchase['buyer'],
  staff: Staff,
  now: number,
): Act[] {
  return [
    { at: now - 4 * DAY, run: () => buy(stage, buyer) },
    { at: now - DAY - 3 * HOUR, run: () => useOne(stage, buyer, staff) },
  ]
}

async function buy(stage: Stage, buyer: Purchase['buyer']): Promise<void> {
  const call = await stage.as(buyer)
  const mine = new Set<number>()
  for (const { skuId, kind } of vouchers) {
    mine.add(skuId)
    await call('POST /sapi/mall-order/cartline/create', {
      skuId,
      skuQty: kind === 'service' ? 2 : 1,
    })
  }
  const { cartLineList } = await call('POST /sapi/mall-order/cartline/list', {})
  const wanted = {
    cartLineIds: cartLineList.filter(({ sku }) => mine.has(sku.id)).map(({ id }) => id),
    addressId: toWireId('address', buyer.address.id as Id<'address'>),
  }
  const { quoteId } = await call('POST /sapi/mall-order/web/order/renderTradeContract', wanted)
  const { id: contractId } = await call('POST /sapi/mall-order/web/order/createTradeContract', {
    ...wanted,
    quoteId,
  })
  await stage.bankWill('paid')
  const { payUniqueKey, redirectInfo } = await call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'MOCKPAY',
    contractId,
  })
  if (!redirectInfo) throw new Error('the provider has no page to pay at')
  stage.wait(AT_THE_PROVIDER_MS)
  await stage.endAtBank(redirectInfo.merchantSerialNo)
  await call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey, isReturn: true })
  await stage.work(['payment.check', 'voucher.issue'])
}

async function useOne(stage: Stage, buyer: Purchase['buyer'], staff: Staff): Promise<void> {
  const ofHers = await stage.as(buyer)
  const { data } = await ofHers('POST /sapi/mall-order/web/coupon/page', {})
  const code = data.find(({ kind }) => kind === 'service')
  const call = await stage.as(staff(HOUSE_SHOP))
  await call('POST /sapi/mall-merchant/coupon/redeem', { couponCode: code?.couponCode ?? '' })
}
