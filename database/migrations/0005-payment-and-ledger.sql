-- Claims on a contract, attempts to pay them, what the provider says and keeps, and the double-entry ledger.

create table payment_orders (
  id          uuid primary key,
  buyer_id    uuid not null,
  contract_id uuid not null,
  kind        text not null check (kind in ('FULL', 'DEPOSIT', 'BALANCE')),
  amount      bigint not null check (amount > 0),
  currency    char(3) not null,
  status      text not null check (status in ('OPEN', 'PAID', 'CLOSED')),
  unique (contract_id, kind),
  foreign key (buyer_id, contract_id) references contracts (buyer_id, id)
);

create table payment_attempts (
  id               uuid primary key,
  buyer_id         uuid not null,
  contract_id      uuid not null,
  payment_order_id uuid not null references payment_orders,
  kind             text not null check (kind in ('FULL', 'DEPOSIT', 'BALANCE')),
  channel          text not null,
  status           text not null check (status in ('CREATED', 'PAY_PENDING', 'PAY_SUCCESS', 'PAY_FAILED', 'PAY_CLOSED', 'PAY_DUPLICATE')),
  version          int not null default 1,
  amount           bigint not null check (amount > 0),
  currency         char(3) not null,
  -- The public random key by which the result page asks.
  unique_key       text not null unique,
  -- Sent to the provider with the create call; the same while its outcome is unknown.
  request_key      uuid not null unique,
  provider         text not null,
  provider_ref     text,
  redirect_url     text,
  failed_reason    text,
  next_check_at    timestamptz,
  check_count      int not null default 0,
  created_at       timestamptz not null default mall_now(),
  updated_at       timestamptz not null default mall_now(),
  unique (provider, provider_ref),
  foreign key (buyer_id, contract_id) references contracts (buyer_id, id)
);
-- One live attempt per claim; two tabs cannot open two.
create unique index payment_attempts_one_live on payment_attempts (payment_order_id) where status in ('CREATED', 'PAY_PENDING');
-- One success per claim, whatever the events say.
create unique index payment_attempts_one_success on payment_attempts (payment_order_id) where status = 'PAY_SUCCESS';
create index payment_attempts_by_contract on payment_attempts (contract_id, created_at);
create index payment_attempts_due on payment_attempts (next_check_at) where next_check_at is not null;

create table provider_events (
  provider     text not null,
  event_id     text not null,
  payload      jsonb not null,
  status       text not null check (status in ('NEW', 'DONE', 'IGNORED')),
  received_at  timestamptz not null default mall_now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index provider_events_open on provider_events (received_at) where status = 'NEW';

-- Money the provider took, each capture once.
create table captures (
  provider     text not null,
  provider_ref text not null,
  contract_id  uuid not null references contracts,
  attempt_id   uuid not null references payment_attempts,
  amount       bigint not null check (amount > 0),
  currency     char(3) not null,
  fee          bigint not null default 0,
  disposition  text not null check (disposition in ('APPLIED', 'AUTO_REFUNDED', 'REVIEW')),
  reason       text not null,
  seen_at      timestamptz not null default mall_now(),
  primary key (provider, provider_ref)
);
create index captures_by_contract on captures (contract_id);
create index captures_by_attempt on captures (attempt_id);

create table refunds (
  id               uuid primary key,
  buyer_id         uuid not null,
  contract_id      uuid not null references contracts,
  attempt_id       uuid not null references payment_attempts,
  provider         text not null,
  capture_ref      text not null,
  amount           bigint not null check (amount > 0),
  currency         char(3) not null,
  reason           text not null,
  status           text not null check (status in ('CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED')),
  version          int not null default 1,
  -- One per cause; asking again for the same cause finds the earlier row.
  request_key      text not null unique,
  -- Sent to the provider; a new one only after a known failure.
  attempt_key      uuid not null unique,
  provider_ref     text,
  failed_reason    text,
  tries            int not null default 0,
  next_try_at      timestamptz,
  created_at       timestamptz not null default mall_now(),
  updated_at       timestamptz not null default mall_now(),
  foreign key (provider, capture_ref) references captures (provider, provider_ref)
);
create index refunds_by_contract on refunds (contract_id);
create index refunds_by_capture on refunds (provider, capture_ref);
create index refunds_due on refunds (next_try_at) where next_try_at is not null;

create table ledger_entries (
  id       bigint generated always as identity (cache 50) primary key,
  txn_id   uuid not null,
  account  text not null,
  currency char(3) not null,
  amount   bigint not null check (amount <> 0),
  event    text not null,
  ref      uuid not null,
  at       timestamptz not null default mall_now()
);
create index ledger_entries_by_txn on ledger_entries (txn_id);
create index ledger_entries_by_ref on ledger_entries (ref);
create index ledger_entries_by_account on ledger_entries (account, at);
create trigger ledger_append_only before update or delete on ledger_entries for each row execute function refuse_change();

-- Each transaction of the books sums to zero in each currency, checked when the database commits.
create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entries where txn_id = new.txn_id group by currency having sum(amount) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', new.txn_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balances();
