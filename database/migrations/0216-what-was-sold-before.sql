-- A price is reduced from one that buyers could pay: since when they can at a storefront. Null while they cannot, or where it was raised while they could not.
alter table sku_prices add column sold_since timestamptz default mall_now();
update sku_prices p set sold_since = least(p.since, (select min(h.since) from price_history h where h.sku_id = p.sku_id and h.site = p.site));

-- As in 0215; what was announced of a price that nobody could pay was no reduction, and what is sold again at a price raised meanwhile begins anew.
create or replace function begin_prices() returns trigger language plpgsql as $$
begin
  if old.status = 'PAUSED' then
    update sku_prices p set sold_since = mall_now() from skus k where k.item_id = new.id and p.sku_id = k.id and p.sold_since is null;
    return null;
  end if;
  update sku_prices p set since = mall_now(), sold_since = mall_now(), was = null, lowest_30 = null from skus k where k.item_id = new.id and p.sku_id = k.id;
  insert into price_history (sku_id, site, currency, amount, was, lowest_30, since, set_by)
  select p.sku_id, p.site, p.currency, p.amount, p.was, p.lowest_30, p.since, p.set_by
  from sku_prices p join skus k on k.id = p.sku_id where k.item_id = new.id;
  return null;
end $$;
drop trigger items_prices_begin on items;
create trigger items_prices_begin after update of status on items for each row
  when (new.status = 'ON_SALE' and old.status in ('DRAFT', 'IN_REVIEW', 'PAUSED')) execute function begin_prices();
