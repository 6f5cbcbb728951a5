-- VAT by country of delivery and the day from which it counts: a day begins at midnight of its own country. Standard rates: the goods of a furniture shop know no other.
-- Sources: the rates that the European Commission publishes (AT UStG § 10, LU loi TVA art. 39, PT CIVA art. 18, and so on), GB: VAT Act 1994 s. 2.
create table tax_countries (
  country char(2) primary key,
  -- What a change is based on: of two who change the rates of a country at once the second is told.
  version int not null default 1
);
create table tax_rates (
  country   char(2) not null references tax_countries,
  begins_on date not null,
  rate      numeric(4, 3) not null check (rate between 0 and 0.5),
  primary key (country, begins_on)
);
create function tax_begins_at(country char, day date) returns timestamptz language sql stable as
$$ select day::timestamp at time zone time_zone_of(country) $$;

insert into tax_countries (country) values ('DE'), ('AT'), ('LU'), ('NL'), ('ES'), ('PT'), ('SE'), ('FR'), ('IT'), ('PL'), ('GB');
insert into tax_rates (country, begins_on, rate) values
  ('DE', '2021-01-01', 0.19),
  ('AT', '1984-01-01', 0.2),
  ('LU', '2024-01-01', 0.17),
  ('NL', '2012-10-01', 0.21),
  ('ES', '2012-09-01', 0.21),
  ('PT', '2011-01-01', 0.23),
  ('SE', '1990-07-01', 0.25),
  ('FR', '2014-01-01', 0.2),
  ('IT', '2013-10-01', 0.22),
  ('PL', '2011-01-01', 0.23),
  ('GB', '2011-01-04', 0.2);

-- What has begun was charged by: it is never written again. A minute before, every process knows what begins.
create function keep_begun_tax_rates() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and tax_begins_at(old.country, old.begins_on) < mall_now() + interval '1 minute')
    or (tg_op <> 'DELETE' and tax_begins_at(new.country, new.begins_on) < mall_now() + interval '1 minute') then
    raise exception 'a tax rate that has begun is not changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger tax_rates_begun before insert or update or delete on tax_rates for each row execute function keep_begun_tax_rates();
