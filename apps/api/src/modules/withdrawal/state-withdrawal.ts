import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { WireReceipt, withdrawalCalls } from '@galleria/contract/withdrawal'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { newCode } from '#platform/new-code.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { stepsOf, timesText } from '#modules/catalog/selling/index.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { withdrawableQty } from '#modules/order/asking/index.ts'
import { variantOf } from '#modules/order/invoices/index.ts'
import { findSource } from './find-source.ts'
import { withdrawalJobs } from './withdrawal.jobs.ts'
import { presentReceipt } from './withdrawal.present.ts'
import { findWithdrawalByKey } from './withdrawal.queries.ts'
import { addWithdrawal } from './withdrawal.store.ts'
import type { Picked } from './withdrawal.types.ts'

type Statement = Parsed<typeof withdrawalCalls.stateWithdrawal>

/**
 * More than anybody has contracts to leave, and few enough that nobody has mails sent to strangers.
 */
const PER_NETWORK = [
  { name: 'hour', times: 20, seconds: 3600 },
  { name: 'day', times: 60, seconds: 86_400 },
] as const

/**
 * Takes a statement of withdrawal: kept with its second, receipt on its way, whether or not it
 * matches an order. Which it does is looked up by a job, so that neither the answer nor the time it
 * takes tells whether number and address belong together. Sent twice with one key it is one
 * statement.
 */
export async function stateWithdrawal(ctx: Context, statement: Statement): Promise<WireReceipt> {
  const earlier = await findWithdrawalByKey(ctx.db, statement.requestKey)
  if (earlier) return presentReceipt(ctx, earlier)
  for (const { name, ...limit } of PER_NETWORK)
    await countAgainst(ctx, `withdrawal:${name}:${ctx.ip}`, limit)
  await ctx.inTransaction((tx) => keep(ctx, tx, statement))
  crashAt('withdrawal.saved')
  const stored = await findWithdrawalByKey(ctx.db, statement.requestKey)
  if (!stored) throw new Error('a statement that was kept and is not there')
  return presentReceipt(ctx, stored)
}

async function keep(ctx: Context, tx: Tx, statement: Statement): Promise<void> {
  const source = await findSource(ctx, tx, statement)
  const id = await addWithdrawal(ctx, tx, {
    code: `W${newCode(ctx.now())}`,
    requestKey: statement.requestKey,
    name: statement.name,
    orderCodes: source?.order.code ?? statement.orderCode,
    email: statement.email,
    scope: statement.scope,
    picked: source && statement.lines.length > 0 ? pick(ctx, source.order, statement.lines) : null,
    userId: ctx.actor.kind === 'anonymous' ? null : ctx.actor.userId,
    proof: source?.proof ?? 'NONE',
    contractId: source?.order.contractId ?? null,
  })
  if (!id) return
  await ctx.jobs.send(tx, withdrawalJobs.mail, { withdrawalId: id, kind: 'receipt' })
  await ctx.jobs.send(tx, withdrawalJobs.match, { withdrawalId: id })
}

/**
 * What was picked, in the words of now; refused where the order has changed since its form was
 * shown.
 */
export function pick(
  { language, site }: Context,
  order: OrderRow,
  asked: Statement['lines'],
): Picked[] {
  if (new Set(asked.map(({ id }) => id)).size !== asked.length) throw refuse('withdrawal.lines')
  return asked.map(({ id, qty: typed }) => {
    const line = order.lines.find((one) => one.id === id)
    const qty = line ? stepsOf(typed, line.snapshot.measure) : 0
    if (!line || qty > withdrawableQty(line)) throw refuse('withdrawal.lines')
    return {
      lineId: line.id,
      qty,
      times: timesText(qty, line.snapshot.measure, { language, site }),
      name: [line.snapshot.name, variantOf(line, language)].filter(Boolean).join(', '),
    }
  })
}
