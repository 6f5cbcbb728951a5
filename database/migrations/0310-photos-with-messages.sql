-- What is shown with a message of an order: pictures of its writer, which the other side and the mall may open.
alter table order_messages add column photos uuid[] not null default '{}' constraint order_messages_photos check (cardinality(photos) <= 6);
create index order_messages_by_photos on order_messages using gin (photos) where photos <> '{}';
