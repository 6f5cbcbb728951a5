-- Shops keep their stock and their prices themselves, and take goods off the shelves for a while.

-- Who moved stock and why, where a person did; a move that is sent twice is one.
alter table stock_moves
  add column actor_id uuid,
  add column note text check (length(note) between 1 and 200),
  add column request_key text;
create unique index stock_moves_by_key on stock_moves (sku_id, request_key) where request_key is not null;
drop index stock_moves_by_sku;
create index stock_moves_by_sku on stock_moves (sku_id, at desc, id desc);

-- Taken off sale by its shop. `is_listed` stays the one flag that everything asks; this says why it is not set.
alter table items
  add column is_paused boolean not null default false,
  add constraint items_paused_unlisted check (not (is_paused and is_listed));
-- A shop reads all of its goods, also what is not listed.
create index items_of_shop_all on items (shop_id, id);

-- Since when a price holds, and who of the shop set it.
alter table sku_prices
  add column since timestamptz not null default mall_now(),
  add column set_by uuid;

-- Every price there ever was, written by the triggers below, whoever changes one.
create table price_history (
  id        bigint generated always as identity primary key,
  sku_id    int not null,
  site      char(2) not null,
  currency  char(3) not null,
  amount    bigint not null check (amount > 0),
  was       bigint,
  lowest_30 bigint,
  since     timestamptz not null,
  set_by    uuid,
  foreign key (sku_id, site) references sku_prices
);
create index price_history_of_sku on price_history (sku_id, site, since desc, id desc);
create trigger price_history_append_only before update or delete on price_history for each row execute function refuse_change();

-- The lowest price that a sku had in the 30 days before a moment, flash sales included (Directive 98/6/EC, article 6a); null where nothing is known of them.
create function lowest_price(of_sku int, at_site char(2), before timestamptz) returns bigint language sql stable as $$
  select least(
    (select min(h.amount) from price_history h where h.sku_id = of_sku and h.site = at_site and h.since < before
      and (h.since > before - interval '30 days' or h.id = (
        -- What held as they began.
        select e.id from price_history e where e.sku_id = of_sku and e.site = at_site and e.since <= before - interval '30 days'
        order by e.since desc, e.id desc limit 1))),
    (select min(f.amount) from flash_sales f where f.sku_id = of_sku and f.site = at_site
      and f.starts_at < before and f.ends_at > before - interval '30 days'))
$$;

-- What was known of prices before there was a history: the lowest one that was stated, and what holds now.
insert into price_history (sku_id, site, currency, amount, since)
select p.sku_id, p.site, p.currency, least(p.lowest_30, coalesce(lowest_price(p.sku_id, p.site, mall_now()), p.lowest_30)), least(i.on_sale_since, mall_now() - interval '31 days')
from sku_prices p join skus k on k.id = p.sku_id join items i on i.id = k.item_id where p.lowest_30 is not null;
update sku_prices p set lowest_30 = lowest_price(p.sku_id, p.site, p.since) where p.lowest_30 is not null;
insert into price_history (sku_id, site, currency, amount, was, lowest_30, since)
select sku_id, site, currency, amount, was, lowest_30, since from sku_prices;

-- A changed price begins now, whoever forgets to say so.
create function date_price() returns trigger language plpgsql as $$
begin
  if (new.amount, new.was, new.currency) is distinct from (old.amount, old.was, old.currency) and new.since = old.since then
    new.since := mall_now();
  end if;
  return new;
end $$;
create trigger sku_prices_dated before update on sku_prices for each row execute function date_price();

create function note_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (sku_id, site, currency, amount, was, lowest_30, since, set_by)
    select sku_id, site, currency, amount, was, lowest_30, since, set_by from changed;
  else
    insert into price_history (sku_id, site, currency, amount, was, lowest_30, since, set_by)
    select n.sku_id, n.site, n.currency, n.amount, n.was, n.lowest_30, n.since, n.set_by
    from changed n join earlier e on e.sku_id = n.sku_id and e.site = n.site
    where (n.amount, n.was, n.lowest_30, n.currency) is distinct from (e.amount, e.was, e.lowest_30, e.currency);
  end if;
  return null;
end $$;
create trigger sku_prices_noted after insert on sku_prices referencing new table as changed
  for each statement execute function note_prices();
create trigger sku_prices_noted_again after update on sku_prices referencing old table as earlier new table as changed
  for each statement execute function note_prices();

-- As in 0047, but that the lowest price before a flash sale is read from the history.
create or replace view current_prices as
select p.sku_id, p.site, p.currency, coalesce(m.amount, f.amount, p.amount) as amount,
  case when m.amount is not null then null when f.amount is null then p.was else p.amount end as was,
  case when m.amount is not null then null
    when f.amount is not null then least(p.amount, lowest_price(p.sku_id, p.site, f.starts_at))
    when p.was is not null then least(p.lowest_30, (select min(e.amount) from flash_sales e where e.sku_id = p.sku_id and e.site = p.site
      and e.starts_at < mall_now() and e.ends_at > mall_now() - interval '30 days')) end as lowest_30,
  case when m.amount is null then f.starts_at end as sale_starts_at, case when m.amount is null then f.ends_at end as sale_ends_at,
  coalesce(m.points, 0)::bigint * 100 as points
from sku_prices p left join running_sales f on f.sku_id = p.sku_id and f.site = p.site and f.amount < p.amount
  left join point_prices m on m.sku_id = p.sku_id and m.site = p.site;
