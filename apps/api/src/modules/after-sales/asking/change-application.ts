import {
  SELLER_ANSWERS_WITHIN_HOURS,
  SELLER_REMINDED_BEFORE_HOURS,
} from '@galleria/contract/after-sales-rules'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { changeCalls } from '@galleria/contract/after-sales-change'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { storeEvidence, namesSameEvidence } from '../disputes/attach-evidence.ts'
import { changeableReasons } from './change.rules.ts'
import { addChange } from './change.store.ts'
import { claimAnew, namesSameSums } from './claim-anew.ts'
import { HOUR } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { lock } from '../lock-reverse.ts'
import { readReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { findReverse } from '../reverse.queries.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { refuseState } from '../answering/refuse-state.ts'

type Change = Parsed<typeof changeCalls.modifyReverse>

/**
 * The buyer says an application otherwise (A6): reason, words and photos, how much of the goods and
 * for how much money, at most twice and as long as the shop has not decided. What it said before
 * stays readable for both, and the shop has its whole time again. The same said again is no change,
 * so that the second of two presses does nothing; who has read another version, in a second window,
 * does not replace what was said since.
 */
export async function changeApplication(ctx: Context, request: Change): Promise<WireReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), request.id))
    if (saysTheSame(reverse, request)) return
    if (!operationsOf(reverse, 'buyer').includes('modify')) throw refuseState(reverse, 'buyer')
    if (request.version !== reverse.version) throw refuse('reverse.changed')
    await change(ctx, tx, reverse, request)
  })
  crashAt('reverse.moved')
  return readReverse(ctx, request.id)
}

async function change(ctx: Context, tx: Tx, reverse: ReverseRow, request: Change): Promise<void> {
  const at = ctx.now()
  const evidence = await storeEvidence(tx, reverse, request.attachmentList?.files)
  await addChange(tx, reverse, at)
  const sums = await claimAnew(ctx, tx, reverse, request)
  if (!changeableReasons(reverse).includes(request.reverseReason))
    throw refuseFields([{ path: 'reverseReason', code: 'reason_required' }])
  const clock = waitUntil(at, SELLER_ANSWERS_WITHIN_HOURS * HOUR, [SELLER_REMINDED_BEFORE_HOURS])
  const moved = await moveReverse(tx, reverse.id, {
    move: 'modify',
    actor: 'buyer',
    actorId: reverse.buyerId,
    at,
    // Its words are in a row that can be emptied; a move's facts cannot.
    facts: { reason: reverse.reason, amount: reverse.goods + reverse.shipping },
    set: {
      ...clock,
      ...sums,
      reason: request.reverseReason,
      remark: request.remark ?? '',
      evidence,
    },
  })
  if (!moved) throw refuseState(reverse, 'buyer')
  for (const due of [clock.next_step_at, clock.answer_by])
    await ctx.jobs.send(
      tx,
      afterSalesJobs.step,
      { reverseId: reverse.id },
      { startAfter: new Date(due.getTime() + 1000) },
    )
  await writeToShop(ctx, tx, reverse, { kind: 'changed' })
}

/** Only as long as it could be changed: what has moved on is refused, whatever is said. */
function saysTheSame(reverse: ReverseRow, request: Change): boolean {
  return (
    reverse.status === 'WAITING_FOR_AUDIT_BY_SELLER' &&
    reverse.refundBy === null &&
    reverse.reason === request.reverseReason &&
    reverse.remark === (request.remark ?? '') &&
    namesSameEvidence(reverse, request.attachmentList?.files) &&
    namesSameSums(reverse, request)
  )
}
