-- What orders have brought a buyer is found without reading all that they ordered.
create index orders_with_benefits on orders (buyer_id, ordered_at desc) where has_benefits;
