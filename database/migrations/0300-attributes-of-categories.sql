-- What a category asks of its goods, and of all below it: a text, a number with its unit, or one of named options (decision 245). Nothing here is ever deleted: what is hidden keeps its values.
create table attributes (
  id          int generated always as identity primary key,
  category_id int not null references categories,
  key         text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind        text not null check (kind in ('text', 'number', 'choice')),
  unit        text not null check (unit = '' or kind = 'number'),
  is_filter   boolean not null check (not (is_filter and kind = 'text')),
  is_required boolean not null,
  is_hidden   boolean not null default false,
  position    int not null,
  version     int not null default 1
);
create index attributes_by_category on attributes (category_id);
create table attribute_texts (
  attribute_id int not null references attributes,
  language     text not null,
  name         text not null,
  is_own       boolean not null,
  primary key (attribute_id, language)
);
create table attribute_options (
  id           int generated always as identity primary key,
  attribute_id int not null references attributes,
  key          text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position     int not null,
  is_hidden    boolean not null,
  unique (attribute_id, key),
  unique (id, attribute_id)
);
create table attribute_option_texts (
  option_id int not null references attribute_options,
  language  text not null,
  name      text not null,
  is_own    boolean not null,
  primary key (option_id, language)
);

-- What its shop says of an item: an option of that attribute, or a number.
create table item_attributes (
  item_id      int not null references items,
  attribute_id int not null references attributes,
  option_id    int,
  number       numeric(9, 2) check (number >= 0),
  primary key (item_id, attribute_id),
  foreign key (option_id, attribute_id) references attribute_options (id, attribute_id),
  check (num_nonnulls(option_id, number) = 1)
);
create index item_attributes_by_attribute on item_attributes (attribute_id, option_id);
-- Or a text, in the languages in which it was written.
create table item_attribute_texts (
  item_id      int not null references items,
  attribute_id int not null references attributes,
  language     text not null,
  value        text not null,
  primary key (item_id, attribute_id, language)
);
create index item_attribute_texts_by_attribute on item_attribute_texts (attribute_id);

-- Whether goods of a category and below it have an energy label (Regulation (EU) 2017/1369). Until now the address of one of them said so.
alter table categories add column needs_energy_label boolean not null default false;
update categories set needs_energy_label = true where key = 'lamps';
