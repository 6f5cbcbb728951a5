import { isProblem } from '@galleria/contract/client'
import type { Shop } from '../../shop-context.ts'
import { afterStart } from './after-start.ts'
import type { PayFailure } from './pay-failure.ts'

type Asked = {
  readonly contractId: string
  readonly payChannel: string
  readonly payMethod?: string
}

/**
 * Begins to pay by a channel that leads to a page of its provider: the address to go on to, or why
 * not. Who is not signed in, or whose order it is not, is thrown.
 */
export async function beginPayment(
  shop: Pick<Shop, 'call' | 'reportFailure'>,
  asked: Asked,
): Promise<{ readonly to: string } | { readonly failure: PayFailure }> {
  try {
    const started = await shop.call('POST /sapi/mall-pay/payment/firstPay', asked)
    return { to: afterStart(started, asked.contractId) }
  } catch (error) {
    if (!isProblem(error)) {
      shop.reportFailure(error)
      return { failure: { code: 'service.fault' } }
    }
    if (error.status === 401 || error.status === 404) throw error
    const { code, body } = error
    const { detail, retryAfter, limits } = body
    return { failure: { code, detail, retryAfter, limits } }
  }
}
