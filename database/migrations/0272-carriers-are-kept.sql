-- Whoever keeps the mall adds carriers, renames them and switches them off; parcels that they have keep them. Those that came with the mall have the numbers below.
create sequence carrier_ids as int start 1001;
alter table carriers
  alter column id set default nextval('carrier_ids'),
  add column is_on   boolean not null default true,
  -- What a change is based on: of two who change one at once the second is told.
  add column version int not null default 1;
