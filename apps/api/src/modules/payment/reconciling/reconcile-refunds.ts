import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { noteGivenBack } from '../comparing/listed.store.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { readReconciled, writeReconciled } from './reconciled.store.ts'
import { takeRefundNews } from '../refunds/send-refund.ts'
import { recordUnknownRefunds } from './stray-refund.ts'
import { reportUnreadable, resolveRead } from './unreadable.ts'

const PAGE = 500
const LARGEST_PAGE = 1000
/**
 * Read again each time, because a provider may list something an hour after it was made, or as late
 * as it says itself.
 */
export function overlapOf(delayMs = 0): number {
  return delayMs + HOUR
}

/**
 * Holds the books against what a provider says it gave back: news of our tries is taken in, the
 * rest is on the operator's list. Answers with how many are new there.
 */
export async function reconcileRefunds(ctx: Context, provider: PaymentProvider): Promise<number> {
  const name = `${provider.name}.refunds`
  let since = new Date(
    Math.max(0, (await readReconciled(ctx.db, name)).getTime() - overlapOf(provider.listDelayMs)),
  )
  let stray = 0
  for (let limit = PAGE; ;) {
    const {
      refunds,
      unreadable = [],
      hasMore,
    } = await provider.listRefunds(since, limit, ctx.now())
    for (const ref of unreadable)
      await reportUnreadable(ctx, provider, { ref }, 'an entry that is none')
    await resolveRead(ctx, provider, refunds)
    await takeRefundNews(ctx, provider.name, refunds)
    stray += await recordUnknownRefunds(ctx, provider, refunds)
    await noteGivenBack(ctx.db, provider.name, refunds)
    const last = refunds.at(-1)
    if (!last) return stray
    await writeReconciled(ctx, name, last.createdAt)
    if (!hasMore) return stray
    const isStuck = last.createdAt.getTime() === since.getTime()
    if (isStuck && limit >= LARGEST_PAGE)
      throw new Error(`${provider.name} gave back more than ${limit} times in one instant`)
    limit = isStuck ? LARGEST_PAGE : PAGE
    since = last.createdAt
  }
}
