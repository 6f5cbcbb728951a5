import type { Reply } from '@galleria/contract/define-call'
import type { itemPreviewCalls } from '@galleria/contract/item-preview'
import type { PreviewReason } from '@galleria/contract/item-rules'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { previewItem as previewIn, type ItemPreview } from '#modules/catalog/index.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findStanding } from './own-item.queries.ts'

/**
 * An item of the own shops as buyers will see it at this storefront and in this language, and why
 * they do not see it, or could not buy it.
 */
export async function previewItem(
  ctx: Context,
  { itemId }: { readonly itemId: number },
): Promise<Reply<typeof itemPreviewCalls.previewItem>> {
  const sellerId = sellerOf(ctx)
  const [standing, preview] = await Promise.all([
    findStanding(ctx.db, sellerId, itemId),
    previewIn(ctx, { id: itemId, sellerId }),
  ])
  if (!standing || !preview) throw refuse('item.not_found')
  const { item, hasVersion, hasPrice, isSent } = preview
  return {
    ...{ item, hasVersion, isSoldHere: hasPrice && isSent },
    reasonList: [
      ...(standing === 'ON_SALE' ? [] : [standing]),
      ...reasonsOf(preview),
    ] satisfies PreviewReason[],
  }
}

function reasonsOf({ item, hasVersion, hasPrice, isSent }: ItemPreview): PreviewReason[] {
  if (!hasVersion) return ['NO_VERSION']
  if (!hasPrice) return ['NO_PRICE_HERE']
  if (!isSent) return ['NOT_SENT_HERE']
  return item.skuList.every(({ availableQty }) => availableQty === 0) ? ['SOLD_OUT'] : []
}
