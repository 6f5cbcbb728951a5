-- A refund is of the day on which it was given, which may be days after it was asked for.
drop index refund_tries_by_day;
create index refund_tries_by_end on refund_tries (ended_at) where ended_at is not null;
