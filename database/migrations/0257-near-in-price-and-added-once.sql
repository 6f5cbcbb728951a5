-- What is like an item is looked for outwards from its price, within its category: both ends of that walk are the next entries of one index (decision record 213).
alter table item_offers add column category_id int references categories;
update item_offers o set category_id = i.category_id from items i where i.id = o.item_id;
alter table item_offers alter column category_id set not null;
create index item_offers_near on item_offers (site, category_id, amount, item_id);

-- As in 0217, with the category.
create or replace function refresh_item_offers() returns trigger language plpgsql as $$
begin
  insert into item_offers (item_id, site, sku_id, currency, amount, was, lowest_30, sku_count, category_id)
  select distinct on (s.item_id, p.site) s.item_id, p.site, p.sku_id, p.currency, p.amount, p.was, p.lowest_30,
         count(*) over (partition by s.item_id, p.site), i.category_id
  from sku_prices p join skus s on s.id = p.sku_id join items i on i.id = s.item_id
  where p.withdrawn_at is null and (s.item_id, p.site) in (select k.item_id, c.site from changed c join skus k on k.id = c.sku_id)
  order by s.item_id, p.site, p.amount, s.position
  on conflict (site, item_id) do update set sku_id = excluded.sku_id, currency = excluded.currency, amount = excluded.amount,
    was = excluded.was, lowest_30 = excluded.lowest_30, sku_count = excluded.sku_count, category_id = excluded.category_id;
  delete from item_offers o using (select distinct k.item_id, c.site from changed c join skus k on k.id = c.sku_id where c.withdrawn_at is not null) x
  where o.item_id = x.item_id and o.site = x.site and not exists (
    select from sku_prices p join skus s on s.id = p.sku_id where s.item_id = x.item_id and p.site = x.site and p.withdrawn_at is null);
  return null;
end $$;

create function move_item_offers() returns trigger language plpgsql as $$
begin
  update item_offers set category_id = new.category_id where item_id = new.id;
  return null;
end $$;
create trigger items_change_category after update of category_id on items
  for each row when (old.category_id is distinct from new.category_id) execute function move_item_offers();

-- What the last press of the button that put it here was called: pressed again because nothing was heard of the first, it is the same (decision record 214).
alter table cart_lines add column added_key text check (length(added_key) between 8 and 64);
