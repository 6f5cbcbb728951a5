import {
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { asMoney } from '../asking/ask-by-itself.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { endDispute } from './dispute.store.ts'
import { isWithBuyer } from '../reverse.facts.ts'
import { bringsGoodsBack } from '../reverse.rules.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { leaveGoods } from '../answering/waive-return.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { findWayBack } from '../way-back/way-back.ts'
import { followDispute } from './hold-disputed.ts'

/**
 * How a dispute ends (A35). Each answers false when the request is in none any more, or cannot end
 * like that.
 */

export type Ender = {
  readonly actor: 'merchant' | 'operator'
  readonly actorId: Id<'user'>
  /** What the mall says to both; a shop that agrees says nothing. */
  readonly reason: string
}

/** The money goes back, and the goods stay where they are. */
export async function endWithMoney(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Ender,
): Promise<boolean> {
  const moved = await moveReverse(tx, reverse.id, {
    ...(by.actor === 'operator'
      ? ({ move: 'ruleRefund', actor: 'operator' } as const)
      : ({ move: 'giveInRefund', actor: 'merchant' } as const)),
    actorId: by.actorId,
    at: ctx.now(),
    set: { next_step_at: sweepAt(ctx), audited_at: ctx.now(), ...asMoney(reverse) },
  })
  if (!moved) return false
  if (bringsGoodsBack(reverse.type) && isWithBuyer(reverse)) await leaveGoods(tx, reverse)
  await takeGifts(tx, reverse)
  // Gifts that stay are no more in question.
  await followDispute(tx, reverse.id, ctx.now())
  await noteEnd(ctx, tx, reverse, { ...by, ruling: 'REFUND' })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  return true
}

/** The goods come back first; those that the shop has sent out again as if they had never come. */
export async function endInReturn(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Ender,
): Promise<boolean> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    ...(by.actor === 'operator'
      ? ({ move: 'ruleReturn', actor: 'operator' } as const)
      : ({ move: 'giveInReturn', actor: 'merchant' } as const)),
    actorId: by.actorId,
    at,
    set: {
      ...waitUntil(at, SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS),
      audited_at: at,
      posted_back_at: null,
      checked_at: null,
      return_address: JSON.stringify(await findWayBack(tx, reverse)),
      ...asMoney(reverse),
    },
  })
  if (!moved) return false
  await noteEnd(ctx, tx, reverse, { ...by, ruling: 'RETURN' })
  return true
}

/** The shop was right: what was claimed is free again, and the mall is not asked twice. */
export async function endInNothing(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Ender,
): Promise<boolean> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'ruleNone',
    actor: 'operator',
    actorId: by.actorId,
    at: ctx.now(),
    set: { next_step_at: null, stopped_at: ctx.now() },
  })
  if (!moved) return false
  await changeClaims(tx, claimsOf(reverse), 'refused')
  await noteEnd(ctx, tx, reverse, { ...by, ruling: 'NONE' })
  return true
}

async function noteEnd(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { actor, actorId, reason, ruling }: Ender & { readonly ruling: Ruling },
): Promise<void> {
  const isRuled = actor === 'operator'
  await endDispute(tx, reverse.id, {
    ruling,
    amount: ruling === 'NONE' ? null : reverse.goods + reverse.shipping,
    text: reason,
    at: ctx.now(),
    by: isRuled ? actorId : null,
  })
  await ctx.jobs.send(tx, afterSalesJobs.mail, {
    reverseId: reverse.id,
    kind: isRuled ? 'ruled' : 'givenIn',
  })
  if (isRuled) await writeToShop(ctx, tx, reverse, { kind: 'ruledShop' })
}
