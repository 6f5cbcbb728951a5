-- The cart, the quote, the contract with one order per shop, parcels.

create table cart_lines (
  id          uuid primary key,
  buyer_id    uuid not null references users on delete cascade,
  sku_id      int not null references skus,
  qty         int not null check (qty between 1 and 999),
  is_selected boolean not null default true,
  created_at  timestamptz not null default mall_now(),
  unique (buyer_id, id),
  unique (buyer_id, sku_id)
);

create table quotes (
  id          uuid primary key,
  buyer_id    uuid not null references users on delete cascade,
  site        char(2) not null,
  -- What the bill was made from and what it came to; ordering recomputes and compares.
  fingerprint text not null,
  created_at  timestamptz not null default mall_now()
);
create index quotes_by_age on quotes (created_at);

create table contracts (
  id         uuid primary key,
  buyer_id   uuid not null references users,
  quote_id   uuid not null unique,
  site       char(2) not null,
  language   text not null,
  currency   char(3) not null,
  need_pay   bigint not null check (need_pay > 0),
  email      text not null,
  delivery_address jsonb not null,
  billing_address  jsonb not null,
  deadline_at timestamptz not null,
  created_at timestamptz not null default mall_now(),
  unique (buyer_id, id)
);

create table orders (
  id              uuid primary key,
  buyer_id        uuid not null,
  contract_id     uuid not null,
  shop_id         int not null references shops,
  seller_id       int not null references sellers,
  code            text not null unique,
  status          text not null check (status in ('PENDING_PAY', 'PROCESSING', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CANCELED', 'CLOSED')),
  version         int not null default 1,
  site            char(2) not null,
  currency        char(3) not null,
  goods           bigint not null check (goods >= 0),
  shipping        bigint not null check (shipping >= 0),
  shop_discount   bigint not null default 0 check (shop_discount >= 0),
  order_discount  bigint not null default 0 check (order_discount >= 0),
  tax             bigint not null check (tax >= 0),
  tax_rate        numeric(5, 4) not null,
  need_pay        bigint not null check (need_pay > 0),
  paid            bigint not null default 0 check (paid in (0, need_pay)),
  unit_count      int not null check (unit_count > 0),
  -- Codes and names in plain letters, for the keyword field of the order list.
  search_words    text not null,
  deadline_at     timestamptz not null,
  ordered_at      timestamptz not null default mall_now(),
  paid_at         timestamptz,
  completed_at    timestamptz,
  updated_at      timestamptz not null default mall_now(),
  unique (buyer_id, id),
  foreign key (buyer_id, contract_id) references contracts (buyer_id, id),
  check (need_pay = goods + shipping - shop_discount - order_discount)
);
create index orders_by_buyer on orders (buyer_id, ordered_at desc, id desc);
create index orders_by_buyer_status on orders (buyer_id, status, ordered_at desc);
create index orders_by_contract on orders (contract_id);
create index orders_by_seller on orders (seller_id, status, ordered_at desc);
create index orders_due on orders (deadline_at) where status in ('PENDING_PAY', 'PROCESSING');

create table order_lines (
  id            uuid primary key,
  buyer_id      uuid not null,
  order_id      uuid not null,
  position      int not null,
  sku_id        int not null references skus,
  item_id       int not null references items,
  qty           int not null check (qty > 0),
  delivered_qty int not null default 0 check (delivered_qty >= 0 and delivered_qty <= qty),
  unit_price    bigint not null check (unit_price > 0),
  discount      bigint not null default 0 check (discount >= 0),
  need_pay      bigint not null check (need_pay >= 0),
  tax           bigint not null check (tax >= 0),
  commission    bigint not null check (commission >= 0),
  expect_date   date not null,
  -- Name, attributes, picture and link as they were when the order was placed.
  snapshot      jsonb not null,
  unique (buyer_id, id),
  foreign key (buyer_id, order_id) references orders (buyer_id, id),
  check (need_pay = unit_price * qty - discount)
);
create index order_lines_by_order on order_lines (order_id, position);

create table carriers (
  id           int primary key,
  code         text not null unique,
  name         text not null,
  tracking_url text not null
);

create table parcels (
  id           uuid primary key,
  buyer_id     uuid not null,
  order_id     uuid not null,
  carrier_id   int not null references carriers,
  number       text not null check (number ~ '^[A-Za-z0-9]{1,40}$'),
  status       text not null check (status in ('SEND_DELIVERY', 'SIGN_IN', 'CANCEL')),
  version      int not null default 1,
  shipped_at   timestamptz not null default mall_now(),
  delivered_at timestamptz,
  -- When receipt is taken as confirmed, unless the buyer confirms or complains before.
  confirm_by   timestamptz not null,
  signed_at    timestamptz,
  unique (buyer_id, id),
  unique (carrier_id, number),
  foreign key (buyer_id, order_id) references orders (buyer_id, id)
);
create index parcels_by_order on parcels (order_id, shipped_at);
create index parcels_due on parcels (confirm_by) where status = 'SEND_DELIVERY';

create table parcel_lines (
  parcel_id uuid not null references parcels,
  line_id   uuid not null references order_lines,
  qty       int not null check (qty > 0),
  primary key (parcel_id, line_id)
);
create index parcel_lines_by_line on parcel_lines (line_id);

create table parcel_tracks (
  parcel_id  uuid primary key references parcels,
  entries    jsonb not null default '[]',
  checked_at timestamptz
);
create index parcel_tracks_by_check on parcel_tracks (checked_at nulls first);
