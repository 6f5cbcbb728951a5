import type { peopleCalls } from '@galleria/contract/merchant-people'
import { MOST_PEOPLE } from '@galleria/contract/merchant-people-rules'
import type { Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteChanges, noteSeller } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { sitAtDesk } from '#platform/sessions.ts'
import {
  addPerson,
  endInvitation,
  findInvitation,
  findPeople,
  type Invitation,
} from './people.store.ts'
import { worksFor } from './roles.ts'

/**
 * An invitation lets in whoever is signed in with the address it went to: the link alone, forwarded
 * or found, opens nothing.
 */

export async function readInvitation(
  ctx: Context,
  { id }: { id: Id<'invitation'> },
): Promise<Reply<typeof peopleCalls.readInvitation>> {
  const { sellerName, shopName, role, invitedBy, expiresAt } = await ownInvitation(ctx, ctx.db, id)
  return { sellerName, shopName, role, invitedBy, expirationTime: expiresAt.toISOString() }
}

export async function acceptInvitation(
  ctx: Context,
  { id }: { id: Id<'invitation'> },
): Promise<void> {
  const { sellerId } = await ownInvitation(ctx, ctx.db, id)
  await ctx.inTransaction(async (tx) => {
    // The account first: one that is being deleted takes no place.
    await lockRow(tx, 'users', { id: buyerOf(ctx) })
    await lockRow(tx, 'sellers', { id: sellerId })
    // Once more under the lock: it may have been taken back, or sent again with another role.
    const { role } = await ownInvitation(ctx, tx, id)
    await endInvitation(tx, { id, sellerId })
    const person = { userId: buyerOf(ctx), sellerId, role, since: ctx.now() }
    const isNew = await addPerson(tx, person)
    if (isNew && (await findPeople(tx, sellerId)).length > MOST_PEOPLE)
      throw refuse('staff.too_many', { most: MOST_PEOPLE })
    noteSeller(tx, sellerId)
    noteChanges(tx, { kind: 'person', id: buyerOf(ctx) }, { after: { role } })
    await sitAtDesk(ctx, tx, sellerId)
  })
}

export async function chooseShop(ctx: Context, { sellerId }: { sellerId: number }): Promise<void> {
  if (!worksFor(ctx, sellerId)) throw refuse('shop.not_found')
  await sitAtDesk(ctx, ctx.db, sellerId)
}

async function ownInvitation(ctx: Context, db: Db | Tx, id: Id<'invitation'>): Promise<Invitation> {
  const invitation = await findInvitation(db, id, ctx.now())
  if (!invitation) throw refuse('invitation.not_found')
  const { email } = await db
    .selectFrom('users')
    .where('id', '=', buyerOf(ctx))
    .select('email')
    .executeTakeFirstOrThrow()
  if (email?.toLowerCase() !== invitation.email) throw refuse('invitation.other_address')
  return invitation
}
