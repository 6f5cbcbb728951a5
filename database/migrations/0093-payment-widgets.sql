-- What a channel with a widget needs: the method that was chosen within it, what the browser handed over for the provider's first call (kept until that call is
-- answered, so that a repeat is the same), and what the browser goes on with (kept while the attempt can be paid).
alter table payment_attempts
  add column method        text,
  add column extras        jsonb,
  add column redirect_info jsonb;
