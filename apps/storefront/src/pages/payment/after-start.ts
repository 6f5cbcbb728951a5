import type { ReplyOf } from '@galleria/contract/client'
import { payResultPath } from '../orders/operations.ts'

type Started = Pick<ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>, 'redirectUrl' | 'redirectInfo'>

/** Where a payment that was started leads: to the provider's page, or where there is none to the result, which is pending [PAY-033, PAY-035, PAY-036]. */
export function afterStart({ redirectUrl, redirectInfo }: Started, contractId: string): string {
  return redirectUrl ?? redirectInfo?.approveUrl ?? payResultPath(contractId, { status: 'PENDING' })
}
