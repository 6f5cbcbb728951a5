import type { Written } from '../../parts/buyer/check-message.ts'
import { sendMessage } from '../../parts/buyer/send-message.ts'
import type { Shop } from '../../shop-context.ts'
import type { Outcome } from './outcome.tsx'

export async function writeToShop(
  { call }: Shop,
  { orderId, written, requestKey }: { orderId: string; written: Written; requestKey: string },
): Promise<Outcome> {
  const unsent = await sendMessage(written, (message) =>
    call('POST /sapi/mall-order/web/order/writeToShop', {
      id: orderId,
      ...message,
      requestKey,
    }),
  )
  return unsent ? { kind: 'message', ...unsent } : { kind: 'messageSent' }
}
