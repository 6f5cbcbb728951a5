-- Since when somebody who works for the mall has the role that they have; null: since they came. Who agrees to what another proposed must have had it before.
alter table operators add column role_since timestamptz;
