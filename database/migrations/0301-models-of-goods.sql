-- A model of goods in three dimensions, and what was drawn from it (decision record 251). `shape` is { name, widthMm, depthMm, heightMm, front, side },
-- measured when the model was sent: of an upload until it is taken over, of an item with the finish that the model shows.
alter table files add column shape jsonb check (shape is null or purpose = 'model');
alter table items add column shape jsonb check (shape is null or (shape ->> 'name' ~ '^[0-9a-f]{40}$' and length(shape ->> 'front') <= 2048 and length(shape ->> 'side') <= 2048));
