-- A shop finds an order by who bought it, where it goes and its tracking number. The words are computed by the index, so that they go when the address does.
create function contract_words(email text, delivery jsonb, billing jsonb) returns text language sql immutable parallel safe as $$
  select public.plain_text(email || ' ' || string_agg(coalesce(a.address->>k.key, ''), ' ' order by a.n, k.n))
  from unnest(array[delivery, billing]) with ordinality a(address, n),
    unnest(array['firstName', 'lastName', 'company', 'email', 'personPhone', 'postalCode', 'city']) with ordinality k(key, n)
$$;
create index contracts_by_words on contracts using gin (contract_words(email, delivery_address, billing_address) gin_trgm_ops);
create index parcels_by_number on parcels (upper(number));
