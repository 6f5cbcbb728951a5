import { copyOf, withoutKeys } from './break-rows.ts'

/** Ways to break what holds of providers, disputes and their days, for `invariants.test.ts`. */
export const paymentBreaks = {
  I81: [
    `update refund_legs set amount = (select max(amount) + 1 from captures)`,
    `${withoutKeys('refund_legs')}; update refund_legs set currency = 'SEK'`,
  ],
  I82: [
    dispute({ taken: 500 }),
    dispute({ status: 'LOST', taken: 500, lost: 500 }),
    dispute({ taken: 500, lost: 500 }),
    `update refund_legs set dispute_id = gen_random_uuid() where id = (select min(id::text)::uuid from refund_legs)`,
  ],
  I83: [
    dispute({}),
    `insert into money_matters (id, kind, status, cause, provider, reference, reason, found_at) values (gen_random_uuid(), 'DISPUTE', 'OPEN', 'x', 'mockpay', 'dp_1', 'x', mall_now()); ${dispute({ status: 'WON' })}`,
  ],
  I84: [
    `update refund_legs set dispute_id = gen_random_uuid() where status = 'DONE'`,
    `${dispute({ status: 'LOST', taken: 1, lost: 1 })}; update refund_legs set status = 'SETTLED', amount = 500, dispute_id = (select id from disputes)`,
  ],
  I85: [
    `insert into money_matters (id, kind, status, cause, provider, reference, reason, found_at) values (gen_random_uuid(), 'BOOKS_DIFFER', 'OPEN', 'x', 'mockpay', '2026-11-24', '', mall_now())`,
    differingDay('STRAY_CAPTURE', 'OPEN', 1),
    differingDay('BOOKS_DIFFER', 'OPEN', 0),
  ],
  I86: [
    `update captures set seen_at = seen_at - interval '31 days', listed_amount = amount - 1`,
    `update refund_tries set ended_at = ended_at - interval '31 days', listed_amount = 1`,
    `${differingDay('BOOKS_DIFFER', 'RESOLVED', 1)}; update captures set seen_at = '2026-01-01 12:00+00', listed_amount = amount - 1`,
  ],
}

/** Ways to break what holds of what is taken parcel by parcel. */
export const parcelBreaks = {
  I100: [
    `update parcel_captures set amount = (select max(amount) + 1 from payment_attempts)`,
    `update captures set amount = (select max(amount) + 1 from payment_attempts) where reason = 'parcel'`,
    `delete from parcel_capture_tries; delete from parcel_captures`,
    `update refunds set released = 1 where id = (select r.id from refunds r join payment_attempts a using (contract_id) where a.authorised_at is null limit 1)`,
  ],
  I101: [
    `update order_lines set delivered_qty = qty where order_id in (select order_id from parcel_captures)`,
    `${withoutKeys('parcel_captures')}; update parcel_captures set status = 'FAILED', next_try_at = null`,
  ],
  I102: [
    `update payment_attempts a set amount = (select sum(amount) from parcel_captures p where p.attempt_id = a.id) where status = 'PRE_AUTH_SUCCESS'`,
    `update payment_attempts set status = 'PAY_SUCCESS' where status = 'PRE_AUTH_SUCCESS'`,
  ],
  I103: [`update payment_attempts set expires_at = mall_now() where status = 'PRE_AUTH_SUCCESS'`],
  I104: [
    `${withoutKeys('parcel_captures')}; update parcel_captures set status = 'WRITTEN_OFF', capture_ref = null`,
    `update refund_lines set written_off = goods + shipping`,
  ],
}

function dispute(some: { status?: string; taken?: number; lost?: number }): string {
  const { status = 'OPEN', taken = 0, lost = 0 } = some
  return `insert into disputes (id, provider, provider_ref, status, amount, currency, taken, lost, fee_currency, reason, opened_at) values (gen_random_uuid(), 'mockpay', 'dp_1', '${status}', 500, 'EUR', ${taken}, ${lost}, 'EUR', 'fraudulent', mall_now())`
}

/** New Year's Day of 2026, in euro. */
function differingDay(kind: string, status: string, count: number): string {
  const matter = `insert into money_matters (id, kind, status, cause, provider, reference, reason, found_at, closed_at)
    values (gen_random_uuid(), '${kind}', '${status}', 'day', 'mockpay', '2026-01-01', '', mall_now(), ${status === 'OPEN' ? 'null' : 'mall_now()'})`
  return `${matter}; insert into provider_days (provider, day, currency, matter_id, booked_taken, listed_taken, booked_back, listed_back, entries, entry_count, compared_at)
    select 'mockpay', '2026-01-01', 'EUR', id, 1, 0, 0, 0, '[]', ${count}, mall_now() from money_matters where cause = 'day'`
}

const longAgo = `update transitions set at = at - interval '4 hours' where entity = 'payment'`
const liveAttempt = copyOf(
  'payment_attempts',
  `t.id = (select attempt_id from captures where disposition = 'APPLIED' order by seen_at limit 1)`,
  `jsonb_build_object('id', gen_random_uuid(), 'status', 'PAY_PENDING', 'unique_key', 'z', 'request_key', gen_random_uuid(), 'provider_ref', 'z')`,
)
/** Opened five minutes before the last refund of its capture was sent, and not decided. */
const disputedLeg = (whose: string) =>
  `insert into disputes (id, provider, provider_ref, capture_ref, attempt_id, status, amount, currency, fee_currency, reason, opened_at)
    select gen_random_uuid(), g.provider, 'dp_1', ${whose}, 'OPEN', 500, g.currency, g.currency, 'fraudulent', t.sent_at - interval '5 minutes'
    from refund_tries t join refund_legs g on g.id = t.leg_id join captures c on c.provider = g.provider and c.provider_ref = g.capture_ref limit 1`

/** Ways to break what holds of two payments of one claim, and of refunds beside a dispute. */
export const besideBreaks = {
  I120: [`${withoutKeys('payment_attempts')}; ${longAgo}; ${liveAttempt}`],
  I121: [
    disputedLeg(`g.capture_ref, null::uuid`),
    disputedLeg(`null, c.attempt_id`),
    `${disputedLeg(`g.capture_ref, null::uuid`)}; insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor, at) select 'dispute', d.id, 1, 'OPEN', 'WON', 'win', 'payment', d.opened_at + interval '6 minutes' from disputes d`,
  ],
}
