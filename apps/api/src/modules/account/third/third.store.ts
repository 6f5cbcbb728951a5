import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'

export type ThirdAccount = { accountType: string; label: string; createdAt: Date }

export function findThirdAccounts(db: Db, userId: Id<'user'>): Promise<ThirdAccount[]> {
  return db
    .selectFrom('third_accounts')
    .select(['account_type as accountType', 'label', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

export async function countThirdAccounts(tx: Tx, userId: Id<'user'>): Promise<number> {
  const { accounts } = await tx
    .selectFrom('third_accounts')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return accounts
}

export async function findThirdOwner(
  db: Db | Tx,
  accountType: string,
  subject: string,
): Promise<Id<'user'> | undefined> {
  const owner = await db
    .selectFrom('third_accounts')
    .select('user_id as id')
    .where('account_type', '=', accountType)
    .where('subject', '=', subject)
    .$castTo<{ id: Id<'user'> }>()
    .executeTakeFirst()
  return owner?.id
}

/** False when the subject, or this person's place for the provider, is taken. */
export async function addThirdAccount(
  tx: Tx,
  account: { accountType: string; subject: string; userId: Id<'user'>; label: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('third_accounts')
    .values({
      account_type: account.accountType,
      subject: account.subject,
      user_id: account.userId,
      label: account.label.slice(0, 200),
      created_at: account.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeThirdAccount(
  tx: Tx,
  userId: Id<'user'>,
  accountType: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('third_accounts')
    .where('user_id', '=', userId)
    .where('account_type', '=', accountType)
    .executeTakeFirst()
  return numDeletedRows === 1n
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
  await db
    .insertInto('third_logins')
    .values({
      state_hash: login.stateHash,
      browser_hash: login.browserHash,
      account_type: login.accountType,
      nonce: login.nonce,
      verifier: login.verifier,
      return_to: login.returnTo,
      user_id: login.userId,
      expires_at: login.expiresAt,
    })
    .execute()
}

/** Once, and only for the browser that left with it. */
export function takeThirdLogin(
  db: Db,
  stateHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<ThirdLogin | undefined> {
  return db
    .deleteFrom('third_logins')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning([
      'account_type as accountType',
      'nonce',
      'verifier',
      'return_to as returnTo',
      'user_id as userId',
    ])
    .$castTo<ThirdLogin>()
    .executeTakeFirst()
}
