-- A shop offers something else than what was asked for: less money, or all of it once the goods are back (A8-A10 of the transition tables; decision record 187).
create table reverse_offers (
  id           uuid primary key,
  reverse_id   uuid not null references reverse_orders,
  kind         text not null check (kind in ('PART', 'SEND_BACK')),
  -- What goes back to the buyer who accepts it, goods and shipping together.
  amount       bigint not null check (amount > 0),
  content      text not null check (length(content) between 1 and 1000),
  offered_at   timestamptz not null,
  offered_by   uuid not null,
  answer_until timestamptz not null,
  -- Dropped: the request went on or ended without it.
  answer       text check (answer in ('ACCEPTED', 'DECLINED', 'LAPSED', 'DROPPED')),
  answered_at  timestamptz,
  check ((answer is null) = (answered_at is null))
);
create unique index reverse_offers_open on reverse_offers (reverse_id) where answer is null;
create index reverse_offers_by_reverse on reverse_offers (reverse_id, offered_at desc, id desc);
