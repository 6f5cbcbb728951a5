import { toWireId, type Id } from '@galleria/kernel/id'
import type { Purchase } from '../anna.ts'
import type { Stage } from './stage.ts'

/** One needs a moment on the provider's page. */
const AT_THE_PROVIDER_MS = 100_000

/** Somebody puts these into the cart, orders nothing else, and pays; then the mall does `after`. */
export async function buySkus(
  stage: Stage,
  buyer: Purchase['buyer'],
  wanted: readonly { readonly skuId: number; readonly qty: number }[],
  after: Parameters<Stage['work']>[0] = [],
): Promise<void> {
  const call = await stage.as(buyer)
  for (const { skuId, qty } of wanted)
    await call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: qty })
  const { cartLineList } = await call('POST /sapi/mall-order/cartline/list', {})
  const asked = {
    cartLineIds: cartLineList
      .filter(({ sku }) => wanted.some(({ skuId }) => skuId === sku.id))
      .map(({ id }) => id),
    addressId: toWireId('address', buyer.address.id as Id<'address'>),
  }
  const { quoteId } = await call('POST /sapi/mall-order/web/order/renderTradeContract', asked)
  const { id: contractId } = await call('POST /sapi/mall-order/web/order/createTradeContract', {
    ...asked,
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
  await stage.work(['payment.check', ...after])
}
