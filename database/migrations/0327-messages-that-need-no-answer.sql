-- A buyer's message about an order of a removed shop waits for the mall's people until it is answered, or one of them says that it needs no answer (decision 264).
alter table order_messages add column set_aside_at timestamptz check (set_aside_at is null or author = 'buyer');
