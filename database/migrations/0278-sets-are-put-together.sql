-- A set that its shop does not sell now, as it would be sold: it moves to `set_parts` and `set_prices` when it is put on sale, and back, so it is in one place at a time.
create table put_away_sets (
  main_id      int primary key references items,
  -- Nothing off is a set all the same.
  percent_off  int not null check (percent_off between 0 and 60),
  -- [{"partId": 1003, "qty": 2}], in the order of the set.
  parts        jsonb not null check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) between 1 and 3)
);
