-- A carrier says that a parcel is lost (A22 of the transition tables; decision 260). Null again where it says otherwise later; one that was delivered is not lost, whatever was said before.
alter table parcels add column lost_at timestamptz;
alter table reverse_parcels add column lost_at timestamptz;
create index parcels_lost on parcels (order_id) where lost_at is not null and delivered_at is null and status = 'SEND_DELIVERY';

-- Units that were lost on a way that was the shop's risk: paid, and nowhere.
alter table reverse_inspections drop constraint reverse_inspections_disposition_check;
alter table reverse_inspections add constraint reverse_inspections_disposition_check check (disposition in ('SELLABLE', 'REFURBISH', 'SCRAP', 'MISSING', 'REFUSED', 'LOST'));

-- Why the mall is asked: its shop said no, or the parcel with the goods was lost, in which case nobody has said anything yet.
alter table reverse_disputes add column cause text not null default 'DECLINED' check (cause in ('DECLINED', 'LOST'));
