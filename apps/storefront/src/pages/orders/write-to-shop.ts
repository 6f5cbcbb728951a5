import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'
import type { Shop } from '../../shop-context.ts'
import type { Outcome } from './outcome.tsx'

/** What is wrong with a message before anybody is asked; the browser asks the same. */
export function checkMessage(content: string): 'required' | 'long' | undefined {
  const { length } = content.trim()
  if (length === 0) return 'required'
  return length > LONGEST_MESSAGE ? 'long' : undefined
}

export async function writeToShop(
  { call }: Shop,
  { orderId, content, requestKey }: { orderId: string; content: string; requestKey: string },
): Promise<Outcome> {
  // A form without script counts a line's end as two signs, the field as one.
  const typed = content.replaceAll('\r\n', '\n')
  const problem = checkMessage(typed)
  if (problem) return { kind: 'message', problem, typed }
  await call('POST /sapi/mall-order/web/order/writeToShop', {
    id: orderId,
    content: typed,
    requestKey,
  })
  return { kind: 'messageSent' }
}
