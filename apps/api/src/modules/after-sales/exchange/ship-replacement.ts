import type { MerchantReverse } from '@galleria/contract/after-sales'
import type { exchangeCalls } from '@galleria/contract/after-sales-exchange'
import {
  RECEIPT_REMINDED_BEFORE_HOURS,
  RECEIVED_AFTER_DISPATCH_DAYS,
} from '@galleria/contract/after-sales-rules'
import type { Parsed } from '@galleria/contract/define-call'
import { crashAt } from '#platform/crash-point.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import {
  correctReverseParcel,
  findReverseParcels,
  type ReverseParcelRow,
} from '#modules/shipping/index.ts'
import { afterSalesJobs } from '../after-sales.jobs.ts'
import { DAY } from '@galleria/kernel/time'
import { waitUntil } from '../deadlines.rules.ts'
import { isSurchargePaid } from './surcharge.rules.ts'
import { sendReplacement } from './exchange.store.ts'
import { giveDifference } from './give-difference.ts'
import { lockSellers } from '../lock-reverse.ts'
import { followParcel, nameParcel, refuseUnlessAdded } from '../way-back/name-parcel.ts'
import { readSellersReverse } from '../read-reverse.ts'
import { moveReverse } from '../reverse.store.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { refuseState } from '../answering/refuse-state.ts'

type Shipment = { readonly carrierId: number; readonly number: string }

/**
 * The shop names the parcel in which the replacement goes out (A24): it leaves the shelf with that,
 * once. Or it puts the number right as long as no carrier has it. The same parcel named again is no
 * move: so the second of two presses changes nothing.
 */
export async function shipReplacement(
  ctx: Context,
  request: Parsed<typeof exchangeCalls.shipReplacement>,
): Promise<MerchantReverse> {
  const shipment = { carrierId: request.carrierId, number: request.serviceCode.toUpperCase() }
  await ctx.inTransaction(async (tx) => {
    const reverse = await lockSellers(ctx, tx, request.id)
    const sent = (await findReverseParcels(tx, [reverse.id]))
      .get(reverse.id)
      ?.find(({ operator }) => operator === 'SELLER')
    if (sent?.carrierId === shipment.carrierId && sent.number === shipment.number) return
    if (sent) await correct(ctx, tx, reverse, { sent, shipment })
    else await send(ctx, tx, reverse, shipment)
  })
  crashAt('reverse.approved')
  return readSellersReverse(ctx, request.id)
}

async function send(ctx: Context, tx: Tx, reverse: ReverseRow, shipment: Shipment): Promise<void> {
  if (!isSurchargePaid(reverse)) throw refuseState(reverse, 'merchant')
  const at = ctx.now()
  const moved = await moveReverse(tx, reverse.id, {
    move: 'shipReplacement',
    actor: 'merchant',
    actorId: buyerOf(ctx),
    at,
    facts: shipment,
    set: {
      ...waitUntil(at, RECEIVED_AFTER_DISPATCH_DAYS * DAY, RECEIPT_REMINDED_BEFORE_HOURS),
      seller_sent_at: at,
    },
  })
  if (!moved) throw refuseState(reverse, 'merchant')
  await nameParcel(ctx, tx, reverse, { operator: 'SELLER', ...shipment })
  await ctx.jobs.send(tx, afterSalesJobs.mail, { reverseId: reverse.id, kind: 'replacementSent' })
  await giveDifference(ctx, tx, reverse)
  await sendReplacement(tx, reverse)
}

async function correct(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  { sent, shipment }: { readonly sent: ReverseParcelRow; readonly shipment: Shipment },
): Promise<void> {
  const end = await correctReverseParcel(tx, sent, shipment)
  if (end === 'moved_on') throw refuseState(reverse, 'merchant')
  refuseUnlessAdded(end)
  const moved = await moveReverse(tx, reverse.id, {
    move: 'correctReplacement',
    actor: 'merchant',
    actorId: buyerOf(ctx),
    at: ctx.now(),
    facts: { ...shipment, before: { carrierId: sent.carrierId, number: sent.number } },
    set: { next_step_at: reverse.nextStepAt },
  })
  if (!moved) throw refuseState(reverse, 'merchant')
  await followParcel(ctx, tx, reverse, sent)
}
