-- A shop is reminded before its silence counts: the deadline is kept apart from the mall's own clock, and the reminder is noted with its moment.
alter table reverse_orders
  add column answer_by   timestamptz,
  add column reminded_at timestamptz;
update reverse_orders set answer_by = coalesce(case when status = 'WAITING_FOR_AUDIT_BY_SELLER' then next_step_at end, applied_at + interval '48 hours');
alter table reverse_orders alter column answer_by set not null, alter column answer_by set default mall_now() + interval '48 hours';
