import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { addAttempt, findAttempt } from './attempt.store.ts'
import { channels, partsOf } from '../providers/channels.rules.ts'
import { findPaymentOrder } from '../payment-order.store.ts'
import type { PaymentDesk } from '../payment-desk.ts'
import type { ProviderPayment } from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'
import { readReference } from '../providers/references.ts'
import { captureModeOf } from './start-attempt.ts'

/**
 * A payment of ours whose attempt the books do not know, but whose payment order they do: they were
 * restored to an instant between the two. The attempt is written again as it was, so that its money
 * pays it, or goes back, as any other.
 */
export async function bringBackAttempt(
  ctx: Context,
  provider: string,
  desk: PaymentDesk,
  { ref, reference, captures, status }: ProviderPayment,
): Promise<Attempt | undefined> {
  const named = readReference(reference)
  if (!named?.paymentOrderId || (captures.length === 0 && status !== 'authorised')) return undefined
  const { attemptId, paymentOrderId } = named
  return ctx.inTransaction(async (tx) => {
    const order = await findPaymentOrder(tx, paymentOrderId)
    const channel = channels.find((row) => row.provider === provider)
    if (!order || !channel || (await findAttempt(tx, { id: attemptId }))) return undefined
    const at = ctx.now()
    const isPromised = status === 'authorised' || captures.some((one) => one.reference)
    await addAttempt(tx, {
      id: attemptId,
      buyerId: order.buyerId,
      contractId: order.contractId,
      paymentOrderId: order.id,
      kind: order.kind,
      channel: channel.name,
      method: null,
      extras: null,
      provider,
      // From the first moment: whoever comes to it before its money is taken in would have its
      // provider make another one.
      providerRef: ref,
      amount: order.amount,
      currency: order.currency,
      captureMode: isPromised
        ? await captureModeOf(desk, tx, partsOf(channel, null), order, at)
        : 'AT_ONCE',
      uniqueKey: randomBytes(24).toString('base64url'),
      requestKey: randomUUID(),
      createdAt: at,
      nextCheckAt: at,
    })
    ctx.log.warn({ attemptId, provider }, 'a payment that the books had lost is in them again')
    return findAttempt(tx, { id: attemptId })
  })
}
