import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { RETENTION_YEARS } from '#modules/order/invoices/index.ts'
import { withdrawalFlow } from './withdrawal.flow.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'code'
  | 'requestKey'
  | 'name'
  | 'orderCodes'
  | 'email'
  | 'scope'
  | 'picked'
  | 'userId'
  | 'proof'
  | 'contractId'
>

/**
 * Keeps what was said, with the second by the database's clock; undefined when it was said before.
 */
export async function addWithdrawal(
  ctx: Context,
  tx: Tx,
  statement: NewWithdrawal,
): Promise<Id<'withdrawal'> | undefined> {
  const id = ctx.newId('withdrawal')
  const added = await tx
    .insertInto('withdrawals')
    .values({
      id,
      code: statement.code,
      request_key: statement.requestKey,
      status: withdrawalFlow.start,
      site: ctx.site,
      language: ctx.language,
      name: statement.name,
      order_codes: statement.orderCodes,
      email: statement.email,
      scope: statement.scope,
      picked: statement.picked && JSON.stringify(statement.picked),
      user_id: statement.userId,
      proof: statement.proof,
      contract_id: statement.contractId,
      keep_until: sql`make_date(extract(year from mall_now())::int + ${RETENTION_YEARS[ctx.site]}::int, 12, 31)`,
    })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning(['id', 'stated_at'])
    .executeTakeFirst()
  if (!added) return undefined
  await recordTransitions(tx, [
    {
      entity: 'withdrawal',
      entityId: id,
      from: null,
      to: withdrawalFlow.start,
      event: 'state',
      actor: 'sender',
      actorId: statement.userId ?? undefined,
      at: added.stated_at,
    },
  ])
  return id
}

const lifeCycle = defineLifeCycle({
  entity: 'withdrawal',
  table: 'withdrawals',
  flow: withdrawalFlow,
  stamps: ({ to, at }) => (to === 'WAITING' ? {} : { closed_at: at }),
})

/** False when it was no longer in a state for it. */
export async function moveWithdrawal(
  tx: Tx,
  id: Id<'withdrawal'>,
  change: MoveRequest<typeof withdrawalFlow, 'withdrawals'>,
): Promise<boolean> {
  return (await moveRow(tx, lifeCycle, id, change)) !== undefined
}

/** Nothing of a person is left in statements whose years are over; at most so many in one go. */
export async function emptyWithdrawals(tx: Tx, most: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .with('past', (cte) =>
      cte
        .selectFrom('withdrawals')
        .select('id')
        .where('keep_until', '<', sql<string>`(mall_now() at time zone 'UTC')::date`)
        .orderBy('keep_until')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('withdrawals as w')
    .from('past')
    .set({
      name: '',
      order_codes: '',
      email: '',
      scope: '',
      picked: sql`null`,
      answer: '',
      keep_until: null,
    })
    .whereRef('w.id', '=', 'past.id')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
