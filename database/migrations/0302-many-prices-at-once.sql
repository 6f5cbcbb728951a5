-- Many prices changed at once (decision 253): what each would become is looked at and kept, then set as it was looked at, and undone.
create table price_changes (
  id           uuid primary key,
  seller_id    int not null references sellers,
  -- Who has looked, who has said the word, and who has undone it.
  user_id      uuid not null,
  applied_by   uuid,
  undone_by    uuid,
  status       text not null check (status in ('LOOKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
  language     text not null,
  -- Which goods, and how their prices change.
  chosen       jsonb not null,
  how          jsonb not null,
  sites        text[] not null check (cardinality(sites) > 0),
  is_reduced   boolean not null,
  price_count  int not null check (price_count > 0),
  -- Why it stopped, as a refusal.
  stopped_by   text,
  created_at   timestamptz not null,
  applied_at   timestamptz,
  undone_at    timestamptz,
  -- When it last came on.
  moved_at     timestamptz not null,
  check ((status = 'LOOKED') = (applied_by is null) and (applied_by is null) = (applied_at is null)),
  check ((status in ('UNDOING', 'UNDONE')) = (undone_by is not null) and (undone_by is null) = (undone_at is null))
);
create index price_changes_by_seller on price_changes (seller_id, created_at desc, id desc);
create index price_changes_by_age on price_changes (created_at);
create index price_changes_moving on price_changes (moved_at) where status in ('RUNNING', 'UNDOING');

create table price_change_rows (
  change_id   uuid not null references price_changes on delete cascade,
  row_no      int not null,
  sku_id      int not null,
  code        text not null,
  site        char(2) not null,
  currency    char(3) not null,
  -- The price and what stands struck through for it, as they were looked at; what it would become may be nothing or less.
  before      bigint not null,
  was         bigint,
  after       bigint not null,
  plan        text not null check (plan in ('CHANGE', 'SAME', 'FAULT')),
  faults      text[] not null default '{}',
  asks        text[] not null default '{}',
  -- What became of it, why it was refused, and what it cost then; the same again of what was set, when it is undone.
  answer      text check (answer in ('DONE', 'CONFLICT', 'REFUSED', 'LEFT')),
  why         text,
  found       bigint,
  undo_answer text check (undo_answer in ('DONE', 'CONFLICT', 'REFUSED', 'LEFT')),
  undo_why    text,
  undo_found  bigint,
  primary key (change_id, row_no),
  check ((plan = 'FAULT') = (faults <> '{}')),
  check (answer is distinct from 'DONE' or plan = 'CHANGE'),
  check (undo_answer is null or answer = 'DONE')
);
create unique index price_change_rows_once on price_change_rows (change_id, sku_id, site);
create index price_change_rows_waiting on price_change_rows (change_id, sku_id, row_no) where answer is null;
create index price_change_rows_to_undo on price_change_rows (change_id, sku_id, row_no) where answer = 'DONE' and undo_answer is null;

-- For what a price was set: by a bulk change, or to undo one. The history keeps it, also when the change itself is forgotten.
alter table sku_prices
  add column set_for text check (set_for in ('CHANGE', 'UNDO')),
  add column change_id uuid,
  add constraint sku_prices_for check ((set_for is null) = (change_id is null));
alter table price_history
  add column set_for text check (set_for in ('CHANGE', 'UNDO')),
  add column change_id uuid;

-- As in 0215, with what it was set for.
create or replace function note_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (sku_id, site, currency, amount, was, lowest_30, since, set_by, set_for, change_id)
    select n.sku_id, n.site, n.currency, n.amount, n.was, n.lowest_30, n.since, n.set_by, n.set_for, n.change_id
    from changed n join skus k on k.id = n.sku_id join items i on i.id = k.item_id where i.status not in ('DRAFT', 'IN_REVIEW');
  else
    insert into price_history (sku_id, site, currency, amount, was, lowest_30, since, set_by, set_for, change_id)
    select n.sku_id, n.site, n.currency, n.amount, n.was, n.lowest_30, n.since, n.set_by, n.set_for, n.change_id
    from changed n join earlier e on e.sku_id = n.sku_id and e.site = n.site
      join skus k on k.id = n.sku_id join items i on i.id = k.item_id
    where (n.amount, n.was, n.lowest_30, n.currency) is distinct from (e.amount, e.was, e.lowest_30, e.currency)
      and i.status not in ('DRAFT', 'IN_REVIEW');
  end if;
  return null;
end $$;
