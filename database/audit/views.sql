-- The state of the mall in the words of its invariants: read-only, amounts in minor units. A view whose feature is not built is there and empty.
-- Ids of payment records and refunds are text, because two invariants list them beside the provider's own references.

create view audit.orders as
  select o.id as order_id, o.buyer_id as owner_id, o.contract_id, o.status, o.currency, o.need_pay, o.paid, case when o.deposit > 0 then 'DEPOSIT' end as presale_kind, o.deposit,
    case when o.deposit > 0 then (select coalesce(sum(p.amount), 0)::bigint from public.payment_orders p where p.contract_id = o.contract_id and p.kind = 'BALANCE') else 0::bigint end as balance, o.deadline_at, o.updated_at
  from public.orders o;

-- What its buyer lost by not paying the rest in time.
create view audit.kept_deposits as select o.id as order_id, o.deposit as amount from public.orders o where o.is_deposit_kept;

-- What is to pay of a contract, claim by claim.
create view audit.claims as
  select p.id as claim_id, p.contract_id, p.kind, p.amount, p.currency, p.status, p.opens_at, p.closes_at from public.payment_orders p;

create view audit.order_lines as
  select l.id as line_id, l.order_id, l.sku_id, l.qty, l.delivered_qty, l.reversed_qty, l.open_reverse_qty, case when o.paid = o.need_pay then l.need_pay when o.paid > 0 then o.paid * l.need_pay / nullif(o.goods, 0) else 0::bigint end as paid, case when o.paid = o.need_pay then l.points else 0::bigint end as points_paid
  from public.order_lines l join public.orders o on o.id = l.order_id;

create view audit.payment_records as
  select a.id::text as record_id, a.contract_id, a.provider, a.provider_ref, a.kind, a.status, a.amount, a.currency, a.capture_mode = 'BY_PARCEL' as is_by_parcel, a.authorised_at is not null as was_authorised, a.expires_at, a.payment_order_id as claim_id,
    (select min(t.at) from public.transitions t where t.entity = 'payment' and t.entity_id = a.id and t.to_state in ('PAY_SUCCESS', 'PRE_AUTH_SUCCESS')) as paid_at
  from public.payment_attempts a;

-- What is taken by a promise for what left of orders, and what of a refund was never taken.
create view audit.parcel_captures as
  select p.id::text as parcel_capture_id, p.attempt_id::text as record_id, p.order_id, p.provider, p.capture_ref, p.amount, p.currency, p.status, p.next_try_at from public.parcel_captures p;
create view audit.written_off as
  select l.refund_id::text as refund_id, r.contract_id, r.order_id, sum(l.written_off)::bigint as amount from public.refund_lines l join public.refunds r on r.id = l.refund_id where l.written_off > 0 group by 1, 2, 3;
create view audit.released as
  select r.id::text as refund_id, r.contract_id, r.order_id, r.released as amount from public.refunds r where r.released > 0;

create view audit.captures as
  select c.provider, c.provider_ref, c.contract_id, c.attempt_id::text as record_id, c.amount, c.currency, c.disposition, c.seen_at, c.listed_amount from public.captures c;

-- A row per line; a refund of money that belongs to no order (paid twice, paid late) is one row without a line.
create view audit.refunds as
  select r.id::text as refund_id, r.reverse_id, r.order_id, l.line_id,
    (select t.provider_ref from public.refund_legs g join public.refund_tries t on t.leg_id = g.id where g.refund_id = r.id order by t.sent_at desc, t.id desc limit 1) as provider_ref,
    r.status, coalesce(l.goods, r.amount) as goods, coalesce(l.shipping, 0) as shipping, r.updated_at
  from public.refunds r left join public.refund_lines l on l.refund_id = r.id;

create view audit.refund_legs as
  select g.id::text as leg_id, g.refund_id::text as refund_id, g.provider, g.capture_ref, g.amount, g.currency, g.status, g.next_try_at, g.dispute_id::text as dispute_id from public.refund_legs g;

create view audit.disputes as
  select d.id::text as dispute_id, d.provider, d.provider_ref as reference, d.capture_ref, d.status, d.amount, d.currency, d.taken, d.lost, d.contract_id, d.attempt_id::text as record_id,
    d.opened_at, (select min(t.at) from public.transitions t where t.entity = 'dispute' and t.entity_id = d.id and t.to_state in ('WON', 'LOST')) as decided_at
  from public.disputes d;

create view audit.refund_tries as
  select t.id::text as try_id, t.leg_id::text as leg_id, t.number, t.provider_ref, t.status, t.sent_at, t.ended_at, t.listed_amount from public.refund_tries t;

-- Days on which the books and a provider do not agree.
create view audit.differing_days as
  select d.provider, d.day, d.currency, d.matter_id, d.entry_count from public.provider_days d;

