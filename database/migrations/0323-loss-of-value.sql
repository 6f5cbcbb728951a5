-- What goods that were withdrawn from have lost in value stays with their shop (decision 259): money of units that came back, which goes back only if the mall rules so.
alter table order_lines
  add column withheld bigint not null default 0 check (withheld >= 0),
  add check (claimed + withheld <= need_pay);
-- It is a request of its own, declined, so that its buyer can ask the mall about it.
alter table reverse_orders add column loss_of uuid references reverse_orders;
create unique index reverse_orders_by_loss_of on reverse_orders (loss_of) where loss_of is not null;
