-- Prices that begin later (decision 252): what a version is to cost from a moment on, at the storefronts that are named. They become prices by the one door, and their history is that of every price.
create table price_plans (
  id          uuid primary key,
  -- A version that its shop takes out of a draft takes its plans along.
  sku_id      int not null references skus on delete cascade,
  begins_at   timestamptz not null,
  status      text not null check (status in ('PLANNED', 'BEGUN', 'WITHDRAWN', 'REFUSED')),
  planned_by  uuid not null,
  planned_at  timestamptz not null,
  moved_at    timestamptz not null,
  -- Why it could not begin: what the door of prices said, by storefront where it named one.
  refused_for jsonb check ((status = 'REFUSED') = (refused_for is not null)),
  check (begins_at > planned_at)
);
create unique index price_plans_open on price_plans (sku_id, begins_at) where status = 'PLANNED';
create index price_plans_due on price_plans (begins_at) where status = 'PLANNED';
create index price_plans_of_sku on price_plans (sku_id, begins_at desc);

create table planned_prices (
  plan_id    uuid not null references price_plans on delete cascade,
  site       char(2) not null,
  -- None: it is no longer sold there.
  amount     bigint check (amount > 0),
  is_reduced boolean not null,
  -- It begins to be sold there. Where it was sold, it is not brought back by a price that was planned before.
  is_first   boolean not null,
  primary key (plan_id, site),
  check (amount is not null or not (is_reduced or is_first))
);
