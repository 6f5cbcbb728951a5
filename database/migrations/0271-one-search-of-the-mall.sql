-- Whoever keeps the mall finds money by the reference of its provider, a parcel back by its number, and a seller by a part of a name. References and numbers are found from their start on.
create index payment_attempts_by_ref on payment_attempts (provider_ref) where provider_ref is not null;
create index captures_by_ref on captures (provider_ref);
create index refund_tries_by_ref on refund_tries (provider_ref) where provider_ref is not null;
create index reverse_parcels_by_number on reverse_parcels (number);
create index stray_parcels_by_number on stray_parcels (upper(number));
create index sellers_by_words on sellers using gin (plain_text(name || ' ' || vat_id || ' ' || email) gin_trgm_ops);
create index shops_by_words on shops using gin (plain_text(name) gin_trgm_ops);
