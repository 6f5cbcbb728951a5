import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { returnCalls } from '@galleria/contract/after-sales-return'
import type { Parsed } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/index.ts'
import { addReverseParcel, shippingJobs } from '#modules/shipping/index.ts'
import { afterSalesJobs } from './after-sales.jobs.ts'
import { attachShopsPhotos } from './attach-evidence.ts'
import { freeReplacement } from './exchange.store.ts'
import { lockSellers } from './lock-reverse.ts'
import { refuseUnlessAdded } from './post-back.ts'
import { readSellersReverse } from './read-reverse.ts'
import { operationsOf } from './reverse.present.ts'
import { claimsOf, moveReverse } from './reverse.store.ts'
import type { ReverseRow } from './reverse.types.ts'

type Refusing = Parsed<typeof returnCalls.refuseReverse>

/** A20: nothing of what came back is accepted. Its buyer reads why, sees it, and gets the goods back in a parcel that both can follow. */
export async function refuseGoods(ctx: Context, request: Refusing): Promise<MerchantReverse> {
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id)
    if (reverse.refundBy) throw refuse('reverse.statutory')
    const at = ctx.now()
    const moved =
      operationsOf(reverse, 'merchant').includes('refuse') &&
      (await moveReverse(tx, reverse.id, {
        move: 'refuseGoods',
        actor: 'merchant',
        actorId: buyerOf(ctx),
        at,
        set: {
          next_step_at: null,
          checked_at: at,
          stopped_at: at,
          qc_reject_reason: request.reason,
          seller_sent_at: request.serviceCode === undefined ? null : at,
        },
      }))
    if (!moved) throw refuse('reverse.state', { operationList: operationsOf(reverse, 'merchant') })
    await attachShopsPhotos(ctx, tx, reverse, request.attachmentList.files)
    await sendAgain(ctx, tx, reverse, request)
    await changeClaims(tx, claimsOf(reverse), 'refused')
    await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'goodsRefused' })
    await freeReplacement(tx, reverse)
  })
  return readSellersReverse(ctx, request.id)
}

async function sendAgain(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { carrierId, serviceCode }: Refusing,
): Promise<void> {
  if (carrierId === undefined && serviceCode === undefined) return
  if (carrierId === undefined) throw refuseFields([{ path: 'carrierId', code: 'carrier_required' }])
  if (serviceCode === undefined)
    throw refuseFields([{ path: 'serviceCode', code: 'number_required' }])
  const id: Id<'reverseParcel'> = ctx.newId('reverseParcel')
  refuseUnlessAdded(
    await addReverseParcel(tx, {
      id,
      reverseId: reverse.id,
      orderId: reverse.orderId,
      buyerId: reverse.buyerId,
      operator: 'SELLER',
      carrierId,
      number: serviceCode.toUpperCase(),
      at: ctx.now(),
    }),
  )
  await ctx.jobs.send(tx, shippingJobs.followReverse, {
    parcelId: id,
    country: reverse.site,
    language: reverse.language,
  })
}
