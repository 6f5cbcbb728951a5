-- A version is no longer sold at a storefront: its price and its history stay, and what lies in carts says that it is gone.
alter table sku_prices add column withdrawn_at timestamptz;
create index sku_prices_withdrawn on sku_prices (site, sku_id) where withdrawn_at is not null;

-- As in 0214, of what is sold.
create or replace view current_prices as
select p.sku_id, p.site, p.currency, coalesce(m.amount, f.amount, p.amount) as amount,
  case when m.amount is not null then null when f.amount is null then p.was else p.amount end as was,
  case when m.amount is not null then null
    when f.amount is not null then least(p.amount, lowest_price(p.sku_id, p.site, f.starts_at))
    when p.was is not null then least(p.lowest_30, (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < mall_now() and e.ends_at > mall_now() - interval '30 days')) end as lowest_30,
  case when m.amount is null then f.starts_at end as sale_starts_at, case when m.amount is null then f.ends_at end as sale_ends_at,
  coalesce(m.points, 0)::bigint * 100 as points
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount
  left join point_prices m on m.sku_id = p.sku_id and m.site = p.site
where p.withdrawn_at is null;

-- As in 0008, of what is sold.
create or replace view current_offers as
select o.item_id, o.site, o.sku_id, o.sku_count, least(o.amount, f.amount) as amount, o.was is not null or f.amount is not null as is_reduced
from item_offers o left join (
  select s.item_id, r.site, min(r.amount) as amount from running_sales r join skus s on s.id = r.sku_id
    join sku_prices p on p.sku_id = r.sku_id and p.site = r.site and p.amount > r.amount and p.withdrawn_at is null group by 1, 2
) f on f.item_id = o.item_id and f.site = o.site;

-- As in 0003, of what is sold; an item of which nothing is sold at a storefront has no row there.
create or replace function refresh_item_offers() returns trigger language plpgsql as $$
begin
  insert into item_offers (item_id, site, sku_id, currency, amount, was, lowest_30, sku_count)
  select distinct on (s.item_id, p.site) s.item_id, p.site, p.sku_id, p.currency, p.amount, p.was, p.lowest_30,
         count(*) over (partition by s.item_id, p.site)
  from sku_prices p join skus s on s.id = p.sku_id
  where p.withdrawn_at is null and (s.item_id, p.site) in (select k.item_id, c.site from changed c join skus k on k.id = c.sku_id)
  order by s.item_id, p.site, p.amount, s.position
  on conflict (site, item_id) do update set sku_id = excluded.sku_id, currency = excluded.currency, amount = excluded.amount,
    was = excluded.was, lowest_30 = excluded.lowest_30, sku_count = excluded.sku_count;
  delete from item_offers o using (select distinct k.item_id, c.site from changed c join skus k on k.id = c.sku_id where c.withdrawn_at is not null) x
  where o.item_id = x.item_id and o.site = x.site and not exists (
    select from sku_prices p join skus s on s.id = p.sku_id where s.item_id = x.item_id and p.site = x.site and p.withdrawn_at is null);
  return null;
end $$;
