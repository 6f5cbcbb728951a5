-- An after-sales order that comes of a withdrawal by law: by when its money is due. Null for every other.
alter table reverse_orders add column refund_by timestamptz;
