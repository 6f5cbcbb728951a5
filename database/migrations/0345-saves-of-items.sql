-- What each save of an item has left, so that it can be read, compared and taken over later (decision 282). The form is
-- the one that the shop gave, with the names of its pictures. Of an item the newest fifty stay.
create table item_saves (
  item_id    int not null references items,
  -- The version of the item that the save has made.
  save_no    int not null,
  saved_at   timestamptz not null,
  -- Null: as it was before the first save that is known.
  saved_by   uuid references users,
  key_id     uuid references api_keys,
  is_table   boolean not null default false,
  taken_from int,
  form       jsonb not null check (jsonb_typeof(form) = 'object'),
  primary key (item_id, save_no),
  check (saved_by is not null or (key_id is null and not is_table and taken_from is null))
);
