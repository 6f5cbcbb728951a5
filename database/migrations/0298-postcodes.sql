-- Which province a postal code is in, and which of its towns, the largest first, parted by |; one alone is the town. Reference data, as districts are.
create table postcodes (
  region_id int not null references regions,
  area text not null,
  province text not null,
  towns text not null,
  primary key (region_id, area)
);
