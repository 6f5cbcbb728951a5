import type { Parsed } from '@galleria/contract/define-call'
import type { orderWorkCalls } from '@galleria/contract/order-work'
import { refuse } from '@galleria/contract/refusals'
import { allows } from '@galleria/kernel/flow'
import { buyerOf, type Context } from '#platform/context.ts'
import {
  canCorrect,
  correctParcel,
  findOpenCarriers,
  shippingJobs,
  type ParcelRow,
} from '#modules/shipping/index.ts'
import { tellActedFor } from '../desk/acted-for.ts'
import { findSentParcel } from './find-sent-parcel.ts'
import { lockSellersOrder } from '../desk/lock-sellers-order.ts'
import { orderFlow } from '../order.flow.ts'
import { orderJobs } from '../order.jobs.ts'
import { findContract } from '../order.queries.ts'
import { asShop, factsOf, operationsOf, reasonOf, type ForShop } from '../order.rules.ts'
import { moveOrders } from '../order.store.ts'
import { resolveStrayParcel } from './stray-parcel.store.ts'

type Correction = Parsed<typeof orderWorkCalls.correctParcel>

/**
 * A tracking number was typed wrongly. Number, history, the carrier's new task and the buyer's mail
 * are one transaction. That a carrier reports something under the old number hinders nothing: it
 * may be somebody else's parcel. Only its delivery does, because receipt counts from there. What
 * the parcel has already is no correction: so the second of two presses changes nothing.
 */
export async function correctNumber(
  ctx: Context,
  correction: Correction,
  as: ForShop = asShop,
): Promise<void> {
  const wanted = {
    carrierId: correction.carrierId,
    number: correction.serviceCode.toUpperCase(),
  }
  await ctx.inTransaction(async (tx) => {
    const order = await lockSellersOrder(ctx, tx, correction.orderId, as.actor)
    const parcel = await findSentParcel(tx, correction)
    if (parcel.carrierId === wanted.carrierId && parcel.number === wanted.number) return
    refuseUnless(parcel, correction)
    const at = ctx.now()
    const asked = { state: order.status, actor: as.actor, facts: factsOf(order, at) }
    if (!allows(orderFlow, 'correctParcel', asked))
      throw refuse('order.state', { operationList: operationsOf(order, as.actor, at) })
    const carrier =
      wanted.carrierId === parcel.carrierId
        ? { name: parcel.carrierName }
        : (await findOpenCarriers(tx)).find(({ id }) => id === wanted.carrierId)
    if (!carrier) throw refuse('carrier.not_found')

    const end = await correctParcel(tx, parcel, {
      ...wanted,
      actor: as.actor,
      actorId: buyerOf(ctx),
      at,
    })
    if (end === 'number_taken') throw refuse('parcel.number_taken')
    // Delivered in this very moment: nothing else moves it past the contract's lock.
    if (end === 'moved_on') throw refuse('parcel.delivered')
    await resolveStrayParcel(tx, wanted, at)
    await moveOrders(tx, [order.id], {
      move: 'correctParcel',
      to: order.status === 'UN_DELIVERY' ? 'UN_DELIVERY' : 'UN_RECEIVED',
      actor: as.actor,
      actorId: buyerOf(ctx),
      facts: {
        ...reasonOf(as),
        parcelId: parcel.id,
        changed: {
          from: `${parcel.carrierName} ${parcel.number}`,
          to: `${carrier.name} ${wanted.number}`,
        },
      },
      at,
    })
    await ctx.jobs.send(tx, shippingJobs.follow, {
      parcelId: parcel.id,
      country: order.site,
      language: (await findContract(tx, 'mall', order.contractId))?.language ?? 'en',
    })
    await tellActedFor(ctx, tx, { orderId: order.id, act: 'correctParcel', at }, as)
    await ctx.jobs.send(tx, orderJobs.corrected, {
      orderId: order.id,
      parcelId: parcel.id,
      at: at.toISOString(),
    })
  })
}

function refuseUnless(parcel: ParcelRow, { shownCarrierId, shownCode }: Correction): void {
  if (parcel.status === 'CANCEL') throw refuse('parcel.called_back')
  if (parcel.status === 'SIGN_IN') throw refuse('parcel.received')
  if (!canCorrect(parcel)) throw refuse('parcel.delivered')
  if (parcel.carrierId !== shownCarrierId || parcel.number !== shownCode.toUpperCase())
    throw refuse('parcel.corrected')
}
