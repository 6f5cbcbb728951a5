-- What each script of a vendor on the pages where one pays has been, by its content (decision record 303).
create table pay_scripts (
  address       text not null check (length(address) between 1 and 500),
  -- In base 64, as a browser is told it.
  sha384        text not null check (length(sha384) = 64),
  provider      text not null,
  bytes         int not null check (bytes >= 0),
  first_seen_at timestamptz not null,
  last_seen_at  timestamptz not null check (last_seen_at >= first_seen_at),
  primary key (address, sha384)
);
-- What stands on such a page, or is not said by it, though nobody has written it down.
alter table money_matters drop constraint money_matters_kind_check;
alter table money_matters add constraint money_matters_kind_check
  check (kind in ('STRAY_CAPTURE', 'OTHER_AMOUNT', 'REFUND_GIVEN_UP', 'REFUND_UNANSWERED', 'GIVEN_TWICE', 'UNREADABLE', 'UNCLOSED_PAYMENT', 'STRAY_REFUND', 'DISPUTE', 'DISPUTE_TURNED', 'BOOKS_DIFFER', 'CAPTURE_REFUSED', 'AUTHORISATION_ENDS', 'PAY_PAGE_CHANGED'));
