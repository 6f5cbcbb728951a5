-- One in so many paid orders of a campaign is free, up to an amount; the campaign never costs more than its budget.
alter table campaigns
  drop constraint campaigns_kind_check,
  add constraint campaigns_kind_check check (kind in ('PRIZE', 'FREE')),
  add column one_in int check (one_in between 1 and 1000000),
  add column most bigint check (most > 0),
  add column budget bigint check (budget > 0),
  -- What is promised and given of the budget.
  add column spent bigint not null default 0,
  add constraint campaigns_free check ((kind = 'FREE') = (one_in is not null) and (kind = 'FREE') = (most is not null) and (kind = 'FREE') = (budget is not null)),
  add constraint campaigns_budget check (spent between 0 and coalesce(budget, 0));

-- A paid order's part in such a campaign, and what became of it. `amount` is what of the budget is its own: what goes back, or went back.
create table free_orders (
  id           uuid primary key,
  campaign_id  uuid not null references campaigns,
  order_id     uuid not null references orders,
  status       text not null check (status in ('ENTERED', 'WON', 'LOST', 'LAPSED', 'PAID')),
  -- What was paid of the order when it came in.
  paid         bigint not null check (paid > 0),
  amount       bigint not null default 0 check (amount between 0 and paid),
  refund_id    uuid unique,
  created_at   timestamptz not null,
  version      int not null default 1,
  unique (order_id, campaign_id),
  check ((status in ('WON', 'PAID')) = (amount > 0)),
  check ((status = 'PAID') = (refund_id is not null))
);
create index free_orders_by_campaign on free_orders (campaign_id, status);
-- Nobody's order is free twice.
create unique index free_orders_one_win on free_orders (order_id) where status in ('WON', 'PAID');
create index free_orders_won on free_orders (order_id) where status = 'WON';
