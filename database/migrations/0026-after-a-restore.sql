-- Mails that were sent after the instant a restored database is of: what sends them would be done again, they would not be sent again.
create table mails_before_restore (
  key text primary key,
  sent_at timestamptz not null
);

-- Money that a provider gave back and the books know nothing of: found after a restore.
alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND'));
