-- Faults can be reported for as long as the storefront's law says (decision 265): whether a request was made in that time, after the 30 days in which anything can be asked.
alter table reverse_orders add column is_guarantee boolean not null default false;
-- When the last replacement of something was received that was asked for in that time: other than one asked for before, it does not begin the 30 days anew.
alter table orders add column replaced_at timestamptz;
-- What the mall gave back because the order was free: it is asked back of nobody a second time.
alter table orders add column gifted_shipping bigint not null default 0;
alter table order_lines add column gifted bigint not null default 0;
update order_lines l set gifted = g.goods from (select n.line_id, sum(n.goods) as goods from refund_lines n join refunds f on f.id = n.refund_id where f.reason = 'free_order' group by 1) g where g.line_id = l.id and g.goods > 0;
update orders o set gifted_shipping = g.shipping from (select f.order_id, sum(n.shipping) as shipping from refund_lines n join refunds f on f.id = n.refund_id where f.reason = 'free_order' group by 1) g where g.order_id = o.id and g.shipping > 0;
alter table order_lines add constraint order_lines_gifted_check check (gifted >= 0 and claimed + withheld + gifted <= need_pay) not valid;
alter table order_lines validate constraint order_lines_gifted_check;
alter table orders add constraint orders_gifted_shipping_check check (gifted_shipping >= 0 and claimed_shipping + gifted_shipping <= shipping) not valid;
alter table orders validate constraint orders_gifted_shipping_check;
