import { readWritten, type UnsentMessage } from '../../parts/buyer/check-message.ts'
import { sendMessage } from '../../parts/buyer/send-message.ts'
import type { Shop } from '../../shop-context.ts'

/** Sends a message about an after-sales order. */
export function writeAboutReverse(
  { call }: Shop,
  form: FormData,
): Promise<UnsentMessage | undefined> {
  return sendMessage(readWritten(form), (message) =>
    call('POST /sapi/mall-order/web/reverseorder/writeToShop', {
      id: String(form.get('id') ?? ''),
      ...message,
      requestKey: String(form.get('requestKey') ?? ''),
    }),
  )
}
