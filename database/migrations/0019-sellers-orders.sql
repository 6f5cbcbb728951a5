-- A seller's list in its order, whatever is asked for; with what it is narrowed by, so that it is counted without reading the orders.
create index orders_of_seller on orders (seller_id, ordered_at desc, id desc) include (status, shop_id, site);
drop index orders_by_seller;
create index orders_by_seller on orders (seller_id, status, ordered_at desc, id desc) include (shop_id, site);
-- By a part of what is searched.
create index orders_by_words on orders using gin (search_words gin_trgm_ops);
