-- Categories, items, skus, prices per storefront, stock.

create table categories (
  id       int primary key,
  key      text not null unique,
  position int not null,
  picture  text not null
);
create table category_texts (
  category_id int not null references categories,
  language    text not null,
  name        text not null,
  intro       text not null,
  primary key (category_id, language)
);

create table items (
  id                 int primary key,
  shop_id            int not null references shops,
  category_id        int not null references categories,
  url_key            text not null,
  proper_name        text not null,
  model              text not null,
  manufacturer       text not null,
  responsible_person text not null,
  energy_class       text check (energy_class in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  freight            text not null check (freight in ('parcel', 'bulky', 'freight')),
  on_sale_since      timestamptz not null,
  sold_count         int not null default 0,
  rating_sum         int not null default 0,
  rating_count       int not null default 0,
  is_listed          boolean not null default true
);
create index items_by_shop on items (shop_id) where is_listed;
create index items_by_category on items (category_id) where is_listed;

-- A stemmer where PostgreSQL has one, else the words as they are (Polish, Chinese: trigrams carry those).
create function search_config(language text) returns regconfig language sql immutable as
$$ select case language
     when 'en' then 'english' when 'de' then 'german' when 'nl' then 'dutch' when 'es' then 'spanish'
     when 'sv' then 'swedish' when 'fr' then 'french' when 'it' then 'italian' else 'simple' end::regconfig $$;
-- unaccent is only stable, because its dictionary could be replaced; ours is not.
create function plain_text(value text) returns text language sql immutable parallel safe as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

create table item_texts (
  item_id     int not null references items,
  language    text not null,
  name        text not null,
  noun        text not null,
  description text not null,
  details     jsonb not null default '[]',
  -- Everything a person might type to find it: name, noun, category, shop, finishes.
  words       text not null,
  document    tsvector not null,
  primary key (item_id, language)
);
create index item_texts_document on item_texts using gin (document);
create index item_texts_words on item_texts using gin (words gin_trgm_ops);

create table skus (
  id         int primary key,
  item_id    int not null references items,
  code       text not null unique,
  suffix     text not null,
  finish     text not null,
  size       text not null,
  width_mm   int not null,
  depth_mm   int not null,
  height_mm  int not null,
  weight_g   int not null,
  picture    text not null,
  position   int not null,
  unique (item_id, suffix)
);

create table sku_prices (
  sku_id    int not null references skus,
  site      char(2) not null,
  currency  char(3) not null,
  amount    bigint not null check (amount > 0),
  -- The price before a reduction, and the lowest of the 30 days before it (Directive 98/6/EC, article 6a); both or neither.
  was       bigint check (was > amount),
  lowest_30 bigint check (lowest_30 > 0),
  primary key (sku_id, site),
  check ((was is null) = (lowest_30 is null))
);

-- What a listing shows of an item in a storefront: its cheapest sku. One writer: the trigger below.
create table item_offers (
  item_id  int not null references items,
  site     char(2) not null,
  sku_id   int not null references skus,
  currency char(3) not null,
  amount   bigint not null,
  was      bigint,
  lowest_30 bigint,
  sku_count int not null,
  primary key (site, item_id)
);
create index item_offers_by_price on item_offers (site, amount, item_id);

create function refresh_item_offers() returns trigger language plpgsql as $$
begin
  insert into item_offers (item_id, site, sku_id, currency, amount, was, lowest_30, sku_count)
  select distinct on (s.item_id, p.site) s.item_id, p.site, p.sku_id, p.currency, p.amount, p.was, p.lowest_30,
         count(*) over (partition by s.item_id, p.site)
  from sku_prices p join skus s on s.id = p.sku_id
  where (s.item_id, p.site) in (select k.item_id, c.site from changed c join skus k on k.id = c.sku_id)
  order by s.item_id, p.site, p.amount, s.position
  on conflict (site, item_id) do update set sku_id = excluded.sku_id, currency = excluded.currency, amount = excluded.amount,
    was = excluded.was, lowest_30 = excluded.lowest_30, sku_count = excluded.sku_count;
  return null;
end $$;
create trigger sku_prices_inserted after insert on sku_prices referencing new table as changed
  for each statement execute function refresh_item_offers();
create trigger sku_prices_updated after update on sku_prices referencing new table as changed
  for each statement execute function refresh_item_offers();

create table stock (
  sku_id   int primary key references skus,
  on_hand  int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0 and reserved <= on_hand)
) with (fillfactor = 50);

create table stock_moves (
  id         bigint generated always as identity (cache 50) primary key,
  sku_id     int not null references skus,
  line_id    uuid,
  d_on_hand  int not null,
  d_reserved int not null,
  reason     text not null,
  at         timestamptz not null default mall_now()
);
create index stock_moves_by_sku on stock_moves (sku_id);
create index stock_moves_by_line on stock_moves (line_id);
create trigger stock_moves_append_only before update or delete on stock_moves for each row execute function refuse_change();
