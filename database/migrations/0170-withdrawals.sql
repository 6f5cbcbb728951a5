-- Statements of withdrawal as they were given, by anybody and without a sign-in. What was said never changes; only what became of it does.
create table withdrawals (
  id          uuid primary key,
  code        text not null unique,
  -- Made by the page that showed the statement whole: sent twice it is one statement, and it opens the receipt.
  request_key text not null unique check (length(request_key) between 20 and 64),
  status      text not null check (status in ('RECEIVED', 'WAITING', 'CARRIED_OUT', 'ANSWERED', 'DISOWNED')),
  site        text not null,
  language    text not null,
  name        text not null check (length(name) <= 100),
  order_codes text not null check (length(order_codes) <= 200),
  email       text not null check (length(email) <= 254),
  scope       text not null default '' check (length(scope) <= 1000),
  -- What was picked on the order's own form: the lines, how many of each, and what they were called.
  picked      jsonb,
  -- Who said it, as far as that is known: the guest or member who was there, and whether they had the order's link.
  user_id     uuid,
  proof       text not null check (proof in ('NONE', 'LINK', 'SESSION')),
  stated_at   timestamptz not null default mall_now(),
  -- The order's contract that it belongs to, once that is found, and why a person has to look at it.
  contract_id uuid references contracts (id),
  reason      text check (reason in ('NO_ORDER', 'IN_WORDS', 'TOO_LATE', 'NOTHING_LEFT', 'EXEMPT', 'BY_HAND')),
  answer      text not null default '' check (length(answer) <= 2000),
  closed_at   timestamptz,
  -- After that day nothing of the person is left in it.
  keep_until  date
);
create index withdrawals_waiting on withdrawals (stated_at, id) where status = 'WAITING';
create index withdrawals_closed on withdrawals (closed_at desc, id) where closed_at is not null;
create index withdrawals_by_user on withdrawals (user_id) where user_id is not null;
create index withdrawals_by_contract on withdrawals (contract_id) where contract_id is not null;
create index withdrawals_to_forget on withdrawals (keep_until) where keep_until is not null;

-- What somebody said to leave a contract is evidence: it stays as it is until its years are over, and then goes whole.
create function withdrawals_keep_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a withdrawal is not deleted';
  end if;
  if (old.id, old.code, old.site, old.language, old.stated_at, old.proof)
     is distinct from (new.id, new.code, new.site, new.language, new.stated_at, new.proof)
  then
    raise exception 'what a withdrawal said does not change';
  end if;
  if (old.name, old.order_codes, old.email, old.scope, old.picked)
     is distinct from (new.name, new.order_codes, new.email, new.scope, new.picked)
     and not (new.keep_until is null and old.keep_until < (mall_now() at time zone 'UTC')::date
       and (new.name, new.order_codes, new.email, new.scope) = ('', '', '', '') and new.picked is null)
  then
    raise exception 'what a withdrawal said does not change';
  end if;
  return new;
end $$;
create trigger withdrawals_keep_words before update or delete on withdrawals
  for each row execute function withdrawals_keep_words();
