import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import type { PaymentProvider, ProviderCapture } from '../providers/payment-provider.ts'

export const unreadCause = (provider: Pick<PaymentProvider, 'name'>, ref: string) =>
  `unread:${provider.name}:${ref}`

/**
 * An entry of a list that could not be read is on the operator's list; everything else goes on
 * meanwhile.
 */
export function reportUnreadable(
  ctx: Context,
  provider: Pick<PaymentProvider, 'name'>,
  { ref, amount }: Partial<ProviderCapture> & { ref: string },
  reason: string,
): Promise<unknown> {
  return ctx.inTransaction((tx) =>
    openMatter(ctx, tx, {
      kind: 'UNREADABLE',
      cause: unreadCause(provider, ref),
      provider: provider.name,
      reference: ref,
      amount,
      reason: reason.slice(0, 200),
    }),
  )
}

/** What can be read now leaves it. */
export async function resolveRead(
  ctx: Context,
  provider: Pick<PaymentProvider, 'name'>,
  entries: readonly { readonly ref: string }[],
): Promise<void> {
  if (entries.length === 0) return
  const causes = entries.map(({ ref }) => unreadCause(provider, ref))
  const open = await ctx.db
    .selectFrom('money_matters')
    .where('status', '=', sql.lit('OPEN'))
    .where('cause', '=', sql<string>`any(${causes})`)
    .select('cause')
    .execute()
  if (open.length === 0) return
  await ctx.inTransaction(async (tx) => {
    for (const { cause } of open) await resolveMatters(tx, { cause }, ctx.now())
  })
}
