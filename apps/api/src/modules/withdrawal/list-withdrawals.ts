import type { Parsed } from '@galleria/contract/define-call'
import type { WireWithdrawal, withdrawalCalls } from '@galleria/contract/withdrawal'
import type { Id } from '@galleria/kernel/id'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { presentWithdrawal } from './withdrawal.present.ts'
import {
  findContractOrders,
  findSteps,
  findWithdrawal,
  pageWithdrawals,
} from './withdrawal.queries.ts'
import type { WithdrawalRow } from './withdrawal.types.ts'

/** Statements that a person of the mall looks at. */
export async function listWithdrawals(
  { db }: Context,
  body: Parsed<typeof withdrawalCalls.pageWithdrawals>,
): Promise<{ data: WireWithdrawal[]; total: number }> {
  const { rows, total } = await pageWithdrawals(db, {
    isClosed: body.isClosed,
    limit: body.pageSize,
    offset: offsetOf(body),
  })
  return { data: await present(db, rows), total }
}

export async function readWithdrawal(
  { db }: Context,
  id: Id<'withdrawal'>,
): Promise<WireWithdrawal | undefined> {
  const row = await findWithdrawal(db, id)
  return row && (await present(db, [row]))[0]
}

async function present(db: Db, rows: readonly WithdrawalRow[]): Promise<WireWithdrawal[]> {
  const [orders, steps] = await Promise.all([
    findContractOrders(
      db,
      rows.flatMap(({ contractId }) => contractId ?? []),
    ),
    findSteps(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  return rows.map((row) => presentWithdrawal(row, orders, steps))
}
