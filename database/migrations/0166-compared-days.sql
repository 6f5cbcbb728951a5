-- What a provider's list says of what the books took and gave back, as it was last read: how much, when it happened there, and when a comparison last saw it.
alter table captures
  add column listed_amount bigint,
  add column listed_at timestamptz,
  add column listed_seen_at timestamptz;
create index captures_by_day on captures (provider, seen_at);
alter table refund_tries
  add column listed_amount bigint,
  add column listed_at timestamptz,
  add column listed_seen_at timestamptz;
create index refund_tries_by_day on refund_tries (sent_at);

-- A day on which the books and a provider do not agree: both figures, and what they differ in.
create table provider_days (
  provider     text not null,
  day          date not null,
  currency     char(3) not null,
  matter_id    uuid not null references money_matters,
  booked_taken bigint not null,
  listed_taken bigint not null,
  booked_back  bigint not null,
  listed_back  bigint not null,
  -- The first of them: which, whose, and how much by both.
  entries      jsonb not null,
  entry_count  int not null,
  compared_at  timestamptz not null,
  primary key (provider, day, currency)
);
create index provider_days_by_matter on provider_days (matter_id);

alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND', 'DISPUTE', 'DISPUTE_TURNED', 'BOOKS_DIFFER'));
