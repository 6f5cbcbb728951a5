-- The operator's list of every shop's orders, page by page from where the last one ended.
create index orders_by_time on orders (ordered_at desc, id desc);
