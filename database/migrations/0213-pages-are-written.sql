-- The mall's own pages are written by its operators: every text that was saved, and which of them were published. What visitors read stands in article_texts.

create table article_versions (
  article_id   int not null references articles,
  language     text not null,
  -- Null: for all storefronts that have no text of their own.
  site         char(2),
  version      int not null check (version > 0),
  title        text not null check (title <> ''),
  body         text not null check (body <> ''),
  saved_at     timestamptz not null default mall_now(),
  -- Null: it came with the mall.
  saved_by     uuid references users,
  published_at timestamptz,
  published_by uuid references users,
  check (published_by is null or published_at is not null)
);
create unique index article_versions_once on article_versions (article_id, language, site, version) nulls not distinct;
create index article_versions_by_person on article_versions (saved_by) where saved_by is not null;
