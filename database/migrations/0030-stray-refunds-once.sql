-- A refund that a provider gave by itself is on the list once, whatever became of it: a reader with an older list must not book it again.
create unique index money_matters_stray_refund on money_matters (cause) where kind = 'STRAY_REFUND';
