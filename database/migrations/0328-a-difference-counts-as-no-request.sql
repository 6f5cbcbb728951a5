-- What an exchange gives back because something cheaper comes instead is part of it, and none of the requests of its line, from its first moment on (decision 249): only what is open may count both.
alter table order_lines drop constraint order_lines_requests_within;
alter table order_lines add constraint order_lines_requests_within check (open_requests >= 0 and open_requests <= 2 * requests) not valid;
alter table order_lines validate constraint order_lines_requests_within;
-- Of exchanges whose replacement is on its way the two counted as two until it is received.
update order_lines k set requests = k.requests - n.count
from (select d.line_id, count(*)::int as count from reverse_lines d join reverse_orders r on r.id = d.reverse_id join reverse_orders e on e.id = r.difference_of
  where e.status = 'WAITING_FOR_BUYER_CONFIRMED' group by 1) n
where n.line_id = k.id;
