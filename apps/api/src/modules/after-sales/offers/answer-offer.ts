import type { WireReverse } from '@galleria/contract/after-sales'
import type { reverseOfferCalls } from '@galleria/contract/after-sales-offer'
import {
  SELLER_ANSWERS_WITHIN_HOURS,
  SELLER_REMINDED_BEFORE_HOURS,
  SEND_BACK_REMINDED_BEFORE_HOURS,
  SEND_BACK_WITHIN_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { reduceReverse } from '../answering/inspection.store.ts'
import { lock } from '../lock-reverse.ts'
import { partOf, wholeBack } from './offer.rules.ts'
import { endOffer, raiseToReturn } from './offer.store.ts'
import { readReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { findReverse } from '../reverse.queries.ts'
import { moveReverse } from '../reverse.store.ts'
import type { OfferRow, ReverseRow } from '../reverse.types.ts'
import { sweepAt } from '../steps/look-again.ts'
import { writeToShop } from '../mails/write-to-shop.ts'
import { findWayBack } from '../way-back/way-back.ts'

type Answered = Parsed<typeof reverseOfferCalls.acceptOffer>

/** A9: the buyer accepts the offer that was read, and no other one. */
export async function acceptOffer(ctx: Context, answered: Answered): Promise<WireReverse> {
  await answer(ctx, answered, 'acceptOffer', async (tx, reverse, offer) => {
    if (offer.kind === 'PART') await acceptPart(ctx, tx, reverse, offer)
    else await acceptReturn(ctx, tx, reverse)
    await endOffer(tx, reverse, 'ACCEPTED', ctx.now())
    await writeToShop(ctx, tx, reverse, { kind: 'offerAccepted', offerId: offer.id })
  })
  crashAt('reverse.approved')
  return readReverse(ctx, answered.id)
}

/** A10: not that; the shop has to answer what was asked for. */
export async function declineOffer(ctx: Context, answered: Answered): Promise<WireReverse> {
  await answer(ctx, answered, 'declineOffer', (tx, reverse, offer) =>
    passBack(ctx, tx, reverse, {
      offer,
      mover: { move: 'declineOffer', actor: 'buyer', actorId: reverse.buyerId },
      outcome: 'DECLINED',
    }),
  )
  return readReverse(ctx, answered.id)
}

/** The clock's answer to a buyer's silence. */
export function lapseOffer(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  offer: OfferRow,
): Promise<void> {
  return passBack(ctx, tx, reverse, {
    offer,
    mover: { move: 'lapseOffer', actor: 'clock' },
    outcome: 'LAPSED',
  })
}

/** It is the shop's turn again. */
async function passBack(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  {
    offer,
    mover,
    outcome,
  }: {
    readonly offer: OfferRow
    readonly mover:
      | { readonly move: 'declineOffer'; readonly actor: 'buyer'; readonly actorId: Id<'user'> }
      | { readonly move: 'lapseOffer'; readonly actor: 'clock' }
    readonly outcome: 'DECLINED' | 'LAPSED'
  },
): Promise<void> {
  const at = ctx.now()
  const set = waitUntil(at, SELLER_ANSWERS_WITHIN_HOURS * HOUR, [SELLER_REMINDED_BEFORE_HOURS])
  if (!(await moveReverse(tx, reverse.id, { ...mover, at, set }))) throw refuseAnswer(reverse)
  await endOffer(tx, reverse, outcome, at)
  const kind = outcome === 'DECLINED' ? 'offerDeclined' : 'offerLapsed'
  await writeToShop(ctx, tx, reverse, { kind, offerId: offer.id })
}

async function answer(
  ctx: Context,
  { id, offerId }: Answered,
  operation: 'acceptOffer' | 'declineOffer',
  work: (tx: Tx, reverse: ReverseRow, offer: OfferRow) => Promise<void>,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findReverse(tx, buyerOf(ctx), id))
    const { offer } = reverse
    if (offer?.id !== offerId)
      throw offer?.isOpen ? refuse('offer.replaced', offeredNow(reverse)) : refuseAnswer(reverse)
    if (isTooLate(offer)) throw refuse('offer.over', offeredNow(reverse))
    if (!operationsOf(reverse, 'buyer').includes(operation)) throw refuseAnswer(reverse)
    await work(tx, reverse, offer)
  })
}

/** The goods stay, and so much of the money goes back. */
async function acceptPart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { amount }: OfferRow,
): Promise<void> {
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'acceptPart',
    actor: 'buyer',
    actorId: reverse.buyerId,
    at,
    set: {
      next_step_at: sweepAt(ctx),
      audited_at: at,
      // Nothing else comes for goods that stay.
      ...(reverse.type === 'SALE_EXCHANGE' ? { is_changed_to_return: true } : {}),
    },
  })
  if (!moved) throw refuseAnswer(reverse)
  const share = partOf(reverse, amount)
  await reduceReverse(tx, reverse, {
    shipping: reverse.shipping - share.shipping,
    surcharge: 'stays',
    lines: reverse.lines.map(({ lineId, takenQty, applyAmount }, index) => ({
      lineId,
      takenQty,
      unsentQty: 0,
      applyAmount: applyAmount - (share.goods[index] ?? 0),
    })),
  })
  await ctx.jobs.send(tx, afterSalesJobs.step, { reverseId: reverse.id })
}

/** The goods come back first, and then all of their money goes back. */
async function acceptReturn(ctx: Context, tx: Tx, reverse: ReverseRow): Promise<void> {
  const share = wholeBack(reverse)
  const at = ctx.now()
  const moved =
    share &&
    (await moveReverse(tx, reverse.id, {
      move: 'acceptReturn',
      actor: 'buyer',
      actorId: reverse.buyerId,
      at,
      set: {
        ...waitUntil(at, SEND_BACK_WITHIN_DAYS * DAY, SEND_BACK_REMINDED_BEFORE_HOURS),
        audited_at: at,
        return_address: JSON.stringify(await findWayBack(tx, reverse)),
      },
    }))
  if (!moved) throw refuseAnswer(reverse)
  await raiseToReturn(tx, reverse, share)
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'sendBack' })
}

/** The moment counts, and not when the clock has come round. */
function isTooLate({ answer, isOpen }: OfferRow): boolean {
  return answer === 'LAPSED' || (answer === null && !isOpen)
}

function refuseAnswer(reverse: ReverseRow): Error {
  return refuse('reverse.state', offeredNow(reverse))
}

function offeredNow(reverse: ReverseRow): { readonly operationList: string[] } {
  return { operationList: operationsOf(reverse, 'buyer') }
}
