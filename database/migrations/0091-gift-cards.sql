-- Orders of a campaign bring a gift card: of one value, as long as the budget lasts, good for so many days once the order is complete.
alter table campaigns
  drop constraint campaigns_kind_check,
  add constraint campaigns_kind_check check (kind in ('PRIZE', 'FREE', 'GIFT_CARD')),
  drop constraint campaigns_free,
  add constraint campaigns_free check ((kind = 'FREE') = (one_in is not null) and (kind = 'FREE') = (most is not null) and (kind in ('FREE', 'GIFT_CARD')) = (budget is not null)),
  add column card_value bigint check (card_value > 0),
  add column card_days int check (card_days between 1 and 3660),
  add constraint campaigns_card check ((kind = 'GIFT_CARD') = (card_value is not null) and (kind = 'GIFT_CARD') = (card_days is not null));

-- What an order has of such a campaign. Its value is set aside in the budget until it is withdrawn; with the code comes a coupon of the mall that is used once.
create table gift_cards (
  id            uuid primary key,
  campaign_id   uuid not null references campaigns,
  order_id      uuid not null references orders,
  value         bigint not null check (value > 0),
  status        text not null check (status in ('PROMISED', 'ISSUED', 'WITHDRAWN')),
  promotion_id  uuid unique references promotions,
  valid_until   timestamptz,
  -- When its buyer had it sent by mail.
  mailed_at     timestamptz,
  created_at    timestamptz not null,
  version       int not null default 1,
  unique (order_id, campaign_id),
  check ((promotion_id is null) = (valid_until is null)),
  check (case status when 'PROMISED' then promotion_id is null when 'ISSUED' then promotion_id is not null else true end),
  check (mailed_at is null or promotion_id is not null)
);
create index gift_cards_by_campaign on gift_cards (campaign_id, status);
create index gift_cards_to_issue on gift_cards (order_id) where status = 'PROMISED';

-- Its code, kept as those of vouchers are: found by a keyed hash, sealed under the mall's secret.
create table gift_card_codes (
  card_id    uuid primary key references gift_cards,
  code_hash  bytea not null unique,
  sealed     bytea not null,
  key_id     text not null
);
create index gift_card_codes_by_key on gift_card_codes (key_id);

-- The coupon of a card has no code of its own: it is found by the card's.
alter table promotions
  add column is_card boolean not null default false,
  drop constraint promotions_check4,
  add constraint promotions_code check ((shop_id is null) = (code is not null or is_card) and not (code is not null and is_card)),
  add constraint promotions_card check (not is_card or (kind = 'AMOUNT' and most = 1 and not is_shown));
-- Coupons are looked for among coupons, however many cards there are.
create index promotions_coupons on promotions (site) where shop_id is null and not is_card;
