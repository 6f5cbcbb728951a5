-- What is to pay of a contract is a list of claims (`payment_orders`), each with its own time to be paid. Null in claims of before: the half hour after the order.
alter table payment_orders
  add column opens_at  timestamptz,
  add column closes_at timestamptz,
  add constraint payment_orders_window check (closes_at > opens_at);

-- An order can be paid in two parts: `deposit` is the first of them, 0 where there is one part only. Where the rest was not paid in time and the deposit does
-- not go back, it is kept.
alter table orders
  add column deposit bigint not null default 0,
  add column deposit_paid_at timestamptz,
  add column is_deposit_kept boolean not null default false,
  add constraint orders_deposit_within check (deposit >= 0 and deposit < need_pay),
  drop constraint orders_check,
  add constraint orders_paid_in_parts check (paid in (0, deposit, need_pay)),
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CANCELED', 'CLOSED'));

-- The clock looks for what is due among all that wait for money.
create index orders_waiting on orders (deadline_at) where status in ('PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PROCESSING');
drop index orders_due;
