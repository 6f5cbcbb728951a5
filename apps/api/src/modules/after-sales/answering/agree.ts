import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import {
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
  type ReturnAddress,
} from '@galleria/contract/after-sales-rules'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { reasonOf, type ForShop } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { holdReplacement } from '../exchange/exchange.store.ts'
import { endOffer } from '../offers/offer.store.ts'
import { bringsGoodsBack } from '../reverse.rules.ts'
import { changeToReturn, moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { takeGifts } from '../asking/write-reverse.ts'
import { findWayBack } from '../way-back/way-back.ts'

type Answerer = (
  | ForShop
  | {
      readonly actor: 'clock'
      /** Because a rule of the shop's own says so; else because it said nothing in time. */
      readonly isByRule?: true
    }
) & {
  /** Where the goods go; the shop's own without it. */
  readonly returnAddress?: ReturnAddress | undefined
  /** Of an exchange: it becomes a return. */
  readonly refundInstead?: boolean | undefined
}

/** Also the clock's answer to a seller's silence (A13). */
export function agree(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  answerer: Answerer,
): Promise<boolean> {
  return bringsGoodsBack(reverse.type)
    ? agreeToReturn(ctx, tx, reverse, answerer)
    : agreeToRefund(ctx, tx, reverse, answerer)
}

async function agreeToRefund(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Answerer,
): Promise<boolean> {
  const moved = await moveReverse(tx, reverse.id, {
    move: 'approveRefund',
    ...moverOf(ctx, by),
    at: ctx.now(),
    set: {
      next_step_at: sweepAt(ctx),
      audited_at: ctx.now(),
      is_auto: isSilence(by),
      reminded_at: null,
    },
  })
  if (!moved) return false
  await endOffer(tx, reverse, 'DROPPED', ctx.now())
  await takeGifts(tx, reverse)
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
  return true
}

async function agreeToReturn(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  by: Answerer,
): Promise<boolean> {
  const { actor, returnAddress } = by
  const address = returnAddress ?? (await findWayBack(tx, reverse))
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'approveReturn',
    ...moverOf(ctx, by),
    at,
    set: {
      ...waitUntil(at, SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS),
      audited_at: at,
      is_auto: isSilence(by),
      return_address: JSON.stringify(address),
    },
  })
  if (!moved) return false
  await endOffer(tx, reverse, 'DROPPED', at)
  // In a shop's place nobody sends anything else.
  const refundInstead = by.refundInstead === true || reverse.isSellerGone
  if (reverse.type === 'SALE_EXCHANGE' && (refundInstead || !(await hold(tx, reverse, actor)))) {
    await changeToReturn(tx, reverse.id)
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'changedToReturn' })
    return true
  }
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'sendBack' })
  return true
}

function isSilence(by: Answerer): boolean {
  return by.actor === 'clock' && by.isByRule !== true
}

function moverOf(ctx: Context, by: Answerer) {
  return by.actor === 'clock'
    ? ({ actor: 'clock', ...(by.isByRule ? { facts: { cause: BY_SHOPS_RULE } } : {}) } as const)
    : { actor: by.actor, actorId: buyerOf(ctx), facts: reasonOf(by) }
}

/**
 * The replacement is the buyer's from here on. What is not there the shop reads about, and can then
 * agree to a return; its silence agrees to one by itself (A25), so that nobody waits for ever.
 */
async function hold(tx: Tx, reverse: ReverseRow, actor: Answerer['actor']): Promise<boolean> {
  if (await holdReplacement(tx, reverse)) return true
  if (actor === 'clock') return false
  const skuIds = reverse.lines.flatMap(({ derivativeSkuId }) => derivativeSkuId ?? [])
  throw refuse('reverse.exchange_sold_out', { skuIds })
}
