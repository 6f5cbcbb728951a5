-- Two persons write off what left and was never paid.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check check (kind in ('REROUTE', 'FORCE_CLOSE', 'WRITE_OFF'));
