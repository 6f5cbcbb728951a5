import { rightsOfRole, type StaffRole } from '@galleria/contract/merchant-rights'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { nameOfUser } from '#modules/account/index.ts'
import { endKeysOf } from './keys/key.store.ts'

/**
 * The people of a seller and the invitations to become one. Whoever changes something holds the
 * seller's lock, so that two cannot both be the last but one owner.
 */

export type Person = {
  readonly id: Id<'user'>
  readonly nickname: string
  readonly email: string
  readonly role: StaffRole
  readonly since: Date
}

/** Owners first, then by how long they are here. */
export function findPeople(db: Db | Tx, sellerId: number): Promise<Person[]> {
  return db
    .selectFrom('seller_staff as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .where('f.seller_id', '=', sellerId)
    .select(['u.id', 'u.nickname', sql<string>`coalesce(u.email, '')`.as('email')])
    .select(['f.role', 'f.since'])
    .orderBy(sql`f.role <> 'owner'`)
    .orderBy('f.since')
    .orderBy('u.id')
    .$castTo<Person>()
    .execute()
}

/** False when this person is there already. */
export async function addPerson(
  tx: Tx,
  person: {
    readonly userId: Id<'user'>
    readonly sellerId: number
    readonly role: StaffRole
    readonly since: Date
  },
): Promise<boolean> {
  const added = await tx
    .insertInto('seller_staff')
    .values({
      user_id: person.userId,
      seller_id: person.sellerId,
      role: person.role,
      since: person.since,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setPersonsRole(
  tx: Tx,
  { sellerId, userId, role }: { sellerId: number; userId: Id<'user'>; role: StaffRole },
): Promise<void> {
  await tx
    .updateTable('seller_staff')
    .set({ role })
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .execute()
  if (!rightsOfRole[role].includes('people')) await endKeysOf(tx, { sellerId, userId })
}

export async function dropPerson(
  tx: Tx,
  { sellerId, userId }: { sellerId: number; userId: Id<'user'> },
): Promise<void> {
  await tx
    .deleteFrom('seller_staff')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .execute()
  await endKeysOf(tx, { sellerId, userId })
}

export type Invitation = {
  readonly id: Id<'invitation'>
  readonly sellerId: number
  readonly sellerName: string
  readonly shopName: string
  readonly email: string
  readonly role: StaffRole
  readonly invitedBy: string
  readonly expiresAt: Date
}

function selectInvitations(db: Db | Tx, now: Date) {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('sellers as s', 's.id', 'i.seller_id')
    .innerJoin('users as u', 'u.id', 'i.invited_by')
    .where('i.expires_at', '>', now)
    .select(['i.id', 'i.seller_id as sellerId', 's.name as sellerName', 'i.email', 'i.role'])
    .select([nameOfUser('u').as('invitedBy'), 'i.expires_at as expiresAt'])
    .select(
      sql<string>`coalesce((select h.name from shops h where h.seller_id = s.id order by h.id limit 1), s.name)`.as(
        'shopName',
      ),
    )
    .$castTo<Invitation>()
}

/** Those that are still good. */
export function findInvitations(db: Db | Tx, sellerId: number, now: Date): Promise<Invitation[]> {
  return selectInvitations(db, now)
    .where('i.seller_id', '=', sellerId)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute()
}

export function findInvitation(
  db: Db | Tx,
  id: Id<'invitation'>,
  now: Date,
): Promise<Invitation | undefined> {
  return selectInvitations(db, now).where('i.id', '=', id).executeTakeFirst()
}

/** One per address: a later one takes the place of the first, with a link of its own. */
export async function addInvitation(
  tx: Tx,
  invitation: {
    readonly id: Id<'invitation'>
    readonly sellerId: number
    readonly email: string
    readonly role: StaffRole
    readonly invitedBy: Id<'user'>
    readonly createdAt: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await tx
    .deleteFrom('staff_invitations')
    .where('seller_id', '=', invitation.sellerId)
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute()
  await tx
    .insertInto('staff_invitations')
    .values({
      id: invitation.id,
      seller_id: invitation.sellerId,
      email: invitation.email,
      role: invitation.role,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute()
}

/** Taken back or accepted: of two who do either at once only one is told so. */
export async function endInvitation(
  tx: Tx,
  { id, sellerId }: { id: Id<'invitation'>; sellerId: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Addresses of people who never came are forgotten with their invitation. */
export async function sweepInvitations(ctx: {
  readonly db: Db
  readonly now: () => Date
}): Promise<void> {
  await ctx.db.deleteFrom('staff_invitations').where('expires_at', '<', ctx.now()).execute()
}

/** What was sent to the address of somebody whose account ends, in its transaction. */
export async function forgetInvited(tx: Tx, userId: Id<'user'>): Promise<void> {
  await tx
    .deleteFrom('staff_invitations as i')
    .using('users as u')
    .where('u.id', '=', userId)
    .where(sql<boolean>`lower(i.email) = lower(u.email)`)
    .execute()
}
