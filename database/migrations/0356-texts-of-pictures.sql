-- What a shop says of the pictures of an item for who cannot see them, by the name of the picture and the language (decision 291); and twice as many pictures of an item.
alter table items
  add column picture_texts jsonb not null default '{}' check (jsonb_typeof(picture_texts) = 'object'),
  drop constraint items_pictures_check,
  add constraint items_pictures_check check (cardinality(pictures) <= 24);
