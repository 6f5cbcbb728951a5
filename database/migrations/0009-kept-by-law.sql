-- What the law keeps of somebody who left, and for how long: the last day of the years an invoice has to be kept. Empty while its buyer is here.
alter table contracts add column keep_until date;
create index contracts_kept on contracts (keep_until) where keep_until is not null;
-- Who left before this was written down: the longest of the years.
update contracts c set keep_until = make_date(extract(year from c.created_at)::int + 10, 12, 31) from users u where u.id = c.buyer_id and u.deleted_at is not null;
