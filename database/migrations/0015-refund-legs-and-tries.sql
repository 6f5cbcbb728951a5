-- A refund is a list of legs, one per capture that its money goes back to; each try to send a leg is a row, which its ending names.
-- What needs a person's look is a matter: found, dealt with, and who did what.
-- The audit's views show these tables; they are made anew after the migrations.
drop schema if exists audit cascade;

create table refund_legs (
  id          uuid primary key,
  refund_id   uuid not null references refunds,
  provider    text not null,
  capture_ref text not null,
  amount      bigint not null check (amount > 0),
  currency    char(3) not null,
  status      text not null check (status in ('CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED', 'SETTLED')),
  -- When the provider is asked next, whoever calls; of a leg that failed, when it is sent again; null once nothing more happens by itself.
  next_try_at timestamptz,
  foreign key (provider, capture_ref) references captures (provider, provider_ref)
);
create index refund_legs_by_refund on refund_legs (refund_id);
create index refund_legs_by_capture on refund_legs (provider, capture_ref);
create index refund_legs_due on refund_legs (next_try_at) where next_try_at is not null;

create table refund_tries (
  -- Also our reference at the provider, by which its list of refunds is read.
  id            uuid primary key,
  leg_id        uuid not null references refund_legs,
  number        int not null check (number > 0),
  -- The provider's idempotency key: the same for every repeat of this try.
  key           uuid not null unique,
  provider_ref  text,
  -- RETURNED: given, and sent back by the bank. EXTRA: given although another try of the leg had been.
  status        text not null check (status in ('SENT', 'UNKNOWN', 'DONE', 'FAILED', 'RETURNED', 'EXTRA')),
  failed_reason text,
  sent_at       timestamptz not null,
  ended_at      timestamptz,
  unique (leg_id, number)
);
create unique index refund_tries_one_open on refund_tries (leg_id) where status in ('SENT', 'UNKNOWN');
create unique index refund_tries_one_done on refund_tries (leg_id) where status = 'DONE';

insert into refund_legs (id, refund_id, provider, capture_ref, amount, currency, status, next_try_at)
select id, id, provider, capture_ref, amount, currency, status, next_try_at from refunds;
-- The reference that was sent until now is the refund's own id. Of the tries before the last one only their number was kept.
insert into refund_tries (id, leg_id, number, key, provider_ref, status, failed_reason, sent_at, ended_at)
select id, id, case when status = 'FAILED' then greatest(tries, 1) else tries + 1 end, attempt_key, provider_ref, status, failed_reason, created_at, case when status in ('DONE', 'FAILED') then updated_at end
from refunds where status <> 'CREATED';

create table money_matters (
  id          uuid primary key,
  kind        text not null check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE')),
  status      text not null check (status in ('OPEN', 'RESOLVED', 'SETTLED')),
  -- What it is about, once per open matter.
  cause       text not null,
  provider    text not null,
  -- The provider's own name of what it is about, or ours: a capture, a refund.
  reference   text not null,
  leg_id      uuid references refund_legs,
  contract_id uuid references contracts,
  amount      bigint check (amount > 0),
  currency    char(3),
  reason      text not null,
  found_at    timestamptz not null,
  closed_at   timestamptz,
  check ((amount is null) = (currency is null)),
  check ((closed_at is null) = (status = 'OPEN'))
);
create unique index money_matters_one_open on money_matters (cause) where status = 'OPEN';
create index money_matters_open on money_matters (found_at) where status = 'OPEN';
create index money_matters_by_leg on money_matters (leg_id) where leg_id is not null;

-- A capture that belongs to nothing is a capture like any other; its payment is known by the provider's name only.
alter table captures
  alter column contract_id drop not null,
  alter column attempt_id drop not null,
  add column payment_ref text,
  -- Where the provider charges in another currency than it captures; null where in the same.
  add column fee_currency char(3);
insert into captures (provider, provider_ref, payment_ref, amount, currency, disposition, reason, seen_at)
select provider, provider_ref, payment_ref, amount, currency, case when resolved_at is null then 'REVIEW' else 'AUTO_REFUNDED' end, 'stray', found_at from stray_captures;
insert into money_matters (id, kind, status, cause, provider, reference, amount, currency, reason, found_at)
select gen_random_uuid(), 'STRAY_CAPTURE', 'OPEN', 'stray:' || provider || ':' || provider_ref, provider, provider_ref, amount, currency, 'belongs to nothing: ' || reference, found_at
from stray_captures where resolved_at is null;
insert into money_matters (id, kind, status, cause, provider, reference, contract_id, amount, currency, reason, found_at)
select gen_random_uuid(), 'OTHER_AMOUNT', 'OPEN', 'amount:' || provider || ':' || provider_ref, provider, provider_ref, contract_id, amount, currency, reason, seen_at
from captures where disposition = 'REVIEW' and contract_id is not null;
insert into money_matters (id, kind, status, cause, provider, reference, leg_id, contract_id, amount, currency, reason, found_at)
select gen_random_uuid(), 'REFUND_GIVEN_UP', 'OPEN', 'leg:' || id, provider, id, id, contract_id, amount, currency, coalesce(failed_reason, 'failed'), updated_at
from refunds where status = 'FAILED' and next_try_at is null;
insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor, at)
select 'matter', id, 1, null, 'OPEN', 'find', 'payment', found_at from money_matters;
-- In the books from now on: what lies at the provider and belongs to nobody we know.
insert into ledger_entries (txn_id, account, currency, amount, event, ref)
select m.id, e.account, m.currency, e.sign * m.amount, 'stray', m.id from money_matters m, (values ('provider', 1), ('suspense', -1)) e (account, sign) where m.kind = 'STRAY_CAPTURE';
drop table stray_captures;
alter table captures add check ((contract_id is null) = (attempt_id is null)), add check ((attempt_id is null) = (payment_ref is not null));

alter table refunds
  alter column contract_id drop not null,
  alter column buyer_id drop not null,
  -- The matter that money of no contract belongs to; its entries in the books stand under it.
  add column matter_id uuid references money_matters,
  add check (num_nonnulls(contract_id, matter_id) = 1),
  drop column attempt_id,
  drop column provider,
  drop column capture_ref,
  drop column attempt_key,
  drop column provider_ref,
  drop column tries,
  drop column next_try_at;

-- Captures that a provider lists and whose payments could not be read; they are read again each minute.
create table unread_captures (
  provider     text not null,
  provider_ref text not null,
  payment_ref  text not null,
  reference    text not null,
  amount       bigint not null,
  currency     char(3) not null,
  captured_at  timestamptz not null,
  primary key (provider, provider_ref)
);
