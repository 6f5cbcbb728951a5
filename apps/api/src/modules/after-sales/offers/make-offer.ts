import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { reverseOfferCalls } from '@galleria/contract/after-sales-offer'
import {
  OFFER_REMINDED_BEFORE_HOURS,
  OFFER_STANDS_HOURS,
} from '@galleria/contract/after-sales-offer-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { fromMajor, type Currency } from '@galleria/kernel/money'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { HOUR } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { lockSellers } from '../lock-reverse.ts'
import { offerOptions, type OfferOption } from './offer.rules.ts'
import { addOffer } from './offer.store.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { formatAmount } from '../format-amount.ts'
import { operationsOf } from '../reverse.present.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { refuseState } from '../answering/refuse-state.ts'

type Offered = Parsed<typeof reverseOfferCalls.makeOffer>

/**
 * A8: instead of what was asked for the shop offers less money for goods that stay, or all of it
 * once they are back. Nothing moves until its buyer has answered.
 */
export async function makeOffer(
  ctx: Context,
  offered: Offered,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, offered.id, { as, seen: offered.version })
    const refused = () => refuseState(reverse, as.actor)
    const option = operationsOf(reverse, as.actor).includes('offer')
      ? offerOptions(reverse).find(({ kind }) => kind === offered.kind)
      : undefined
    if (!option) throw refused()
    const amount = readAmount(ctx, reverse, option, offered)
    const at = ctx.now()
    const clock = waitUntil(at, OFFER_STANDS_HOURS * HOUR, OFFER_REMINDED_BEFORE_HOURS)
    const by = buyerOf(ctx)
    if (
      !(await moveReverse(tx, reverse.id, {
        move: 'offer',
        actor: as.actor,
        actorId: by,
        facts: reasonOf(as),
        at,
        set: clock,
      }))
    )
      throw refused()
    const offerId = ctx.newId('reverseOffer')
    await addOffer(tx, {
      id: offerId,
      reverseId: reverse.id,
      kind: option.kind,
      amount,
      content: offered.content,
      at,
      by,
      answerUntil: clock.answer_by,
    })
    await ctx.jobs.send(tx, afterSalesJobs.mail, {
      reverseId: reverse.id,
      kind: 'offered',
      offerId,
    })
  })
  return readSellersReverse(ctx, offered.id, as)
}

/** Some of the money, but not all: who gives back all agrees. */
function readAmount(
  ctx: Context,
  { currency }: ReverseRow,
  { kind, amount: most }: OfferOption,
  { amount }: Offered,
): number {
  if (kind === 'SEND_BACK') return most
  if (!amount?.value) throw refuseFields([{ path: 'amount.value', code: 'amount_required' }])
  const read = fromMajor(amount.value, currency as Currency)
  if (!read) throw refuseFields([{ path: 'amount.value', code: 'decimals' }])
  if (read.minor >= most)
    throw refuse('offer.too_much', {
      asked: formatAmount(most, currency, ctx.language, ctx.site),
    })
  return read.minor
}
