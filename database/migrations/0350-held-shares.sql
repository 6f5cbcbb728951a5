-- What of a shop's share of an order is not to be paid out while the mall is asked about it, or its payment is disputed
-- (decision 284). `share` is the shop's by the books, `tax` what is contained beside it in what it would be paid.
create table held_shares (
  order_id uuid not null references orders (id),
  cause text not null check (cause in ('REQUEST', 'PAYMENT')),
  share bigint not null check (share >= 0),
  tax bigint not null check (tax >= 0),
  since timestamptz not null,
  primary key (order_id, cause)
);
-- What is in dispute already is held by the clock, at once.
update reverse_orders set next_step_at = mall_now() where status = 'IN_DISPUTE';
