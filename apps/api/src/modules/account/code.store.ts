import { CODE_TRIES } from '@galleria/contract/account-rules'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { CodeQuestion } from './codes.ts'
import type { Contact } from './contact.ts'

export type CodeRow = {
  id: string
  userId: Id<'user'> | null
  purpose: string
  channel: Contact['channel']
  target: string
  codeHash: Buffer
}
const ROW = `id, user_id as "userId", purpose, channel, target, code_hash as "codeHash"`

export async function addCode(
  tx: Tx,
  code: {
    id: string
    userId: Id<'user'> | null
    purpose: string
    contact: Contact
    codeHash: Buffer
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  await runSql(
    tx,
    `insert into verification_codes (id, user_id, purpose, channel, target, code_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      code.id,
      code.userId,
      code.purpose,
      code.contact.channel,
      code.contact.target,
      code.codeHash,
      code.at,
      code.expiresAt,
    ],
  )
}

/** A row that is still to be sent or answered; undefined once it is used or too old. */
export async function findCode(db: Db | Tx, id: string, now: Date): Promise<CodeRow | undefined> {
  const [row] = await runSql<CodeRow>(
    db,
    `select ${ROW} from verification_codes where id = $1 and used_at is null and expires_at > $2`,
    [id, now],
  )
  return row
}

/** The newest code for this purpose, contact and person, with one more try counted; undefined when it is used, too old or tried too often. Older ones are dead. */
export async function tryCode(
  db: Db,
  { purpose, contact, userId, id }: CodeQuestion,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await runSql<CodeRow>(
    db,
    `update verification_codes set tries = tries + 1
    where id = (select id from verification_codes where purpose = $1 and channel = $2 and target = $3 and ($5::uuid is not null or user_id is not distinct from $4) order by created_at desc, id desc limit 1)
      and ($5::uuid is null or id = $5) and used_at is null and expires_at > $6 and tries < $7 returning ${ROW}`,
    [purpose, contact.channel, contact.target, userId, id ?? null, now, CODE_TRIES],
  )
  return row
}

export async function useCode(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const rows = await runSql(
    db,
    'update verification_codes set used_at = $2 where id = $1 and used_at is null returning 1',
    [id, now],
  )
  return rows.length === 1
}

/** Says whose account a code is for, before it is sent. */
export async function bindCode(db: Db, id: string, userId: Id<'user'>): Promise<void> {
  await runSql(db, 'update verification_codes set user_id = $2 where id = $1', [id, userId])
}

export async function dropCode(db: Db | Tx, id: string): Promise<void> {
  await runSql(db, 'delete from verification_codes where id = $1', [id])
}

export async function dropCodesOf(
  tx: Tx,
  userId: Id<'user'>,
  targets: readonly string[],
): Promise<void> {
  await runSql(tx, 'delete from verification_codes where user_id = $1 or target = any($2)', [
    userId,
    targets,
  ])
}
