import { DAY } from '../calendar.ts'
import type { Stage } from './stage.ts'

/**
 * What waits for somebody waits a year, so that the demo does not clean itself up. All that is ever written beside the use cases are the dates
 * by which the mall would go on by itself, and the address of a page that went with the provider of the past.
 */
export async function keepOpen(stage: Stage, now: number): Promise<void> {
  const inAYear = new Date(now + 365 * DAY)
  for (const dates of LATER) await stage.query(dates, [inAYear])
  // What is out at the bank is asked about at once and for ever, as always.
  for (const dates of AT_ONCE) await stage.query(dates, [new Date(now)])
  await stage.query(
    `update payment_attempts set redirect_url = null where status = 'PAY_PENDING' and redirect_url is not null`,
  )
}

/** A dispute is put off by itself, as often as it takes. */
const WAITING = `'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE', 'WAITING_FOR_SELLER_SHIP'`
const UNPAID = `('PENDING_PAY', 'PROCESSING')`
const LATER = [
  `update contracts set deadline_at = $1 where id in (select contract_id from orders where status in ${UNPAID})`,
  `update orders set deadline_at = $1 where status in ${UNPAID}`,
  `update parcels set confirm_by = $1 where status = 'SEND_DELIVERY'`,
  `update reverse_orders set next_step_at = $1 where status in (${WAITING}, 'REFUND_PENDING', 'REFUND_FAIL')`,
  `update reverse_orders set answer_by = $1 where status in (${WAITING})`,
  `update reverse_offers set answer_until = $1 where answer is null`,
  `update refund_legs set next_try_at = $1 where status = 'FAILED'`,
]
const AT_ONCE = [
  `update refund_legs set next_try_at = $1 where status = 'SENT'`,
  `update refunds set updated_at = $1 where status = 'SENT'`,
]
