-- What was cancelled is not sold: until now it stayed counted, and was counted twice when late money brought it back.
update items i set sold_count = s.qty
from (
  select i.id, coalesce(sum(l.qty) filter (where o.status <> 'CANCELED'), 0)::int as qty
  from items i left join order_lines l on l.item_id = i.id left join orders o on o.id = l.order_id
  group by i.id
) s
where s.id = i.id and i.sold_count <> s.qty;
