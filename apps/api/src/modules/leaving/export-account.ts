import type { Reply } from '@galleria/contract/define-call'
import type { accountCalls } from '@galleria/contract/account'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { exportPerson } from './export.queries.ts'

/** A copy of everything (GDPR articles 15 and 20). Ten a day: it is the dearest read there is. */
export async function exportAccount(
  ctx: Context,
): Promise<Reply<typeof accountCalls.exportAccount>> {
  const id = buyerOf(ctx)
  await countAgainst(ctx, `export:${id}`, { times: 10, seconds: 86_400 })
  return { madeAt: ctx.now().toISOString(), ...(await exportPerson(ctx.db, id)) }
}
