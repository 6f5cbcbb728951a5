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
  const found = await tx
    .withRecursive('above(id, invited_by, depth)', (cte) =>
      cte
        .selectFrom('users')
        .select(['id', 'invited_by', sql<number>`1`.as('depth')])
        .where('id', '=', inviter)
        .unionAll(
          cte
            .selectFrom('users as u')
            .innerJoin('above as a', 'u.id', 'a.invited_by')
            .select((eb) => ['u.id', 'u.invited_by', eb('a.depth', '+', sql.lit(1)).as('depth')])
            .where('a.depth', '<', sql.lit(1000)),
        ),
    )
    .selectFrom('above')
    .select('id')
    .where('id', '=', id)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found !== undefined
}

export type InvitationRow = {
  code: string | null
  invitedCount: number
  invitedBy: string | null
  isInvited: boolean
}

export function findInvitation(db: Db, id: Id<'user'>): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('users as u')
    .select((eb) => [
      'u.invitation_code as code',
      eb('u.invited_by', 'is not', null).as('isInvited'),
      eb
        .selectFrom('users as g')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('g.invited_by', '=', 'u.id')
        .as('invitedCount'),
      eb
        .selectFrom('users as i')
        .select('i.nickname')
        .whereRef('i.id', '=', 'u.invited_by')
        .as('invitedBy'),
    ])
    .where('u.id', '=', id)
    .$castTo<InvitationRow>()
    .executeTakeFirst()
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
