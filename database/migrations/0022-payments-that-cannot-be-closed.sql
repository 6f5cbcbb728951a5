-- A payment whose provider is gone or does not answer cannot be closed: an operator decides.
alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT'));

-- Until then the clock leaves a contract alone that it could not close, so that those behind it get their turn.
alter table contracts add column close_after timestamptz;
