import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { wireItem } from '../item/calls.ts'
import { smallId } from '../wire.ts'
import { previewReasons } from './item-rules.ts'

/** An item as buyers will see it, before they do. */

const preview = z.object({
  /**
   * Where it is not sold at this storefront, its versions have no price and nothing is left of
   * them; before it has a version, one that says nothing stands for it.
   */
  item: wireItem,
  hasVersion: z.boolean(),
  isSoldHere: z.boolean(),
  /** Why buyers cannot buy it yet. */ reasonList: z.array(z.enum(previewReasons)),
})
export type WireItemPreview = z.output<typeof preview>

export const itemPreviewCalls = {
  previewItem: defineCall({
    call: 'POST /sapi/mall-merchant/item/preview',
    who: 'merchant',
    right: 'query',
    writes: false,
    about:
      'An item of the own shops as the storefront and the language of the caller will show it, also while it is a draft or off sale, and why it cannot be bought.',
    body: z.object({ itemId: smallId }),
    reply: preview,
    refusals: ['item.not_found'],
  }),
}
