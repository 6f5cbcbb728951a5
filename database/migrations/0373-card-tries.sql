-- Cards that are tried (decision 301): each attempt to pay by one and each card that is being added, and beside it each decline that its provider tells of. Networks and cards stand here as keyed hashes,
-- and go with their rows after two days.
create table card_tries (
  -- The attempt, or the card that is being added.
  subject_id  uuid not null,
  -- The provider's name of one decline; empty for the try itself.
  decline     text not null default '',
  contract_id uuid references contracts on delete cascade,
  buyer_id    uuid not null references users on delete cascade,
  network     text not null,
  -- Of a decline, where the provider tells one card from another.
  card        text,
  tried_at    timestamptz not null,
  primary key (subject_id, decline)
);
create index card_tries_by_contract on card_tries (contract_id, tried_at);
create index card_tries_by_buyer on card_tries (buyer_id, tried_at);
create index card_tries_by_network on card_tries (network, tried_at);
create index card_tries_by_card on card_tries (card, tried_at) where card is not null;
create index card_tries_by_age on card_tries (tried_at);

-- By which a kept card is told from others: a keyed hash of the provider's fingerprint.
alter table saved_cards add column fingerprint text;