-- What waits for a person of the mall.
create view audit.matters as
  select m.id as matter_id, m.kind, m.status, m.reference, m.leg_id::text as leg_id, m.parcel_capture_id::text as parcel_capture_id, m.contract_id, m.amount, m.currency, m.found_at from public.money_matters m;

create view audit.reverses as
  select r.id as reverse_id, r.order_id, r.buyer_id as owner_id, r.type, r.status, r.updated_at from public.reverse_orders r;

create view audit.reverse_disputes as
  select d.reverse_id, r.status, d.ruled_at is not null as is_ruled, d.rule_until, d.ruling, d.ruled_amount, r.goods + r.shipping as goes_back, (select sum(coalesce(l.asked_amount, l.apply_amount)) from public.reverse_lines l where l.reverse_id = r.id) + coalesce(r.asked_shipping, r.shipping) as asked, r.order_id from public.reverse_disputes d join public.reverse_orders r on r.id = d.reverse_id;

-- `goes_back` is what the request asks for by now, goods and shipping together.
create view audit.reverse_offers as
  select f.reverse_id, r.type, r.status, f.kind, f.amount, f.answer, f.answer_until, r.answer_by, r.goods + r.shipping as goes_back from public.reverse_offers f join public.reverse_orders r on r.id = f.reverse_id;

-- What was not accepted of goods of which the others were, beside what had been asked for of the same line and how much of it was accepted.
create view audit.refused_parts as
  select l.reverse_id, l.line_id, l.qty, coalesce(l.asked_amount, l.apply_amount) as amount, coalesce(p.ruled_qty, p.qty) - p.unsent_qty as sent_back, coalesce(p.asked_amount, p.apply_amount) as asked,
    coalesce((select sum(i.qty) from public.reverse_inspections i where i.reverse_line_id = p.id and i.disposition in ('SELLABLE', 'REFURBISH', 'SCRAP', 'LOST')), 0)::int as accepted
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id left join public.reverse_lines p on p.reverse_id = r.split_from and p.line_id = l.line_id
  where r.split_from is not null;

-- What shops keep of goods that were withdrawn from: of each line of each such request, beside what had been asked for of the line, what of that goes back, and what was not accepted of it.
create view audit.losses as
  select l.reverse_id, l.line_id, coalesce(l.asked_amount, l.apply_amount) as amount, p.refund_by is not null as is_withdrawal, p.checked_at is not null as is_checked, r.qc_reject_reason <> '' and cardinality(r.qc_photos) > 0 as is_shown,
    (select coalesce(k.asked_amount, k.apply_amount) - k.apply_amount - coalesce((select coalesce(c.asked_amount, c.apply_amount) from public.reverse_orders x join public.reverse_lines c on c.reverse_id = x.id where x.split_from = p.id and c.line_id = k.line_id), 0) from public.reverse_lines k where k.reverse_id = p.id and k.line_id = l.line_id) as kept
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id join public.reverse_orders p on p.id = r.loss_of;
-- And of each order line what is kept by its own word, and by those requests that claim nothing of it.
create view audit.withheld as
  select l.id as line_id, l.withheld, coalesce((select sum(coalesce(k.asked_amount, k.apply_amount) - case when r.status in ('REVERSE_CLOSE', 'REVERSE_CANCELED') then 0 else k.apply_amount end) from public.reverse_lines k join public.reverse_orders r on r.id = k.reverse_id where k.line_id = l.id and r.loss_of is not null), 0)::bigint as kept
  from public.order_lines l join (select id from public.order_lines where withheld > 0 union select k.line_id from public.reverse_lines k join public.reverse_orders r on r.id = k.reverse_id where r.loss_of is not null) of_loss on of_loss.id = l.id;

-- What was asked for once nothing but faults could be named any more, and when its order had been received.
create view audit.guarantee_requests as
  select r.id as reverse_id, r.reason, r.applied_at, o.completed_at from public.reverse_orders r join public.orders o on o.id = r.order_id where r.is_guarantee;
-- What of free orders is noted at their lines as given back, beside what the refunds of that gave.
create view audit.gifts_back as
  select r.contract_id, r.id as reverse_id, r.status, l.id as reverse_line_id, l.line_id, k.gifted, k.qty, l.taken_qty, l.gift_undone, l.gift_back, r.is_changed_to_return or r.type <> 'SALE_EXCHANGE' as is_for_money, r.refunded_at, (select min(f.created_at) from public.refunds f where f.order_id = r.order_id and f.reason = 'free_order') as given_at
  from public.reverse_lines l join public.reverse_orders r on r.id = l.reverse_id join public.order_lines k on k.id = l.line_id where k.gifted > 0 or l.gift_undone > 0;
