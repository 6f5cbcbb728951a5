-- The mall rules for a part, and that goods which were sent out again come back once more (A20, A35 of the transition tables; decision record 211).
alter table reverse_lines
  -- Units about which the mall has ruled for their buyer; null where it did so about all of them, or has not ruled.
  add column ruled_qty int check (ruled_qty between 0 and qty);
alter table reverse_disputes
  -- What goes back by the ruling, goods and shipping together.
  add column ruled_amount bigint check (ruled_amount >= 0);

-- Goods that were not accepted, and were sent out again, can be sent back a second time.
alter table reverse_parcels
  add column round smallint not null default 1 check (round in (1, 2)),
  drop constraint reverse_parcels_reverse_id_operator_key,
  add unique (reverse_id, operator, round);
