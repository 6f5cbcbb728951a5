import { isProblem } from '@galleria/contract/client'
import type { Shop } from '../../shop-context.ts'
import { resultOf, type PayHints } from './pay-result.ts'

/**
 * A buyer comes back from a provider's page. What they agreed to at PayPal or Affirm is taken now;
 * a payment that they turned away from is closed, so that this page does not say that it waits for
 * a bank. Everything else goes its way without them: a payment that cannot be found or closed is
 * told by its result.
 */
export async function comeBack(shop: Shop, contractId: string, hints: PayHints): Promise<void> {
  if (hints.polls > 0) return
  try {
    if (hints.gatewaySerialNo) await takeAgreed(shop, hints.gatewaySerialNo)
    if (hints.checkoutToken)
      await shop.call('POST /api/trantor/flow/mall_finance_AffirmAuthorizeFlow', {
        contractId,
        checkoutToken: hints.checkoutToken,
      })
    if (hints.error === 'canceled') await closeTurnedAway(shop, contractId)
  } catch (error) {
    if (!isProblem(error) || error.status === 401) throw error
  }
}

async function takeAgreed({ call }: Shop, gatewaySerialNo: string): Promise<void> {
  const { orderStatus } = await call('POST /sapi/mall-pay/payment/paypalDetails', {
    gatewaySerialNo,
  })
  if (orderStatus === 'APPROVED' || orderStatus === 'UNKNOWN')
    await call('POST /sapi/mall-pay/payment/paypalCapture', { gatewaySerialNo })
}

async function closeTurnedAway({ call }: Shop, contractId: string): Promise<void> {
  const { payUniqueKey, paymentRecordId, paymentRecordStatus } = await call(
    'POST /sapi/mall-order/web/order/secondaryPay',
    { id: contractId },
  )
  if (resultOf(paymentRecordStatus) === 'pending')
    await call('POST /sapi/mall-order/web/order/closePaymentRecordAfterConfirm', {
      payUniqueKey,
      paymentRecordId,
    })
}
