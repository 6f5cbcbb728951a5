import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export async function findInviter(db: Db | Tx, code: string): Promise<Id<'user'> | undefined> {
  const inviter = await db
    .selectFrom('users')
    .select('id')
    .where('invitation_code', '=', sql<string>`upper(${code})`)
    .where('kind', '=', 'member')
    .where('deleted_at', 'is', null)
    .$castTo<{ id: Id<'user'> }>()
    .executeTakeFirst()
  return inviter?.id
}

/** False when this member has named an inviter before. */
export async function noteInvitation(
  tx: Tx,
  id: Id<'user'>,
  inviter: Id<'user'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ invited_by: inviter, invited_at: at })
    .where('id', '=', id)
    .where('invited_by', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether `id` stands anywhere above `inviter`: then the two would have invited each other. */
export async function isAbove(tx: Tx, id: Id<'user'>, inviter: Id<'user'>): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, invited_by, 1 as depth from users where id = ${inviter}
      union all
      select u.id, u.invited_by, depth + 1 from users u join above a on u.id = a.invited_by where depth < 1000
    ) select 1 from above where id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

export type InvitationRow = {
  code: string | null
  invitedCount: number
  invitedBy: string | null
  isInvited: boolean
}

export async function findInvitation(db: Db, id: Id<'user'>): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select u.invitation_code as code, u.invited_by is not null as "isInvited",
      (select count(*)::int from users g where g.invited_by = u.id) as "invitedCount",
      (select i.nickname from users i where i.id = u.invited_by) as "invitedBy"
    from users u where u.id = ${id}`.execute(db)
  return rows[0]
}

/** The first of several writers wins; the code that stands is answered. */
export async function giveInvitationCode(db: Db, id: Id<'user'>, code: string): Promise<string> {
  const user = await db
    .updateTable('users')
    .set({ invitation_code: sql`coalesce(invitation_code, ${code})` })
    .where('id', '=', id)
    .returning('invitation_code as code')
    .executeTakeFirst()
  return user?.code ?? code
}
