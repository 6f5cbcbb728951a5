import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { serviceCalls } from '@galleria/contract/service-calls'
import { buyerOf, type Context } from '#platform/context.ts'
import { forgetServices, setService } from './cart-service.store.ts'
import { findCart } from './cart.store.ts'

/**
 * What of the cart comes from this shop is delivered with assembly, as far as the shop offers it,
 * or as usual after all.
 */
export async function chooseService(
  ctx: Context,
  { shopId, service }: Parsed<typeof serviceCalls.chooseService>,
): Promise<Reply<typeof serviceCalls.chooseService>> {
  if (service === null) {
    await forgetServices(ctx.db, buyerOf(ctx), [shopId])
    return {}
  }
  const rows = await findCart(ctx.db, buyerOf(ctx), ctx.site, ctx.language)
  if (!rows.some((row) => row.shopId === shopId && row.service)) throw refuse('service.not_offered')
  await setService(ctx.db, buyerOf(ctx), shopId, service)
  return {}
}
