-- Of which parcel its buyer was told that it has arrived at the shop, so that it is told once (decision 271).
alter table reverse_orders add column arrival_told uuid;
