-- Points and growth of members. All figures are hundredths of a point, so that what is earned follows the money without rounding it away.

-- What somebody has: earned and not final yet, to spend, set aside by orders that are not paid yet, and growth. Written with the entries that make it up.
create table point_accounts (
  user_id uuid primary key,
  pending bigint not null default 0 check (pending >= 0),
  points  bigint not null default 0 check (points >= 0),
  held    bigint not null default 0 check (held >= 0),
  growth  bigint not null default 0 check (growth >= 0)
);

create table point_entries (
  id       bigint generated always as identity (cache 50) primary key,
  user_id  uuid not null references point_accounts,
  pot      text not null check (pot in ('PENDING', 'POINTS', 'HELD', 'GROWTH')),
  delta    bigint not null check (delta <> 0),
  reason   text not null check (reason in ('EARNED', 'UNDONE', 'RESTORED', 'RELEASED', 'GRANTED', 'HELD', 'TAKEN', 'FREED', 'GIVEN_BACK', 'LEFT')),
  -- What it happens once for: an order, a refund of it and which turn of that, an account.
  ref      text not null,
  order_id uuid,
  at       timestamptz not null,
  unique (pot, reason, ref)
);
create index point_entries_by_user on point_entries (user_id);
create index point_entries_by_order on point_entries (order_id) where order_id is not null;
create trigger point_entries_append_only before update or delete on point_entries for each row execute function refuse_change();

-- Orders that earned: for whom, how much for 1000 minor units (a later rate changes nothing of it), and when it is final.
create table earned_orders (
  order_id  uuid primary key,
  user_id   uuid not null,
  per_mille int not null check (per_mille >= 0),
  due_at    timestamptz not null,
  is_final  boolean not null default false
);
create index earned_orders_due on earned_orders (due_at) where not is_final;
