-- What was looked for and is not called so by anything (decision record 220): how often, by the day of its storefront; nothing of who asked. Kept for 90 days.
create table missed_searches (
  day      date not null,
  site     char(2) not null,
  language text not null,
  query    text not null check (query <> '' and length(query) <= 60),
  times    int not null check (times > 0),
  primary key (day, site, language, query)
);
