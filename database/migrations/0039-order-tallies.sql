-- How many orders a shop has, by state and day, so that no screen counts them: rows that add up. Each statement on `orders` adds what it changed, as rows of its own that
-- nobody else waits for; the clock folds them into one sum for each key. Read in one statement they are exact at every instant (invariant I44).

-- Units that are no longer to be sent: sent, cancelled, or asked to be cancelled. One writer: the trigger on the lines.
alter table orders add column units_gone int not null default 0;
update orders o set units_gone = l.gone
from (select order_id, sum(delivered_qty + canceled_qty + open_cancel_qty)::int as gone from order_lines group by 1) l
where l.order_id = o.id and l.gone <> 0;

create function count_units_gone() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update orders o set units_gone = o.units_gone + c.more
    from (select order_id, sum(delivered_qty + canceled_qty + open_cancel_qty)::int as more from new_lines group by 1) c
    where o.id = c.order_id and c.more <> 0;
  else
    update orders o set units_gone = o.units_gone + c.more
    from (
      select n.order_id, sum(n.delivered_qty + n.canceled_qty + n.open_cancel_qty - p.delivered_qty - p.canceled_qty - p.open_cancel_qty)::int as more
      from new_lines n join old_lines p using (id) group by 1
    ) c where o.id = c.order_id and c.more <> 0;
  end if;
  return null;
end $$;
create trigger order_lines_come after insert on order_lines referencing new table as new_lines for each statement execute function count_units_gone();
create trigger order_lines_gone after update on order_lines referencing old table as old_lines new table as new_lines
  for each statement execute function count_units_gone();

-- A seller's work in its order: what is to be sent, and by when.
drop index orders_to_ship;
create index orders_to_ship on orders (seller_id, ordered_at desc, id desc) include (shop_id, site) where status = 'UN_DELIVERY' and unit_count > units_gone;
create index orders_by_ship_by on orders (seller_id, ship_by, ordered_at, id) include (shop_id, site) where status = 'UN_DELIVERY' and unit_count > units_gone;

create table order_tallies (
  seller_id int not null,
  shop_id   int not null,
  site      char(2) not null,
  -- A state; TO_SHIP, with a unit to send now; DUE, the same by its day of shipping; SOLD, by when it was paid.
  tally     text not null,
  -- The beginning of a day in UTC; of an hour for SOLD, because a shop's day begins at an hour of its own.
  since     timestamptz not null,
  currency  char(3) not null,
  n         int not null,
  amount    bigint not null,
  -- The sum of a key, or a change that is still to be folded into it.
  is_sum    boolean not null default false
);
create index order_tallies_of_seller on order_tallies (seller_id, tally, since) include (shop_id, site, currency, n, amount);
create unique index order_tallies_sums on order_tallies (seller_id, shop_id, site, tally, since, currency) where is_sum;
create index order_tallies_to_fold on order_tallies (seller_id) where not is_sum;

-- Where an order counts.
create function tallies_of(status text, units_to_send int, ordered_at timestamptz, ship_by date, paid_at timestamptz, need_pay bigint)
returns table (tally text, since timestamptz, amount bigint) language sql stable as $$
  select t.tally, t.since, t.amount from (values
    (status, date_trunc('day', ordered_at, 'UTC'), 0::bigint),
    (case when status = 'UN_DELIVERY' and units_to_send > 0 then 'TO_SHIP' end, date_trunc('day', ordered_at, 'UTC'), 0),
    (case when status = 'UN_DELIVERY' and units_to_send > 0 and ship_by is not null then 'DUE' end, ship_by::timestamp at time zone 'UTC', 0),
    (case when paid_at is not null then 'SOLD' end, date_trunc('hour', paid_at, 'UTC'), need_pay)
  ) t(tally, since, amount) where t.tally is not null
$$;

create function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*), sum(t.amount)
    from new_orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, -count(*), -sum(t.amount)
    from old_orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
  else
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, sum(o.sign), sum(o.sign * t.amount)
    from (select *, 1 as sign from new_orders union all select *, -1 from old_orders) o
      cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t
    group by 1, 2, 3, 4, 5, 6 having sum(o.sign) <> 0 or sum(o.sign * t.amount) <> 0;
  end if;
  return null;
end $$;
create trigger orders_tallied_in after insert on orders referencing new table as new_orders for each statement execute function tally_orders();
create trigger orders_tallied_out after delete on orders referencing old table as old_orders for each statement execute function tally_orders();
create trigger orders_tallied_on after update on orders referencing old table as old_orders new table as new_orders
  for each statement execute function tally_orders();

-- All of it anew, from the orders: for a mall that has some, and for one that was filled without triggers.
create function recount_orders() returns void language sql as $$
  delete from order_tallies;
  insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount, is_sum)
  select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*), sum(t.amount), true
  from orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
$$;
select recount_orders();
