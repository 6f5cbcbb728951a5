-- What was put away keeps its GTIN to be read and holds it no more (decision 257): the same goods may be written anew. `gtin_shop_id` is the shop of its item as long as the number is its only one.
alter table skus
  drop constraint skus_check,
  add check (gtin is not null or gtin_shop_id is null);
update skus set gtin_shop_id = null
where gtin_shop_id is not null
  and item_id in (select id from items where status = 'ARCHIVED');
