-- A seller's number is no uuid, and the book of moves wants one: each seller has its own. Those who are there keep the one that their moves stand under.
alter table sellers add column history_id uuid;
update sellers set history_id = ('00000000-0000-8000-8000-' || lpad(id::text, 12, '0'))::uuid;
alter table sellers
  alter column history_id set default gen_random_uuid(),
  alter column history_id set not null,
  add constraint sellers_history_id_key unique (history_id);
