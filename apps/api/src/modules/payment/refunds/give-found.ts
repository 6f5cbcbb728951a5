import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { noteUndone } from '../comparing/listed.store.ts'
import type { Refund, RefundLeg } from '../payment.types.ts'
import { changeLegOf, giveTry } from './end-try.ts'
import { isByHand, isGiven } from './refund.rules.ts'
import { addTry, findTries } from './refund-try.store.ts'
import { findRefundOfCapture, lockRefund } from './refund.store.ts'

/**
 * The money of a leg has gone back without being sent: what the provider calls that becomes a try
 * of its own, beside any that is still out. The refund is locked.
 */
export async function giveFound(
  ctx: Context,
  tx: Tx,
  refund: Refund,
  leg: RefundLeg,
  ref: string,
): Promise<void> {
  const tries = await findTries(tx, leg.id)
  const id = ctx.newId('refundTry')
  await addTry(tx, leg.id, {
    id,
    number: (tries.at(-1)?.number ?? 0) + 1,
    key: randomUUID(),
    sentAt: ctx.now(),
    listedAmount: leg.amount,
  })
  if (!isByHand(leg))
    await changeLegOf(ctx, tx, refund, leg, { status: 'SENT', nextTryAt: leg.nextTryAt })
  await giveTry(ctx, tx, { refundId: refund.id, legId: leg.id, tryId: id }, ref)
}

/**
 * Money that pays nothing, whose provider cancelled it after it had said that it was paid: no bank
 * pays it, so its refund is given by that, and neither is ever on the provider's list. A refund
 * would be refused again and again, and a person asked to pay what nobody received.
 */
export async function giveByCancellation(
  ctx: Context,
  tx: Tx,
  capture: { readonly provider: string; readonly ref: string },
  cancellation: string,
): Promise<void> {
  const found = await findRefundOfCapture(tx, capture)
  for (const { id } of found?.legs ?? []) {
    const refund = found && (await lockRefund(tx, found.id))
    const leg = refund?.legs.find((one) => one.id === id)
    if (!refund || !leg || isGiven(leg)) continue
    await giveFound(ctx, tx, refund, leg, cancellation)
    await noteUndone(tx, capture)
  }
}
