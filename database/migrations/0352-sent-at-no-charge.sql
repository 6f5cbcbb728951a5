-- What a shop sends at no charge, because something of an order was missing, damaged or lost: an order of its own at zero, which names the one it belongs to. The key makes one of
-- a form that is sent twice.
alter table orders add column reissue_of uuid references orders;
alter table orders add column reissue_reason text check (reissue_reason in ('MISSING', 'DAMAGED', 'LOST', 'GOODWILL'));
alter table orders add column reissue_key text;
create unique index orders_by_reissue_of on orders (reissue_of, reissue_key) where reissue_of is not null;
alter table orders add constraint orders_reissue_whole check ((reissue_of is null) = (reissue_reason is null) and (reissue_of is null) = (reissue_key is null)) not valid;
-- Nothing is paid for it, so it has no moment at which it was: figures, tallies of goods and the right of withdrawal begin from that moment.
alter table orders drop constraint orders_need_pay_check;
alter table orders add constraint orders_need_pay_check check (need_pay >= 0 and (need_pay + points > 0) = (reissue_of is null)) not valid;
alter table orders add constraint orders_reissue_unpaid check (reissue_of is null or paid_at is null and handover = 'parcel') not valid;
-- A shop's list of them.
create index orders_reissued on orders (seller_id, ordered_at desc, id desc) include (shop_id, site, status) where reissue_of is not null;
