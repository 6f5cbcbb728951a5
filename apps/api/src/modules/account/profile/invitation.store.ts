import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export async function findInviter(db: Db | Tx, code: string): Promise<Id<'user'> | undefined> {
  const [row] = await runSql<{ id: Id<'user'> }>(
    db,
    `select id from users where invitation_code = upper($1) and kind = 'member' and deleted_at is null`,
    [code],
  )
  return row?.id
}

/** False when this member has said before who it was. */
export async function noteInvitation(
  tx: Tx,
  id: Id<'user'>,
  inviter: Id<'user'>,
  at: Date,
): Promise<boolean> {
  const rows = await runSql(
    tx,
    'update users set invited_by = $2, invited_at = $3 where id = $1 and invited_by is null returning 1',
    [id, inviter, at],
  )
  return rows.length === 1
}

/** Whether `id` stands anywhere above `inviter`: then the two would have invited each other. */
export async function isAbove(tx: Tx, id: Id<'user'>, inviter: Id<'user'>): Promise<boolean> {
  const rows = await runSql(
    tx,
    `with recursive above as (select id, invited_by, 1 as depth from users where id = $2
    union all select u.id, u.invited_by, depth + 1 from users u join above a on u.id = a.invited_by where depth < 1000) select 1 from above where id = $1 limit 1`,
    [id, inviter],
  )
  return rows.length > 0
}

export type InvitationRow = {
  code: string | null
  invitedCount: number
  invitedBy: string | null
  isInvited: boolean
}

export async function findInvitation(db: Db, id: Id<'user'>): Promise<InvitationRow | undefined> {
  const [row] = await runSql<InvitationRow>(
    db,
    `select u.invitation_code as code, (select count(*)::int from users g where g.invited_by = u.id) as "invitedCount",
    (select i.nickname from users i where i.id = u.invited_by) as "invitedBy", u.invited_by is not null as "isInvited" from users u where u.id = $1`,
    [id],
  )
  return row
}

/** The first of several writers wins; the code that stands is answered. */
export async function giveInvitationCode(db: Db, id: Id<'user'>, code: string): Promise<string> {
  const [row] = await runSql<{ code: string }>(
    db,
    'update users set invitation_code = coalesce(invitation_code, $2) where id = $1 returning invitation_code as code',
    [id, code],
  )
  return row?.code ?? code
}
