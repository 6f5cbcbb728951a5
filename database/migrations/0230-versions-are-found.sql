-- A listing filters versions, not items: of a storefront it reads the prices of all that is sold and the sales that run now, each from one index.
create index sku_prices_sold on sku_prices (site, sku_id) include (amount, was) where withdrawn_at is null;
create index flash_sales_running on flash_sales (site, ends_at, starts_at) include (sku_id, amount);
drop index flash_sales_by_end;
-- What kind of thing an item is, as one would type it: a word that is found here says more than one found in a description.
alter table item_texts add column kind text not null generated always as (plain_text(noun)) stored;
