import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { openMatter } from '../matters/matter.store.ts'
import type { ProviderCapture } from '../providers/payment-provider.ts'
import { recordCapture } from './record-capture.ts'

/**
 * Money that pays nothing we know: in the books as owed to nobody, and on the list, once, however
 * often it is found. Where it was taken by a promise, the list names whose.
 */
export async function recordStray(
  ctx: Context,
  tx: Tx,
  {
    provider,
    ref,
    paymentRef,
    reference,
    amount,
    contractId,
  }: Pick<ProviderCapture, 'ref' | 'paymentRef' | 'reference' | 'amount'> & {
    readonly provider: string
    readonly contractId?: Id<'contract'>
  },
): Promise<void> {
  const matterId = await openMatter(ctx, tx, {
    kind: 'STRAY_CAPTURE',
    cause: `stray:${provider}:${ref}`,
    provider,
    reference: ref,
    contractId,
    amount,
    reason: reference,
  })
  if (!matterId) return
  const isNew = await recordCapture(
    ctx,
    tx,
    {
      provider,
      ref,
      of: { paymentRef },
      amount,
      fee: { minor: 0, currency: amount.currency },
      disposition: 'REVIEW',
      reason: 'stray',
      at: ctx.now(),
    },
    { ref: matterId, owedTo: 'suspense' },
  )
  if (!isNew) throw new Error(`capture ${ref} was taken twice`)
  ctx.log.error(
    { provider, capture: ref, amount: amount.minor },
    'a capture that belongs to nothing waits for a person',
  )
}
