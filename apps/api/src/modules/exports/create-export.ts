import type { Parsed } from '@galleria/contract/define-call'
import type { exportCalls, WireExport } from '@galleria/contract/export'
import { storefronts } from '@galleria/contract/storefronts'
import { noteChanges } from '#platform/audit-log.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { countAgainst } from '#platform/rate-limit.ts'
import { findShopDays, sellerOf } from '#modules/merchant/index.ts'
import { presentExport } from './export.present.ts'
import { exportJobs } from './exports.jobs.ts'
import { addExport, findExportByKey } from './exports.store.ts'

/**
 * Begins a table, once per key. Its days are those of the seller's first shop, its headings in the
 * language of who asks.
 */
export async function createExport(
  ctx: Context,
  { requestKey, from, to, kind, format }: Parsed<typeof exportCalls.createExport>,
): Promise<WireExport> {
  const sellerId = sellerOf(ctx)
  await countAgainst(ctx, `export:${sellerId}`, { times: 30, seconds: 3600 })
  const [shop] = await findShopDays(ctx, sellerId)
  return ctx.inTransaction(async (tx) => {
    const id = ctx.newId('export')
    const isNew = await addExport(tx, {
      id,
      sellerId,
      userId: buyerOf(ctx),
      requestKey,
      kind,
      format,
      language: ctx.language,
      timeZone: shop?.timeZone ?? storefronts.DE.timeZone,
      fromDay: from,
      toDay: to,
      createdAt: ctx.now(),
    })
    if (isNew)
      noteChanges(
        tx,
        { kind: 'export', id, name: `${kind} ${format}` },
        { after: { period: `${from} – ${to}` } },
      )
    if (isNew) await ctx.jobs.send(tx, exportJobs.make, { exportId: id })
    return presentExport(await findExportByKey(tx, sellerId, requestKey))
  })
}
