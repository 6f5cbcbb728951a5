-- Several people per shop, each with a role, and several shops per person (decision record 206). Whoever is there was alone and owns the shop.
alter table seller_staff drop constraint seller_staff_pkey;
alter table seller_staff
  add column role text not null default 'owner'
    constraint seller_staff_role check (role in ('owner', 'goods', 'orders', 'service', 'money', 'reader')),
  add column since timestamptz not null default mall_now(),
  add primary key (user_id, seller_id);
create index seller_staff_by_seller on seller_staff (seller_id);

-- At whose desk a session is, for who works for several; null: where the person has been longest.
alter table sessions add column seller_id int references sellers;
