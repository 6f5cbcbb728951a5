-- Where a shop's own programs are told what happened to its orders and requests (decision record 218).
create table webhook_endpoints (
  id              uuid primary key,
  seller_id       int not null references sellers,
  url             text not null check (length(url) <= 500),
  events          text[] not null,
  status          text not null constraint webhook_endpoints_status check (status in ('ON', 'OFF', 'FAILED', 'REMOVED')),
  -- What signs, under the mall's secret of that name; and the one before, for a day after a change.
  sealed          bytea not null,
  key_id          text not null,
  sealed_before   bytea,
  key_id_before   text,
  before_until    timestamptz,
  created_at      timestamptz not null,
  -- Who gave the address, or changed it last; it is told as long as they say who works for the shop.
  made_by         uuid not null references users,
  -- Since when nothing was taken, and until when nothing is tried.
  failing_since   timestamptz,
  resting_until   timestamptz,
  constraint webhook_endpoints_before check (
    (sealed_before is null) = (key_id_before is null) and (sealed_before is null) = (before_until is null))
);
create index webhook_endpoints_of_seller on webhook_endpoints (seller_id) where status <> 'REMOVED';

-- Written by the transaction that made it true, sent after it; what is under way counts as due in a minute.
create table webhook_messages (
  id           uuid primary key,
  endpoint_id  uuid not null references webhook_endpoints,
  seller_id    int not null references sellers,
  type         text not null,
  body         text not null,
  status       text not null default 'WAITING' constraint webhook_messages_status check (status in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
  try_count    int not null default 0,
  created_at   timestamptz not null,
  next_try_at  timestamptz,
  constraint webhook_messages_due check ((status = 'WAITING') = (next_try_at is not null))
);
create index webhook_messages_due on webhook_messages (next_try_at) where status = 'WAITING';
create index webhook_messages_of_seller on webhook_messages (seller_id, id desc);
create index webhook_messages_of_endpoint on webhook_messages (endpoint_id, id desc);
create index webhook_messages_by_age on webhook_messages (created_at);

create table webhook_tries (
  id         bigint generated always as identity primary key,
  message_id uuid not null references webhook_messages on delete cascade,
  at         timestamptz not null,
  outcome    text not null constraint webhook_tries_outcome check (outcome in ('TAKEN', 'ANSWERED', 'REDIRECTED', 'TIMED_OUT', 'NOT_REACHED', 'NOT_PUBLIC')),
  http       int,
  ms         int not null,
  answer     text not null check (length(answer) <= 500)
);
create index webhook_tries_of_message on webhook_tries (message_id, id);
