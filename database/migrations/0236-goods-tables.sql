-- Tables of goods that shops send in: looked at row by row before anything changes, and taken over row by row (decision record 197).
create table goods_imports (
  id           uuid primary key,
  seller_id    int not null references sellers,
  user_id      uuid not null references users on delete cascade,
  file_name    text not null,
  status       text not null default 'RECEIVED'
    check (status in ('RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'STOPPED', 'FAILED', 'DISCARDED')),
  -- Whether the file has come; until then the row only keeps others from sending one.
  is_here      boolean not null default false,
  language     text not null,
  encoding     text not null default 'utf-8',
  separator    text not null default ',' check (separator in (',', ';', E'\t')),
  decimal_sign text not null default '.' check (decimal_sign in ('.', ',')),
  -- Heading, cells of the first rows and field of each column.
  columns      jsonb not null default '[]',
  row_count    int not null default 0,
  -- Which look at its rows this is: one that was asked for again leaves the earlier one.
  attempt      int not null default 0,
  mode         text check (mode in ('ALL', 'GOOD')),
  -- Why it stopped, as a refusal and its facts.
  stopped_by   jsonb,
  created_at   timestamptz not null,
  -- When it last came on.
  moved_at     timestamptz not null,
  check ((mode is not null) = (status in ('RUNNING', 'DONE', 'STOPPED')))
);
-- One at a time.
create unique index goods_imports_open on goods_imports (seller_id) where status in ('RECEIVED', 'CHECKING', 'CHECKED', 'RUNNING');
create index goods_imports_by_seller on goods_imports (seller_id, created_at desc, id desc);
create index goods_imports_by_age on goods_imports (created_at);
create index goods_imports_by_user on goods_imports (user_id);

create table goods_import_rows (
  import_id    uuid not null references goods_imports on delete cascade,
  -- As a spreadsheet counts records, the heading being the first.
  row_no       int not null,
  code         text not null,
  cells        jsonb not null,
  plan         text not null check (plan in ('NEW', 'CHANGE', 'SAME', 'FAULT')),
  -- What it does, as the use cases want it, and on what that is based.
  work         jsonb,
  changes      jsonb not null default '[]',
  faults       jsonb not null default '[]',
  asks         jsonb not null default '[]',
  -- Which item it says something of: one of the shop's, or one that a word of the shop names.
  item_key     text,
  sku_id       int,
  -- What became of it; null until then.
  answer       text check (answer in ('DONE', 'SAME', 'CONFLICT', 'REFUSED', 'LEFT')),
  item_id      int,
  left_version int,
  primary key (import_id, row_no)
);
create index goods_import_rows_by_code on goods_import_rows (import_id, code);
create index goods_import_rows_by_item on goods_import_rows (import_id, item_key) where item_key is not null;
create index goods_import_rows_waiting on goods_import_rows (import_id, sku_id, row_no) where answer is null;
