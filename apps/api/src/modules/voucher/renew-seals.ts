import type { Context } from '#platform/context.ts'
import { resealCardCodes } from './gift-card-code.ts'
import { resealOrderCodes } from './order-code.ts'
import { findSealedUnder } from './voucher.queries.ts'
import { resealVouchers } from './voucher.store.ts'

/**
 * The clock's round: after the mall got a new secret, codes move under it, some hundred a minute,
 * as long as the one before is known.
 */
export async function renewSeals(ctx: Context): Promise<void> {
  const [, ...before] = ctx.env.secrets
  if (before.length === 0) return
  await resealVouchers(ctx, ctx.db, await findSealedUnder(ctx.db, before))
  await resealOrderCodes(ctx, before)
  await resealCardCodes(ctx, before)
}
