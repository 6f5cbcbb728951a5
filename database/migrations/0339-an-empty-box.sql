-- Goods that nobody can decline came back as an empty box: their shop says so, and the mall decides (decision 279).
alter table reverse_disputes drop constraint reverse_disputes_cause_check;
alter table reverse_disputes add constraint reverse_disputes_cause_check check (cause in ('DECLINED', 'LOST', 'NO_LABEL', 'EMPTY'));
