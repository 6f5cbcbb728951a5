-- As in 0217; a flash sale states a price as struck through only where its version was sold there for 30 days when it began, not only when it was planned (decision record 185).
create or replace view current_prices as
select p.sku_id, p.site, p.currency, coalesce(m.amount, f.amount, p.amount) as amount,
  case when m.amount is not null then null when f.amount is null then p.was when s.is_old then p.amount end as was,
  case when m.amount is not null then null
    when f.amount is not null then case when s.is_old then least(p.amount, lowest_price(p.sku_id, p.site, f.starts_at)) end
    when p.was is not null then least(p.lowest_30, (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < mall_now() and e.ends_at > mall_now() - interval '30 days')) end as lowest_30,
  case when m.amount is null then f.starts_at end as sale_starts_at, case when m.amount is null then f.ends_at end as sale_ends_at,
  coalesce(m.points, 0)::bigint * 100 as points
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount
  cross join lateral (select p.sold_since <= f.starts_at - interval '30 days' as is_old) s
  left join point_prices m on m.sku_id = p.sku_id and m.site = p.site
where p.withdrawn_at is null;

-- Time off sale is no time on sale: a price that was not asked for 30 days before its item was put away begins anew when the item is sold again (as in 0216).
create function rest_prices() returns trigger language plpgsql as $$
begin
  update sku_prices p set sold_since = null from skus k where k.item_id = new.id and p.sku_id = k.id
    and (p.since > mall_now() - interval '30 days' or p.sold_since > mall_now() - interval '30 days');
  return null;
end $$;
create trigger items_prices_rest after update of status on items for each row
  when (new.status = 'PAUSED' and old.status = 'ON_SALE') execute function rest_prices();
