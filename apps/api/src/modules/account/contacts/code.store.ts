import { CODE_TRIES } from '@galleria/contract/account-rules'
import { sql } from 'kysely'
import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import type { CodeCheck } from './code.types.ts'
import type { Contact } from './contact.ts'

export type CodeRow = {
  id: string
  userId: Id<'user'> | null
  purpose: string
  channel: Contact['channel']
  target: string
  codeHash: Buffer
}
/** What everybody but the one who asked may try together; each network has its own few of them. */
const OTHER_TRIES = 20
const ROW = [
  'id',
  'user_id as userId',
  'purpose',
  'channel',
  'target',
  'code_hash as codeHash',
] as const

export async function addCode(
  tx: Tx,
  code: {
    id: string
    userId: Id<'user'> | null
    purpose: string
    contact: Contact
    codeHash: Buffer
    /** Null for a code that only its owner may ask for. */ askedBy: string | null
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('verification_codes')
    .values({
      id: code.id,
      user_id: code.userId,
      purpose: code.purpose,
      channel: code.contact.channel,
      target: code.contact.target,
      code_hash: code.codeHash,
      asked_by: code.askedBy,
      created_at: code.at,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** A row that is still to be sent or answered; undefined once it is used or too old. */
export function findCode(db: Db | Tx, id: string, now: Date): Promise<CodeRow | undefined> {
  return db
    .selectFrom('verification_codes')
    .select(ROW)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$castTo<CodeRow>()
    .executeTakeFirst()
}

export type AskedCode = { id: string; isOwn: boolean }

/**
 * The newest code for this purpose, contact and person; older ones are dead. Of the codes that
 * anybody may ask for, those that this caller asked for come first, so that a stranger's newer one
 * does not kill them.
 */
export async function findAskedCode(
  db: Db,
  { purpose, contact, userId, id }: CodeCheck,
  caller: string,
): Promise<AskedCode | undefined> {
  const row = await db
    .selectFrom('verification_codes')
    .select(['id', sql<boolean>`asked_by is null or asked_by = ${caller}`.as('isOwn')])
    .where('purpose', '=', purpose)
    .where('channel', '=', contact.channel)
    .where('target', '=', contact.target)
    .$if(id === undefined, (query) => query.where('user_id', 'is not distinct from', userId))
    .orderBy(sql`asked_by is not null and asked_by = ${caller}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (id === undefined) return row
  return row?.id === id ? { id, isOwn: true } : undefined
}

/** One more try of a code, counted; undefined when it is used, too old or tried too often. */
export async function countTry(
  db: Db,
  { id, isOwn }: AskedCode,
  now: Date,
): Promise<CodeRow | undefined> {
  const counter = isOwn ? ('tries' as const) : ('other_tries' as const)
  return db
    .updateTable('verification_codes')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(counter, '<', isOwn ? CODE_TRIES : OTHER_TRIES)
    .returning(ROW)
    .$castTo<CodeRow>()
    .executeTakeFirst()
}

export async function useCode(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('verification_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says whose account a code is for, before it is sent. */
export async function bindCode(db: Db, id: string, userId: Id<'user'>): Promise<void> {
  await db.updateTable('verification_codes').set({ user_id: userId }).where('id', '=', id).execute()
}

export async function dropCode(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('verification_codes').where('id', '=', id).execute()
}

export async function dropCodesOf(
  tx: Tx,
  userId: Id<'user'>,
  targets: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('verification_codes')
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb('target', '=', sql<string>`any(${targets})`)]),
    )
    .execute()
}
