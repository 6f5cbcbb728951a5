-- The mall names and orders its categories. Every language keeps a text, so that every page reads one: `is_own` is false where the English one stands in.
alter table categories add column version int not null default 1;
alter table category_texts add column is_own boolean not null default true;
