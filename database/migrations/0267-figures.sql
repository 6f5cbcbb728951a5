-- What a shop sold and gave back, as rows that add up (decision record 219): money given back by the hour beside what was sold (`order_tallies`), and goods by the day of their
-- seller's calendar. Triggers write what happened as rows of its own; the clock folds them into one sum for each key (invariants I44 and I99).

-- A refund counts in the hour in which it ended; one that the bank sends back counts against it when that is known.
create view refunds_given as
  select r.id as refund_id, r.order_id, r.amount, t.at, case when t.to_state = 'DONE' then 1 else -1 end as sign
  from refunds r join transitions t on t.entity = 'refund' and t.entity_id = r.id
  where r.order_id is not null and (t.to_state = 'DONE') <> (t.from_state is not distinct from 'DONE');

-- As `timeZoneOf` of the module `merchant` says it; a test holds the two together.
create function time_zone_of(country text) returns text language sql immutable parallel safe as $$
  select case country
    when 'AT' then 'Europe/Vienna' when 'LU' then 'Europe/Luxembourg' when 'NL' then 'Europe/Amsterdam' when 'ES' then 'Europe/Madrid' when 'PT' then 'Europe/Lisbon'
    when 'SE' then 'Europe/Stockholm' when 'FR' then 'Europe/Paris' when 'IT' then 'Europe/Rome' when 'PL' then 'Europe/Warsaw' when 'GB' then 'Europe/London'
    else 'Europe/Berlin' end
$$;
-- A seller's calendar is that of its first shop.
create view seller_calendars as
  select s.id as seller_id, time_zone_of((select h.country from shops h where h.seller_id = s.id order by h.id limit 1)) as time_zone from sellers s;

-- Goods by measure are one piece, however long.
create function pieces_of(snapshot jsonb, qty int) returns int language sql immutable parallel safe as $$
  select case when snapshot ? 'measure' then least(1, qty) else qty end
$$;

create table goods_tallies (
  seller_id int not null,
  site      char(2) not null,
  currency  char(3) not null,
  sku_id    int not null,
  -- Of the seller's calendar: when it was paid for, or when money of it was given back.
  day       date not null,
  pieces    int not null,
  -- As the shelf counts them: steps of goods by measure.
  units     int not null,
  amount    bigint not null,
  refunded  bigint not null,
  -- The sum of a key, or a change that is still to be folded into it.
  is_sum    boolean not null default false
);
create index goods_tallies_of_seller on goods_tallies (seller_id, day) include (site, currency, sku_id, pieces, units, amount, refunded);
create unique index goods_tallies_sums on goods_tallies (seller_id, day, sku_id, site, currency) where is_sum;
create index goods_tallies_to_fold on goods_tallies (seller_id) where not is_sum;

-- What the tallies of goods should be, from the lines themselves.
create view goods_counted as
  select o.seller_id, o.site, o.currency, l.sku_id, (o.paid_at at time zone c.time_zone)::date as day,
    sum(pieces_of(l.snapshot, l.qty))::int as pieces, sum(l.qty)::int as units, sum(l.need_pay)::bigint as amount, 0::bigint as refunded
  from orders o join seller_calendars c using (seller_id) join order_lines l on l.order_id = o.id
  where o.paid_at is not null group by 1, 2, 3, 4, 5
  union all
  select o.seller_id, o.site, o.currency, l.sku_id, (g.at at time zone c.time_zone)::date, 0, 0, 0, sum(g.sign * x.goods)::bigint
  from refunds_given g join orders o on o.id = g.order_id join seller_calendars c using (seller_id)
    join refund_lines x on x.refund_id = g.refund_id join order_lines l on l.id = x.line_id
  where o.paid_at is not null and x.goods > 0 group by 1, 2, 3, 4, 5;

-- An order's lines stand before it is paid, and do not change after.
create function tally_goods() returns trigger language plpgsql as $$
begin
  insert into goods_tallies (seller_id, site, currency, sku_id, day, pieces, units, amount, refunded)
  select new.seller_id, new.site, new.currency, l.sku_id, (p.at at time zone c.time_zone)::date, sum(p.sign * pieces_of(l.snapshot, l.qty)), sum(p.sign * l.qty), sum(p.sign * l.need_pay), 0
  from order_lines l cross join (values (old.paid_at, -1), (new.paid_at, 1)) p(at, sign) join seller_calendars c on c.seller_id = new.seller_id
  where l.order_id = new.id and p.at is not null group by 4, 5;
  return null;
end $$;
create trigger orders_goods_tallied after update on orders for each row when (old.paid_at is distinct from new.paid_at) execute function tally_goods();

create function tally_refund() returns trigger language plpgsql as $$
declare
  given constant int := case when new.status = 'DONE' then 1 else -1 end;
begin
  insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
  select o.seller_id, o.shop_id, o.site, 'REFUNDED', date_trunc('hour', new.updated_at, 'UTC'), o.currency, given, given * new.amount
  from orders o where o.id = new.order_id and o.paid_at is not null;
  insert into goods_tallies (seller_id, site, currency, sku_id, day, pieces, units, amount, refunded)
  select o.seller_id, o.site, o.currency, l.sku_id, (new.updated_at at time zone c.time_zone)::date, 0, 0, 0, sum(given * x.goods)
  from refund_lines x join order_lines l on l.id = x.line_id join orders o on o.id = new.order_id join seller_calendars c using (seller_id)
  where x.refund_id = new.id and x.goods > 0 and o.paid_at is not null group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger refunds_tallied after update on refunds for each row
  when (new.order_id is not null and old.status <> new.status and 'DONE' in (old.status, new.status)) execute function tally_refund();

-- Counts whole tables, perhaps without their indexes and long after they were last looked at.
create or replace function recount_orders() returns void language sql set enable_nestloop = off as $$
  delete from order_tallies;
  insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount, is_sum)
  select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*), sum(t.amount), true
  from orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
  insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount, is_sum)
  select o.seller_id, o.shop_id, o.site, 'REFUNDED', date_trunc('hour', g.at, 'UTC'), o.currency, sum(g.sign), sum(g.sign * g.amount), true
  from refunds_given g join orders o on o.id = g.order_id where o.paid_at is not null group by 1, 2, 3, 4, 5, 6 having sum(g.sign) <> 0 or sum(g.sign * g.amount) <> 0;
  delete from goods_tallies;
  insert into goods_tallies (seller_id, site, currency, sku_id, day, pieces, units, amount, refunded, is_sum)
  select seller_id, site, currency, sku_id, day, sum(pieces), sum(units), sum(amount), sum(refunded), true from goods_counted
  group by 1, 2, 3, 4, 5 having sum(units) <> 0 or sum(amount) <> 0 or sum(refunded) <> 0;
$$;
select recount_orders();
