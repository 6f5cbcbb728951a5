-- A set is bought as one. It costs what its parts cost now, less so many per cent; without a row here nothing less.
create table set_prices (
  main_id     int primary key references items,
  percent_off int not null check (percent_off between 1 and 60)
);

-- Whether these skus, the main item's first, are one of each of the goods of its set, and all of them sold now. Goods of a pre-sale are ordered by themselves.
create function offers_set(chosen int[]) returns boolean language sql stable as $$
  select coalesce(bool_and(count = cardinality(chosen) and items = count and parts = count - 1 and asked = parts and is_sold), false)
  from (
    select count(*) as count, count(distinct k.item_id) as items, count(g.part_id) as parts,
      (select count(*) from set_parts a where a.main_id = m.item_id) as asked,
      bool_and(i.is_listed) and not bool_or(exists (select 1 from running_pre_sales r where r.sku_id = k.id)) as is_sold
    from unnest(chosen) c(sku_id) join skus k on k.id = c.sku_id join items i on i.id = k.item_id
      join skus m on m.id = chosen[1] left join set_parts g on g.main_id = m.item_id and g.part_id = k.item_id
    group by m.item_id) found
  where asked > 0
$$;

-- A line of the cart is one sku, or a set: a chosen sku of each of its goods, the main item's first.
alter table cart_lines alter column sku_id drop not null;
alter table cart_lines add column set_skus int[],
  add constraint cart_lines_one_or_set check (sku_id is null or set_skus is null),
  add constraint cart_lines_set_size check (cardinality(set_skus) between 2 and 4),
  add constraint cart_lines_set_once unique (buyer_id, set_skus);
