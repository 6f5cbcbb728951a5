-- What a shop and its buyer write to each other about an order; how many they are stands on the order, so that most orders are not asked for any.
create table order_messages (
  id          uuid primary key,
  order_id    uuid not null references orders,
  author      text not null check (author in ('buyer', 'merchant')),
  content     text not null check (content <> '' and length(content) <= 1000),
  request_key text not null,
  created_at  timestamptz not null default mall_now(),
  unique (order_id, author, request_key)
);
create index order_messages_of_order on order_messages (order_id, created_at, id);
alter table orders add column message_count int not null default 0;
