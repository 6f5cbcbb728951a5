-- What a provider calls a promise, where it takes by another name than that of the payment.
alter table payment_attempts add column authorisation_ref text;
create index payment_attempts_by_authorisation on payment_attempts (provider, authorisation_ref) where authorisation_ref is not null;
-- breaks: the version before takes nothing by promises of Affirm, Billie and Clearpay: it could not open an order that waits for one
