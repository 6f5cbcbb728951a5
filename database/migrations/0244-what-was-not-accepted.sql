-- What a shop does not accept of goods that came back is a request of its own, declined, so that its buyer can ask the mall about it (A19, A34 of the transition tables; decision record 201).
alter table reverse_orders add column split_from uuid references reverse_orders;
create unique index reverse_orders_by_split_from on reverse_orders (split_from) where split_from is not null;
