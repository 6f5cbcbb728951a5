-- Goods that come back: where to, how they travel, and what the shop found when they were there.
alter table reverse_orders
  -- Where the goods go, as that was when the shop agreed.
  add column return_address   jsonb,
  add column posted_back_at   timestamptz,
  add column checked_at       timestamptz,
  add column qc_reject_reason text not null default '' check (length(qc_reject_reason) <= 500),
  add column qc_photos        uuid[] not null default '{}' check (cardinality(qc_photos) <= 6),
  -- The shipping that was asked for, where less goes back.
  add column asked_shipping   bigint check (asked_shipping >= shipping);
-- A line of a request has an id of its own: an order's line may be in several requests.
alter table reverse_lines
  add column id           uuid not null default gen_random_uuid() unique,
  -- What was asked for, where less goes back; `apply_amount` is what the line claims.
  add column asked_amount bigint check (asked_amount >= apply_amount);

-- What became of each unit that came back, or did not. Only what is as good as new is for sale again.
create table reverse_inspections (
  reverse_line_id uuid not null references reverse_lines (id),
  disposition     text not null check (disposition in ('SELLABLE', 'REFURBISH', 'SCRAP', 'MISSING', 'REFUSED')),
  qty             int not null check (qty > 0),
  primary key (reverse_line_id, disposition)
);

-- Parcels between a buyer and a shop after the sale: back (USER), and out again (SELLER).
create table reverse_parcels (
  id           uuid primary key,
  reverse_id   uuid not null references reverse_orders,
  order_id     uuid not null references orders,
  buyer_id     uuid not null,
  operator     text not null check (operator in ('USER', 'SELLER')),
  carrier_id   int not null references carriers,
  number       text not null check (number ~ '^[A-Z0-9]{1,40}$'),
  sent_at      timestamptz not null default mall_now(),
  scanned_at   timestamptz,
  delivered_at timestamptz,
  entries      jsonb not null default '[]',
  checked_at   timestamptz,
  unique (reverse_id, operator),
  unique (carrier_id, number)
);
create index reverse_parcels_by_buyer on reverse_parcels (buyer_id, number);
create index reverse_parcels_by_order on reverse_parcels (order_id);
create index reverse_parcels_to_track on reverse_parcels (checked_at nulls first) where delivered_at is null;
