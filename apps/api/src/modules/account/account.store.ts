import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import { samePerson, type Contact } from './contacts/contact.ts'

export type UserRow = {
  id: Id<'user'>
  kind: 'tourist' | 'member'
  email: string | null
  mobile: string | null
  nickname: string
  passwordHash: string | null
  sellerId: number | null
  language: string
  site: string
  avatar: Id<'file'> | null
  gender: 'MALE' | 'FEMALE' | 'UN_KNOW'
  birthday: string | null
  createdAt: Date
}

const USER = `select u.id, u.kind, u.email, u.mobile, u.nickname, u.password_hash as "passwordHash", f.seller_id as "sellerId", u.language, u.site, u.avatar, u.gender, u.birthday, u.created_at as "createdAt"
  from users u left join seller_staff f on f.user_id = u.id`

export async function findMember(db: Db | Tx, contact: Contact): Promise<UserRow | undefined> {
  const [row] = await runSql<UserRow>(
    db,
    `${USER} where ${samePerson[contact.channel]} and u.kind = 'member' and u.deleted_at is null`,
    [contact.target],
  )
  return row
}

export async function findUser(db: Db | Tx, id: Id<'user'>): Promise<UserRow | undefined> {
  const [row] = await runSql<UserRow>(db, `${USER} where u.id = $1`, [id])
  return row
}

/** Nobody else changes this person's contacts and ways in until the end of the transaction. */
export async function lockUser(tx: Tx, id: Id<'user'>): Promise<UserRow> {
  await runSql(tx, 'select 1 from users where id = $1 for update', [id])
  const user = await findUser(tx, id)
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
  const rows = await runSql(
    tx,
    `insert into users (id, kind, email, nickname, password_hash, language, site, created_at, password_changed_at)
    values ($1, 'member', $2, $3, $4, $5, $6, $7, case when $4::text is null then null else $7::timestamptz end) on conflict (lower(email)) where kind = 'member' do nothing returning 1`,
    [
      member.id,
      member.email,
      member.nickname,
      member.passwordHash,
      member.language,
      member.site,
      member.createdAt,
    ],
  )
  return rows.length === 1
}

export async function setPassword(
  tx: Tx,
  id: Id<'user'>,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await runSql(tx, 'update users set password_hash = $2, password_changed_at = $3 where id = $1', [
    id,
    passwordHash,
    at,
  ])
}

const COLUMN = { EMAIL: 'email', SMS: 'mobile' } as const

/** Gives a person a contact, another one or none. Throws the database's `23505` when it is somebody else's; `isTaken` knows it. */
export async function setContact(
  tx: Tx,
  id: Id<'user'>,
  channel: Contact['channel'],
  target: string | null,
): Promise<void> {
  await runSql(tx, `update users set ${COLUMN[channel]} = $2 where id = $1`, [id, target])
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

/** Exactly these columns, whatever else a body held. */
export async function changeProfile(tx: Tx, id: Id<'user'>, change: ProfileChange): Promise<void> {
  await runSql(
    tx,
    `update users set nickname = coalesce($2, nickname), gender = coalesce($3, gender), birthday = case when $4 then $5::date else birthday end, avatar = case when $6 then $7::uuid else avatar end where id = $1`,
    [
      id,
      change.nickname ?? null,
      change.gender ?? null,
      change.birthday !== undefined,
      change.birthday ?? null,
      change.avatar !== undefined,
      change.avatar ?? null,
    ],
  )
}

export async function rememberPlace(
  db: Db,
  id: Id<'user'>,
  language: string,
  site: string,
): Promise<void> {
  await db.updateTable('users').set({ language, site }).where('id', '=', id).execute()
}
