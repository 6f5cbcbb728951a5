import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { fault } from '#platform/fault.ts'
import { findAttempt, findAttempts, moveAttempt } from './attempt.store.ts'
import { takeProviderState, type PaymentDesk } from './payment-desk.ts'
import { isLive } from './payment.flow.ts'
import type { Attempt } from './payment.types.ts'

/** Closes the live attempts of a contract at their providers, so that nobody can pay what is about to be gone. Throws when one does not answer. */
export async function closeAttempts(
  ctx: Context,
  desk: PaymentDesk,
  contractId: Id<'contract'>,
): Promise<void> {
  for (const attempt of await findAttempts(ctx.db, contractId)) await close(ctx, desk, attempt)
}

/** Closes one attempt, and answers with how it stands then: what was paid for it meanwhile is found by asking. */
export async function closeAttempt(
  ctx: Context,
  desk: PaymentDesk,
  id: Id<'attempt'>,
): Promise<Attempt | undefined> {
  const attempt = await findAttempt(ctx.db, { id })
  if (attempt) await close(ctx, desk, attempt)
  return attempt && findAttempt(ctx.db, { id })
}

async function close(ctx: Context, desk: PaymentDesk, attempt: Attempt): Promise<void> {
  if (!isLive(attempt)) return
  const provider = desk.providers.get(attempt.provider)
  if (attempt.providerRef && provider) {
    const providerState = await provider.cancel(attempt.providerRef)
    fault('payment.canceled')
    await takeProviderState(ctx, desk, attempt, providerState)
  } else if (attempt.status === 'CREATED') {
    // The provider may or may not have made it. Nobody was ever sent to pay it; money that comes all the same is found by its event or by the reconciliation, and is late money.
    const from = await ctx.inTransaction((tx) =>
      moveAttempt(tx, attempt.id, {
        move: 'close',
        actor: 'payment',
        facts: { reason: 'closed' },
        at: ctx.now(),
        set: { failed_reason: 'closed' },
        where: sql`t.status = 'CREATED'`,
      }),
    )
    // Meanwhile the provider has made it: then it is closed there.
    const now = from ? undefined : await findAttempt(ctx.db, { id: attempt.id })
    if (now) await close(ctx, desk, now)
  }
}
