import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { moveAttempt } from './attempt.store.ts'
import type { AttemptMove } from '../payment.flow.ts'
import type { ProviderPayment } from '../providers/payment-provider.ts'
import type { Attempt } from '../payment.types.ts'

/**
 * A closed or failed attempt is still looked at now and then: money can come late and without a
 * word.
 */
const LATE_CHECK_MS = 60_000

/**
 * What an attempt does when its provider says this and has no new money for it. What is paid
 * follows its captures.
 */
const moveBy: Record<
  Exclude<ProviderPayment['status'], 'paid'>,
  AttemptMove & ('open' | 'fail' | 'close')
> = {
  open: 'open',
  processing: 'open',
  // Of one that is taken at once: not taken yet.
  authorised: 'open',
  declined: 'fail',
  canceled: 'close',
  expired: 'close',
}

/** An attempt that got no new money follows what its provider says; true when that was news. */
export async function followProvider(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { ref, status, redirectUrl, redirectInfo, failedReason }: ProviderPayment,
): Promise<boolean> {
  if (status === 'paid') return false
  const move = moveBy[status]
  const at = ctx.now()
  const reason = move === 'open' ? undefined : (failedReason ?? status)
  return moveAttempt(tx, attempt.id, {
    move,
    actor: 'payment',
    facts: reason === undefined ? undefined : { reason },
    at,
    set: {
      provider_ref: ref,
      ...(move === 'open'
        ? {
            redirect_url: redirectUrl ?? undefined,
            redirect_info: redirectInfo && JSON.stringify(redirectInfo),
          }
        : { failed_reason: reason, next_check_at: new Date(at.getTime() + LATE_CHECK_MS) }),
    },
  })
}
