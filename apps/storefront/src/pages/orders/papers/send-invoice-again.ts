import { checkInvoiceTarget, invoiceChannel } from '@galleria/contract/invoice-rules'
import { isProblem } from '@galleria/contract/client'
import type { Shop } from '../../../shop-context.ts'
import type { Outcome } from '../outcome.tsx'

/**
 * Sends the invoice again to what was typed; a target that is none, or not the buyer's own, is
 * asked about once more.
 */
export async function sendInvoiceAgain(
  { call }: Pick<Shop, 'call'>,
  { orderId, target: typed }: { orderId: string; target: string },
): Promise<Outcome> {
  const order = await call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
    id: orderId,
  })
  const channel = invoiceChannel(order)
  const problem = checkInvoiceTarget(channel, typed)
  if (problem) return { kind: 'invoiceTarget', problem, typed }
  const { shop, buyer, invoiceUrl } = order
  try {
    const [sent] = await call('POST /api/trantor/flow/bbc_trade_BBCSendInvoiceEmailFlow', [
      {
        id: orderId,
        shop: { id: shop.id },
        invoiceUrl,
        buyer: { nickname: buyer.nickname },
        ...(channel === 'EMAIL' ? { buyerEmail: typed } : { buyerPhone: typed }),
      },
    ])
    return { kind: 'invoiceSent', target: sent?.target ?? typed }
  } catch (error) {
    if (isProblem(error) && error.code === 'contact.not_own')
      return { kind: 'invoiceTarget', problem: 'notOwn', typed }
    throw error
  }
}
