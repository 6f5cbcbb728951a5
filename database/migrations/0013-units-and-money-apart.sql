-- Units and money are claimed apart: money back for goods that stay uses money only, and units that were never sent are cancelled with all of theirs.

-- `claimed` is from now on what open and done requests ask for; `cancel_claimed` of it what units that were never sent cost.
-- Of the requests about a line those that were not taken back are counted, and of these those that are still open.
alter table order_lines
  add column cancel_claimed bigint not null default 0,
  add column requests       int not null default 0,
  add column open_requests  int not null default 0;

-- `qty` is what a request is about, `taken_qty` what it takes out of the line (now: units that will not be sent), `unsent_amount` the money of the unsent ones.
alter table reverse_lines
  add column taken_qty     int not null default 0,
  add column unsent_amount bigint not null default 0;

-- Open requests that would take unsent goods for a part of their money: the goods are sent, the amount is only money.
update reverse_lines l set unsent_qty = 0 from reverse_orders r
  where r.id = l.reverse_id and l.unsent_qty > 0 and l.apply_amount < l.available and r.status not in ('REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE')
    and not exists (select 1 from transitions t where t.entity = 'reverse' and t.entity_id = r.id and t.to_state = 'REVERSE_DONE');
update reverse_lines set taken_qty = unsent_qty, unsent_amount = round(apply_amount * unsent_qty / qty::numeric);

update order_lines k set open_reverse_qty = x.open, reversed_qty = x.done, open_cancel_qty = x.open_cancel, claimed = x.claimed, cancel_claimed = x.cancel_claimed,
  requests = x.requests, open_requests = x.open_requests
from (
  select l.line_id,
    coalesce(sum(l.taken_qty) filter (where s.is_open), 0) as open, coalesce(sum(l.taken_qty) filter (where s.is_done), 0) as done,
    coalesce(sum(l.unsent_qty) filter (where not s.has_settled and (s.is_open or s.is_done)), 0) as open_cancel,
    coalesce(sum(l.apply_amount) filter (where s.is_open or s.is_done), 0) as claimed, coalesce(sum(l.unsent_amount) filter (where s.is_open or s.is_done), 0) as cancel_claimed,
    count(*) filter (where r.status <> 'REVERSE_CANCELED') as requests, count(*) filter (where s.is_open) as open_requests
  from reverse_lines l join reverse_orders r on r.id = l.reverse_id
  cross join lateral (select r.status in ('REFUND_DONE', 'REVERSE_DONE') as is_done, r.status not in ('REFUND_DONE', 'REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE') as is_open,
    exists (select 1 from transitions t where t.entity = 'reverse' and t.entity_id = r.id and t.to_state = 'REVERSE_DONE') as has_settled) s
  group by 1) x
where k.id = x.line_id;
update orders o set claimed_shipping = x.shipping
from (select order_id, coalesce(sum(shipping) filter (where status not in ('REVERSE_CANCELED', 'REVERSE_CLOSE')), 0) as shipping from reverse_orders group by 1) x
where o.id = x.order_id;

alter table order_lines
  add constraint order_lines_cancel_claimed_within check (cancel_claimed >= 0 and cancel_claimed <= claimed),
  add constraint order_lines_requests_within check (open_requests >= 0 and open_requests <= requests);
alter table reverse_lines
  add constraint reverse_lines_taken_within check (taken_qty >= unsent_qty and taken_qty <= qty),
  add constraint reverse_lines_unsent_amount_within check (unsent_amount >= 0 and unsent_amount <= apply_amount);
