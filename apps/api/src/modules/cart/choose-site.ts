import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { pickUpCalls } from '@galleria/contract/pick-up-calls'
import { refuse } from '@galleria/contract/refusals'
import { buyerOf, type Context } from '#platform/context.ts'
import { isSiteOffered } from '#modules/merchant/index.ts'
import { forgetSites, setSite } from './cart-site.store.ts'

/** What of the cart comes from this shop is fetched, or delivered after all. */
export async function chooseSite(
  ctx: Context,
  { shopId, siteId }: Parsed<typeof pickUpCalls.chooseSite>,
): Promise<Reply<typeof pickUpCalls.chooseSite>> {
  if (siteId === null) {
    await forgetSites(ctx.db, buyerOf(ctx), [shopId])
    return {}
  }
  if (!(await isSiteOffered(ctx.db, ctx.site, { shopId, siteId }))) throw refuse('site.not_found')
  await setSite(ctx.db, buyerOf(ctx), { shopId, siteId })
  return {}
}