create view audit.gifted as
  select o.id as order_id, o.gifted_shipping + coalesce((select sum(l.gifted) from public.order_lines l where l.order_id = o.id), 0)::bigint as noted,
    coalesce((select sum(n.goods + n.shipping) from public.refund_lines n join public.refunds f on f.id = n.refund_id where f.order_id = o.id and f.reason = 'free_order'), 0)::bigint as given
  from public.orders o where o.gifted_shipping > 0 or exists (select from public.order_lines l where l.order_id = o.id and l.gifted > 0) or exists (select from public.refunds f where f.order_id = o.id and f.reason = 'free_order');

-- `qty` are the units that a request takes out of its order line; one that asks for money only takes none.
create view audit.reverse_lines as
  select l.reverse_id, l.line_id, l.taken_qty as qty, l.apply_amount from public.reverse_lines l;

-- Units that will not be sent: how many of a line, and which request asked for them with how much of its money.
create view audit.unsent_units as
  select l.id as line_id, l.canceled_qty, l.open_cancel_qty from public.order_lines l where l.canceled_qty + l.open_cancel_qty > 0;
create view audit.unsent_claims as
  select l.reverse_id, l.line_id, l.unsent_qty as qty, l.unsent_amount as amount from public.reverse_lines l where l.unsent_qty > 0;

-- Codes of what was sold as vouchers, and the orders that are made of them.
create view audit.vouchers as select v.id as voucher_id, v.order_id, v.line_id, v.status from public.vouchers v;
create view audit.voucher_orders as select o.id as order_id from public.orders o where o.handover = 'voucher';

-- Orders that are fetched: whether each has its code, whether that was shown, and how many units were handed over.
create view audit.pick_ups as
  select o.id as order_id, o.status, o.updated_at, c.order_id is not null as has_code, c.used_at is not null as was_shown, (select coalesce(sum(l.delivered_qty), 0)::int from public.order_lines l where l.order_id = o.id) as handed_over
  from public.orders o left join public.order_codes c on c.order_id = o.id where o.handover = 'site';

create view audit.transitions as
  select t.entity, t.entity_id, t.seq, t.from_state, t.to_state, t.event, t.actor, t.at from public.transitions t;

-- What is sold as codes has no maker, and no label of its energy in any room.
create view audit.items as
  select i.id as item_id, i.history_id, i.status, i.is_listed, i.held_back, e.status = 'ACTIVE' as may_be_sold, i.energy_class, i.voucher is null and exists (select from public.categories a where a.id = any(c.path) and a.needs_energy_label) as needs_energy_label,
    i.voucher is not null or i.manufacturer <> '' and i.responsible_person <> '' as is_answered_for,
    (select count(*)::int from public.item_texts t where t.item_id = i.id and t.name <> '' and t.description <> '') as texts,
    (select count(*)::int from public.skus k where k.item_id = i.id) as versions,
    (select count(*)::int from public.skus k where k.item_id = i.id and k.picture = '') as versions_unseen,
    exists (select from public.skus k join public.sku_prices p on p.sku_id = k.id where k.item_id = i.id and p.withdrawn_at is null) as is_priced
  from public.items i join public.categories c on c.id = i.category_id join public.shops h on h.id = i.shop_id join public.sellers e on e.id = h.seller_id;

create view audit.sku_items as
  select k.id as sku_id, i.status from public.skus k join public.items i on i.id = k.item_id;

create view audit.stock as select s.sku_id, s.on_hand, s.reserved from public.stock s;

create view audit.sku_prices as
  select p.sku_id, p.site, p.currency, p.amount, p.was, p.lowest_30, p.since from public.sku_prices p;
create view audit.price_history as
  select c.id as price_id, c.sku_id, c.site, c.currency, c.amount, c.was, c.lowest_30, c.since from public.price_history c;
create view audit.planned_prices as
  select p.id as plan_id, p.sku_id, x.site, x.amount, p.status, p.begins_at, p.moved_at from public.price_plans p join public.planned_prices x on x.plan_id = p.id;
create view audit.flash_sales as
  select f.sku_id, f.site, f.amount, f.starts_at, f.ends_at from public.flash_sales f;
create view audit.stock_moves as
  select m.id as move_id, m.sku_id, m.line_id, m.d_on_hand, m.d_reserved, m.reason from public.stock_moves m;

-- Points in hundredths; an account is a person's pot, and an entry's reason says which.
create view audit.points_balance as
  select a.user_id || ' ' || p.pot as account_id, p.balance from public.point_accounts a
    cross join lateral (values ('PENDING', a.pending), ('POINTS', a.points), ('HELD', a.held), ('GROWTH', a.growth)) p(pot, balance);
