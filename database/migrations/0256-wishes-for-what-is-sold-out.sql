-- Who wants to hear that a version can be bought again (decision record 213). A member is written to at the account's address, anybody else at the one they typed, and only once they have said by its
-- link that it is theirs. A row is gone a day after its mail, after six months, or when nobody has confirmed it.
create table stock_wishes (
  id          uuid primary key,
  sku_id      int not null references skus on delete cascade,
  site        char(2) not null,
  language    text not null,
  user_id     uuid references users,
  email       text check (length(email) <= 254),
  -- A keyed hash of the mailbox that was typed: however it is spelt, it waits once.
  mailbox     text,
  asked_at    timestamptz not null,
  waits_since timestamptz,
  told_at     timestamptz,
  expires_at  timestamptz not null,
  check ((user_id is null) = (email is not null)),
  check ((email is null) = (mailbox is null)),
  check (told_at is null or waits_since is not null)
);
create unique index stock_wishes_of_member on stock_wishes (user_id, sku_id) where user_id is not null;
create unique index stock_wishes_of_mailbox on stock_wishes (mailbox, sku_id) where mailbox is not null;
create index stock_wishes_in_turn on stock_wishes (sku_id, waits_since, id) where waits_since is not null and told_at is null;
create index stock_wishes_told on stock_wishes (sku_id, told_at) where told_at is not null;
create index stock_wishes_by_email on stock_wishes (lower(email));
create index stock_wishes_by_end on stock_wishes (expires_at);
