-- A shop corrects its one answer to a review. What stood there before is kept, with who wrote it and when.
alter table comment_replies
  -- What a correction is based on: of two who correct at once the second is told.
  add column version int not null default 1,
  add column edited_at timestamptz,
  add check ((version = 1) = (edited_at is null));
create index comment_replies_by_user on comment_replies (user_id);

create table comment_reply_versions (
  comment_id uuid not null references comment_replies,
  version    int not null,
  user_id    uuid not null references users,
  content    text not null check (length(content) between 1 and 500),
  written_at timestamptz not null,
  primary key (comment_id, version)
);
create index comment_reply_versions_by_user on comment_reply_versions (user_id);
create trigger comment_reply_versions_append_only before update or delete on comment_reply_versions
  for each row execute function refuse_change();
