-- As in 0220; what stands struck through beside a reduced price is the lowest of the 30 days, never the higher price before it, and nothing where that is not above the price (CJEU C-330/23, decision record 255).
create or replace view current_prices as
select p.sku_id, p.site, p.currency, c.amount,
  case when l.lowest > c.amount then l.lowest end as was,
  l.lowest as lowest_30,
  case when m.amount is null then f.starts_at end as sale_starts_at, case when m.amount is null then f.ends_at end as sale_ends_at,
  coalesce(m.points, 0)::bigint * 100 as points
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount
  left join point_prices m on m.sku_id = p.sku_id and m.site = p.site
  cross join lateral (select coalesce(m.amount, f.amount, p.amount) as amount) c
  cross join lateral (select case when m.amount is not null then null
    when f.amount is not null then case when p.sold_since <= f.starts_at - interval '30 days' then least(p.amount, lowest_price(p.sku_id, p.site, f.starts_at)) end
    when p.was is not null then least(p.was, p.lowest_30, (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < mall_now() and e.ends_at > mall_now() - interval '30 days')) end as lowest offset 0) l
where p.withdrawn_at is null;
