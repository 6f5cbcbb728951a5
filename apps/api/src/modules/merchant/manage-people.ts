import type { Parsed } from '@galleria/contract/define-call'
import { tidyEmail } from '@galleria/contract/email'
import type { peopleCalls, WirePeople } from '@galleria/contract/merchant-people'
import { INVITATION_DAYS, MOST_PEOPLE } from '@galleria/contract/merchant-people-rules'
import { rightsOfRole, type StaffRole } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { noteChanges, type AuditAbout } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { maskEmail } from '#modules/account/index.ts'
import type { AboveMerchant } from './freeze-seller.ts'
import { merchantJobs, type PeopleJob } from './merchant.jobs.ts'
import {
  addInvitation,
  dropPerson,
  endInvitation,
  findInvitation,
  findInvitations,
  findPeople,
  setPersonsRole,
  type Person,
} from './people.store.ts'
import { hasRight, sellerOf } from './roles.ts'

/** A mail that nobody asked for: fewer than a list of strangers would take. */
const INVITATIONS = { times: 30, seconds: 86_400 }

export async function listPeople(ctx: Context): Promise<WirePeople> {
  const mayKeep = hasRight(ctx, 'people')
  const [people, invitations] = await Promise.all([
    findPeople(ctx.db, sellerOf(ctx)),
    mayKeep ? findInvitations(ctx.db, sellerOf(ctx), ctx.now()) : [],
  ])
  return {
    personList: people.map((person) => {
      const isSelf = person.id === buyerOf(ctx)
      const isHeld = isLastOwner(people, person.id)
      return {
        id: toWireId('user', person.id),
        nickname: person.nickname,
        email: mayKeep || isSelf ? person.email : '',
        role: person.role,
        since: person.since.toISOString(),
        isSelf,
        operationList: [
          ...(mayKeep && !isHeld ? (['setRole'] as const) : []),
          ...(mayKeep && !isSelf && !isHeld ? (['remove'] as const) : []),
          ...(isSelf && !isHeld ? (['leave'] as const) : []),
        ],
      }
    }),
    invitationList: invitations.map(({ id, email, role, invitedBy, expiresAt }) => ({
      id: toWireId('invitation', id),
      email,
      role,
      invitedBy,
      expirationTime: expiresAt.toISOString(),
    })),
    operationList: mayKeep ? ['invite'] : [],
  }
}

export async function invitePerson(
  ctx: Context,
  { email, role }: Parsed<typeof peopleCalls.invitePerson>,
): Promise<WirePeople> {
  const sellerId = sellerOf(ctx)
  await countAgainst(ctx, `staff.invite:${sellerId}`, INVITATIONS)
  const address = tidyEmail(email).toLowerCase()
  await ctx.inTransaction(async (tx) => {
    const people = await lockPeople(ctx, tx)
    if (people.some((person) => person.email.toLowerCase() === address))
      throw refuse('staff.already')
    const invited = await findInvitations(tx, sellerId, ctx.now())
    const others = invited.filter((one) => one.email !== address)
    if (people.length + others.length >= MOST_PEOPLE)
      throw refuse('staff.too_many', { most: MOST_PEOPLE })
    const id = ctx.newId('invitation')
    await addInvitation(tx, {
      id,
      sellerId,
      email: address,
      role,
      invitedBy: buyerOf(ctx),
      createdAt: ctx.now(),
      expiresAt: new Date(ctx.now().getTime() + INVITATION_DAYS * DAY),
    })
    noteChanges(tx, { kind: 'invitation', id, name: maskEmail(address) }, { after: { role } })
    await ctx.jobs.send(tx, merchantJobs.mailInvitation, {
      invitationId: id,
      language: ctx.language,
    })
  })
  return listPeople(ctx)
}

export async function takeInvitationBack(
  ctx: Context,
  { id }: { id: Id<'invitation'> },
): Promise<WirePeople> {
  await ctx.inTransaction(async (tx) => {
    await lockPeople(ctx, tx)
    const invitation = await findInvitation(tx, id, ctx.now())
    if (!(await endInvitation(tx, { id, sellerId: sellerOf(ctx) })))
      throw refuse('invitation.not_found')
    noteChanges(
      tx,
      { kind: 'invitation', id, name: maskEmail(invitation?.email ?? '') },
      { before: { role: invitation?.role }, after: { role: null } },
    )
  })
  return listPeople(ctx)
}

/**
 * Handing over is two of these: somebody else becomes an owner, then the first one something else,
 * or leaves.
 */
