-- Of a payment that was taken in parts a dispute may name the payment, and no part of it.
alter table disputes add column attempt_id uuid references payment_attempts (id);
create index disputes_by_attempt on disputes (attempt_id) where attempt_id is not null;
update disputes d
set attempt_id = a.id, contract_id = a.contract_id
from payment_attempts a
where d.contract_id is null
  and a.provider = d.provider
  and a.authorisation_ref = d.capture_ref;
