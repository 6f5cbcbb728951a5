-- Who wants a mail that asks for a review some days after something came (decision record 239). A row is what a member agreed to; taken back it is gone.
create table review_reminders (
  user_id   uuid primary key references users,
  agreed_at timestamptz not null,
  looked_at timestamptz not null,
  -- Of the last mail.
  told_at   timestamptz
);
create index review_reminders_in_turn on review_reminders (looked_at);
-- Orders whose buyer was reminded of them: once each.
create table review_reminded (
  order_id uuid primary key references orders,
  user_id  uuid not null references users,
  told_at  timestamptz not null
);
create index review_reminded_of on review_reminded (user_id, told_at);
