-- What every module stands on: the mall's clock, settings, the history of states, rate limits, files.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The database's clock, movable in tests and demo mode by the setting mall.now.
create function mall_now() returns timestamptz language sql stable as
$$ select coalesce(nullif(current_setting('mall.now', true), '')::timestamptz, now()) $$;

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

create table mall_settings (
  key   text primary key,
  value jsonb not null
);

create table transitions (
  entity     text not null,
  entity_id  uuid not null,
  seq        int  not null,
  from_state text,
  to_state   text not null,
  event      text not null,
  actor      text not null,
  actor_id   uuid,
  facts      jsonb,
  at         timestamptz not null default mall_now(),
  primary key (entity, entity_id, seq)
);
create trigger transitions_append_only before update or delete on transitions for each row execute function refuse_change();

create table rate_limits (
  key          text primary key,
  window_start timestamptz not null,
  used         int not null
);
create index rate_limits_by_age on rate_limits (window_start);

create table files (
  id           uuid primary key,
  owner_id     uuid not null,
  purpose      text not null,
  content_type text not null,
  bytes        bigint not null,
  width        int,
  height       int,
  created_at   timestamptz not null default mall_now()
);
create index files_by_owner on files (owner_id, created_at);
