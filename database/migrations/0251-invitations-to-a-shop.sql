-- Who is invited to work for a seller (decision record 207). What was accepted or taken back is gone; one per address is open.
create table staff_invitations (
  id         uuid primary key,
  seller_id  int not null references sellers,
  email      text not null check (length(email) <= 254),
  role       text not null check (role in ('owner', 'goods', 'orders', 'service', 'money', 'reader')),
  invited_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index staff_invitations_one on staff_invitations (seller_id, lower(email));
create index staff_invitations_by_email on staff_invitations (lower(email));
