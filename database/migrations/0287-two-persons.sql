-- What one person of the mall proposes and another has to agree to: a refund that goes another way, a request that is closed by force.
-- The audit's views show these tables; they are made anew after the migrations.
drop schema if exists audit cascade;

create table proposals (
  id          uuid primary key,
  kind        text not null check (kind in ('REROUTE', 'FORCE_CLOSE')),
  -- The matter, or the after-sales order.
  subject_id  uuid not null,
  -- What people know it by: an amount, a number.
  name        text not null,
  -- How it stood when this was proposed: once it stands otherwise nobody can agree any more.
  seen        text not null,
  -- Where the money goes; forgotten where nobody agreed.
  way         jsonb,
  reason      text not null check (length(reason) between 1 and 500),
  status      text not null check (status in ('OPEN', 'AGREED', 'REFUSED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
  proposed_by uuid not null references users,
  proposed_at timestamptz not null,
  expires_at  timestamptz not null,
  ended_by    uuid references users,
  ended_at    timestamptz,
  check ((ended_at is null) = (status = 'OPEN')),
  -- Two persons, whatever a program does.
  check (status not in ('AGREED', 'REFUSED') or (ended_by is not null and ended_by <> proposed_by)),
  check (status <> 'WITHDRAWN' or (ended_by is not null and ended_by = proposed_by))
);
create unique index proposals_one_open on proposals (kind, subject_id) where status = 'OPEN';
create index proposals_by_subject on proposals (subject_id, proposed_at);
create index proposals_due on proposals (expires_at) where status = 'OPEN';
create index proposals_by_proposer on proposals (proposed_by);
create index proposals_by_ender on proposals (ended_by) where ended_by is not null;

-- ROUTED: two persons agreed that it goes another way, and one of them makes the payment.
alter table refund_legs drop constraint refund_legs_status_check;
alter table refund_legs add constraint refund_legs_status_check
  check (status in ('CREATED', 'SENT', 'UNKNOWN', 'DONE', 'FAILED', 'SETTLED', 'ROUTED'));
