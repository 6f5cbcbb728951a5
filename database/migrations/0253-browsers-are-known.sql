-- From which browsers somebody has signed in, so that a new one is told (decision record 209). The browser's number is in its cookie alone.
create table seen_browsers (
  user_id      uuid not null references users,
  browser_hash bytea not null,
  user_agent   text not null check (length(user_agent) <= 200),
  -- The last sign-in from it.
  seen_at      timestamptz not null,
  primary key (user_id, browser_hash)
);
create index seen_browsers_by_time on seen_browsers (seen_at);
