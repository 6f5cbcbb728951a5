-- Nobody decides about an own purchase (decision 266): where nobody else of the shop may, or none of them has in time, the mall answers in its place.
alter table reverse_orders add column is_malls boolean not null default false;
create index reverse_orders_of_mall on reverse_orders (answer_by) where is_malls;
