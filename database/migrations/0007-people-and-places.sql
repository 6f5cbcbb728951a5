-- Accounts with all their ways in and out, codes, captchas; regions, districts and streets; merchants who apply, the operator who decides.

alter table users drop constraint users_check;
alter table users
  add column mobile          text check (mobile ~ '^\+[1-9][0-9]{5,14}$'),
  add column avatar          uuid,
  add column gender          text not null default 'UN_KNOW' check (gender in ('MALE', 'FEMALE', 'UN_KNOW')),
  add column birthday        date,
  -- 40 bits and more in letters that cannot be mistaken for others; made when it is first asked for.
  add column invitation_code text unique,
  add column invited_by      uuid references users,
  add column invited_at      timestamptz,
  add column password_changed_at timestamptz,
  -- A deleted account keeps its row, empty, for the orders that tax law keeps.
  add column deleted_at      timestamptz,
  add constraint users_reachable check (kind = 'tourist' or deleted_at is not null or email is not null or mobile is not null),
  add constraint users_deleted_is_empty check (deleted_at is null or (email is null and mobile is null and password_hash is null and nickname = '' and avatar is null and birthday is null));
create unique index users_mobile on users (mobile) where kind = 'member' and mobile is not null;
create index users_by_inviter on users (invited_by, invited_at) where invited_by is not null;

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  -- Until when the password counts as just given, for changes that ask for it.
  add column proven_until timestamptz;
create unique index sessions_by_id on sessions (id);

