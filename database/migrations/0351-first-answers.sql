-- When a request was handed to its shop and who first said yes, no or something else to it, and when: kept with the request, so that figures of answers read no history (decision 286).
alter table reverse_orders
  add column handed_at timestamptz,
  add column first_answered_at timestamptz,
  add column first_answered_by text check (first_answered_by in ('merchant', 'operator', 'clock')),
  add check ((first_answered_at is null) = (first_answered_by is null));
update reverse_orders r set handed_at = h.at, first_answered_at = a.at, first_answered_by = a.by
  from (select entity_id, min(at) as at from transitions where entity = 'reverse' and event = 'route' group by 1) h
  left join (
    select distinct on (entity_id) entity_id, at, case when facts->>'cause' = 'SHOPS_RULE' then 'merchant' else actor end as by
    from transitions where entity = 'reverse' and event in ('approveRefund', 'approveReturn', 'reject', 'offer') order by entity_id, seq
  ) a on a.entity_id = h.entity_id
  where h.entity_id = r.id;
