-- People, their sessions and addresses; sellers, their shops and staff; articles.

create table users (
  id            uuid primary key,
  kind          text not null check (kind in ('tourist', 'member')),
  email         text check (length(email) <= 254),
  nickname      text not null default '' check (length(nickname) <= 60),
  password_hash text,
  language      text not null default 'en',
  site          text not null default 'DE',
  created_at    timestamptz not null default mall_now(),
  check (kind = 'tourist' or (email is not null and password_hash is not null))
);
create unique index users_email on users (lower(email)) where kind = 'member';

create table sessions (
  token_hash   bytea primary key,
  user_id      uuid not null references users on delete cascade,
  created_at   timestamptz not null default mall_now(),
  last_seen_at timestamptz not null default mall_now(),
  expires_at   timestamptz not null,
  user_agent   text not null default ''
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table articles (
  id   int primary key,
  slug text not null unique,
  kind text not null check (kind in ('legal', 'help'))
);
create table article_texts (
  article_id int not null references articles,
  language   text not null,
  title      text not null,
  body       text not null,
  primary key (article_id, language)
);

create table sellers (
  id      int primary key,
  name    text not null,
  street  text not null,
  city    text not null,
  country char(2) not null,
  vat_id  text not null,
  email   text not null,
  status  text not null default 'ACTIVE' check (status in ('ACTIVE', 'FROZEN', 'CLEARED'))
);
create table shops (
  id            int primary key,
  seller_id     int not null references sellers,
  name          text not null,
  city          text not null,
  country       char(2) not null,
  handling_days int not null check (handling_days between 0 and 30),
  about         jsonb not null default '{}'
);
create index shops_by_seller on shops (seller_id);

create table seller_staff (
  user_id   uuid primary key references users,
  seller_id int not null references sellers
);

-- What a shop charges to send the heaviest class of its goods in an order to a storefront's country, and how long it takes.
create table shipping_rates (
  shop_id      int not null references shops,
  site         char(2) not null,
  freight      text not null check (freight in ('parcel', 'bulky', 'freight')),
  currency     char(3) not null,
  fee          bigint not null check (fee >= 0),
  free_from    bigint check (free_from > 0),
  transit_days int not null check (transit_days between 1 and 60),
  primary key (shop_id, site, freight)
);

create table addresses (
  id             uuid primary key,
  buyer_id       uuid not null references users on delete cascade,
  site           char(2) not null,
  first_name     text not null,
  last_name      text not null,
  gender         text not null check (gender in ('MALE', 'FEMALE', 'UN_KNOW')),
  phone          text not null,
  email          text not null,
  company        text not null default '',
  tax_code       text not null default '',
  street         text not null,
  house_number   text not null,
  detail         text not null default '',
  postal_code    text not null,
  city           text not null,
  province       text not null,
  country        text not null,
  region_code    char(2) not null,
  hear_from      text not null default '',
  is_default     boolean not null default false,
  created_at     timestamptz not null default mall_now(),
  unique (buyer_id, id)
);
create unique index addresses_one_default on addresses (buyer_id) where is_default;
