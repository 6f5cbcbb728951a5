import { goodsTableBreaks } from './goods-table-breaks.ts'

const held = (cause: string, share: number) =>
  `insert into held_shares (order_id, cause, share, tax, since) select id, '${cause}', ${share}, 0, now() from orders where paid > refunded limit 1`
const disputeOf = (which: string) =>
  `insert into reverse_disputes (reverse_id, opened_at, buyer_text, answer_until, rule_until) select id, now(), 'No.', now(), now() from reverse_orders where ${which}`

const disputed = `insert into disputes (id, provider, provider_ref, status, amount, currency, taken, lost, fee_currency, reason, opened_at, contract_id) select gen_random_uuid(), 'mockpay', 'dp_1', 'UNDER_REVIEW', 500, o.currency, 500, 0, o.currency, 'fraudulent', mall_now(), o.contract_id from orders o where o.paid > o.refunded limit 1`

/**
 * Rows that no dispute, no offer, no part that was refused and, behind them, no table of goods and
 * no change of people leaves behind: each makes the invariant fire.
 */
export const disputeBreaks = {
  I93: [
    `update reverse_orders set status = 'IN_DISPUTE' where id = (select id from reverse_orders limit 1)`,
    `insert into reverse_disputes (reverse_id, opened_at, buyer_text, answer_until, rule_until) select id, now(), 'No.', now(), now() from reverse_orders where status <> 'REVERSE_CANCELED' limit 1`,
  ],
  I94: [
    `insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until) select gen_random_uuid(), id, 'PART', 1, 'Less.', now(), buyer_id, now() from reverse_orders where status <> 'WAITING_FOR_AUDIT_BY_SELLER' limit 1`,
    `insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until, answer, answered_at) select gen_random_uuid(), id, 'PART', goods + shipping + 1, 'Less.', now(), buyer_id, now(), 'ACCEPTED', now() from reverse_orders limit 1`,
    `insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until, answer, answered_at) select gen_random_uuid(), id, 'SEND_BACK', 1, 'Back.', now(), buyer_id, now(), 'ACCEPTED', now() from reverse_orders where type <> 'SALE_RETURN' limit 1`,
    `update reverse_orders set status = 'WAITING_FOR_AUDIT_BY_SELLER'; insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until, answer, answered_at) select gen_random_uuid(), id, 'PART', goods + shipping, 'Less.', now(), buyer_id, now(), 'ACCEPTED', now() from reverse_orders where goods + shipping > 0 limit 1`,
    `update reverse_orders set status = 'WAITING_FOR_AUDIT_BY_SELLER'; insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until) select gen_random_uuid(), id, 'PART', 1, 'Less.', now(), buyer_id, answer_by + interval '1 hour' from reverse_orders limit 1`,
    `insert into reverse_offers (id, reverse_id, kind, amount, content, offered_at, offered_by, answer_until, answer, answered_at) select gen_random_uuid(), id, 'PART', 1, 'Less.', now(), buyer_id, now(), 'DECLINED', now() from (select * from reverse_orders limit 1) r, generate_series(1, 3)`,
  ],
  ...goodsTableBreaks,
  I96: [
    `update reverse_orders set split_from = (select id from reverse_orders x where not exists (select from reverse_lines l join reverse_lines k on k.line_id = l.line_id where l.reverse_id = reverse_orders.id and k.reverse_id = x.id) limit 1) where id = (select id from reverse_orders order by id limit 1)`,
  ],
  I97: [
    `update seller_staff set role = 'orders' where seller_id = (select seller_id from seller_staff limit 1)`,
  ],
  I98: [
    `insert into reverse_disputes (reverse_id, opened_at, buyer_text, answer_until, rule_until, ruling, ruled_at, ruled_amount) select id, now(), 'No.', now(), now(), 'REFUND', now(), 0 from reverse_orders where goods > 0 limit 1`,
    `insert into reverse_disputes (reverse_id, opened_at, buyer_text, answer_until, rule_until, ruling, ruled_at, ruled_amount) select id, now(), 'No.', now(), now(), 'RETURN', now(), 100000000 from reverse_orders limit 1`,
  ],
  I99: [
    `update goods_tallies set pieces = pieces + 1 where ctid = (select min(ctid) from goods_tallies)`,
    `delete from goods_tallies where refunded > 0`,
  ],
}

/** What is held of a shop's share. */
export const heldBreaks = {
  I116: [
    held('REQUEST', 0),
    held('PAYMENT', 5),
    `with b as (select gen_random_uuid() as id), e as (select b.id, o.contract_id, o.currency, o.shop_id from b, (select * from orders limit 1) o) insert into ledger_entries (txn_id, account, currency, amount, event, ref) select id, a || shop_id, currency, m, 'hold', contract_id from e, (values ('seller:', 5), ('held:', -5)) x(a, m)`,
    `update reverse_orders set status = 'IN_DISPUTE' where id = (select id from reverse_orders limit 1); ${disputeOf(`status = 'IN_DISPUTE'`)}`,
    `update reverse_orders set status = 'IN_DISPUTE' where id = (select id from reverse_orders limit 1); ${disputeOf(`status = 'IN_DISPUTE'`)}; insert into held_shares (order_id, cause, share, tax, since) select r.order_id, 'REQUEST', 0, 100000000, now() from reverse_orders r where r.status = 'IN_DISPUTE'`,
  ],
  I117: [
    held('PAYMENT', 0),
    disputed,
    `${disputed}; insert into held_shares (order_id, cause, share, tax, since) select o.id, 'PAYMENT', 100000000, 0, now() from orders o join disputes d using (contract_id) where d.provider_ref = 'dp_1' and o.paid > o.refunded`,
  ],
}