-- Six digits sent to somebody, for one purpose, one target and (once there is one) one account. Only the hash is kept.
create table verification_codes (
  id         uuid primary key,
  user_id    uuid references users on delete cascade,
  purpose    text not null,
  channel    text not null check (channel in ('EMAIL', 'SMS')),
  target     text not null,
  code_hash  bytea not null,
  tries      int not null default 0,
  created_at timestamptz not null default mall_now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index verification_codes_by_target on verification_codes (purpose, target, created_at desc);
create index verification_codes_by_age on verification_codes (expires_at);

-- What the next step of a flow shows to prove the step before it.
create table step_tokens (
  token_hash bytea primary key,
  purpose    text not null,
  user_id    uuid not null references users on delete cascade,
  target     text not null default '',
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index step_tokens_by_age on step_tokens (expires_at);

create table captchas (
  token_hash  bytea primary key,
  answer_hash bytea not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index captchas_by_age on captchas (expires_at);

create table third_accounts (
  account_type text not null,
  subject      text not null,
  user_id      uuid not null references users on delete cascade,
  label        text not null default '',
  created_at   timestamptz not null default mall_now(),
  primary key (account_type, subject)
);
create unique index third_accounts_one_each on third_accounts (user_id, account_type);

-- A sign-in that is away at its provider: what must come back with it. Bound to the browser by a cookie whose hash is kept here.
create table third_logins (
  state_hash   bytea primary key,
  browser_hash bytea not null,
  account_type text not null,
  nonce        text not null,
  verifier     text not null,
  return_to    text not null default '/',
  -- Set when a signed-in member binds another way in.
  user_id      uuid references users on delete cascade,
  expires_at   timestamptz not null
);
create index third_logins_by_age on third_logins (expires_at);

-- What a guest has ordered becomes the member's who signs in: the owner changes in several tables that name him in their keys, so within that
-- one transaction the keys are looked at when it ends. Everywhere else they are looked at at once, as before.
alter table orders alter constraint orders_buyer_id_contract_id_fkey deferrable initially immediate;
alter table order_lines alter constraint order_lines_buyer_id_order_id_fkey deferrable initially immediate;
alter table parcels alter constraint parcels_buyer_id_order_id_fkey deferrable initially immediate;
alter table payment_orders alter constraint payment_orders_buyer_id_contract_id_fkey deferrable initially immediate;
alter table payment_attempts alter constraint payment_attempts_buyer_id_contract_id_fkey deferrable initially immediate;
alter table reverse_orders alter constraint reverse_orders_buyer_id_order_id_fkey deferrable initially immediate;
alter table comments alter constraint comments_author_id_line_id_fkey deferrable initially immediate;

create table regions (
  id         int primary key,
  name       text not null,
  short_name char(2) not null unique,
  status     text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED'))
);
-- The countries a storefront sends to, in its order.
create table site_regions (
  site      char(2) not null,
  region_id int not null references regions,
  position  int not null,
  primary key (site, region_id)
);
-- The same rows as `addressCountries` and `storefronts` of the contract; here, because addresses refer to them.
insert into regions (id, name, short_name) values (5, 'Deutschland', 'DE'), (6, 'Österreich', 'AT'), (7, 'Luxemburg', 'LU'), (8, 'Nederland', 'NL'), (9, 'España', 'ES'), (10, 'Portugal', 'PT'), (11, 'Sverige', 'SE'), (12, 'France', 'FR'),
  (13, 'Italia', 'IT'), (14, 'Polska', 'PL'), (15, 'United Kingdom', 'GB');
insert into site_regions (site, region_id, position) values ('DE', 5, 1), ('DE', 6, 2), ('DE', 7, 3), ('NL', 8, 1), ('ES', 9, 1), ('ES', 10, 2), ('SE', 11, 1), ('FR', 12, 1), ('IT', 13, 1), ('PL', 14, 1), ('UK', 15, 1);

-- Provinces (1), cities (2), districts (3) and, where the data has them, streets (4).
create table districts (
  code      text primary key,
  region_id int not null references regions,
  parent    text references districts,
  level     int not null check (level between 1 and 4),
  name      text not null,
  -- The name in plain letters, for search and for the picker's order.
  alias     text not null,
  -- The larger of two places with like names comes first.
  people    int not null default 0,
  longitude numeric(9, 5),
  latitude  numeric(9, 5),
  check ((level = 1) = (parent is null))
);
create index districts_by_parent on districts (region_id, level, parent, alias);
create index districts_by_alias on districts using gin (alias gin_trgm_ops);
create index districts_by_start on districts (region_id, alias text_pattern_ops);

-- Streets the embedded autocomplete knows.
create table streets (
  id          int primary key,
  region_id   int not null references regions,
  city_code   text references districts,
  name        text not null,
  alias       text not null,
  postal_code text not null default '',
  city        text not null,
  province    text not null
);
create index streets_by_alias on streets using gin (alias gin_trgm_ops);
create index streets_by_start on streets (region_id, alias text_pattern_ops);

alter table addresses
  add column kind        text not null default 'SHIPPING' check (kind in ('SHIPPING', 'BILLING')),
  add column area_code   text not null default '',
  add column eori        text not null default '',
  add column region_id   int references regions,
  -- The chosen levels of the picker: [{ code, name, level }].
  add column district_list jsonb not null default '[]',
  add column longitude   numeric(9, 5),
  add column latitude    numeric(9, 5),
  add column subscribe   boolean not null default false,
  add column rfc_file    uuid references files,
  add column updated_at  timestamptz not null default mall_now();
update addresses set region_id = regions.id from regions where regions.short_name = addresses.region_code;
update addresses set area_code = '+' || codes.code from (values ('DE', '49'), ('NL', '31'), ('ES', '34'), ('SE', '46'), ('FR', '33'), ('IT', '39'), ('PL', '48'), ('UK', '44')) as codes (site, code)
  where addresses.site = codes.site and starts_with(addresses.phone, '+' || codes.code);

-- Documents are kept apart from pictures until something has looked at them.
alter table files
  add column name   text not null default '' check (length(name) <= 200),
  add column status text not null default 'CLEAN' check (status in ('QUARANTINE', 'CLEAN', 'REFUSED')),
  -- An order needs it: it stays when the address it was sent with goes.
  add column held_at timestamptz;
create index files_in_quarantine on files (created_at) where status = 'QUARANTINE';

-- People who want to sell, and what became of it.
create table merchant_applications (
  id             uuid primary key,
  user_id        uuid not null references users,
  status         text not null check (status in ('DRAFT', 'AUDIT', 'PASS', 'REJECTED')),
  version        int not null default 1,
  company        text not null default '',
  tax_id         text not null default '',
  country        text not null default '',
  contact_name   text not null default '',
  contact_phone  text not null default '',
  email          text not null default '',
  shop_name      text not null default '',
  about          text not null default '',
  return_address jsonb not null default '{}',
  documents      uuid[] not null default '{}' check (cardinality(documents) <= 10),
  agreed         jsonb not null default '{}',
  reject_reason  text not null default '',
  seller_id      int references sellers,
  submitted_at   timestamptz,
  decided_at     timestamptz,
  decided_by     uuid references users,
  created_at     timestamptz not null default mall_now(),
  updated_at     timestamptz not null default mall_now()
);
create unique index merchant_applications_one_open on merchant_applications (user_id) where status in ('DRAFT', 'AUDIT', 'PASS');
create index merchant_applications_by_status on merchant_applications (status, submitted_at);

alter table sellers
  add column status_reason text not null default '',
  add column return_address jsonb not null default '{}';

-- Taken off the shelves because its seller may not sell: these come back when it may again.
alter table items add column held_back boolean not null default false check (not (held_back and is_listed));

create table operators (
  user_id uuid primary key references users
);

-- What the readers of help articles looked up and how they want to be addressed; nothing about a person but the account it belongs to.
create table article_lookups (
  user_id    uuid not null references users on delete cascade,
  article_id int not null references articles,
  times      int not null default 1,
  at         timestamptz not null default mall_now(),
  primary key (user_id, article_id)
);