create view audit.points_entries as
  select e.id as entry_id, e.user_id || ' ' || e.pot as account_id, e.delta, e.reason, e.ref from public.point_entries e;
-- What orders took of points and have not given back, as their entries say.
create view audit.points_taken as
  select o.contract_id, o.id as order_id, (-sum(e.delta))::bigint as taken from public.point_entries e join public.orders o on o.id = e.order_id
  where (e.pot = 'HELD' and e.reason = 'TAKEN') or (e.pot = 'POINTS' and e.reason = 'GIVEN_BACK') group by 1, 2;
-- What is set aside for an order, and what should be.
create view audit.points_held as
  select o.id as order_id, coalesce((select sum(e.delta) from public.point_entries e where e.order_id = o.id and e.pot = 'HELD'), 0)::bigint as held,
    case when o.status in ('PENDING_PAY', 'PROCESSING') then o.points else 0::bigint end as due
  from public.orders o where o.points > 0;
-- What a complete order has earned while that is not final, and what it should have by what is kept of its goods' money.
create view audit.earnings as
  select r.order_id, p.pot, coalesce((select sum(e.delta) from public.point_entries e where e.order_id = r.order_id and e.pot = p.pot and e.reason in ('EARNED', 'UNDONE', 'RESTORED')), 0)::bigint as earned,
    (select floor((o.need_pay - o.shipping - (select sum(l.refunded) from public.order_lines l where l.order_id = o.id)) * r.per_mille * f.factor / 100000.0)::bigint from public.orders o where o.id = r.order_id) as due
  from public.earned_orders r cross join (values ('PENDING'), ('GROWTH')) p(pot) cross join lateral (select case p.pot when 'PENDING' then r.factor else 100 end as factor) f where not r.is_final;
-- Orders that earned by a higher level: the growth from which that begins, and all that their member had got before they were complete.
create view audit.earned_by_level as
  select r.order_id, (select min(l.growth_from) from public.member_levels l where l.factor >= r.factor) as growth_from,
    (select coalesce(sum(e.delta), 0)::bigint from public.point_entries e where e.user_id = r.user_id and e.pot = 'GROWTH' and e.delta > 0 and e.order_id is distinct from r.order_id
      and e.at <= coalesce((select min(d.at) from public.point_entries d where d.order_id = r.order_id and d.reason = 'EARNED'), r.due_at)) as growth
  from public.earned_orders r where r.factor > 100;
-- Days that members signed in for, and what they were given for each.
create view audit.sign_ins as
  select s.user_id || ':' || s.day as ref, s.streak, coalesce((select p.streak from public.member_sign_ins p where p.user_id = s.user_id and p.day = s.day - 1), 0) as before,
    coalesce((select sum(e.delta) from public.point_entries e where e.user_id = s.user_id and e.reason = 'SIGNED_IN' and e.pot = 'POINTS' and e.ref = s.user_id || ':' || s.day), 0)::bigint as given
  from public.member_sign_ins s;

-- What of a shop's share is held while it is disputed.
create view audit.held_shares as
  select h.order_id, h.cause, h.share, h.tax, o.contract_id, o.shop_id, o.paid - o.refunded as kept from public.held_shares h join public.orders o on o.id = h.order_id;

create view audit.ledger_entries as
  select e.txn_id, e.account, e.currency, e.amount, e.ref from public.ledger_entries e;

-- Coupons of the mall and who has them: a use is of a whole contract, and is named by one of its orders.
create view audit.coupons as select p.id as coupon_id, p.most as max_uses from public.promotions p where p.shop_id is null;
create view audit.coupon_uses as
  select u.promotion_id as coupon_id, (select o.id from public.orders o where o.contract_id = u.contract_id order by o.id limit 1) as order_id, u.status as state from public.promotion_uses u where u.order_id is null;
create view audit.coupon_counts as select p.id as coupon_id, p.used, p.most_each from public.promotions p where p.shop_id is null;
create view audit.promotion_uses as select u.promotion_id, u.contract_id, u.order_id, u.person, u.amount, u.status as state from public.promotion_uses u;
-- What shops give by rule.
create view audit.gift_rules as select p.id as promotion_id from public.promotions p where p.kind = 'GIFT';
create view audit.gifts as
  select l.id as line_id, l.order_id, l.qty, l.need_pay, (l.snapshot -> 'gift' ->> 'promotionId')::uuid as promotion_id from public.order_lines l where l.snapshot ? 'gift';
