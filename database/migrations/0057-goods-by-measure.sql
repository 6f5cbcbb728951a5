-- What is sold by the metre, the square metre or the kilogram, in steps of so many hundredths of it. Prices are those of a whole unit; everything that counts goods
-- counts whole steps (stock, carts, orders, parcels, requests), and a piece is a step of one.
alter table items add column measure text check (measure in ('metre', 'square_metre', 'kilogram')),
  add column step int not null default 100 check (step between 1 and 10000),
  add constraint items_pieces_are_whole check (measure is not null or step = 100),
  add constraint items_measure_is_sent check (measure is null or voucher is null);

-- Stock, carts and orders are counted in it, so it never changes: other steps are another item.
create function keep_measure() returns trigger language plpgsql as $$
begin
  if (new.measure, new.step) is distinct from (old.measure, old.step) then raise exception 'an item keeps what it is sold by'; end if;
  return new;
end $$;
create trigger items_keep_measure before update of measure, step on items for each row execute function keep_measure();

-- Sets, pre-sales, groups of buyers and prices in points count pieces.
create function refuse_measured() returns trigger language plpgsql as $$
begin
  if exists (select 1 from items i where i.measure is not null and (
    i.id::text in (to_jsonb(new) ->> 'main_id', to_jsonb(new) ->> 'part_id')
    or i.id = (select k.item_id from skus k where k.id = (to_jsonb(new) ->> 'sku_id')::int)))
  then raise exception '% is for goods by the piece', tg_table_name; end if;
  return new;
end $$;
create trigger set_parts_by_piece before insert or update on set_parts for each row execute function refuse_measured();
create trigger pre_sales_by_piece before insert or update on pre_sales for each row execute function refuse_measured();
create trigger group_buy_offers_by_piece before insert or update on group_buy_offers for each row execute function refuse_measured();
create trigger point_prices_by_piece before insert or update on point_prices for each row execute function refuse_measured();

-- A line's money follows from its steps, rounded once.
create function price_of_steps(unit_price bigint, steps int, step int) returns bigint language sql immutable parallel safe as
$$ select round(unit_price * steps * step / 100.0)::bigint $$;
alter table order_lines drop constraint order_lines_check1,
  add constraint order_lines_amount check (need_pay = price_of_steps(unit_price, qty, coalesce((snapshot -> 'measure' ->> 'step')::int, 100)) - discount);
