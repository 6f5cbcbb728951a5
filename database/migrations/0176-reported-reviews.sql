-- Reviews that somebody reports: what is said against them, whether they are shown, and what their authors say to that.

create table comment_reports (
  id          bigint generated always as identity primary key,
  comment_id  uuid not null references comments,
  -- Null for somebody who is not signed in, or has left.
  reporter_id uuid references users,
  reason      text not null check (reason in ('NOT_ABOUT_ITEM', 'OFFENSIVE', 'PERSONAL_DATA', 'ADVERTISING', 'UNTRUE')),
  note        text not null default '' check (length(note) <= 500),
  created_at  timestamptz not null default mall_now(),
  -- When a person of the mall had looked at it.
  closed_at   timestamptz,
  unique (comment_id, reporter_id)
);
create index comment_reports_by_reporter on comment_reports (reporter_id) where reporter_id is not null;

alter table comments
  add column status       text not null default 'SHOWN' check (status in ('SHOWN', 'HIDDEN', 'APPEALED', 'REMOVED')),
  -- How many reports nobody has looked at, and since when it waits for a look.
  add column open_reports int not null default 0 check (open_reports >= 0),
  add column waits_since  timestamptz,
  add column decided_at   timestamptz,
  add column decision     text not null default '' check (length(decision) <= 500),
  add column appeal       text not null default '' check (length(appeal) <= 500),
  add constraint comments_wait check ((waits_since is not null) = (open_reports > 0 or status = 'APPEALED'));
create index comments_waiting on comments (waits_since, id) where waits_since is not null;
create index comments_decided on comments (decided_at desc, id desc) where decided_at is not null;
