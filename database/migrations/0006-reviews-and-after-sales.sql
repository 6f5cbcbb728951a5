-- Reviews and their answers; after-sales orders and what a refund gives back; who may see an uploaded picture; captures nobody can explain.

-- A file is private until something it belongs to makes it public or shows it to a seller; one that belongs to nothing is swept.
alter table files
  add column is_public   boolean not null default false,
  add column seller_id   int references sellers,
  add column attached_at timestamptz;
create index files_loose on files (created_at) where attached_at is null;

alter table orders
  add column is_reviewed boolean not null default false,
  -- Money back, done, goods and shipping together; and the shipping that open and done after-sales orders claim.
  add column refunded         bigint not null default 0 check (refunded >= 0 and refunded <= paid),
  add column claimed_shipping bigint not null default 0 check (claimed_shipping >= 0 and claimed_shipping <= shipping);
create index orders_to_review on orders (buyer_id, completed_at desc, id desc) where status = 'COMPLETE' and not is_reviewed;

-- Units: asked back (open), given back (reversed); those of them that were never sent (open_cancel, canceled). Money: `claimed` is what the
-- units in open_reverse_qty + reversed_qty cost, whether or not all of it was asked for, so that no cent of a line can be claimed twice.
alter table order_lines
  add column reversed_qty     int not null default 0 check (reversed_qty >= 0),
  add column open_reverse_qty int not null default 0 check (open_reverse_qty >= 0),
  add column canceled_qty     int not null default 0 check (canceled_qty >= 0),
  add column open_cancel_qty  int not null default 0 check (open_cancel_qty >= 0),
  add column claimed  bigint not null default 0 check (claimed >= 0 and claimed <= need_pay),
  add column refunded bigint not null default 0 check (refunded >= 0 and refunded <= claimed),
  add constraint order_lines_reverse_within_bought check (reversed_qty + open_reverse_qty <= qty),
  add constraint order_lines_send_within_left check (delivered_qty + canceled_qty + open_cancel_qty <= qty);

create table reverse_orders (
  id          uuid primary key,
  buyer_id    uuid not null,
  order_id    uuid not null,
  contract_id uuid not null references contracts,
  shop_id     int not null references shops,
  seller_id   int not null references sellers,
  code        text not null unique,
  type        text not null check (type in ('SALE_CANCEL_AFTER_PAID', 'SALE_REFUND', 'SALE_RETURN', 'SALE_EXCHANGE', 'PURCHASE_RETURN', 'SALE_CANCEL_BEFORE_DELIVERY')),
  status      text not null check (status in ('AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE', 'WAITING_FOR_REFUND', 'WAITING_FOR_SELLER_SHIP',
    'WAITING_FOR_BUYER_CONFIRMED', 'REFUND_PENDING', 'REFUND_DONE', 'REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE', 'REFUND_FAIL')),
  version     int not null default 1,
  currency    char(3) not null,
  reason      text not null,
  remark      text not null default '' check (length(remark) <= 500),
  evidence    uuid[] not null default '{}' check (cardinality(evidence) <= 6),
  -- What was asked for, and what the preview said could be: goods and shipping apart.
  goods              bigint not null check (goods >= 0),
  shipping           bigint not null default 0 check (shipping >= 0),
  available_goods    bigint not null check (available_goods >= goods),
  available_shipping bigint not null default 0 check (available_shipping >= shipping),
  refunded_goods     bigint not null default 0 check (refunded_goods >= 0 and refunded_goods <= goods),
  refunded_shipping  bigint not null default 0 check (refunded_shipping >= 0 and refunded_shipping <= shipping),
  unit_count    int not null check (unit_count > 0),
  reject_reason text not null default '' check (length(reject_reason) <= 500),
  -- Decided by silence, not by the seller.
  is_auto       boolean not null default false,
  -- One per press of the button: sending it again finds the earlier application.
  request_key   text not null check (length(request_key) between 8 and 100),
  -- When the mall acts by itself, in the states that have such a clock.
  next_step_at  timestamptz,
  applied_at    timestamptz not null default mall_now(),
  audited_at    timestamptz,
  refunded_at   timestamptz,
  stopped_at    timestamptz,
  updated_at    timestamptz not null default mall_now(),
  search_words  text not null default '',
  unique (buyer_id, id),
  unique (buyer_id, request_key),
  foreign key (buyer_id, order_id) references orders (buyer_id, id)
);
create index reverse_orders_by_buyer on reverse_orders (buyer_id, applied_at desc, id desc);
create index reverse_orders_by_seller on reverse_orders (seller_id, status, applied_at desc);
create index reverse_orders_by_order on reverse_orders (order_id);
create index reverse_orders_due on reverse_orders (next_step_at) where next_step_at is not null;

