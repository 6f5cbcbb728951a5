import type { Parsed, Reply } from '@galleria/contract/define-call'
import { actsForMall } from '@galleria/contract/merchant-rights'
import type { operatorPersonCalls } from '@galleria/contract/operator-person'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { noteSubject } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { showEmail } from '#platform/show-email.ts'
import { accountJobs } from '../account.jobs.ts'
import { findMember, findUser, lockUser, type UserRow } from '../account.store.ts'
import { contactIn, contactOf, mailContact } from '../contacts/contact.ts'
import { notifyContacts } from '../contacts/notify-contacts.ts'
import { isOperator } from '../operators/operators.store.ts'
import { deletePasskeys, findPasskeys, recordPasskeys } from './passkeys.store.ts'
import { dropWhatFactorLeaves, findSecondFactor, moveSecondFactor } from './second-factor.store.ts'

type Person = Reply<typeof operatorPersonCalls.findPerson>
/** Nobody reads the whole mall's people by asking for one address after the other. */
const LOOKUPS = { times: 100, seconds: 3600 }

/** The member with exactly this address or number: whoever asks has it from the person. */
export async function findPerson(
  ctx: Context,
  { account }: Parsed<typeof operatorPersonCalls.findPerson>,
): Promise<Person> {
  await countAgainst(ctx, `operator.person:${buyerOf(ctx)}`, LOOKUPS)
  const user = await findMember(ctx.db, contactOf(account))
  if (!user) throw refuse('person.not_found')
  return present(ctx, user)
}

/**
 * For somebody who has lost the phone and the recovery codes. Everything signed in as that person
 * ends, because whoever asked for this may be somebody else, and the person is told with the
 * reason. Nobody does it for themselves: then the factor of an operator would be worth one open
 * window.
 */
export async function switchOffFor(
  ctx: Context,
  { id, reason }: { id: Id<'user'>; reason: string },
): Promise<Person> {
  if (id === buyerOf(ctx)) throw refuse('person.own')
  const found = await findUser(ctx.db, id)
  if (found?.kind !== 'member') throw refuse('person.not_found')
  const user = await ctx.inTransaction(async (tx) => {
    const person = await lockUser(tx, id)
    if (!(await maySwitchOff(ctx, tx, id))) throw refuse('operator.role')
    noteSubject(tx, { kind: 'person', id })
    const factorId = await endFactors(tx, id, {
      actor: 'operator',
      actorId: buyerOf(ctx),
      facts: { reason },
      at: ctx.now(),
    })
    if (factorId === undefined) throw refuse('second_factor.off')
    if (person.email) await ctx.jobs.send(tx, accountJobs.factorOff, { userId: id, factorId })
    await notifyContacts(ctx, tx, 'factorOff', [contactIn(person, 'SMS')], person.language)
    return person
  })
  return present(ctx, user)
}

/**
 * The only operator of a mall has nobody to ask. Whoever can run this has the machine, so nothing
 * else is asked; false for somebody who is no operator, or has no second factor.
 */
export async function switchOffByMachine(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  email: string,
): Promise<boolean> {
  const member = await findMember(tx, mailContact(email))
  if (!member || !(await isOperator(tx, member.id))) return false
  await lockUser(tx, member.id)
  const factorId = await endFactors(tx, member.id, {
    actor: 'operator',
    facts: { reason: 'npm run operator' },
    at: now(),
  })
  return factorId !== undefined
}

/**
 * The app and all passkeys, with everything signed in; the id of one of them, and undefined where
 * there was none.
 */
async function endFactors(
  tx: Tx,
  userId: Id<'user'>,
  by: {
    readonly actor: 'operator'
    readonly actorId?: Id<'user'>
    readonly facts: { readonly reason: string }
    readonly at: Date
  },
): Promise<string | undefined> {
  const passkeys = await deletePasskeys(tx, userId)
  await recordPasskeys(tx, passkeys, { move: 'removeFor', ...by })
  const factor = await findSecondFactor(tx, userId)
  const isMoved =
    factor !== undefined && (await moveSecondFactor(tx, factor, { move: 'switchOffFor', ...by }))
  const ended = isMoved ? factor.id : passkeys[0]
  if (ended === undefined) return undefined
  await dropWhatFactorLeaves(tx, userId)
  await endSessionsOf(tx, userId)
  return ended
}

/**
 * Who works for the mall is let in by a head: else the desk of everybody would be worth the
 * password of one.
 */
async function maySwitchOff({ actor }: Context, db: Db | Tx, id: Id<'user'>): Promise<boolean> {
  if (actor.kind === 'anonymous') return false
  return actsForMall(actor, 'people') || !(await isOperator(db, id))
}

async function present(ctx: Context, user: UserRow): Promise<Person> {
  const factor = await findSecondFactor(ctx.db, user.id)
  const passkeys = await findPasskeys(ctx.db, user.id)
  const begun = passkeys.map(({ createdAt }) => createdAt.toISOString())
  if (factor?.status === 'ON' && factor.confirmedAt) begun.push(factor.confirmedAt.toISOString())
  const since = begun.toSorted()[0] ?? null
  return {
    id: toWireId('user', user.id),
    nickname: user.nickname,
    email: showEmail(user.email ?? ''),
    mobile: user.mobile ?? '',
    hasPassword: user.passwordHash !== null,
    secondFactorSince: since,
    operationList:
      since !== null && user.id !== buyerOf(ctx) && (await maySwitchOff(ctx, ctx.db, user.id))
        ? ['switchOffSecondFactor']
        : [],
  }
}
