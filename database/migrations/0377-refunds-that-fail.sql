-- A refund that was refused more than once is on the list while it is tried again.
alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_FAILING', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND', 'DISPUTE', 'DISPUTE_TURNED', 'BOOKS_DIFFER', 'CAPTURE_REFUSED', 'AUTHORISATION_ENDS', 'PAY_PAGE_CHANGED'));
