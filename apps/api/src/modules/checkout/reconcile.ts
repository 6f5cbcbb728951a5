import type { Context } from '#platform/context.ts'
import {
  addStrayCapture,
  findKnownCaptures,
  type PaymentProvider,
  type ProviderCapture,
  type Providers,
} from '#modules/payment/index.ts'
import { checkPayment, findBehind } from './check-payment.ts'
import { readReconciled, writeReconciled } from './checkout.store.ts'

const PAGE = 500
/** Read again each time, because a provider may list a capture some time after it was made. */
const OVERLAP_MS = 3_600_000

export type Reconciliation = {
  readonly looked: number
  readonly settled: number
  readonly stray: number
}

/**
 * Holds the mall's books against the provider's: every capture it knows is applied, given back, or queued for a person. What no webhook, no
 * browser and no poller told is found here. A second run finds nothing more to do.
 */
export async function reconcile(ctx: Context, providers: Providers): Promise<Reconciliation> {
  const sum = { looked: 0, settled: 0, stray: 0 }
  for (const provider of providers.values()) {
    const found = await reconcileProvider(ctx, providers, provider)
    sum.looked += found.looked
    sum.settled += found.settled
    sum.stray += found.stray
  }
  return sum
}

async function reconcileProvider(
  ctx: Context,
  providers: Providers,
  provider: PaymentProvider,
): Promise<Reconciliation> {
  const sum = { looked: 0, settled: 0, stray: 0 }
  let since = new Date(
    Math.max(0, (await readReconciled(ctx.db, provider.name)).getTime() - OVERLAP_MS),
  )
  for (let limit = PAGE; ;) {
    const { captures, hasMore } = await provider.listCaptures(since, limit)
    const known = await findKnownCaptures(
      ctx.db,
      provider.name,
      captures.map((capture) => capture.ref),
    )
    for (const capture of captures.filter((one) => !known.has(one.ref)))
      sum[await place(ctx, providers, provider, capture)] += 1
    sum.looked += captures.length
    const last = captures.at(-1)
    if (!last) return sum
    await writeReconciled(ctx.db, provider.name, last.capturedAt)
    if (!hasMore) return sum
    // A page that ends where it began: more captures in one instant than a page holds.
    if (last.capturedAt.getTime() === since.getTime() && limit >= 1000)
      throw new Error(`${provider.name} took more than ${limit} times in one instant`)
    limit = last.capturedAt.getTime() === since.getTime() ? 1000 : PAGE
    since = last.capturedAt
  }
}

/** What the mall knows of a payment is settled by what the provider says of it; what it does not know waits for a person. */
async function place(
  ctx: Context,
  providers: Providers,
  provider: PaymentProvider,
  capture: ProviderCapture,
): Promise<'settled' | 'stray'> {
  const attempt = await findBehind(ctx, providers, {
    provider: provider.name,
    paymentRef: capture.paymentRef,
  })
  if (attempt) await checkPayment(ctx, providers, attempt.id)
  if ((await findKnownCaptures(ctx.db, provider.name, [capture.ref])).size > 0) return 'settled'
  if (await addStrayCapture(ctx.db, provider.name, capture, ctx.now()))
    ctx.log.error(
      { provider: provider.name, capture: capture.ref, amount: capture.amount.minor },
      'a capture that belongs to nothing waits for a person',
    )
  return 'stray'
}