export async function setRole(
  ctx: Context,
  { id, role }: { id: Id<'user'>; role: StaffRole },
): Promise<WirePeople> {
  await ctx.inTransaction(async (tx) => {
    const people = await lockPeople(ctx, tx)
    const { role: before } = demandPerson(people, id)
    if (role === before) return
    if (role !== 'owner' && isLastOwner(people, id)) throw refuse('staff.last_owner')
    noteChanges(tx, personOf(id), { before: { role: roleOf(people, id) }, after: { role } })
    await setPersonsRole(tx, { sellerId: sellerOf(ctx), userId: id, role })
    await tell(ctx, tx, { userId: id, change: 'role', before, now: role })
  })
  // Whoever lowered themselves reads what they still may.
  return listPeople(await asNow(ctx))
}

export async function removePerson(ctx: Context, { id }: { id: Id<'user'> }): Promise<WirePeople> {
  await ctx.inTransaction(async (tx) => {
    const people = await lockPeople(ctx, tx)
    // Oneself one does not remove: that is leaving, and asks differently.
    if (id === buyerOf(ctx)) throw refuse('staff.not_found')
    demandPerson(people, id)
    if (isLastOwner(people, id)) throw refuse('staff.last_owner')
    noteChanges(tx, personOf(id), {
      before: { role: roleOf(people, id) },
      after: { role: null },
    })
    await dropPerson(tx, { sellerId: sellerOf(ctx), userId: id })
    await tell(ctx, tx, { userId: id, change: 'removed' })
  })
  return listPeople(ctx)
}

export async function leaveShop(
  ctx: Context,
  above: AboveMerchant,
  { sellerId }: { sellerId: number },
): Promise<void> {
  if (sellerId !== sellerOf(ctx)) throw refuse('merchant.other_shop')
  const userId = buyerOf(ctx)
  await ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'sellers', { id: sellerId })
    const people = await findPeople(tx, sellerId)
    const isNeeded = people.length > 1 || !(await isOver(ctx, tx, above))
    if (isLastOwner(people, userId) && isNeeded) throw refuse('staff.last_owner')
    noteChanges(tx, personOf(userId), {
      before: { role: roleOf(people, userId) },
      after: { role: null },
    })
    await dropPerson(tx, { sellerId, userId })
    await tell(ctx, tx, { userId, change: 'left' })
  })
}

function tell(
  ctx: Context,
  tx: Tx,
  about: Pick<PeopleJob, 'userId' | 'change' | 'before' | 'now'>,
): Promise<unknown> {
  return ctx.jobs.send(tx, merchantJobs.mailPeople, {
    ...about,
    id: ctx.newId('job'),
    sellerId: sellerOf(ctx),
    byId: buyerOf(ctx),
  })
}

/** A seller that has left the mall, with nothing open any more, needs nobody. */
async function isOver({ actor }: Context, tx: Tx, above: AboveMerchant): Promise<boolean> {
  if (actor.kind === 'anonymous' || actor.sellerId === null || actor.sellerStatus !== 'CLEARED')
    return false
  const [orders, reverses] = await Promise.all([
    above.countOpenOrders(tx, [actor.sellerId]),
    above.countOpenReverses(tx, [actor.sellerId]),
  ])
  return !orders.get(actor.sellerId) && !reverses.get(actor.sellerId)
}

/** The people under the seller's lock. The caller may have been lowered since the call began. */
export async function lockPeople(ctx: Context, tx: Tx): Promise<Person[]> {
  await lockRow(tx, 'sellers', { id: sellerOf(ctx) })
  const people = await findPeople(tx, sellerOf(ctx))
  const own = people.find(({ id }) => id === buyerOf(ctx))
  if (!own) throw refuse('auth.role')
  if (!rightsOfRole[own.role].includes('people')) throw refuse('merchant.role')
  return people
}

function demandPerson(people: readonly Person[], id: Id<'user'>): Person {
  const person = people.find((one) => one.id === id)
  if (!person) throw refuse('staff.not_found')
  return person
}

const roleOf = (people: readonly Person[], id: Id<'user'>) =>
  people.find((one) => one.id === id)?.role

const personOf = (id: Id<'user'>): AuditAbout => ({ kind: 'person', id })

function isLastOwner(people: readonly Person[], id: Id<'user'>): boolean {
  const owners = people.filter(({ role }) => role === 'owner')
  return owners.length === 1 && owners[0]?.id === id
}

async function asNow(ctx: Context): Promise<Context> {
  if (ctx.actor.kind === 'anonymous') return ctx
  const own = (await findPeople(ctx.db, sellerOf(ctx))).find(({ id }) => id === buyerOf(ctx))
  return { ...ctx, actor: { ...ctx.actor, role: own?.role ?? null } }
}
