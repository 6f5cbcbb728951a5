-- Who said the side of the shop: that person does not rule about it (decision record 186). Of before it is not known.
alter table reverse_disputes add column shop_answered_by uuid references users;

-- The last presses that added to a line, the newest first: two windows may each repeat their own (decision record 214). `added_key` knew one, and is for the version before.
alter table cart_lines add column added_keys text[] not null default '{}'
  constraint cart_lines_added_keys check (cardinality(added_keys) <= 10);
