import { DAY, HOUR } from '@galleria/kernel/time'
import pg from 'pg'

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

/** How often the time that is left is given anew: sooner than the shortest that is ever left. */
export const KEEP_OPEN_EVERY_MS = 4 * HOUR

/**
 * What waits for somebody has as much time left as it would have in a shop, each thing another part
 * of it. All that is ever written beside the use cases are the dates by which the mall would go on
 * by itself, and the address of a page that went with the provider of the past.
 */
export async function keepOpen(query: Query, now: Date): Promise<void> {
  for (const dates of DATES) await query(dates, [now])
  // What is out at the bank is asked about at once and for ever, as always.
  for (const dates of AT_ONCE) await query(dates, [now])
  await query(LATER, [new Date(now.getTime() + YEAR_MS)])
  await query(
    `update payment_attempts set redirect_url = null where status = 'PAY_PENDING' and redirect_url is not null and created_at < $1`,
    [now],
  )
}

/**
 * The same while the demo mall runs, so that it does not clean itself up: what its visitors do
 * since has the mall's own time.
 */
export async function keepDemoOpen(databaseUrl: string, now = new Date()): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // the query under way reports it
  await client.connect()
  try {
    for (const dates of DATES) await client.query(dates, [now])
  } finally {
    await client.end()
  }
}

const YEAR_MS = 365 * DAY
/** Before the mall was opened: of a mall that is being filled all of it. */
const PAST = `(select (value ->> 'at')::timestamptz from mall_settings where key = 'seed')`
/** So many hours from now, from the least to the most, by the name of whatever it is. */
const within = (id: string, least: number, most: number) =>
  `$1::timestamptz + make_interval(hours => ${least} + abs(hashtext(${id}::text) % ${most - least}), mins => abs(hashtext(${id}::text) % 59))`
const UNPAID = `('PENDING_PAY', 'PROCESSING')`
/**
 * Whoever's time it is with a request, and how many hours of it are left: fewer than 24 to whom was
 * reminded. A dispute is put off by itself, as often as it takes.
 */
const requests = (
  [
    [`status = 'WAITING_FOR_AUDIT_BY_SELLER' and reminded_at is null`, 25, 46],
    [`status = 'WAITING_FOR_AUDIT_BY_SELLER' and reminded_at is not null`, 8, 23],
    [`status = 'WAITING_FOR_BUYER_RETURN'`, 72, 320],
    [`status = 'WAITING_FOR_QC_DONE'`, 48, 220],
    [`status = 'WAITING_FOR_SELLER_SHIP'`, 24, 150],
    [`status = 'WAITING_FOR_BUYER_CONFIRMED'`, 72, 220],
  ] as const
).map(
  ([which, least, most]) =>
    `update reverse_orders set answer_by = ${within('id', least, most)}, next_step_at = ${within('id', least, most)} where ${which} and coalesce(audited_at, applied_at) <= ${PAST}`,
)
const DATES = [
  `update contracts set deadline_at = ${within('id', 6, 24)} where created_at <= ${PAST} and id in (select contract_id from orders where status in ${UNPAID})`,
  `update orders set deadline_at = ${within('contract_id', 6, 24)} where ordered_at <= ${PAST} and status in ${UNPAID}`,
  `update parcels set confirm_by = ${within('id', 72, 240)} where status = 'SEND_DELIVERY' and shipped_at <= ${PAST}`,
  ...requests,
  // While an offer is open it is its buyer's time.
  `with open as (update reverse_offers set answer_until = ${within('id', 10, 70)} where answer is null and offered_at <= ${PAST} returning reverse_id, answer_until)
  update reverse_orders r set answer_by = open.answer_until, next_step_at = open.answer_until from open where r.id = open.reverse_id`,
]
const LATER = `with failed as (update reverse_orders set next_step_at = $1 where status in ('REFUND_PENDING', 'REFUND_FAIL'))
  update refund_legs set next_try_at = $1 where status = 'FAILED'`
const AT_ONCE = [
  `update refund_legs set next_try_at = $1 where status = 'SENT'`,
  `update refunds set updated_at = $1 where status = 'SENT'`,
]
