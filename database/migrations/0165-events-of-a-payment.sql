-- By which the events of one payment are found, whatever order they came in; null for those of before.
alter table provider_events add column payment_ref text;
create index provider_events_by_payment on provider_events (provider, payment_ref) where payment_ref is not null;
