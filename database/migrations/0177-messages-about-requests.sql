-- A message at an order can be about one after-sales request of it; the two people of a request read those beside it.
alter table order_messages add column reverse_id uuid references reverse_orders;
create index order_messages_of_reverse on order_messages (reverse_id) where reverse_id is not null;
