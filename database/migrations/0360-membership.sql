-- Membership (decision 295). What a level begins at in growth, and by how much more an order's points are than at the first level; points, growth and factors in hundredths. Nobody falls below the first.
create table member_levels (
  level       int primary key check (level between 1 and 99),
  growth_from bigint not null unique check (growth_from >= 0),
  factor      int not null check (factor between 100 and 1000),
  check ((level = 1) = (growth_from = 0))
);
insert into member_levels (level, growth_from, factor) values (1, 0, 100), (2, 50000, 105), (3, 150000, 110), (4, 400000, 120), (5, 1000000, 130);

-- The factor of the level that a member had when the order was complete: a later level changes nothing of it.
alter table earned_orders add column factor int not null default 100 check (factor between 100 and 1000);
-- When the next of what somebody waits for is due.
create index earned_orders_by_user on earned_orders (user_id, due_at) where not is_final;

-- The days on which members signed in for the day, and how many days in a row that was.
create table member_sign_ins (
  user_id uuid not null references users,
  day     date not null,
  streak  int not null check (streak > 0),
  at      timestamptz not null,
  primary key (user_id, day)
);

-- What a member is given for something done: once for each day, review or person.
alter table point_entries
  drop constraint point_entries_reason_check,
  add constraint point_entries_reason_check check (reason in ('EARNED', 'UNDONE', 'RESTORED', 'RELEASED', 'GRANTED', 'HELD', 'TAKEN', 'FREED', 'GIVEN_BACK', 'WON', 'FORFEITED', 'SIGNED_IN', 'REVIEWED', 'COMPLETED_PROFILE', 'SHARED', 'LEFT'));
-- A member reads the own entries, the newest first.
drop index point_entries_by_user;
create index point_entries_by_user on point_entries (user_id, at);
