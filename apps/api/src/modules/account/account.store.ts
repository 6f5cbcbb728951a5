import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type UserRow = { id: Id<'user'>; kind: 'tourist' | 'member'; email: string | null; nickname: string; passwordHash: string | null; sellerId: number | null; language: string; site: string }

const USER = `select u.id, u.kind, u.email, u.nickname, u.password_hash as "passwordHash", f.seller_id as "sellerId", u.language, u.site
  from users u left join seller_staff f on f.user_id = u.id`

export async function findMemberByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await runSql<UserRow>(db, `${USER} where lower(u.email) = lower($1) and u.kind = 'member'`, [email])
  return row
}

export async function findUser(db: Db | Tx, id: Id<'user'>): Promise<UserRow | undefined> {
  const [row] = await runSql<UserRow>(db, `${USER} where u.id = $1`, [id])
  return row
}

export async function addTourist(tx: Tx, user: { id: Id<'user'>; language: string; site: string; createdAt: Date }): Promise<void> {
  await tx.insertInto('users').values({ id: user.id, kind: 'tourist', language: user.language, site: user.site, created_at: user.createdAt }).execute()
}

export async function rememberPlace(db: Db, id: Id<'user'>, language: string, site: string): Promise<void> {
  await db.updateTable('users').set({ language, site }).where('id', '=', id).execute()
}
