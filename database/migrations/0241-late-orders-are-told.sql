-- When a buyer was told that the day by which an order was to leave has passed; once per order, however often the clock runs.
alter table orders add column overdue_told_at timestamptz;
create index orders_to_tell_late on orders (ship_by) where status = 'UN_DELIVERY' and overdue_told_at is null and held_at is null;
