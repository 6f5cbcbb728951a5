-- Orders that bring something and of which money went back, for the clock's round that ends what they bring once all their goods are back (decision 262).
create index orders_refunded_with_benefits on orders (contract_id) where has_benefits and refunded > 0;
