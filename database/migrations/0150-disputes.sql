-- A payment that its payer disputes with their bank. `taken` is what the provider holds back for it now, `fee` what it keeps for its work, `lost` what is booked as lost.
create table disputes (
  id            uuid primary key,
  provider      text not null,
  provider_ref  text not null,
  capture_ref   text,
  contract_id   uuid,
  status        text not null check (status in ('OPEN', 'UNDER_REVIEW', 'WON', 'LOST')),
  amount        bigint not null check (amount > 0),
  currency      text not null,
  taken         bigint not null default 0 check (taken >= 0),
  lost          bigint not null default 0 check (lost >= 0),
  fee           bigint not null default 0,
  fee_currency  text not null,
  reason        text not null,
  answer_by     timestamptz,
  -- What an operator has answered, and how far that is.
  answer        text check (answer in ('EVIDENCE', 'ACCEPT')),
  answer_text   text,
  answer_key    uuid,
  answer_state  text check (answer_state in ('TO_SEND', 'SENT', 'REFUSED')),
  next_check_at timestamptz,
  opened_at     timestamptz not null,
  closed_at     timestamptz,
  unique (provider, provider_ref),
  check ((answer is null) = (answer_state is null))
);
create index disputes_by_capture on disputes (provider, capture_ref);
create index disputes_by_contract on disputes (contract_id);
create index disputes_due on disputes (next_check_at) where next_check_at is not null;

-- A leg that its payer had already: their bank gave them the money.
alter table refund_legs add column dispute_id uuid references disputes (id);
create index refund_legs_by_dispute on refund_legs (dispute_id) where dispute_id is not null;

alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND', 'DISPUTE', 'DISPUTE_TURNED'));