create table reverse_lines (
  reverse_id  uuid not null references reverse_orders,
  line_id     uuid not null references order_lines,
  qty         int not null check (qty > 0),
  -- Of these, units that had not been sent when the buyer asked.
  unsent_qty  int not null default 0 check (unsent_qty >= 0 and unsent_qty <= qty),
  available   bigint not null check (available >= 0),
  apply_amount bigint not null check (apply_amount >= 0 and apply_amount <= available),
  primary key (reverse_id, line_id)
);
create index reverse_lines_by_line on reverse_lines (line_id);

-- A refund that an after-sales order asked for says so, and what it gives back line by line.
alter table refunds
  add column reverse_id uuid references reverse_orders,
  add column order_id   uuid references orders;
create index refunds_by_reverse on refunds (reverse_id) where reverse_id is not null;
create index refunds_by_order on refunds (order_id) where order_id is not null;

create table refund_lines (
  refund_id uuid not null references refunds,
  line_id   uuid not null references order_lines,
  goods     bigint not null default 0 check (goods >= 0),
  shipping  bigint not null default 0 check (shipping >= 0),
  primary key (refund_id, line_id),
  check (goods + shipping > 0)
);
create index refund_lines_by_line on refund_lines (line_id);

create table comments (
  id         uuid primary key,
  author_id  uuid not null,
  order_id   uuid not null references orders,
  line_id    uuid not null,
  kind       text not null check (kind in ('FIRST', 'FOLLOW_UP')),
  parent_id  uuid references comments,
  item_id    int not null references items,
  sku_id     int not null references skus,
  shop_id    int not null references shops,
  seller_id  int not null references sellers,
  -- How the author is called in public, as it was written down then.
  author_name text not null,
  language   text not null,
  rate       int check (rate between 1 and 5),
  content    text not null check (length(content) between 1 and 300),
  images     uuid[] not null default '{}' check (cardinality(images) <= 6),
  created_at timestamptz not null default mall_now(),
  unique (line_id, kind),
  foreign key (author_id, line_id) references order_lines (buyer_id, id),
  check ((kind = 'FIRST') = (rate is not null)),
  check ((kind = 'FOLLOW_UP') = (parent_id is not null))
);
create index comments_by_author on comments (author_id, created_at desc, id desc);
create index comments_by_item on comments (item_id, created_at desc, id desc) where kind = 'FIRST';
create index comments_by_seller on comments (seller_id, created_at desc, id desc);
create index comments_by_parent on comments (parent_id) where parent_id is not null;
create index comments_by_order on comments (order_id);

create table comment_replies (
  comment_id uuid primary key references comments,
  seller_id  int not null references sellers,
  user_id    uuid not null references users,
  content    text not null check (length(content) between 1 and 500),
  created_at timestamptz not null default mall_now()
);

-- Money the provider says it took for something we know nothing of: it waits here for a person.
create table stray_captures (
  provider     text not null,
  provider_ref text not null,
  payment_ref  text not null,
  reference    text not null,
  amount       bigint not null check (amount > 0),
  currency     char(3) not null,
  captured_at  timestamptz not null,
  found_at     timestamptz not null default mall_now(),
  resolved_at  timestamptz,
  primary key (provider, provider_ref)
);
