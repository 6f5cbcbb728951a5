-- Goods that are exchanged. A line of a request knows which version of its item comes back, and which one is to come instead, as both were then.
alter table reverse_lines
  -- Null: what the order's line says; else the replacement of an earlier exchange.
  add column goods_sku_id      int references skus,
  add column goods             jsonb,
  add column derivative_sku_id int references skus,
  add column derivative        jsonb,
  -- Of the replacement: units that are held on the shelf, and those that were sent.
  add column held_qty          int not null default 0 check (held_qty >= 0),
  add column replaced_qty      int not null default 0 check (replaced_qty >= 0),
  add constraint reverse_lines_replaced_within check (held_qty + replaced_qty <= qty - unsent_qty),
  add constraint reverse_lines_goods_whole check ((goods_sku_id is null) = (goods is null)),
  add constraint reverse_lines_derivative_whole check ((derivative_sku_id is null) = (derivative is null) and (derivative_sku_id is not null or held_qty + replaced_qty = 0));
alter table reverse_orders
  -- When the shop sent something out again: a replacement, or goods that it does not accept.
  add column seller_sent_at       timestamptz,
  -- There is no replacement: what comes back is paid back.
  add column is_changed_to_return boolean not null default false check (not is_changed_to_return or type = 'SALE_EXCHANGE');
-- The time to ask about an order begins anew with a replacement.
alter table orders add column exchanged_at timestamptz;
