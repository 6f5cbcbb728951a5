-- Campaigns of the operator: in a window of time, in storefronts of one currency, a paid order of at least so much brings its buyer something. Prizes to draw are the first kind.
create table campaigns (
  id          uuid primary key,
  kind        text not null check (kind in ('PRIZE')),
  -- For the operator; a form that is sent twice makes one campaign.
  name        text not null unique check (name <> ''),
  sites       text[] not null check (cardinality(sites) > 0),
  currency    char(3) not null,
  value_from  bigint not null check (value_from > 0),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  status      text not null check (status in ('OPEN', 'STOPPED', 'DONE')),
  created_at  timestamptz not null,
  version     int not null default 1
);
create index campaigns_open on campaigns (currency, ends_at) where status <> 'DONE';

-- What can be drawn, each as likely as its weight among those that are left. Without a stock there is always one left.
create table prizes (
  id           uuid primary key,
  campaign_id  uuid not null references campaigns,
  position     int not null,
  kind         text not null check (kind in ('POINTS', 'NOTHING')),
  -- In hundredths of a point.
  points       bigint not null check ((kind = 'POINTS') = (points > 0) and points >= 0),
  weight       int not null check (weight between 1 and 1000000),
  stock        int check (stock > 0),
  given        int not null default 0 check (given >= 0 and (stock is null or given <= stock)),
  unique (campaign_id, position)
);

-- The right of a paid order to draw once. It is used up in the transaction that draws.
create table prize_draws (
  id           uuid primary key,
  campaign_id  uuid not null references campaigns,
  order_id     uuid not null references orders,
  status       text not null check (status in ('OPEN', 'DRAWN', 'WITHDRAWN', 'EXPIRED')),
  draw_until   timestamptz not null,
  -- Null for one that is drawn: nothing was left.
  prize_id     uuid references prizes,
  drawn_at     timestamptz,
  created_at   timestamptz not null,
  version      int not null default 1,
  unique (order_id, campaign_id),
  check (case status when 'DRAWN' then drawn_at is not null when 'WITHDRAWN' then true else drawn_at is null end),
  check (prize_id is null or drawn_at is not null)
);
create index prize_draws_open on prize_draws (draw_until) where status = 'OPEN';
create index prize_draws_by_campaign on prize_draws (campaign_id, status);
create index prize_draws_by_prize on prize_draws (prize_id) where prize_id is not null;

-- An order that brought its buyer something says so itself: no other order is asked about it.
alter table orders add column has_benefits boolean not null default false;

-- Points of a prize, and what a refund of the whole order takes back of them.
alter table point_entries
  drop constraint point_entries_reason_check,
  add constraint point_entries_reason_check check (reason in ('EARNED', 'UNDONE', 'RESTORED', 'RELEASED', 'GRANTED', 'HELD', 'TAKEN', 'FREED', 'GIVEN_BACK', 'WON', 'FORFEITED', 'LEFT'));
