-- Where a code is used: at the buyer's home, in the shop's rooms with their address, or from afar. What came with the data says nothing of it.
alter table items
  add column voucher_place text check (voucher_place in ('home', 'shop', 'remote')),
  add column voucher_address text check (length(voucher_address) between 1 and 300),
  add constraint items_voucher_is_used_somewhere check (voucher_place is null or voucher is not null),
  add constraint items_voucher_has_its_address check ((voucher_place is not distinct from 'shop') = (voucher_address is not null));

-- Goods, a service or a card: it stays what it is from its first version on, and so from before anybody can order it.
create function keep_item_kind() returns trigger language plpgsql as $$
begin
  if exists (select from skus k where k.item_id = new.id) then
    raise exception 'item % has versions: what it is stays', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger items_keep_their_kind before update of voucher on items
  for each row when (old.voucher is distinct from new.voucher) execute function keep_item_kind();
