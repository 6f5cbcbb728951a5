import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type ThirdAccount = { accountType: string; label: string; createdAt: Date }

export function findThirdAccounts(db: Db, userId: Id<'user'>): Promise<ThirdAccount[]> {
  return runSql(
    db,
    'select account_type as "accountType", label, created_at as "createdAt" from third_accounts where user_id = $1 order by created_at',
    [userId],
  )
}

export async function countThirdAccounts(tx: Tx, userId: Id<'user'>): Promise<number> {
  const [row] = await runSql<{ n: number }>(
    tx,
    'select count(*)::int as n from third_accounts where user_id = $1',
    [userId],
  )
  return row?.n ?? 0
}

export async function findThirdOwner(
  db: Db | Tx,
  accountType: string,
  subject: string,
): Promise<Id<'user'> | undefined> {
  const [row] = await runSql<{ id: Id<'user'> }>(
    db,
    'select user_id as id from third_accounts where account_type = $1 and subject = $2',
    [accountType, subject],
  )
  return row?.id
}

/** False when the subject, or this person's place for the provider, is taken. */
export async function addThirdAccount(
  tx: Tx,
  account: { accountType: string; subject: string; userId: Id<'user'>; label: string; at: Date },
): Promise<boolean> {
  const rows = await runSql(
    tx,
    'insert into third_accounts (account_type, subject, user_id, label, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1',
    [account.accountType, account.subject, account.userId, account.label.slice(0, 200), account.at],
  )
  return rows.length === 1
}

export async function removeThirdAccount(
  tx: Tx,
  userId: Id<'user'>,
  accountType: string,
): Promise<boolean> {
  const rows = await runSql(
    tx,
    'delete from third_accounts where user_id = $1 and account_type = $2 returning 1',
    [userId, accountType],
  )
  return rows.length === 1
}

export type ThirdLogin = {
  accountType: string
  nonce: string
  verifier: string
  returnTo: string
  userId: Id<'user'> | null
}

export async function addThirdLogin(
  db: Db,
  login: ThirdLogin & { stateHash: Buffer; browserHash: Buffer; expiresAt: Date },
): Promise<void> {
  await runSql(
    db,
    'insert into third_logins (state_hash, browser_hash, account_type, nonce, verifier, return_to, user_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      login.stateHash,
      login.browserHash,
      login.accountType,
      login.nonce,
      login.verifier,
      login.returnTo,
      login.userId,
      login.expiresAt,
    ],
  )
}

/** Once, and only for the browser that left with it. */
export async function takeThirdLogin(
  db: Db,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<ThirdLogin | undefined> {
  const [row] = await runSql<ThirdLogin>(
    db,
    `delete from third_logins where state_hash = $1 and browser_hash = $2 and expires_at > $3
    returning account_type as "accountType", nonce, verifier, return_to as "returnTo", user_id as "userId"`,
    [stateHash, browserHash, now],
  )
  return row
}
