-- What the version costs more that comes instead: said when it was asked for, for all of the line's units; and of goods that had cost more, what goes back of that with them.
alter table reverse_lines add column surcharge bigint not null default 0 check (surcharge >= 0);
alter table reverse_lines add column surcharge_back bigint not null default 0 check (surcharge_back >= 0);
alter table reverse_lines add column asked_surcharge_back bigint;
-- It is paid by an order of its own, which nothing is sent of: a line of that for each line that is exchanged for something dearer.
alter table reverse_lines add column surcharge_line uuid references order_lines;
create unique index reverse_lines_by_surcharge_line on reverse_lines (surcharge_line) where surcharge_line is not null;
alter table orders add column surcharge_of uuid references reverse_orders;
alter table orders add column surcharge_code text;
create unique index orders_by_surcharge_of on orders (surcharge_of) where surcharge_of is not null;
alter table orders drop constraint orders_handover_check;
alter table orders add constraint orders_handover_check check (handover in ('parcel', 'voucher', 'site', 'none'));
alter table orders add constraint orders_surcharge_whole check ((handover = 'none') = (surcharge_of is not null) and (surcharge_of is null) = (surcharge_code is null));
-- And goes back by requests of their own, one about each such order.
alter table reverse_orders add column surcharge_back_of uuid references reverse_orders;
create unique index reverse_orders_by_surcharge_back_of on reverse_orders (surcharge_back_of, order_id) where surcharge_back_of is not null;
