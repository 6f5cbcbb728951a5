-- A mall of 200,000 items is counted and listed without reading all of them (decision record 225).

-- How many items a shop has listed in a category: rows that add up, as `order_tallies`. Each change adds its own, and the clock folds them into one sum for each key.
create table listed_tallies (
  shop_id     int not null,
  category_id int not null,
  n           int not null,
  -- The sum of a key, or a change that is still to be folded into it.
  is_sum      boolean not null default false
);
create index listed_tallies_of_shop on listed_tallies (shop_id, category_id) include (n);
create index listed_tallies_of_category on listed_tallies (category_id) include (n);
create unique index listed_tallies_sums on listed_tallies (shop_id, category_id) where is_sum;

create function tally_listed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    insert into listed_tallies (shop_id, category_id, n) values (old.shop_id, old.category_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into listed_tallies (shop_id, category_id, n) values (new.shop_id, new.category_id, 1);
  end if;
  return null;
end $$;
create trigger items_tallied_in after insert on items for each row when (new.is_listed) execute function tally_listed();
create trigger items_tallied_out after delete on items for each row when (old.is_listed) execute function tally_listed();
create trigger items_tallied_on after update of is_listed, shop_id, category_id on items for each row
  when ((old.is_listed, old.shop_id, old.category_id) is distinct from (new.is_listed, new.shop_id, new.category_id)) execute function tally_listed();

-- All of it anew, from the items: for a mall that has some, and for one that was filled without triggers.
create function recount_listed() returns void language sql as $$
  delete from listed_tallies;
  insert into listed_tallies (shop_id, category_id, n, is_sum) select shop_id, category_id, count(*), true from items where is_listed group by 1, 2
$$;
select recount_listed();

-- The words that names and kinds of goods are written with: what a slip of the finger may have meant. A new one is added at once, how often each is
-- written is counted anew by the clock, and those that stand nowhere any more go then.
create table goods_words (
  language text not null,
  word     text not null,
  plain    text not null generated always as (plain_text(word)) stored,
  n        int not null default 1,
  primary key (language, word)
);
create index goods_words_by_use on goods_words (language, n desc, word);

-- When they were last counted: one language after the other, each once a day.
create table goods_words_counts (
  language   text primary key,
  counted_at timestamptz not null
);

create function words_of(name text, noun text) returns table (word text) language sql immutable as
$$ select m[1] from regexp_matches(name || ' ' || noun, '[[:alpha:]]{3,}', 'g') m $$;

create function keep_goods_words() returns trigger language plpgsql as $$
begin
  insert into goods_words (language, word) select distinct new.language, w.word from words_of(new.name, new.noun) w order by 2 on conflict do nothing;
  return null;
end $$;
create trigger item_texts_words_kept after insert or update of name, noun on item_texts for each row execute function keep_goods_words();

create function recount_goods_words(of_language text) returns void language sql as $$
  with counted as materialized (
    select w.word, count(*)::int as n from item_texts t join items i on i.id = t.item_id and i.is_listed cross join lateral words_of(t.name, t.noun) w
    where t.language = of_language group by 1
  ), gone as (
    delete from goods_words g where g.language = of_language and not exists (select from counted c where c.word = g.word)
  )
  insert into goods_words as g (language, word, n) select of_language, word, n from counted order by word
  on conflict (language, word) do update set n = excluded.n where g.n <> excluded.n
$$;
select recount_goods_words(language) from (select distinct language from item_texts) l;
insert into goods_words_counts (language, counted_at) select distinct language, mall_now() from item_texts;

-- Goods in the order in which a listing shows them: each listing is the next entries of one index. The first columns are those of the indexes they replace.
create index items_sold_most on items (sold_count desc, id) where is_listed;
create index items_of_category_sold_most on items (category_id, sold_count desc, id) where is_listed;
create index items_of_shop_sold_most on items (shop_id, sold_count desc, id) where is_listed;
create index items_of_shop_in_category on items (shop_id, category_id, sold_count desc, id) where is_listed;
create index items_newest on items (on_sale_since desc, sold_count desc, id) where is_listed;
create index items_of_category_newest on items (category_id, on_sale_since desc, sold_count desc, id) where is_listed;
create index items_of_shop_newest on items (shop_id, on_sale_since desc, sold_count desc, id) where is_listed;
drop index items_by_shop;
drop index items_by_category;

alter table item_offers add column shop_id int references shops;
update item_offers o set shop_id = i.shop_id from items i where i.id = o.item_id;
alter table item_offers alter column shop_id set not null;
create index item_offers_of_shop on item_offers (site, shop_id, amount, item_id);

-- As in 0257, with the shop.
create or replace function refresh_item_offers() returns trigger language plpgsql as $$
begin
  insert into item_offers (item_id, site, sku_id, currency, amount, was, lowest_30, sku_count, category_id, shop_id)
  select distinct on (s.item_id, p.site) s.item_id, p.site, p.sku_id, p.currency, p.amount, p.was, p.lowest_30,
         count(*) over (partition by s.item_id, p.site), i.category_id, i.shop_id
  from sku_prices p join skus s on s.id = p.sku_id join items i on i.id = s.item_id
  where p.withdrawn_at is null and (s.item_id, p.site) in (select k.item_id, c.site from changed c join skus k on k.id = c.sku_id)
  order by s.item_id, p.site, p.amount, s.position
  on conflict (site, item_id) do update set sku_id = excluded.sku_id, currency = excluded.currency, amount = excluded.amount,
    was = excluded.was, lowest_30 = excluded.lowest_30, sku_count = excluded.sku_count, category_id = excluded.category_id, shop_id = excluded.shop_id;
  delete from item_offers o using (select distinct k.item_id, c.site from changed c join skus k on k.id = c.sku_id where c.withdrawn_at is not null) x
  where o.item_id = x.item_id and o.site = x.site and not exists (
    select from sku_prices p join skus s on s.id = p.sku_id where s.item_id = x.item_id and p.site = x.site and p.withdrawn_at is null);
  return null;
end $$;
create or replace function move_item_offers() returns trigger language plpgsql as $$
begin
  update item_offers set category_id = new.category_id, shop_id = new.shop_id where item_id = new.id;
  return null;
end $$;
drop trigger items_change_category on items;
create trigger items_change_place after update of category_id, shop_id on items
  for each row when ((old.category_id, old.shop_id) is distinct from (new.category_id, new.shop_id)) execute function move_item_offers();

-- What a thing is called is looked for before what else is said of it.
create index item_texts_kind on item_texts using gin (kind gin_trgm_ops);
