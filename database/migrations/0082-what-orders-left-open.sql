-- What the clock looks for each minute: uses and benefits that a version of the mall that did not know them has left open.
create index promotion_uses_held on promotion_uses (contract_id) where status = 'HELD';
create index promotion_uses_released on promotion_uses (updated_at) where status = 'RELEASED';
create index orders_ended_with_benefits on orders (id) where has_benefits and status in ('CANCELED', 'CLOSED');