-- What was taken off orders and off their lines.
create view audit.discounts as
  select o.id as order_id, o.contract_id, o.goods, o.shipping, o.need_pay, o.shop_discount, o.order_discount,
    coalesce((select sum((a.value ->> 'amount')::bigint) from jsonb_array_elements(o.activities) a where a.value ->> 'kind' = 'PROMOTION'), 0)::bigint as promotions,
    coalesce((select sum((a.value ->> 'amount')::bigint) from jsonb_array_elements(o.activities) a where a.value ->> 'kind' = 'COUPON'), 0)::bigint as coupons
  from public.orders o where o.activities is not null or o.shop_discount + o.order_discount > 0;
create view audit.line_discounts as
  select l.id as line_id, l.order_id, l.need_pay, l.discount, (l.snapshot -> 'off' ->> 'shop')::bigint as shop_off, (l.snapshot -> 'off' ->> 'order')::bigint as order_off
  from public.order_lines l where l.snapshot ? 'off';

-- What came on top of the goods of orders, and of it what stands on their lines.
create view audit.extras as
  select o.id as order_id, o.handover, o.insurance, o.service_charge, coalesce(sum((l.snapshot -> 'insurance' ->> 'fee')::bigint), 0)::bigint as of_covers, coalesce(sum((l.snapshot -> 'service' ->> 'fee')::bigint), 0)::bigint as of_services
  from public.orders o join public.order_lines l on l.order_id = o.id where o.insurance + o.service_charge > 0 or l.snapshot ?| array['insurance', 'service'] group by o.id;

-- The job queue. A job that is to start later counts from then.
create view audit.outbox as
  select j.id, case when j.state in ('completed', 'cancelled') then 'DONE' else upper(j.state::text) end as status,
    j.retry_count as attempts, greatest(j.created_on, j.start_after) as created_at
  from pgboss.job j where j.name not like '\_\_pgboss\_\_%';

-- An event about nothing of ours is dealt with, too.
create view audit.webhook_events as
  select e.provider, e.event_id, case when e.status = 'NEW' then 'NEW' else 'DONE' end as status, e.received_at from public.provider_events e;

-- Calls are harmless to repeat by their own rows (quote, attempt, request key), so no lease is ever held.
create view audit.idempotency as select null::text as scope, null::text as key, null::text as state, null::timestamptz as lease_until where false;

create view audit.comments as select c.id as comment_id, c.line_id, c.kind, c.author_id from public.comments c;

create view audit.addresses as select a.id as address_id, a.buyer_id as owner_id, a.site, a.is_default from public.addresses a;

create view audit.shipping as select o.id as order_id, case when o.paid = o.need_pay then o.shipping else 0::bigint end as paid_shipping from public.orders o;

-- What shops read as the number of their orders, and what it should be.
create view audit.tallies as
  select t.seller_id, t.shop_id, t.site, t.tally, t.since, t.currency, sum(t.n)::bigint as n, sum(t.amount)::bigint as amount
  from public.order_tallies t group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0 or sum(t.amount) <> 0;
