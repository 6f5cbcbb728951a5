import type { Parsed } from '@galleria/contract/define-call'
import { operatorsCalls, type WireOperators } from '@galleria/contract/operators'
import { refuse } from '@galleria/contract/refusals'
import { toWireId, type Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { noteChanges } from '#platform/audit-log.ts'
import { bind, type Bound } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endSessionsOf } from '#platform/sessions.ts'
import { accountJobs, type OperatorsJob } from '../account.jobs.ts'
import { findMember } from '../account.store.ts'
import { mailContact } from '../contacts/contact.ts'
import { findOperators, isLastHead, lockOperators, type Operator } from './operators.store.ts'

/** Who works for the mall, each in a role; never without a head. */

export const operatorsRoutes: readonly Bound[] = [
  bind(operatorsCalls.listOperators, listOperators),
  bind(operatorsCalls.addOperator, addOperator),
  bind(operatorsCalls.setOperatorRole, setOperatorRole),
  bind(operatorsCalls.removeOperator, removeOperator),
]

async function listOperators(ctx: Context): Promise<WireOperators> {
  const operators = await findOperators(ctx.db)
  return {
    personList: operators.map((one) => {
      const isSelf = one.id === buyerOf(ctx)
      const isHeld = isLastHead(operators, one.id)
      return {
        id: toWireId('user', one.id),
        nickname: one.nickname,
        email: one.email ?? '',
        role: one.role,
        since: one.since.toISOString(),
        isSelf,
        operationList: [
          ...(isHeld ? [] : (['setRole'] as const)),
          ...(isHeld || isSelf ? [] : (['remove'] as const)),
        ],
      }
    }),
  }
}

async function addOperator(
  ctx: Context,
  { email, role }: Parsed<typeof operatorsCalls.addOperator>,
): Promise<WireOperators> {
  await ctx.inTransaction(async (tx) => {
    await lockAsHead(ctx, tx)
    const member = await findMember(tx, mailContact(email))
    if (!member) throw refuse('person.not_found')
    const added = await tx
      .insertInto('operators')
      .values({ user_id: member.id, role, since: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!added) throw refuse('operator.already')
    noteChanges(tx, { kind: 'person', id: member.id }, { after: { role } })
    await tell(ctx, tx, { userId: member.id, change: 'added', now: role })
  })
  return listOperators(ctx)
}

async function setOperatorRole(
  ctx: Context,
  { id, role }: Parsed<typeof operatorsCalls.setOperatorRole>,
): Promise<WireOperators> {
  await ctx.inTransaction(async (tx) => {
    const before = demandOperator(await lockAsHead(ctx, tx), id, role !== 'head')
    if (before.role === role) return
    await tx
      .updateTable('operators')
      .set({ role, role_since: sql`mall_now()` })
      .where('user_id', '=', id)
      .execute()
    noteChanges(tx, { kind: 'person', id }, { before: { role: before.role }, after: { role } })
    await tell(ctx, tx, { userId: id, change: 'role', before: before.role, now: role })
  })
  return listOperators(ctx)
}

async function removeOperator(
  ctx: Context,
  { id }: Parsed<typeof operatorsCalls.removeOperator>,
): Promise<WireOperators> {
  await ctx.inTransaction(async (tx) => {
    const operators = await lockAsHead(ctx, tx)
    // Nobody takes the desk from themselves by mistake: another head does.
    if (id === buyerOf(ctx)) throw refuse('operator.not_found')
    const { role } = demandOperator(operators, id, true)
    await tx.deleteFrom('operators').where('user_id', '=', id).execute()
    await endSessionsOf(tx, id)
    noteChanges(tx, { kind: 'person', id }, { before: { role }, after: { role: null } })
    await tell(ctx, tx, { userId: id, change: 'removed', before: role })
  })
  return listOperators(ctx)
}

function tell(ctx: Context, tx: Tx, about: Omit<OperatorsJob, 'id' | 'byId'>): Promise<unknown> {
  return ctx.jobs.send(tx, accountJobs.mailOperators, {
    ...about,
    id: ctx.newId('job'),
    byId: buyerOf(ctx),
  })
}

/** The caller may have been lowered since the call began. */
async function lockAsHead(ctx: Context, tx: Tx): Promise<Operator[]> {
  const operators = await lockOperators(tx)
  if (operators.find(({ id }) => id === buyerOf(ctx))?.role !== 'head')
    throw refuse('operator.role')
  return operators
}

function demandOperator(
  operators: readonly Operator[],
  id: Id<'user'>,
  losesHead: boolean,
): Operator {
  const operator = operators.find((one) => one.id === id)
  if (!operator) throw refuse('operator.not_found')
  if (losesHead && isLastHead(operators, id)) throw refuse('operator.last_head')
  return operator
}
