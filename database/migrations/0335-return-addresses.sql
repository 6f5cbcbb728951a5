-- Where the goods of a shop come back to: its usual address (for no country), and another one for countries to which it sends (decision 268).
create table return_addresses (
  shop_id     int not null references shops,
  for_country text not null default '' check (for_country ~ '^([A-Z]{2})?$'),
  address     jsonb not null,
  primary key (shop_id, for_country)
);
