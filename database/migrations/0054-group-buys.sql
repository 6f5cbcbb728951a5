-- Several people buy the same sku together and each pays less. A shop says for which skus, for how long such a group waits for its members, and what its size takes off the
-- shelf's price; what is ordered comes out of the ordinary stock. Not while the sku is in a pre-sale, costs points or is sold as a code: those are ordered on terms of their own.
create table group_buy_offers (
  id          int generated always as identity primary key,
  sku_id      int not null references skus,
  starts_at   timestamptz not null,
  ends_at     timestamptz not null check (ends_at > starts_at),
  -- From the payment of who began a group until it closes, unless it is full before.
  open_hours  int not null check (open_hours between 1 and 336),
  exclude using gist (sku_id with =, tstzrange(starts_at, ends_at) with &&)
);
create table group_buy_sizes (
  offer_id     int not null references group_buy_offers on delete cascade,
  size         int not null check (size between 2 and 20),
  percent_off  int not null check (percent_off between 1 and 60),
  primary key (offer_id, size)
);

-- The one place that says what groups can be begun now.
create view running_group_buys as
select o.sku_id, o.open_hours, s.size, s.percent_off
from group_buy_offers o join group_buy_sizes s on s.offer_id = o.id join skus k on k.id = o.sku_id join items i on i.id = k.item_id
where o.starts_at <= mall_now() and o.ends_at > mall_now() and i.voucher is null
  and not exists (select 1 from running_pre_sales r where r.sku_id = o.sku_id) and not exists (select 1 from point_prices p where p.sku_id = o.sku_id);

-- A group: its terms are those of when it was begun. A place is taken when an order is placed and free again when that ends; the checks hold that there are never more
-- members than places, whoever asks at once.
create table group_buys (
  id           uuid primary key,
  sku_id       int not null references skus,
  size         int not null check (size between 2 and 20),
  percent_off  int not null check (percent_off between 1 and 60),
  open_hours   int not null,
  status       text not null check (status in ('STARTING', 'OPEN', 'FULL', 'CLOSED')),
  taken        int not null check (taken between 0 and size),
  paid         int not null check (paid between 0 and taken),
  started_at   timestamptz not null,
  -- From the first payment on.
  ends_at      timestamptz,
  version      int not null default 1,
  check ((status = 'FULL') = (paid = size)),
  check (status not in ('OPEN', 'FULL') or ends_at is not null)
);
create index group_buys_open on group_buys (sku_id, ends_at) where status = 'OPEN';

alter table orders
  add column group_buy_id uuid references group_buys,
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('PENDING_PAY', 'PENDING_DEPOSIT', 'PENDING_BALANCE', 'PENDING_MEMBERS', 'PROCESSING', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CANCELED', 'CLOSED')),
  add constraint orders_members check (status <> 'PENDING_MEMBERS' or group_buy_id is not null);
create index orders_of_group_buy on orders (group_buy_id) where group_buy_id is not null;
create index orders_pending_members on orders (group_buy_id) where status = 'PENDING_MEMBERS';

-- A line of the cart that begins a group of so many, or joins one. It stands beside an ordinary line of the same sku, and there is one at a time.
alter table cart_lines
  add column group_buy_size int check (group_buy_size between 2 and 20),
  add column group_buy_id uuid references group_buys,
  add constraint cart_lines_group_buy check (group_buy_size is null or sku_id is not null),
  add constraint cart_lines_joins check (group_buy_id is null or group_buy_size is not null),
  drop constraint cart_lines_buyer_id_sku_id_key;
create unique index cart_lines_sku_once on cart_lines (buyer_id, sku_id) where group_buy_size is null;
create unique index cart_lines_one_group_buy on cart_lines (buyer_id) where group_buy_size is not null;
