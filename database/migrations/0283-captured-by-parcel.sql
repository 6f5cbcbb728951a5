-- A payment that is only authorised, and taken parcel by parcel.

alter table payment_attempts drop constraint payment_attempts_status_check;
alter table payment_attempts add constraint payment_attempts_status_check
  check (status in ('CREATED', 'PAY_PENDING', 'PRE_AUTH_SUCCESS', 'PAY_SUCCESS', 'PAY_FAILED', 'PAY_CLOSED', 'PAY_DUPLICATE'));
alter table payment_attempts
  add column capture_mode text not null default 'AT_ONCE' check (capture_mode in ('AT_ONCE', 'BY_PARCEL')),
  -- When its buyer's promise was good, and until when money can be taken by it.
  add column authorised_at timestamptz,
  add column expires_at timestamptz,
  -- Since when its provider says that it is over, although not all of it was taken.
  add column promise_ended_at timestamptz;
drop index payment_attempts_one_success;
create unique index payment_attempts_one_success on payment_attempts (payment_order_id) where status in ('PRE_AUTH_SUCCESS', 'PAY_SUCCESS');

-- What is to be taken by an authorisation for what left of an order. `lines`: of which lines it is, as far as they come to it.
create table parcel_captures (
  id            uuid primary key,
  attempt_id    uuid not null references payment_attempts,
  order_id      uuid not null references orders (id),
  amount        bigint not null check (amount > 0),
  currency      char(3) not null,
  status        text not null check (status in ('CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED', 'DROPPED', 'WRITTEN_OFF')),
  lines         jsonb not null default '[]',
  provider      text not null,
  capture_ref   text,
  failed_reason text,
  next_try_at   timestamptz,
  created_at    timestamptz not null,
  unique (provider, capture_ref),
  foreign key (provider, capture_ref) references captures (provider, provider_ref),
  check ((status = 'DONE') = (capture_ref is not null))
);
create index parcel_captures_by_attempt on parcel_captures (attempt_id);
create index parcel_captures_by_order on parcel_captures (order_id);
create index parcel_captures_due on parcel_captures (next_try_at) where next_try_at is not null;

-- Each sending of one. `key` is the provider's idempotency key.
create table parcel_capture_tries (
  id            uuid primary key,
  capture_id    uuid not null references parcel_captures,
  number        int not null,
  key           uuid not null unique,
  status        text not null check (status in ('SENT', 'UNKNOWN', 'DONE', 'FAILED')),
  failed_reason text,
  sent_at       timestamptz not null,
  ended_at      timestamptz,
  unique (capture_id, number)
);

-- DROPPED: its goods came back before anything was taken. WRITTEN_OFF: two persons agreed that it will never be taken.
-- What of a refund was never taken, and so needs no giving back.
alter table refunds add column released bigint not null default 0 check (released between 0 and amount);
-- And what of it was written off: of each of its lines.
alter table refund_lines add column written_off bigint not null default 0 check (written_off between 0 and goods + shipping);

alter table money_matters add column parcel_capture_id uuid references parcel_captures;
create index money_matters_by_parcel_capture on money_matters (parcel_capture_id) where parcel_capture_id is not null;
alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND', 'DISPUTE', 'DISPUTE_TURNED', 'BOOKS_DIFFER', 'CAPTURE_REFUSED', 'AUTHORISATION_ENDS'));
