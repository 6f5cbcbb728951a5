-- Tables that shops take out of the mall for their bookkeeping. Each is made in parts, so that a killed process loses one part and not the whole.
create table exports (
  id          uuid primary key,
  seller_id   int not null references sellers,
  user_id     uuid not null references users on delete cascade,
  request_key text not null,
  kind        text not null check (kind in ('ORDERS', 'LINES', 'INVOICES', 'VAT')),
  format      text not null check (format in ('CSV', 'XLSX')),
  language    text not null,
  time_zone   text not null,
  from_day    date not null,
  to_day      date not null check (to_day >= from_day),
  status      text not null default 'PREPARING' check (status in ('PREPARING', 'READY', 'FAILED')),
  -- How many parts lie on the disk, and where the next one begins.
  parts       int not null default 0,
  place       jsonb,
  row_count   int not null default 0,
  bytes       bigint,
  created_at  timestamptz not null,
  -- When it last came on.
  moved_at    timestamptz not null,
  unique (seller_id, request_key),
  check ((status = 'READY') = (bytes is not null))
);
create index exports_by_seller on exports (seller_id, created_at desc, id desc);
create index exports_by_age on exports (created_at);
create index exports_by_user on exports (user_id);
create index exports_waiting on exports (moved_at) where status = 'PREPARING';
