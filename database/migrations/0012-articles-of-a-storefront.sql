-- A text may be for one storefront; null is for all that have none of their own in the reader's language.
alter table article_texts
  drop constraint article_texts_pkey,
  add column site char(2) check (site in ('DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK')),
  add constraint article_texts_key unique nulls not distinct (article_id, language, site);
