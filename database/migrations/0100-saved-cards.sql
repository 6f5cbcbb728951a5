-- Cards that members keep. The numbers are with the provider: here is its name for the buyer, and of each card what a page shows and the two names it is
-- charged by, the provider's (method_ref) and the one that a browser may know (token).
create table provider_customers (
  id          uuid primary key,
  provider    text not null,
  -- Null once the account has ended: then the provider is told, and the row goes.
  user_id     uuid references users on delete set null,
  ref         text,
  request_key uuid not null unique,
  created_at  timestamptz not null default mall_now()
);
create unique index provider_customers_one_each on provider_customers (user_id, provider);
create index provider_customers_left on provider_customers (created_at) where user_id is null;

create table saved_cards (
  id           uuid primary key,
  provider     text not null,
  customer_id  uuid not null references provider_customers,
  user_id      uuid references users on delete set null,
  status       text not null check (status in ('OPEN', 'KEPT', 'REMOVED')),
  -- Whether it was added to be used again; the others go after a day.
  is_bound     boolean not null,
  is_default   boolean not null default false,
  setup_ref    text,
  method_ref   text,
  token        text unique,
  brand        text,
  last_digits  text,
  expiry_month integer,
  expiry_year  integer,
  request_key  uuid not null unique,
  created_at   timestamptz not null default mall_now(),
  updated_at   timestamptz not null default mall_now(),
  check (status <> 'KEPT' or (method_ref is not null and token is not null and brand is not null and last_digits is not null
    and expiry_month between 1 and 12 and expiry_year is not null and user_id is not null)),
  check (not is_default or status = 'KEPT')
);
create unique index saved_cards_by_setup on saved_cards (provider, setup_ref);
create unique index saved_cards_one_default on saved_cards (user_id) where is_default;
create index saved_cards_by_user on saved_cards (user_id, created_at);
create index saved_cards_by_customer on saved_cards (customer_id);
-- What the clock looks at: cards that are being added, and those that are to go.
create index saved_cards_to_end on saved_cards (updated_at) where status <> 'KEPT' or not is_bound;
