-- One usual address for each storefront: choosing one in the UK leaves the German one as it is.
drop index addresses_one_default;
create unique index addresses_one_default on addresses (buyer_id, site) where is_default;

-- Who asked for a code that anybody may ask for; tries of others count apart, so that a stranger cannot use up somebody's code.
alter table verification_codes add column asked_by text, add column other_tries int not null default 0;
