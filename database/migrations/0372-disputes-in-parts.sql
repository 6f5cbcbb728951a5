-- Who of the mall noted a dispute that its provider tells of by mail: a person says how it ends, too.
alter table disputes add column noted_by uuid references users;
-- What a dispute is about that got its owner by 0367.
update money_matters m set contract_id = d.contract_id
from disputes d
where m.contract_id is null and d.contract_id is not null and m.cause = 'dispute:' || d.id;
