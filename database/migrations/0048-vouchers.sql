-- What is sold as a code instead of being sent: a service, or a card to spend at the shop. The terms that hold when somebody orders are frozen in the order.
alter table items add column voucher text check (voucher in ('service', 'shopping_card'));
alter table items add column voucher_days int check (voucher_days between 1 and 3660);
alter table items add constraint items_voucher_whole check ((voucher is null) = (voucher_days is null));

-- How an order reaches its buyer; each order is of one kind.
alter table orders add column handover text not null default 'parcel' check (handover in ('parcel', 'voucher', 'site'));
create index orders_vouchers_to_issue on orders (paid_at) where handover = 'voucher' and status = 'UN_DELIVERY';

-- A code for each unit of a line. It is found by a keyed hash and kept under a key of the mall's secret: neither can be read from a copy of the database alone.
create table vouchers (
  id          uuid primary key,
  order_id    uuid not null references orders,
  line_id     uuid not null references order_lines,
  unit        int not null check (unit > 0),
  seller_id   int not null references sellers,
  kind        text not null check (kind in ('service', 'shopping_card')),
  code_hash   bytea not null unique,
  sealed      bytea not null,
  -- Which secret both were made with.
  key_id      text not null,
  status      text not null check (status in ('NOT_USED', 'USED', 'EXPIRED', 'VOID')),
  issued_at   timestamptz not null,
  expires_at  timestamptz not null check (expires_at > issued_at),
  used_at     timestamptz,
  version     int not null default 1,
  check ((status = 'USED') = (used_at is not null)),
  unique (line_id, unit)
);
create index vouchers_by_order on vouchers (order_id);
create index vouchers_to_expire on vouchers (expires_at) where status = 'NOT_USED';
create index vouchers_by_key on vouchers (key_id);
