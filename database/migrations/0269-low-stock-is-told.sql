-- From how few free units on a shop is told, and whether by mail; without a row, or without a number, as the mall has it. Once a day its shelves are looked at.
create table stock_alerts (
  seller_id int primary key references sellers,
  low       int check (low between 0 and 1000),
  is_mailed boolean not null default true,
  -- The day of its calendar on which the mall last looked.
  looked_on date
);
-- What a shop was told about: once per fall. The row goes when there was more of it again.
create table low_stock (
  sku_id      int primary key references skus on delete cascade,
  is_sold_out boolean not null,
  told_on     date not null,
  told_at     timestamptz not null
);
