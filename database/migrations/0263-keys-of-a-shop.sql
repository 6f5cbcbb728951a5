-- With what a shop's own programs sign in (decision record 217): of the secret only its SHA-256. A key that ended stays, because the log names it.
create table api_keys (
  id           uuid primary key,
  seller_id    int not null references sellers,
  name         text not null check (length(name) between 1 and 60),
  prefix       text not null,
  secret_hash  bytea not null unique check (length(secret_hash) = 32),
  scopes       text[] not null constraint api_keys_scopes check (
    cardinality(scopes) > 0
    and scopes <@ array['query', 'query-orders', 'export', 'ship', 'stock', 'messages', 'after-sales', 'reviews', 'write']),
  made_by      uuid not null references users,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  ended_at     timestamptz,
  ended_by     text constraint api_keys_ended_by check (ended_by in ('REVOKED', 'MAKER_LEFT')),
  constraint api_keys_ended check ((ended_at is null) = (ended_by is null)),
  constraint api_keys_year check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
create index api_keys_of_seller on api_keys (seller_id, created_at desc);
create index api_keys_of_maker on api_keys (made_by);

-- Who did it was a program, with this key; the actor is who had made it.
alter table audit_lines add column key_id uuid references api_keys;
