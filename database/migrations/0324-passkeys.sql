-- A second factor beside the codes of an app: what a device or a password manager signs with (decision record 258). The version before this one knows nothing of it and lets whoever has one in by the password alone.
create table passkeys (
  id            uuid primary key,
  user_id       uuid not null references users,
  -- As the browser names it, base64url; 1,023 bytes at most.
  credential_id text not null unique constraint passkeys_credential check (length(credential_id) <= 1364),
  public_key    bytea not null,
  -- How often it has signed; many say nought for ever.
  counter       bigint not null check (counter >= 0),
  transports    text[] not null,
  -- Whether its maker may copy it to other devices: said when it is made, and never otherwise.
  is_synced     boolean not null,
  -- Whether that has been done, as of the last use.
  is_backed_up  boolean not null,
  name          text not null check (name <> ''),
  created_at    timestamptz not null,
  used_at       timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What is to be signed, once: the hash of the challenge, of what it is for, and of the session or browser that asked. Several windows have one each.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id        uuid not null references users,
  expires_at     timestamptz not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
