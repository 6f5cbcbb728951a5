-- Where a contract was placed from, keyed so that nobody reads an address from it: what is ordered and not paid is counted per network, too.
alter table contracts add column network text;
create index contracts_by_network on contracts (network, created_at) where network is not null;
