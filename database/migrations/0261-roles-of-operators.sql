-- What each operator may do (decision record 216). Whoever is one could do everything.
alter table operators
  add column role text not null default 'head'
    constraint operators_role check (role in ('head', 'admission', 'content', 'service', 'money')),
  add column since timestamptz not null default mall_now();
