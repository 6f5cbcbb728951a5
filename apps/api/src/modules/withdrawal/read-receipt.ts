import { refuse } from '@galleria/contract/refusals'
import type { WireReceipt } from '@galleria/contract/withdrawal'
import { DAY } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { presentReceipt } from './withdrawal.present.ts'
import { findWithdrawalByKey } from './withdrawal.queries.ts'

/**
 * Its address may stay in the history of a browser that others use, and what it shows is in the
 * mail for good.
 */
const SHOWN_MS = DAY

/** What was said and when, to whoever has the key that the statement was sent with. */
export async function readReceipt(
  ctx: Context,
  { requestKey }: { requestKey: string },
): Promise<WireReceipt> {
  const withdrawal = await findWithdrawalByKey(ctx.db, requestKey)
  if (!withdrawal || ctx.now().getTime() - withdrawal.statedAt.getTime() > SHOWN_MS)
    throw refuse('withdrawal.not_found')
  return presentReceipt(ctx, withdrawal)
}
