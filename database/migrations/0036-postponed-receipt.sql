-- When the buyer put off the day on which a parcel counts as received; once.
alter table parcels add column postponed_at timestamptz;
