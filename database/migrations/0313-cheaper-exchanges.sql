-- What comes back where the version that comes instead costs less than was paid for the goods: said when it was asked for, for all of the line's units.
alter table reverse_lines add column difference bigint not null default 0 check (difference >= 0);
-- And what is left of what was paid for the units that were sent instead, less that.
alter table reverse_lines add column replaced_paid bigint check (replaced_paid >= 0);
-- It is given back by a request of its own.
alter table reverse_orders add column difference_of uuid references reverse_orders;
create unique index reverse_orders_by_difference_of on reverse_orders (difference_of) where difference_of is not null;
