import type { Client } from '@galleria/contract/client'
import { toWireId, type Id } from '@galleria/kernel/id'
import type { Buyer } from '../people.ts'
import type { Stage } from './stage.ts'

/** It takes the money now, and may not take it back later. */
export type Bank = 'paid' | 'refund_fails'

/** One needs a moment on the provider's page. */
const AT_THE_PROVIDER_MS = 100_000

/**
 * What lies in the cart under these ids is ordered to the buyer's own address and paid at once;
 * answers the order's id.
 */
export async function orderAndPay(
  stage: Stage,
  call: Client,
  { address }: Pick<Buyer, 'address'>,
  {
    cartLineIds,
    couponCode,
    bank = 'paid',
  }: {
    cartLineIds: string[]
    couponCode?: string | undefined
    bank?: Bank | undefined
  },
): Promise<string> {
  const wanted = { cartLineIds, addressId: toWireId('address', address.id as Id<'address'>) }
  const { quoteId } = await call('POST /sapi/mall-order/web/order/renderTradeContract', {
    ...wanted,
    ...(couponCode ? { couponCode } : {}),
  })
  const { id: contractId, tradeOrderList } = await call(
    'POST /sapi/mall-order/web/order/createTradeContract',
    { ...wanted, quoteId },
  )
  await payFor(stage, call, contractId, bank)
  return tradeOrderList[0]?.id ?? ''
}

/** What is due of a contract is paid at once. */
export async function payFor(
  stage: Stage,
  call: Client,
  contractId: string,
  bank: Bank = 'paid',
): Promise<void> {
  await stage.bankWill(bank)
  const { payUniqueKey, redirectInfo } = await call('POST /sapi/mall-pay/payment/firstPay', {
    payChannel: 'MOCKPAY',
    contractId,
  })
  if (!redirectInfo) throw new Error('the provider has no page to pay at')
  stage.wait(AT_THE_PROVIDER_MS)
  await stage.endAtBank(redirectInfo.merchantSerialNo)
  await call('POST /sapi/mall-pay/payment/payResult', { payUniqueKey, isReturn: true })
  await stage.work(['payment.check'])
}
