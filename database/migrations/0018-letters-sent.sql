-- A letter of the mall is written once, however often its job runs: taken before it is sent, so that two runs cannot both send it.
create table letters_sent (
  -- What it is about and who reads it: `sold:order:user`.
  key      text primary key,
  taken_at timestamptz not null,
  sent_at  timestamptz
);
create index letters_sent_by_age on letters_sent (taken_at);
