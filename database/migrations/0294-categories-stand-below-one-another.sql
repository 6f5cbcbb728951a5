-- A category may stand below another, three deep. `path` are the ids from the top down to itself: what is in a category and below it is asked with it (decision 238).
alter table categories add column parent_id int references categories;
alter table categories add column path int[] not null default '{}';
create index categories_by_parent on categories (parent_id);

create function place_category() returns trigger language plpgsql as $$
declare above int[] := coalesce((select path from categories where id = new.parent_id), '{}');
begin
  if new.id = any(above) or new.id = new.parent_id then raise exception 'category % below itself', new.id; end if;
  new.path := above || new.id;
  return new;
end $$;
create trigger categories_placed before insert or update of parent_id on categories for each row execute function place_category();

-- What is below goes along.
create function place_below_category() returns trigger language plpgsql as $$
begin
  update categories set parent_id = new.id where parent_id = new.id;
  return null;
end $$;
create trigger categories_moved after update on categories for each row when (old.path is distinct from new.path) execute function place_below_category();

update categories set parent_id = null;
alter table categories add constraint categories_three_deep check (cardinality(path) between 1 and 3);
