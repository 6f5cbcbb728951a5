-- What a request said before its buyer changed it: at most twice, while its shop has not decided.
create table reverse_changes (
  reverse_id uuid not null references reverse_orders,
  number     int not null check (number between 1 and 2),
  reason     text not null,
  remark     text not null default '' check (length(remark) <= 500),
  evidence   uuid[] not null default '{}' check (cardinality(evidence) <= 6),
  goods      bigint not null check (goods >= 0),
  shipping   bigint not null check (shipping >= 0),
  -- How many of each line, as it was asked: line_id and qty.
  lines      jsonb not null,
  changed_at timestamptz not null,
  primary key (reverse_id, number)
);
