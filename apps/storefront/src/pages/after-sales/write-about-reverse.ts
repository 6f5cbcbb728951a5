import type { UnsentMessage } from '../../parts/buyer/check-message.ts'
import { sendMessage } from '../../parts/buyer/send-message.ts'
import type { Shop } from '../../shop-context.ts'

/** Sends a message about an after-sales order. */
export function writeAboutReverse(
  { call }: Shop,
  form: FormData,
): Promise<UnsentMessage | undefined> {
  return sendMessage(String(form.get('content') ?? ''), (typed) =>
    call('POST /sapi/mall-order/web/reverseorder/writeToShop', {
      id: String(form.get('id') ?? ''),
      content: typed,
      requestKey: String(form.get('requestKey') ?? ''),
    }),
  )
}
