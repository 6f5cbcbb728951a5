-- Parcels that a carrier follows and the books know nothing of, found after a restore: a person finds out whose they are.
create table stray_parcels (
  id            uuid primary key,
  status        text not null check (status in ('OPEN', 'RESOLVED', 'SETTLED')),
  -- As the carrier's service calls them; empty where its list cannot be read.
  carrier_code  text not null,
  number        text not null,
  order_id      uuid references orders,
  reason        text not null check (reason in ('ORDER_UNKNOWN', 'NOTHING_TO_SEND', 'CONTENTS_UNKNOWN', 'CARRIER_UNKNOWN', 'UNREADABLE')),
  registered_at timestamptz,
  found_at      timestamptz not null,
  closed_at     timestamptz,
  unique (carrier_code, number),
  check ((closed_at is null) = (status = 'OPEN'))
);
create index stray_parcels_open on stray_parcels (found_at) where status = 'OPEN';
