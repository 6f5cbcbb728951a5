-- A request that its shop has declined can be taken to the mall: both sides say theirs, and the mall rules (A34, A35 of the transition tables; decision record 186).
alter table reverse_orders drop constraint reverse_orders_status_check;
alter table reverse_orders add constraint reverse_orders_status_check check (status in (
  'AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE', 'WAITING_FOR_REFUND', 'WAITING_FOR_SELLER_SHIP',
  'WAITING_FOR_BUYER_CONFIRMED', 'REFUND_PENDING', 'REFUND_DONE', 'REVERSE_DONE', 'REVERSE_CANCELED', 'REVERSE_CLOSE', 'REFUND_FAIL', 'IN_DISPUTE'));

create table reverse_disputes (
  -- One to a request: what the mall has said stands.
  reverse_id       uuid primary key references reverse_orders,
  opened_at        timestamptz not null,
  buyer_text       text not null check (length(buyer_text) <= 1000),
  buyer_files      uuid[] not null default '{}' check (cardinality(buyer_files) <= 6),
  -- Until then the shop can say its side; after that, or once it has, the mall rules.
  answer_until     timestamptz not null,
  rule_until       timestamptz not null,
  shop_text        text not null default '' check (length(shop_text) <= 1000),
  shop_files       uuid[] not null default '{}' check (cardinality(shop_files) <= 6),
  shop_answered_at timestamptz,
  -- What came of it: money, the goods first, nothing; the shop may have agreed by itself. Null while it is open, and where its buyer took it back.
  ruling           text check (ruling in ('REFUND', 'RETURN', 'NONE')),
  ruling_text      text not null default '' check (length(ruling_text) <= 1000),
  ruled_at         timestamptz,
  -- Null where the shop has agreed.
  ruled_by         uuid,
  check ((ruling is null) = (ruled_at is null)),
  check (ruled_by is null or ruling is not null),
  check ((shop_answered_at is not null) or (shop_text = '' and shop_files = '{}'))
);
create index reverse_disputes_by_rule_until on reverse_disputes (rule_until) where ruled_at is null;
create index reverse_orders_in_dispute on reverse_orders (answer_by, id) where status = 'IN_DISPUTE';
create index reverse_disputes_by_files on reverse_disputes using gin (buyer_files);
create index reverse_disputes_by_shop_files on reverse_disputes using gin (shop_files);
