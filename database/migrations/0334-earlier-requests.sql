-- What a buyer has asked for at a shop, for who answers the next request (decision 267).
create index reverse_orders_of_buyer_at_shop on reverse_orders (buyer_id, shop_id, applied_at desc, id desc);
