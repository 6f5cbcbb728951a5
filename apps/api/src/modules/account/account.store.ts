import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { lockRow } from '#platform/lock.ts'
import type { Contact } from './contacts/contact.ts'

export type UserRow = {
  id: Id<'user'>
  kind: 'tourist' | 'member'
  email: string | null
  mobile: string | null
  nickname: string
  passwordHash: string | null
  language: string
  site: string
  avatar: Id<'file'> | null
  gender: 'MALE' | 'FEMALE' | 'UN_KNOW'
  birthday: string | null
  createdAt: Date
}

const USER = [
  'id',
  'kind',
  'email',
  'mobile',
  'nickname',
  'password_hash as passwordHash',
  'language',
  'site',
  'avatar',
  'gender',
  'birthday',
  'created_at as createdAt',
] as const

export function findMember(db: Db | Tx, contact: Contact): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(USER)
    .where(isReachedBy(contact))
    .where('kind', '=', 'member')
    .where('deleted_at', 'is', null)
    .$castTo<UserRow>()
    .executeTakeFirst()
}

/** The condition that finds the person behind a contact, over the index of its kind. */
function isReachedBy({ channel, target }: Contact): RawBuilder<SqlBool> {
  return channel === 'EMAIL' ? sql`lower(email) = lower(${target})` : sql`mobile = ${target}`
}

const userById = hotSql<'account.user', UserRow>(
  'account.user',
  `select id, kind, email, mobile, nickname, password_hash as "passwordHash", language, site, avatar, gender, birthday, created_at as "createdAt" from users where id = $1`,
)

export async function findUser(db: Db | Tx, id: Id<'user'>): Promise<UserRow | undefined> {
  return (await runHot(db, userById, [id]))[0]
}

/** Nobody else changes this person's contacts and ways in until the end of the transaction. */
export async function lockUser(tx: Tx, id: Id<'user'>): Promise<UserRow> {
  const user = (await lockRow(tx, 'users', { id })) ? await findUser(tx, id) : undefined
  if (!user) throw new Error('a session without its person')
  return user
}

export async function addTourist(
  tx: Tx,
  user: { id: Id<'user'>; language: string; site: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      kind: 'tourist',
      language: user.language,
      site: user.site,
      created_at: user.createdAt,
    })
    .execute()
}

export type NewMember = {
  id: Id<'user'>
  email: string
  nickname: string
  passwordHash: string | null
  language: string
  site: string
  createdAt: Date
}

/** False, and nothing written, when the address belongs to somebody. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const added = await tx
    .insertInto('users')
    .values({
      id: member.id,
      kind: 'member',
      email: member.email,
      nickname: member.nickname,
      password_hash: member.passwordHash,
      language: member.language,
      site: member.site,
      created_at: member.createdAt,
      password_changed_at: member.passwordHash === null ? null : member.createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('kind', '=', sql.lit('member'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setPassword(
  tx: Tx,
  id: Id<'user'>,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: at })
    .where('id', '=', id)
    .execute()
}

const COLUMN = { EMAIL: 'email', SMS: 'mobile' } as const

/**
 * Gives a person a contact, another one or none. Throws the database's `23505` when it is somebody
 * else's; `isTaken` knows it.
 */
export async function setContact(
  tx: Tx,
  id: Id<'user'>,
  channel: Contact['channel'],
  target: string | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ [COLUMN[channel]]: target })
    .where('id', '=', id)
    .execute()
}

export function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === 'users_email' || constraint === 'users_mobile')
}

export type ProfileChange = {
  nickname?: string | undefined
  avatar?: Id<'file'> | null | undefined
  gender?: UserRow['gender'] | undefined
  birthday?: string | null | undefined
}

/** Exactly these columns, whatever else a body held; one left out stays as it is. */
export async function changeProfile(
  tx: Tx,
  id: Id<'user'>,
  { nickname, avatar, gender, birthday }: ProfileChange,
): Promise<void> {
  const change = Object.fromEntries(
    Object.entries({ nickname, avatar, gender, birthday }).filter(
      ([, value]) => value !== undefined,
    ),
  )
  if (Object.keys(change).length === 0) return
  await tx.updateTable('users').set(change).where('id', '=', id).execute()
}

export async function rememberPreferences(
  db: Db,
  id: Id<'user'>,
  language: string,
  site: string,
): Promise<void> {
  await db.updateTable('users').set({ language, site }).where('id', '=', id).execute()
}

const OF_A_PERSON = [
  'third_accounts',
  'third_logins',
  'step_tokens',
  'half_sign_ins',
  'passkey_challenges',
  'passkeys',
  'recovery_codes',
  'second_factors',
  'seen_browsers',
] as const

/** The row stays for the orders that tax law keeps; nothing of the person is left in it. */
export async function emptyUser(tx: Tx, id: Id<'user'>, at: Date): Promise<void> {
  for (const table of OF_A_PERSON) await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx
    .updateTable('users')
    .set({
      email: null,
      mobile: null,
      password_hash: null,
      nickname: '',
      avatar: null,
      birthday: null,
      gender: 'UN_KNOW',
      invitation_code: null,
      invited_by: null,
      invited_at: null,
      password_changed_at: null,
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute()
}
