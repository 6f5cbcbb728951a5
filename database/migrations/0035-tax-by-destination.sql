-- Tax follows the country of delivery. Why an order contains the tax it does, and each line's own rate; a line of before has its order's.
alter table orders add column tax_treatment text not null default 'STANDARD' check (tax_treatment in ('STANDARD', 'REVERSE_CHARGE', 'EXPORT'));
alter table order_lines add column tax_rate numeric(5, 4);
