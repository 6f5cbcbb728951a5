-- By when a shop hands an order over, in the shop's own working days; written when the order is paid.
alter table orders add column ship_by date;
update orders o set ship_by = (
  select day from generate_series(o.paid_at::date + 1, o.paid_at::date + 80, interval '1 day') day
  where extract(isodow from day) <= 5 and to_char(day, 'MM-DD') not in ('01-01', '05-01', '12-25', '12-26')
  order by day offset greatest(h.handling_days, 1) - 1 limit 1)
from shops h where h.id = o.shop_id and o.paid_at is not null;
create index orders_to_ship on orders (seller_id, ship_by) where status = 'UN_DELIVERY';
