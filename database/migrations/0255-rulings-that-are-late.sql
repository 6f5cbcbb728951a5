-- A ruling that is late is told to everybody with a new date, and both sides add proofs until the mall has ruled (A34, A35 of the transition tables; decision record 212).
alter table reverse_disputes
  -- How often `rule_until` has passed without a ruling; each time it is put off.
  add column late_count int not null default 0 check (late_count >= 0);
-- Of those that are open nobody looked at this date.
update reverse_orders r set next_step_at = d.rule_until - interval '24 hours'
  from reverse_disputes d where d.reverse_id = r.id and r.status = 'IN_DISPUTE' and r.next_step_at is null;

create table reverse_proofs (
  id          uuid primary key,
  reverse_id  uuid not null references reverse_disputes (reverse_id),
  side        text not null check (side in ('BUYER', 'SHOP')),
  content     text not null check (length(content) <= 1000),
  photos      uuid[] not null default '{}' check (cardinality(photos) <= 6),
  documents   uuid[] not null default '{}' check (cardinality(documents) <= 3),
  added_by    uuid not null,
  added_at    timestamptz not null,
  request_key text not null,
  unique (reverse_id, side, request_key)
);
create index reverse_proofs_by_photos on reverse_proofs using gin (photos);
create index reverse_proofs_by_documents on reverse_proofs using gin (documents);
