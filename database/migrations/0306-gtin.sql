-- The number under a version's barcode (decision 257), kept as the digits that were typed. A shop may not give one number to two of its versions: 12 digits and the same 13 with a nought before them are one number.
alter table skus
  add column gtin text check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'),
  -- The shop of its item, as far as there is a number: what the index below needs to know.
  add column gtin_shop_id int,
  add check ((gtin is null) = (gtin_shop_id is null)),
  add foreign key (item_id, gtin_shop_id) references items (id, shop_id);
create unique index skus_gtin_of_shop on skus (gtin_shop_id, lpad(gtin, 14, '0'));
