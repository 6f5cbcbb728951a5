-- A campaign sells a sku before it is there. Its price is the one on the shelf; the campaign says how it is paid (at once, or a deposit now and the balance
-- later) and when it comes. The terms that hold when somebody orders are frozen in the order.
create table pre_sales (
  id                  int generated always as identity primary key,
  sku_id              int not null references skus,
  event_type          text not null check (event_type in ('FULL_PAYMENT', 'DEPOSIT')),
  starts_at           timestamptz not null,
  ends_at             timestamptz not null check (ends_at > starts_at),
  -- Of each unit's price; the rest, and delivery, is the balance.
  deposit_percent     int check (deposit_percent between 5 and 90),
  balance_starts_at   timestamptz,
  balance_ends_at     timestamptz,
  -- What becomes of the deposit of an order whose balance nobody paid in time.
  is_deposit_kept     boolean not null default false,
  delivery_time_type  text not null check (delivery_time_type in ('RELATIVE_TIME', 'ABSOLUTE_TIME')),
  -- Days after the last payment, or a day.
  duration            int check (duration between 1 and 365),
  expect_date         date,
  check ((event_type = 'DEPOSIT') = (deposit_percent is not null)),
  check ((event_type = 'DEPOSIT') = (balance_starts_at is not null)),
  -- Whoever orders at the last moment still has two days to pay the balance, however long a bank thinks about the deposit.
  check ((event_type = 'DEPOSIT') = (balance_ends_at is not null)),
  check (balance_ends_at > balance_starts_at and balance_ends_at >= ends_at + interval '3 days'),
  check ((delivery_time_type = 'RELATIVE_TIME') = (duration is not null)),
  check ((delivery_time_type = 'ABSOLUTE_TIME') = (expect_date is not null)),
  exclude using gist (sku_id with =, tstzrange(starts_at, ends_at) with &&)
);

-- The one place that says which campaign holds now, as its terms stand on screens and in orders.
create view running_pre_sales as
select sku_id, json_build_object('eventType', event_type, 'depositPercent', deposit_percent, 'balanceStartsAt', balance_starts_at, 'balanceEndsAt', balance_ends_at,
  'isDepositKept', is_deposit_kept, 'deliveryTimeType', delivery_time_type, 'duration', duration, 'expectDate', expect_date, 'endsAt', ends_at) as terms
from pre_sales where starts_at <= mall_now() and ends_at > mall_now();
