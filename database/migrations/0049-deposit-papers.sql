-- A deposit has a paper of its own when it is paid: tax falls due with it (Directive 2006/112/EC art. 65). The invoice of the goods deducts it; where the deposit goes back, a credit note does.
alter table invoices drop constraint invoices_kind_check, drop constraint invoices_check1;
alter table invoices
  add constraint invoices_kind_check check (kind in ('INVOICE', 'CREDIT_NOTE', 'DEPOSIT')) not valid,
  -- A deposit that goes back with its order has no after-sales order.
  add constraint invoices_corrects_check check ((kind = 'CREDIT_NOTE') = (invoice_id is not null) and (kind = 'CREDIT_NOTE' or reverse_id is null)) not valid;
alter table invoices validate constraint invoices_kind_check;
alter table invoices validate constraint invoices_corrects_check;
create unique index invoices_one_deposit_per_order on invoices (order_id) where kind = 'DEPOSIT';
create unique index invoices_one_return_of_deposit on invoices (invoice_id) where kind = 'CREDIT_NOTE' and reverse_id is null;

-- From when on whatever is paid as a deposit has its paper.
do $$ begin
  execute format('create function deposit_papers_begun() returns timestamptz language sql immutable as $f$ select %L::timestamptz $f$', mall_now());
end $$;
