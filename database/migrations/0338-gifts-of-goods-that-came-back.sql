-- Of a free order whose goods came back: what of the mall's gift was for them, and of that the shop's share, which it gives back (decision 272).
alter table reverse_lines add column gift_undone bigint not null default 0 check (gift_undone >= 0), add column gift_back bigint not null default 0 check (gift_back >= 0);
