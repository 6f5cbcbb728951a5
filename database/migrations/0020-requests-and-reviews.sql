-- A seller's list of requests in its order, whatever is asked for; with what it is narrowed by, so that it is counted without reading the requests.
create index reverse_orders_of_seller on reverse_orders (seller_id, applied_at desc, id desc) include (status, type, shop_id);
drop index reverse_orders_by_seller;
create index reverse_orders_by_seller on reverse_orders (seller_id, status, applied_at desc, id desc) include (type, shop_id);
-- By a part of what is searched.
create index reverse_orders_by_words on reverse_orders using gin (search_words gin_trgm_ops);
-- What is left to review: of every order that was received, also of those that were closed after that.
drop index orders_to_review;
create index orders_to_review on orders (buyer_id, completed_at desc, id desc) where completed_at is not null and not is_reviewed;
