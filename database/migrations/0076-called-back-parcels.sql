-- A parcel that its shop calls back: when its carrier first had it in hand, until when that can be done, and why it was.
alter table parcels
  add column scanned_at timestamptz,
  add column called_back_at timestamptz,
  add column call_back_reason text check (length(call_back_reason) between 1 and 200),
  add check ((status = 'CANCEL') = (called_back_at is not null and call_back_reason is not null));
update parcels p set scanned_at = coalesce(p.delivered_at, p.shipped_at) from parcel_tracks t
  where t.parcel_id = p.id and (p.status = 'SIGN_IN' or p.delivered_at is not null or t.entries <> '[]');
