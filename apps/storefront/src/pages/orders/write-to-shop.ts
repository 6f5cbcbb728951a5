import { sendMessage } from '../../parts/buyer/send-message.ts'
import type { Shop } from '../../shop-context.ts'
import type { Outcome } from './outcome.tsx'

export async function writeToShop(
  { call }: Shop,
  { orderId, content, requestKey }: { orderId: string; content: string; requestKey: string },
): Promise<Outcome> {
  const unsent = await sendMessage(content, (typed) =>
    call('POST /sapi/mall-order/web/order/writeToShop', {
      id: orderId,
      content: typed,
      requestKey,
    }),
  )
  return unsent ? { kind: 'message', ...unsent } : { kind: 'messageSent' }
}
