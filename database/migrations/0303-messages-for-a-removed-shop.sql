-- A message of a shop's that the mall wrote, because the shop was removed. Its author is the shop's side either way.
alter table order_messages add column by_mall boolean not null default false check (not by_mall or author = 'merchant');
