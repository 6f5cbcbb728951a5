import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { crashAt, type CrashPoint } from '#platform/crash-point.ts'
import { lockContract } from '#modules/order/index.ts'
import { giveSurcharge } from './exchange/give-surcharge.ts'
import type { ReverseStatus } from './reverse.flow.ts'
import { findDueReverses, findReverseForMall } from './reverse.queries.ts'
import type { ReverseRow } from './reverse.types.ts'
import { answerSilence } from './steps/answer-silence.ts'
import { awaitGoods } from './steps/await-goods.ts'
import { awaitInspection } from './steps/await-inspection.ts'
import { awaitReceipt } from './steps/await-receipt.ts'
import { awaitSide } from './steps/await-side.ts'
import { awaitReplacement } from './steps/await-replacement.ts'
import { followRefund } from './steps/follow-refund.ts'
import { goOnWithdrawn } from './steps/release-withdrawn.ts'
import { remindToAsk } from './steps/remind-to-ask.ts'
import { settle } from './steps/settle.ts'
import { startRefund } from './steps/start-refund.ts'
import { waitForPerson } from './steps/wait-for-person.ts'

/**
 * What the mall does by itself with an after-sales order that is in a state, under its contract's
 * lock.
 */
export type Step = (ctx: Context, tx: Tx, reverse: ReverseRow) => Promise<void>

const steps: Readonly<Record<ReverseStatus, Step>> = {
  AS_APPLIED: goOnWithdrawn,
  WAITING_FOR_AUDIT_BY_SELLER: answerSilence,
  WAITING_FOR_BUYER_RETURN: awaitGoods,
  WAITING_FOR_QC_DONE: awaitInspection,
  WAITING_FOR_SELLER_SHIP: awaitReplacement,
  WAITING_FOR_BUYER_CONFIRMED: awaitReceipt,
  WAITING_FOR_REFUND: startRefund,
  REFUND_PENDING: followRefund,
  REFUND_FAIL: followRefund,
  REFUND_DONE: settle,
  REVERSE_DONE: waitForPerson,
  REVERSE_CANCELED: waitForPerson,
  REVERSE_CLOSE: remindToAsk,
  IN_DISPUTE: awaitSide,
}

/** Borders at which a process may die: tests kill it there. */
const borders: Readonly<Partial<Record<ReverseStatus, CrashPoint>>> = {
  WAITING_FOR_REFUND: 'reverse.started',
  REFUND_PENDING: 'reverse.finished',
}

/**
 * Everything that happens to an after-sales order without a person: called by its jobs, by the
 * refund's news and by the minute's round, in any order and any number of times. Each call looks at
 * what is, under the contract's lock, and takes the one step that is due.
 */
export async function stepReverse(ctx: Context, reverseId: Id<'reverse'>): Promise<void> {
  const from = await ctx.inTransaction(async (tx) => {
    const reverse = await findLocked(
      () => findReverseForMall(tx, reverseId),
      (found) => lockContract(tx, found.contractId),
    )
    if (!reverse) return undefined
    await giveSurcharge(ctx, tx, reverse)
    await steps[reverse.status](ctx, tx, reverse)
    return reverse.status
  })
  const border = from && borders[from]
  if (border) crashAt(border)
}

/** The poller's round: rows whose clock has run out, whether or not a job was lost. */
export async function stepDueReverses(ctx: Context): Promise<void> {
  for (const { id } of await findDueReverses(ctx.db, ctx.now()))
    await stepReverse(ctx, id).catch((error: unknown) =>
      ctx.log.error({ err: error, reverseId: id }, 'an after-sales order could not go on'),
    )
}
