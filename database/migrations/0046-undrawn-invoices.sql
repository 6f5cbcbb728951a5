-- Papers of the last days whose drawing is missing are looked for each minute.
create index invoices_by_time on invoices (issued_at);
