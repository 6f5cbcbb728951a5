-- Who found a review helpful: one voice per member. Their number stands on the review, so that the most helpful ones are read by index.

create table comment_voices (
  comment_id uuid not null references comments,
  user_id    uuid not null references users,
  created_at timestamptz not null default mall_now(),
  primary key (comment_id, user_id)
);
create index comment_voices_by_user on comment_voices (user_id);

alter table comments add column helpful_count int not null default 0 check (helpful_count >= 0);
create index comments_by_item_helpful on comments (item_id, helpful_count desc, created_at desc, id desc) where kind = 'FIRST';
