-- What a shop last said about goods that leave later than was promised; the new day is `ship_by`.
alter table orders add column delay jsonb check (delay is null or ship_by is not null);