create view audit.orders_counted as
  select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*) as n, sum(t.amount)::bigint as amount
  from public.orders o join lateral (select coalesce(sum(l.qty - l.delivered_qty - l.canceled_qty - l.open_cancel_qty), 0)::int as units from public.order_lines l where l.order_id = o.id) left_to_send on true
    cross join lateral public.tallies_of(o.status, left_to_send.units, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6
  union all
  select o.seller_id, o.shop_id, o.site, 'REFUNDED', date_trunc('hour', g.at, 'UTC'), o.currency, sum(g.sign), sum(g.sign * g.amount)::bigint
  from public.refunds_given g join public.orders o on o.id = g.order_id where o.paid_at is not null group by 1, 2, 3, 4, 5, 6 having sum(g.sign) <> 0 or sum(g.sign * g.amount) <> 0;

-- What a shop's figures say of its goods by day, and what the lines of its orders and refunds say.
create view audit.goods_tallies as
  select t.seller_id, t.site, t.currency, t.sku_id, t.day, sum(t.pieces)::bigint as pieces, sum(t.units)::bigint as units, sum(t.amount)::bigint as amount, sum(t.refunded)::bigint as refunded
  from public.goods_tallies t group by 1, 2, 3, 4, 5 having sum(t.units) <> 0 or sum(t.amount) <> 0 or sum(t.refunded) <> 0;
create view audit.goods_counted as
  select c.seller_id, c.site, c.currency, c.sku_id, c.day, sum(c.pieces)::bigint as pieces, sum(c.units)::bigint as units, sum(c.amount)::bigint as amount, sum(c.refunded)::bigint as refunded
  from public.goods_counted c group by 1, 2, 3, 4, 5 having sum(c.units) <> 0 or sum(c.amount) <> 0 or sum(c.refunded) <> 0;

-- Invoices, those of deposits and credit notes, and what stands on them line by line; a charge without a line is delivery. `counts` is false while the money of a credit note has come back from the bank.
create view audit.invoices as
  select i.id as invoice_id, i.kind, i.seller_id, i.year, i.serial, i.order_id, i.buyer_id, i.invoice_id as corrects, i.reverse_id, i.currency, i.gross, i.tax, i.kind <> 'CREDIT_NOTE' or i.reverse_id is null or r.refunded_at is not null as counts
  from public.invoices i left join public.reverse_orders r on r.id = i.reverse_id;
create view audit.invoice_charges as
  select i.id as invoice_id, (c.value ->> 'lineId')::uuid as line_id, (c.value ->> 'gross')::bigint as gross, (c.value ->> 'tax')::bigint as tax, (c.value ->> 'net')::bigint as net, (c.value ->> 'rate')::numeric as rate
  from public.invoices i cross join lateral jsonb_array_elements(i.facts -> 'lines' || case when i.facts -> 'shipping' = 'null' then '[]' else jsonb_build_array(i.facts -> 'shipping') end) c;
create view audit.invoice_rates as
  select i.id as invoice_id, r.rate, r.gross, r.tax, r.net from public.invoices i cross join lateral jsonb_to_recordset(i.facts -> 'rates') r(rate numeric, gross bigint, tax bigint, net bigint);
create view audit.invoice_series as select s.seller_id, s.year, s.last from public.invoice_series s;
create view audit.line_refunds as select l.id as line_id, l.refunded from public.order_lines l;
create view audit.order_refunds as select o.id as order_id, o.refunded from public.orders o;
-- Orders of which something left since the mall writes invoices.
-- What was paid as a deposit since deposits have papers, and is taxed when it is paid.
create view audit.deposits as
  select o.id as order_id, o.deposit, o.paid from public.orders o where o.deposit > 0 and o.deposit_paid_at >= public.deposit_papers_begun() and o.tax_treatment = 'STANDARD';
create view audit.sent_orders as
  select distinct p.order_id from public.parcels p where p.shipped_at >= public.invoices_begun() union select c.order_id from public.order_codes c where c.used_at is not null;
create view audit.set_parts as
  select l.id as line_id, l.order_id, l.qty, l.need_pay + coalesce((l.snapshot -> 'off' ->> 'shop')::bigint + (l.snapshot -> 'off' ->> 'order')::bigint, 0) as need_pay, f.id as set_id, f.position, f."unitQty" as unit_qty, f."setQty" as set_qty, f."setPrice" as set_price
  from public.order_lines l cross join lateral jsonb_to_record(l.snapshot->'set') f(id uuid, position int, "unitQty" int, "setQty" int, "setPrice" bigint) where l.snapshot ? 'set';

-- Groups of buyers, and the orders in them.
create view audit.group_buys as select g.id as group_id, g.status, g.size, g.taken, g.paid as paid_places, g.ends_at from public.group_buys g;
create view audit.group_orders as select o.group_buy_id as group_id, o.id as order_id, o.buyer_id as owner_id, o.status, o.paid, o.refunded, o.paid_at from public.orders o where o.group_buy_id is not null;
-- What each line's quantities are steps of: as it was ordered, and as its item is sold.
create view audit.line_measures as
  select l.id as line_id, l.snapshot -> 'measure' as ordered_by, case when i.measure is not null then jsonb_build_object('unit', i.measure, 'step', i.step) end as sold_by
  from public.order_lines l join public.items i on i.id = l.item_id where (i.measure is not null or l.snapshot ? 'measure') and not l.snapshot ? 'surcharge';
-- Units of each line that goes by parcel: counted as sent, and in parcels that were not called back.
create view audit.sent_units as
  select l.id as line_id, l.delivered_qty, coalesce((select sum(c.qty) from public.parcel_lines c join public.parcels p on p.id = c.parcel_id where c.line_id = l.id and p.status <> 'CANCEL'), 0) as in_parcels
  from public.order_lines l join public.orders o on o.id = l.order_id where o.handover = 'parcel';


-- What operators promised for paid orders: prizes with how often they were drawn, and each right to draw with the points that its entries say and that it should have.
create view audit.prizes as
  select p.id as prize_id, p.stock, p.given, (select count(*)::int from public.prize_draws d where d.prize_id = p.id and d.status = 'DRAWN') as drawn from public.prizes p;
create view audit.prize_draws as
  select d.id as draw_id, d.order_id, d.status, o.status in ('CANCELED', 'CLOSED') or not exists (select 1 from public.order_lines k where k.order_id = o.id and k.reversed_qty < k.qty and not k.snapshot ? 'gift') as is_over, o.has_benefits,
    coalesce((select sum(e.delta) from public.point_entries e where e.ref = d.id::text and e.reason in ('WON', 'FORFEITED')), 0)::bigint as won,
    case when d.status = 'DRAWN' then coalesce(p.points, 0) else 0::bigint end as due,
    exists (select 1 from public.earned_orders r where r.order_id = d.order_id and r.is_final) or exists (select 1 from public.point_entries e where e.user_id = o.buyer_id and e.reason = 'LEFT') as is_settled
  from public.prize_draws d join public.orders o on o.id = d.order_id left join public.prizes p on p.id = d.prize_id;

-- Campaigns of free orders with what is promised and given, and each order in them with the refund that paid it out.
create view audit.free_campaigns as
  select c.id as campaign_id, c.status, c.budget, c.spent, (select coalesce(sum(f.amount), 0)::bigint from public.free_orders f where f.campaign_id = c.id) as promised from public.campaigns c where c.kind = 'FREE';
create view audit.free_orders as
  select f.id as free_id, f.campaign_id, f.order_id, o.contract_id, f.status, f.amount, o.status in ('CANCELED', 'CLOSED') or not exists (select 1 from public.order_lines k where k.order_id = o.id and k.reversed_qty < k.qty and not k.snapshot ? 'gift') as is_over, o.has_benefits,
    (select r.amount from public.refunds r where r.id = f.refund_id and r.order_id = f.order_id and r.reason = 'free_order') as refunded
  from public.free_orders f join public.orders o on o.id = f.order_id;
-- Campaigns of gift cards with what is set aside, and each card with its order and the coupon that it is used as.
create view audit.card_campaigns as
  select c.id as campaign_id, c.budget, c.spent, (select coalesce(sum(g.value), 0)::bigint from public.gift_cards g where g.campaign_id = c.id and g.status <> 'WITHDRAWN') as promised from public.campaigns c where c.kind = 'GIFT_CARD';
create view audit.gift_cards as
  select g.id as card_id, g.order_id, g.status, g.value, g.promotion_id as coupon_id, o.completed_at is not null as was_complete, o.has_benefits,
    o.need_pay - o.refunded < c.value_from or o.status in ('CANCELED', 'CLOSED') or not exists (select 1 from public.order_lines k where k.order_id = o.id and k.reversed_qty < k.qty and not k.snapshot ? 'gift') as is_lost, exists (select 1 from public.gift_card_codes k where k.card_id = g.id) as has_code
  from public.gift_cards g join public.campaigns c on c.id = g.campaign_id join public.orders o on o.id = g.order_id;
create view audit.card_coupons as
  select p.id as coupon_id, p.amount, p.used, p.status, p.ends_at - p.starts_at > interval '0' and p.most = 1 and p.from_goods = 10 * p.amount as is_sound from public.promotions p where p.is_card;
create view audit.free_refunds as select r.id::text as refund_id, r.order_id from public.refunds r where r.reason = 'free_order';

-- Exchanges: what each holds, has sent and still claims; and of each line and sku what is held and was sent instead.
create view audit.exchanges as
  select r.id as reverse_id, r.status, r.is_changed_to_return, sum(l.held_qty)::int as held, sum(l.replaced_qty)::int as sent, sum(l.taken_qty)::int as claimed
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id where r.type = 'SALE_EXCHANGE' group by r.id;
-- Of each exchange whose replacement was sent: what it said to give back for the units that were sent, and what the request that gives it asks for.
create view audit.differences as
  select r.id as reverse_id, sum(least(round(l.difference::numeric * l.replaced_qty / l.qty), coalesce(l.asked_amount, l.apply_amount)))::bigint as said, coalesce((select g.goods + g.shipping from public.reverse_orders g where g.difference_of = r.id), 0) as given
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id where r.type = 'SALE_EXCHANGE' group by r.id;
-- Of each exchange for something dearer: what it said to cost more for the units that are held or were sent, and the order by which that is paid, with what of it was given back.
create view audit.surcharges as
  select r.id as reverse_id, r.status, r.is_changed_to_return, sum(l.replaced_qty)::int as sent, case when sum(round(l.surcharge::numeric * l.replaced_qty / l.qty)) < case r.currency when 'EUR' then 50 when 'GBP' then 30 when 'SEK' then 300 when 'PLN' then 200 else 0 end then 0 else sum(round(l.surcharge::numeric * l.replaced_qty / l.qty)) end::bigint as said, coalesce(o.paid, 0) as paid, o.paid_at, r.stopped_at,
    coalesce((select sum(k.claimed) from public.order_lines k where k.order_id = o.id), 0)::bigint as given
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id left join public.orders o on o.surcharge_of = r.id where r.type = 'SALE_EXCHANGE' group by r.id, o.id;
-- Of each request whose goods had cost more: what of that goes back with them, and what the requests that give it ask for.
create view audit.surcharges_back as
  select r.id as reverse_id, r.status, sum(l.surcharge_back)::bigint as said, coalesce((select sum(g.goods) from public.reverse_orders g join public.orders o on o.id = g.order_id where g.surcharge_back_of = r.id and o.surcharge_of <> r.id), 0)::bigint as given,
    coalesce(sum(l.asked_surcharge_back - l.surcharge_back) filter (where l.asked_amount = l.apply_amount and exists (select from public.reverse_lines c join public.order_lines k on k.id = c.surcharge_line
      where c.line_id = l.line_id and c.replaced_qty > 0 and (r.type = 'SALE_REFUND' and l.goods_sku_id is null or c.derivative_sku_id = coalesce(l.goods_sku_id, (select b.sku_id from public.order_lines b where b.id = l.line_id))) and k.claimed < k.need_pay)), 0)::bigint as lost
  from public.reverse_orders r join public.reverse_lines l on l.reverse_id = r.id where r.type <> 'SALE_EXCHANGE' or r.is_changed_to_return group by r.id;
create view audit.replacements as
  select l.line_id, l.derivative_sku_id as sku_id, sum(l.held_qty)::int as held, sum(l.replaced_qty)::int as sent
  from public.reverse_lines l where l.derivative_sku_id is not null group by 1, 2;
-- Of each line and sku that came as a replacement: so many, and so many of them that are asked back, went back, or were exchanged again.
create view audit.versions as
  select came.line_id, came.sku_id, came.qty, coalesce((select sum(l.taken_qty + case when r.status = 'REVERSE_DONE' and not r.is_changed_to_return then l.replaced_qty else 0 end)
      from public.reverse_lines l join public.reverse_orders r on r.id = l.reverse_id
      where l.line_id = came.line_id and l.goods_sku_id = came.sku_id and r.status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')), 0)::int as gone
  from (select l.line_id, l.derivative_sku_id as sku_id, sum(l.replaced_qty)::int as qty from public.reverse_lines l join public.reverse_orders r on r.id = l.reverse_id
    where r.status = 'REVERSE_DONE' and not r.is_changed_to_return and l.replaced_qty > 0 group by 1, 2) came;
-- Rows of the tables of goods that shops have sent in, and the counts that came from them.
create view audit.goods_import_rows as
  select r.import_id, r.row_no, r.answer, g.status in ('DONE', 'STOPPED') as is_over, coalesce(r.work ? 'stock', false) as is_count, k.id as sku_id, r.import_id::text || '-' || r.row_no as request_key
  from public.goods_import_rows r join public.goods_imports g on g.id = r.import_id left join public.skus k on k.code = r.code;
create view audit.counts_by_table as select m.sku_id, m.request_key from public.stock_moves m where m.request_key is not null;

-- What was sent at no charge: all that it costs, and of which order it is.
create view audit.reissues as
  select o.id as order_id, o.contract_id, o.reissue_of as of_id, o.buyer_id = p.buyer_id and o.shop_id = p.shop_id and o.currency = p.currency and p.reissue_of is null as is_of_own,
    o.goods + o.shipping + o.insurance + o.service_charge + o.shop_discount + o.order_discount + o.tax + o.need_pay + o.points + o.paid + o.refunded + c.need_pay
      + (select coalesce(sum(l.unit_price + l.discount + l.need_pay + l.tax + l.commission + l.points), 0) from public.order_lines l where l.order_id = o.id) as amounts,
    exists (select from public.invoices v where v.order_id = o.id) or exists (select from public.earned_orders e where e.order_id = o.id) or exists (select from public.reverse_orders r where r.order_id = o.id) as is_sale,
    o.status <> 'CANCELED' or exists (select from public.order_lines l where l.order_id = o.id and l.delivered_qty > 0) as is_counted
  from public.orders o join public.orders p on p.id = o.reissue_of join public.contracts c on c.id = o.contract_id;

-- Of its lines what is still to be sent and what will not be, what of the shelf is held for it, and whether its shop ended it.
create view audit.reissue_lines as
  select l.id as line_id, o.id as order_id, o.status, l.qty - l.delivered_qty - l.canceled_qty - l.open_cancel_qty as left_qty, l.canceled_qty + l.open_cancel_qty as unsent_qty,
    case when l.snapshot ? 'part' then 0 else l.qty - l.delivered_qty - l.canceled_qty end as due, (select coalesce(sum(m.d_reserved), 0)::int from public.stock_moves m where m.line_id = l.id) as held,
    exists (select from public.transitions t where t.entity = 'order' and t.entity_id = o.id and t.event in ('callOff', 'callOffLost')) as is_called_off
  from public.orders o join public.order_lines l on l.order_id = o.id where o.reissue_of is not null;

create view audit.people as select f.seller_id, f.user_id, f.role from public.seller_staff f;
