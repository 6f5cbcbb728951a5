-- A second factor of an account: the secret of its authenticator app, its recovery codes, and who has shown a password but no code yet (decision record 208).
create table second_factors (
  id           uuid primary key default gen_random_uuid(),
  user_id      uuid not null unique references users,
  status       text not null constraint second_factors_status check (status in ('OFFERED', 'ON', 'OFF')),
  -- Under the mall's secret of that name; what is kept under the one before is sealed anew by the clock.
  sealed       bytea not null,
  key_id       text not null,
  created_at   timestamptz not null,
  -- It counts from its first right code on, and as long as it is on.
  confirmed_at timestamptz,
  -- The thirty seconds whose code was used last: neither that code nor an earlier one is taken again.
  last_step    bigint,
  -- Of one that is over the secret is gone.
  constraint second_factors_secret check (status <> 'OFF' or length(sealed) = 0)
);
create index second_factors_by_key on second_factors (key_id);

create table recovery_codes (
  user_id   uuid not null references users,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

-- One per browser. It opens nothing but the question for the code.
create table half_sign_ins (
  browser_hash bytea primary key,
  user_id      uuid not null references users,
  expires_at   timestamptz not null
);
create index half_sign_ins_by_user on half_sign_ins (user_id);
create index half_sign_ins_by_end on half_sign_ins (expires_at);
