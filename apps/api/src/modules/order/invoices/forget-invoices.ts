import { fromWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { releaseDocuments } from '#modules/files/index.ts'
import { emptyInvoices } from '../order-owner.store.ts'

const AT_ONCE = 200

/**
 * The clock's round: what leaving kept for the tax office goes when its years are over, with the
 * documents it held; the next sweep of files takes them. What is left over is taken in the next
 * round.
 */
export async function forgetInvoices(ctx: Context, atOnce = AT_ONCE): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const documents = await emptyInvoices(tx, ctx.now().toISOString().slice(0, 10), atOnce)
    await releaseDocuments(
      tx,
      documents.flatMap((id) => fromWireId('file', id) ?? []),
    )
  })
}
