-- What a shop shows when it declines an application; the buyer sees it, and the mall where it is asked (decision 267).
alter table reverse_orders add column reject_photos uuid[] not null default '{}';
alter table reverse_orders add constraint reverse_orders_reject_photos_check check (cardinality(reject_photos) <= 6) not valid;
alter table reverse_orders validate constraint reverse_orders_reject_photos_check;
