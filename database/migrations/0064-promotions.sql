-- What is taken off a bill: promotions of a shop, which apply by themselves, and coupons of the mall, which a buyer names. Terms are never changed once it runs (`runs_unchanged`), so that
-- what an order was made with can always be read here, too; the order keeps name, words and amount of its own.
create table promotions (
  id          uuid primary key,
  -- Null: a coupon of the mall.
  shop_id     int references shops,
  site        char(2) not null,
  currency    char(3) not null,
  name        text not null check (length(name) between 1 and 60),
  kind        text not null check (kind in ('PERCENT', 'AMOUNT')),
  percent     int check (percent between 1 and 90),
  amount      bigint check (amount > 0),
  -- From this value of goods on, as they cost in the storefront.
  from_goods  bigint not null check (from_goods >= 0),
  code        text check (code ~ '^[A-Z0-9-]{3,20}$'),
  -- Shown at the checkout to everybody; otherwise a coupon is for who knows its code.
  is_shown    boolean not null default false,
  -- How often it can be used in all, and by one person.
  most        int check (most > 0),
  most_each   int check (most_each > 0),
  -- Uses that are held or paid; one that is given back is not counted any more.
  used        int not null default 0 check (used >= 0),
  starts_at   timestamptz not null,
  ends_at     timestamptz not null,
  status      text not null check (status in ('DRAFT', 'RUNNING', 'ENDED')),
  version     int not null default 1,
  created_at  timestamptz not null default mall_now(),
  updated_at  timestamptz not null default mall_now(),
  check (ends_at > starts_at),
  check ((kind = 'PERCENT') = (percent is not null)),
  check ((kind = 'AMOUNT') = (amount is not null)),
  -- Something is left to pay.
  check (kind <> 'AMOUNT' or amount < from_goods),
  check ((shop_id is null) = (code is not null)),
  check (shop_id is null or (most is null and most_each is null and not is_shown)),
  constraint promotions_limit check (most is null or used <= most)
);
create unique index promotions_code_once on promotions (code);
create index promotions_of_shop on promotions (shop_id, created_at desc);
create index promotions_running on promotions (site, shop_id) where status = 'RUNNING';

create function runs_unchanged() returns trigger language plpgsql as $$
begin
  if old.status <> 'DRAFT' and (old.shop_id, old.site, old.currency, old.name, old.kind, old.percent, old.amount, old.from_goods, old.code, old.is_shown, old.most, old.most_each, old.starts_at, old.ends_at)
    is distinct from (new.shop_id, new.site, new.currency, new.name, new.kind, new.percent, new.amount, new.from_goods, new.code, new.is_shown, new.most, new.most_each, new.starts_at, new.ends_at) then
    raise exception 'the terms of promotion % stand since it runs', old.id;
  end if;
  return new;
end $$;
create trigger promotions_run_unchanged before update on promotions for each row execute function runs_unchanged();

-- Who used it: a shop's promotion by an order, a coupon by a whole contract. Held with the placed order, used with its money, released when it ends unpaid.
create table promotion_uses (
  id           uuid primary key,
  promotion_id uuid not null references promotions,
  contract_id  uuid not null references contracts,
  order_id     uuid references orders,
  buyer_id     uuid not null references users,
  -- The mail address of the order, keyed: whoever comes again without an account is known by it.
  person       text not null,
  amount       bigint not null check (amount >= 0),
  status       text not null check (status in ('HELD', 'USED', 'RELEASED')),
  version      int not null default 1,
  at           timestamptz not null,
  updated_at   timestamptz not null
);
create index promotion_uses_by_contract on promotion_uses (contract_id);
create index promotion_uses_by_promotion on promotion_uses (promotion_id, buyer_id);
create index promotion_uses_by_person on promotion_uses (promotion_id, person);
-- One coupon for a contract.
create unique index promotion_uses_one_coupon on promotion_uses (contract_id) where order_id is null;

-- What was taken off an order and by what, in the words of then; null where nothing was.
alter table orders add column activities jsonb check (activities is null or jsonb_array_length(activities) > 0),
  add constraint orders_activities check ((shop_discount + order_discount > 0) <= (activities is not null));

-- The coupon that a bill was made with.
alter table quotes add column coupon_id uuid references promotions;
