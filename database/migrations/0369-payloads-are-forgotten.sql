-- What came with an event goes after ninety days; its name stays, by which it is known if it is sent again.
alter table provider_events alter column payload drop not null;
create index provider_events_with_payload on provider_events (received_at) where payload is not null and status <> 'NEW';
