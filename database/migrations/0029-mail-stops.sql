-- "This was not me": no more mails about this contract, or another one of its buyer's, go to that address. The address stands here as a keyed hash.
create table mail_stops (
  contract_id uuid primary key references contracts on delete cascade,
  buyer_id    uuid not null references users on delete cascade,
  address     text not null,
  stopped_at  timestamptz not null default mall_now()
);
create index mail_stops_by_buyer on mail_stops (buyer_id, address);
