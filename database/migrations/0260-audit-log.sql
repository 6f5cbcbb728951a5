-- What the staff of shops and of the mall changed (decision record 215): a line per change, in its transaction, that nobody rewrites.
create table audit_lines (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  request_id text not null,
  call       text not null,
  area       text not null,
  as_who     text not null check (as_who in ('merchant', 'operator')),
  actor_id   uuid not null references users,
  role       text,
  seller_id  int references sellers,
  about      text,
  about_id   text,
  about_name text,
  changes    jsonb not null,
  -- A merchant's line stands in the log of that seller.
  constraint audit_lines_seller check (as_who <> 'merchant' or seller_id is not null)
);
create index audit_lines_of_seller on audit_lines (seller_id, id desc);
create index audit_lines_of_seller_area on audit_lines (seller_id, area, id desc);
create index audit_lines_of_sellers_actor on audit_lines (seller_id, actor_id, id desc) where as_who = 'merchant';
create index audit_lines_of_mall on audit_lines (id desc) where as_who = 'operator';
create index audit_lines_of_actor on audit_lines (actor_id, id desc);
create index audit_lines_of_malls_area on audit_lines (area, id desc) where as_who = 'operator';
create trigger audit_lines_append_only before update or delete on audit_lines for each row execute function refuse_change();

-- Where from, kept apart because it is forgotten earlier.
create table audit_origins (
  line_id bigint primary key references audit_lines,
  network text not null,
  device  text not null,
  at      timestamptz not null
);
create index audit_origins_by_age on audit_origins (at);
