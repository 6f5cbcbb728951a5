import type { ReplyOf } from '@galleria/contract/client'
import { payResultPath } from '../orders/operations.ts'

type Reply = ReplyOf<'POST /sapi/mall-pay/payment/firstPay'>
type Started = Pick<Reply, 'redirectUrl'> & {
  readonly redirectInfo: Pick<NonNullable<Reply['redirectInfo']>, 'approveUrl'> | null
}

/**
 * Where a payment that was started leads: to the provider's page, or where there is none to the
 * result, which is pending [PAY-033, PAY-035, PAY-036].
 */
export function afterStart({ redirectUrl, redirectInfo }: Started, contractId: string): string {
  return redirectUrl ?? redirectInfo?.approveUrl ?? payResultPath(contractId, { status: 'PENDING' })
}
