-- A shop gives its label for what comes back (decision 261). It is a parcel with a number that is followed, and that nobody has sent before it was handed in, or its carrier has it: until then another label replaces it.
alter table reverse_parcels
  add column is_shops_label boolean not null default false,
  -- What a counter scans, drawn as a QR code; and a PDF to print.
  add column label_code     text,
  add column label_file     uuid,
  add column handed_in_at   timestamptz;
alter table reverse_parcels add constraint reverse_parcels_label check (
  is_shops_label and operator = 'USER' and (label_code is not null or label_file is not null) and length(label_code) between 1 and 300
  or is_shops_label and operator = 'USER' and label_code is null and label_file is not null
  or not is_shops_label and label_code is null and label_file is null and handed_in_at is null) not valid;
alter table reverse_parcels validate constraint reverse_parcels_label;
create index reverse_parcels_by_label_file on reverse_parcels (label_file) where label_file is not null;
create index reverse_parcels_pending on reverse_parcels (reverse_id) where is_shops_label and handed_in_at is null;

-- The mall is asked by the clock, too, where a shop owes a label and gives none.
alter table reverse_disputes drop constraint reverse_disputes_cause_check;
alter table reverse_disputes add constraint reverse_disputes_cause_check check (cause in ('DECLINED', 'LOST', 'NO_LABEL'));
