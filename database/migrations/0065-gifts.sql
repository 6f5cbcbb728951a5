-- A promotion of a shop can also give something: one piece of a sku of the same shop, from a value of goods on, or with a certain sku.
alter table promotions
  add column gift_sku_id int references skus,
  add column with_sku_id int references skus,
  drop constraint promotions_kind_check,
  add constraint promotions_kind_check check (kind in ('PERCENT', 'AMOUNT', 'GIFT')),
  add constraint promotions_gift check ((kind = 'GIFT') = (gift_sku_id is not null)),
  add constraint promotions_gift_of_shop check (kind <> 'GIFT' or shop_id is not null),
  add constraint promotions_with check (with_sku_id is null or kind = 'GIFT');

create or replace function runs_unchanged() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (old.shop_id, old.site, old.currency, old.name, old.kind, old.percent, old.amount, old.from_goods, old.gift_sku_id, old.with_sku_id, old.code, old.is_shown, old.most, old.most_each, old.starts_at, old.ends_at)
    is distinct from (new.shop_id, new.site, new.currency, new.name, new.kind, new.percent, new.amount, new.from_goods, new.gift_sku_id, new.with_sku_id, new.code, new.is_shown, new.most, new.most_each, new.starts_at, new.ends_at) then
    raise exception 'the terms of promotion % stand since it runs', old.id;
  end if;
  return new;
end $$;
