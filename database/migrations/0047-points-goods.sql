-- Goods that are sold for points in a storefront: so many for a unit, and this much money beside them, which may be nothing. While such a price stands it is the only one.
create table point_prices (
  sku_id int not null references skus,
  site   char(2) not null,
  points int not null check (points > 0),
  amount bigint not null check (amount >= 0),
  primary key (sku_id, site)
);

-- What a unit costs now: money, and hundredths of a point.
create or replace view current_prices as
select p.sku_id, p.site, p.currency, coalesce(m.amount, f.amount, p.amount) as amount,
  case when m.amount is not null then null when f.amount is null then p.was else p.amount end as was,
  case when m.amount is not null or (f.amount is null and p.was is null) then null else least(
    case when f.amount is not null then p.amount end, p.lowest_30,
    (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < coalesce(f.starts_at, mall_now()) and e.ends_at > coalesce(f.starts_at, mall_now()) - interval '30 days')) end as lowest_30,
  case when m.amount is null then f.starts_at end as sale_starts_at, case when m.amount is null then f.ends_at end as sale_ends_at,
  coalesce(m.points, 0)::bigint * 100 as points
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount
  left join point_prices m on m.sku_id = p.sku_id and m.site = p.site;

-- What an order and its lines cost in points, in hundredths; with points, nothing may be to pay in money.
alter table contracts drop constraint contracts_need_pay_check, add constraint contracts_need_pay_check check (need_pay >= 0);
alter table orders add column points bigint not null default 0 check (points >= 0),
  drop constraint orders_need_pay_check, add constraint orders_need_pay_check check (need_pay >= 0 and need_pay + points > 0),
  drop constraint orders_deposit_within, add constraint orders_deposit_within check (deposit = 0 or (deposit > 0 and deposit < need_pay));
alter table order_lines add column points bigint not null default 0 check (points >= 0),
  drop constraint order_lines_unit_price_check, add constraint order_lines_unit_price_check check (unit_price >= 0);
