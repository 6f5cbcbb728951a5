-- A retired category leads on to another (decision 242). Until its goods have moved it stands below that one, where they are found meanwhile; then it stands nowhere.
alter table categories add column retired_into int references categories;
alter table categories drop constraint categories_three_deep;
alter table categories add constraint categories_three_deep
  check (cardinality(path) between 1 and case when retired_into is null then 3 else 4 end);

-- Whoever puts an item into a retired category, by a form or a table that was read before, puts it where its goods went. Retiring waits for those who are at it, and they for the end of it.
create function follow_retired_category() returns trigger language plpgsql as $$
declare onward int;
begin
  select retired_into into onward from categories where id = new.category_id for share;
  new.category_id := coalesce(onward, new.category_id);
  return new;
end $$;
create trigger items_follow_category_in before insert on items for each row execute function follow_retired_category();
create trigger items_follow_category before update of category_id on items for each row
  when (old.category_id <> new.category_id) execute function follow_retired_category();
