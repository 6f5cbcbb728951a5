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
-- In the figures of goods its money is theirs, and no piece of it was sold.
create or replace function pieces_of(snapshot jsonb, qty int) returns int language sql immutable parallel safe as $$
  select case when snapshot ? 'surcharge' then 0 when snapshot ? 'measure' then least(1, qty) else qty end
$$;
create function shelf_units_of(snapshot jsonb, qty int) returns int language sql immutable parallel safe as $$
  select case when snapshot ? 'surcharge' then 0 else qty end
$$;
create or replace view goods_counted as
  select o.seller_id, o.site, o.currency, l.sku_id, (o.paid_at at time zone c.time_zone)::date as day,
    sum(pieces_of(l.snapshot, l.qty))::int as pieces, sum(shelf_units_of(l.snapshot, l.qty))::int as units, sum(l.need_pay)::bigint as amount, 0::bigint as refunded
  from orders o join seller_calendars c using (seller_id) join order_lines l on l.order_id = o.id
  where o.paid_at is not null group by 1, 2, 3, 4, 5
  union all
  select o.seller_id, o.site, o.currency, l.sku_id, (g.at at time zone c.time_zone)::date, 0, 0, 0, sum(g.sign * x.goods)::bigint
  from refunds_given g join orders o on o.id = g.order_id join seller_calendars c using (seller_id)
    join refund_lines x on x.refund_id = g.refund_id join order_lines l on l.id = x.line_id
  where o.paid_at is not null and x.goods > 0 group by 1, 2, 3, 4, 5;
create or replace function tally_goods() returns trigger language plpgsql as $$
begin
  insert into goods_tallies (seller_id, site, currency, sku_id, day, pieces, units, amount, refunded)
  select new.seller_id, new.site, new.currency, l.sku_id, (p.at at time zone c.time_zone)::date, sum(p.sign * pieces_of(l.snapshot, l.qty)), sum(p.sign * shelf_units_of(l.snapshot, l.qty)), sum(p.sign * l.need_pay), 0
  from order_lines l cross join (values (old.paid_at, -1), (new.paid_at, 1)) p(at, sign) join seller_calendars c on c.seller_id = new.seller_id
  where l.order_id = new.id and p.at is not null group by 4, 5;
  return null;
end $$;
