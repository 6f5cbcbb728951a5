-- What a shop looks for its orders by: the country of the address they were placed with, which stays when the address goes.
alter table orders
  add column country text,
  -- An order that its shop holds back, and what its buyer reads about why.
  add column held_at timestamptz,
  add column hold_reason text,
  add constraint orders_held check ((held_at is null) = (hold_reason is null));
update orders o set country = c.delivery_address->>'regionShortName'
from contracts c where c.id = o.contract_id;

-- What the people of a shop tell one another about an order; nobody else reads it.
create table order_notes (
  id          uuid primary key,
  order_id    uuid not null references orders,
  author_id   uuid not null references users,
  content     text not null check (content <> '' and length(content) <= 1000),
  request_key text not null,
  created_at  timestamptz not null default mall_now(),
  unique (order_id, request_key)
);
create index order_notes_of_order on order_notes (order_id, created_at);

-- Every filter of a shop's list that no tally knows is answered by this index alone.
drop index orders_of_seller;
create index orders_of_seller on orders (seller_id, ordered_at desc, id desc) include (status, shop_id, site, country, need_pay);

-- What is held back is not to ship, and not late.
drop index orders_to_ship;
drop index orders_by_ship_by;
create index orders_to_ship on orders (seller_id, ordered_at desc, id desc) include (shop_id, site)
  where status = 'UN_DELIVERY' and unit_count > units_gone and held_at is null;
create index orders_by_ship_by on orders (seller_id, ship_by, ordered_at, id) include (shop_id, site)
  where status = 'UN_DELIVERY' and unit_count > units_gone and held_at is null;
create index orders_on_hold on orders (seller_id, ordered_at desc, id desc) include (shop_id, site)
  where status = 'UN_DELIVERY' and unit_count > units_gone and held_at is not null;

drop schema if exists audit cascade;
drop function tallies_of(text, int, timestamptz, date, timestamptz, bigint);
create function tallies_of(status text, units_to_send int, is_held boolean, ordered_at timestamptz, ship_by date, paid_at timestamptz, need_pay bigint)
returns table (tally text, since timestamptz, amount bigint) language sql stable as $$
  select t.tally, t.since, t.amount from (values
    (status, date_trunc('day', ordered_at, 'UTC'), 0::bigint),
    (case when status = 'UN_DELIVERY' and units_to_send > 0 then case when is_held then 'HELD' else 'TO_SHIP' end end, date_trunc('day', ordered_at, 'UTC'), 0),
    (case when status = 'UN_DELIVERY' and units_to_send > 0 and not is_held and ship_by is not null then 'DUE' end, ship_by::timestamp at time zone 'UTC', 0),
    (case when paid_at is not null then 'SOLD' end, date_trunc('hour', paid_at, 'UTC'), need_pay)
  ) t(tally, since, amount) where t.tally is not null
$$;
create or replace function tally_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*), sum(t.amount)
    from new_orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, -count(*), -sum(t.amount)
    from old_orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
  else
    insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount)
    select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, sum(o.sign), sum(o.sign * t.amount)
    from (select *, 1 as sign from new_orders union all select *, -1 from old_orders) o
      cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t
    group by 1, 2, 3, 4, 5, 6 having sum(o.sign) <> 0 or sum(o.sign * t.amount) <> 0;
  end if;
  return null;
end $$;
create or replace function recount_orders() returns void language sql as $$
  delete from order_tallies;
  insert into order_tallies (seller_id, shop_id, site, tally, since, currency, n, amount, is_sum)
  select o.seller_id, o.shop_id, o.site, t.tally, t.since, o.currency, count(*), sum(t.amount), true
  from orders o cross join lateral tallies_of(o.status, o.unit_count - o.units_gone, o.held_at is not null, o.ordered_at, o.ship_by, o.paid_at, o.need_pay) t group by 1, 2, 3, 4, 5, 6;
$$;
select recount_orders();
