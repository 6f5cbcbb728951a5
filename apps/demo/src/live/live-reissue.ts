import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { HOUSE_SHOP } from '../shops.ts'
import type { PlacedOrders } from './placed-orders.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** The house shop noticed by itself, or was called: nobody asked in the mall. */
const SENT_BEFORE = 5 * HOUR

/**
 * The last order of the house shop that she has received came without its screws: the shop sends
 * them at no charge, and has not packed them yet.
 */
export function planReissue(
  stage: Stage,
  purchases: readonly Purchase[],
  { staff, placed, now }: { staff: Staff; placed: PlacedOrders; now: number },
): Act[] {
  const at = now - DAY - SENT_BEFORE
  const order = purchases
    .flatMap(({ orders }) => orders)
    .filter(({ shop, receivedAt, wanted, isSet }) => {
      const isReceived = receivedAt !== undefined && receivedAt < at
      return shop.id === HOUSE_SHOP && isReceived && !wanted.asksBack && !isSet
    })
    .toSorted((a, b) => (a.receivedAt ?? 0) - (b.receivedAt ?? 0))
    .at(-1)
  if (!order) return []
  return [
    {
      at,
      run: async () => {
        const call = await stage.as(staff(HOUSE_SHOP))
        const { orderId, lineIds } = placed.find(order)
        await call('POST /sapi/mall-merchant/order/reissue', {
          orderId,
          reason: 'MISSING',
          lines: [{ id: lineIds[0]!, part: '8 Schrauben M6 × 40 und der Inbusschlüssel' }],
          requestKey: 'screws-that-were-missing',
          knownCount: 0,
        })
      },
    },
  ]
}
