-- What to put beside an item: taken in a turn that begins elsewhere for every item (see findCompanions). By this they are found, not sorted.
create index items_of_shop_in_turn on items (shop_id, (id::bigint * 7919 % 1009), id) where is_listed;
create index items_in_turn on items ((id::bigint * 7919 % 1009), id) where is_listed;
-- How the stars of an item are spread, and how many of its reviews have pictures: counted without the reviews themselves.
create index comments_by_rate on comments (item_id, rate) where kind = 'FIRST';
create index comments_with_images on comments (item_id) where kind = 'FIRST' and cardinality(images) > 0;
