-- Flash sales: a lower price of a sku for some hours or days; and items that a shop offers together as a set.

create extension if not exists btree_gist;

-- Rows stay when a sale is over: the law asks for the lowest price of the last 30 days, and that may have been one of these.
create table flash_sales (
  sku_id    int not null,
  site      char(2) not null,
  amount    bigint not null check (amount > 0),
  starts_at timestamptz not null,
  ends_at   timestamptz not null check (ends_at > starts_at),
  primary key (sku_id, site, starts_at),
  foreign key (sku_id, site) references sku_prices,
  -- Two sales of one thing at one time would be two prices.
  exclude using gist (sku_id with =, site with =, tstzrange(starts_at, ends_at) with &&)
);
-- Listings ask which sales of a storefront run now.
create index flash_sales_by_end on flash_sales (site, ends_at);

-- The one place that says when a sale holds.
create view running_sales as
select sku_id, site, amount, starts_at, ends_at from flash_sales where starts_at <= mall_now() and ends_at > mall_now();

-- The one place that says what a sku costs now: card, item page, cart, bill and order read it here. A sale that the shop's own price has come down to is none.
-- Beside a reduced price stands the lowest one of the 30 days before it, flash sales included (Directive 98/6/EC, article 6a).
create view current_prices as
select p.sku_id, p.site, p.currency, coalesce(f.amount, p.amount) as amount, case when f.amount is null then p.was else p.amount end as was,
  case when f.amount is null and p.was is null then null else least(
    case when f.amount is not null then p.amount end, p.lowest_30,
    (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < coalesce(f.starts_at, mall_now()) and e.ends_at > coalesce(f.starts_at, mall_now()) - interval '30 days')) end as lowest_30,
  f.starts_at as sale_starts_at, f.ends_at as sale_ends_at
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount;

-- What a listing sorts and filters by: `item_offers` with what runs now laid over it.
create view current_offers as
select o.item_id, o.site, o.sku_id, o.sku_count, least(o.amount, f.amount) as amount, o.was is not null or f.amount is not null as is_reduced
from item_offers o left join (
  select s.item_id, r.site, min(r.amount) as amount from running_sales r join skus s on s.id = r.sku_id
    join sku_prices p on p.sku_id = r.sku_id and p.site = r.site and p.amount > r.amount group by 1, 2
) f on f.item_id = o.item_id and f.site = o.site;

-- A shop's set is its main item and one to three others of its own, each so many times.
alter table items add constraint items_of_shop unique (id, shop_id);
create table set_parts (
  main_id  int not null,
  part_id  int not null,
  shop_id  int not null,
  position int not null check (position between 1 and 3),
  qty      int not null check (qty between 1 and 20),
  primary key (main_id, position),
  unique (main_id, part_id),
  check (main_id <> part_id),
  foreign key (main_id, shop_id) references items (id, shop_id),
  foreign key (part_id, shop_id) references items (id, shop_id)
);
