-- The filters of a shop's list that one of its people has kept under a name.
create table order_views (
  id         uuid primary key,
  user_id    uuid not null references users,
  name       text not null check (length(name) between 1 and 40),
  query      text not null check (length(query) between 1 and 400),
  created_at timestamptz not null default mall_now(),
  unique (user_id, name)
);

-- What is fetched is a small part of all orders; with every other filter of the list.
create index orders_of_seller_fetched on orders (seller_id, ordered_at desc, id desc) include (status, shop_id, site, country, need_pay)
  where handover = 'site';
