import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import { asShop, reasonOf, type ForShop } from '#modules/order/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { attachShopsPhotos } from '../disputes/attach-evidence.ts'
import { freeReplacement } from '../exchange/exchange.store.ts'
import { lockSellers } from '../lock-reverse.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { operationsOf } from '../reverse.present.ts'
import { addReturnedParcel } from '../way-back/returned-parcel.ts'
import { claimsOf, moveReverse } from '../reverse.store.ts'
import { remindToAskAt } from '../deadlines.rules.ts'
import { refuseState } from './refuse-state.ts'

type Refusing = Parsed<typeof returnCalls.refuseReverse>

/**
 * A20: nothing of what came back is accepted. Its buyer reads why, sees it, and gets the goods back
 * in a parcel that both can follow.
 */
export async function refuseGoods(
  ctx: Context,
  request: Refusing,
  as: ForShop = asShop,
): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id, { as })
    if (reverse.refundBy) throw refuse('reverse.statutory')
    const at = ctx.now()
    const moved =
      operationsOf(reverse, as.actor).includes('refuse') &&
      (await moveReverse(tx, reverse.id, {
        move: 'refuseGoods',
        actor: as.actor,
        actorId: buyerOf(ctx),
        facts: reasonOf(as),
        at,
        set: {
          next_step_at: remindToAskAt(at),
          checked_at: at,
          stopped_at: at,
          qc_reject_reason: request.reason,
          seller_sent_at: request.serviceCode === undefined ? null : at,
        },
      }))
    if (!moved) throw refuseState(reverse, as.actor)
    await attachShopsPhotos(ctx, tx, reverse, request.attachmentList.files)
    await addReturnedParcel(ctx, tx, reverse, request)
    await changeClaims(tx, claimsOf(reverse), 'refused')
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'goodsRefused' })
    await freeReplacement(tx, reverse)
  })
  crashAt('reverse.moved')
  return readSellersReverse(ctx, request.id, as)
}
