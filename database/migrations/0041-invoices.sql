-- Invoices and credit notes. A row holds the facts of one paper as they were when its number was given: it is written once, with its number, and never changed.
-- What the XML of a public customer names besides.
alter table sellers add column phone text not null default '';

-- The last number of each seller's year. The row is locked until the transaction that takes a number ends, so that no number is lost or given twice.
create table invoice_series (
  seller_id int not null references sellers,
  year      int not null,
  last      int not null check (last > 0),
  primary key (seller_id, year)
);

create table invoices (
  id         uuid primary key,
  kind       text not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
  seller_id  int not null references sellers,
  year       int not null,
  serial     int not null check (serial > 0),
  number     text not null unique,
  buyer_id   uuid not null,
  order_id   uuid not null,
  -- Of a credit note: the invoice it corrects, and the after-sales order whose money went back.
  invoice_id uuid references invoices,
  reverse_id uuid,
  currency   char(3) not null,
  gross      bigint not null check (gross > 0),
  tax        bigint not null check (tax >= 0 and tax <= gross),
  facts      jsonb not null,
  issued_at  timestamptz not null,
  -- The last day of the years for which the law keeps it.
  keep_until date not null,
  unique (seller_id, year, serial),
  foreign key (buyer_id, order_id) references orders (buyer_id, id) deferrable initially immediate,
  check ((kind = 'CREDIT_NOTE') = (invoice_id is not null and reverse_id is not null))
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'INVOICE';
create unique index invoices_one_per_refund on invoices (reverse_id) where kind = 'CREDIT_NOTE';
create index invoices_by_order on invoices (order_id);
create index invoices_to_forget on invoices (keep_until) where facts ? 'buyer';
create index invoices_by_buyer on invoices (buyer_id);

-- The only changes: whose order it is when a guest becomes a member, and the persons in it, once nobody has to keep it any more.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.kind, new.seller_id, new.year, new.serial, new.number, new.order_id, new.currency, new.gross, new.tax, new.issued_at, new.keep_until)
      = (old.id, old.kind, old.seller_id, old.year, old.serial, old.number, old.order_id, old.currency, old.gross, old.tax, old.issued_at, old.keep_until)
    and new.invoice_id is not distinct from old.invoice_id and new.reverse_id is not distinct from old.reverse_id
    and (new.facts = old.facts or (old.keep_until < mall_now()::date and new.facts - 'buyer' - 'deliverTo' = old.facts - 'buyer' - 'deliverTo'))
  then
    return new;
  end if;
  raise exception 'an invoice is never changed' using errcode = 'restrict_violation';
end $$;
create trigger invoices_frozen before update or delete on invoices for each row execute function refuse_invoice_change();

-- When the paper was drawn from its facts, and what came out: drawing it again gives the same bytes.
create table invoice_drawings (
  invoice_id uuid primary key references invoices,
  bytes      int not null check (bytes > 0),
  sha256     bytea not null,
  drawn_at   timestamptz not null
);

-- From when on whatever is sent has its invoice; what was sent before has none.
do $$ begin
  execute format('create function invoices_begun() returns timestamptz language sql immutable as $f$ select %L::timestamptz $f$', mall_now());
end $$;
