-- What a provider calls a promise, where it takes by another name than that of the payment.
alter table payment_attempts add column authorisation_ref text;
create index payment_attempts_by_authorisation on payment_attempts (provider, authorisation_ref) where authorisation_ref is not null;
