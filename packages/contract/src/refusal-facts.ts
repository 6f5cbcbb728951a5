type Operations = { readonly operationList: readonly string[] }
type Retry = { readonly retryAfter?: number }

/** What a screen needs to know beside the code. A refusal that is not named here has no facts. */
type RefusalFacts = {
  'request.malformed': {
    readonly errors?: readonly { readonly path: string; readonly code: string }[]
  }
  'request.too_large': { readonly limit?: number }
  'file.too_large': { readonly limit: number }
  'document.too_large': { readonly limit: number }
  'model.too_large': { readonly limit: number }
  'model.extension': { readonly name: string }
  'model.triangles': { readonly found: number; readonly most: number }
  /**
   * Width, depth and height, as `160 × 70 × 75 cm`: of the model, and of the version that comes
   * nearest.
   */
  'model.size': { readonly model: string; readonly version: string }
  /** `cards`: too many cards were declined, and other ways to pay are open. */
  '429': Retry & { readonly limits?: 'cards' }
  'service.busy': Retry
  'stock.exceeded': { readonly available: number }
  'qty.step': { readonly step: string }
  'stock.sold_out': { readonly skuIds?: readonly number[] }
  'checkout.billing_incomplete': { readonly fields: readonly string[] }
  'payment.address': { readonly fields: readonly string[] }
  'coupon.goods': { readonly from: string }
  'promotion.state': Operations
  'parcel.named': { readonly number: string }
  'page.not_filled': { readonly names: string }
  'item.refused': { readonly errors: readonly { readonly path: string; readonly code: string }[] }
  'item.too_many': { readonly most: number }
  'wish.too_many': { readonly most: number }
  'passkey.too_many': { readonly most: number }
  'price.refused': { readonly errors: readonly { readonly path: string; readonly code: string }[] }
  'stock.held': { readonly held: number }
  'stock.moved': { readonly onHand: number }
  'points.short': { readonly needed: number; readonly left: number }
  'unpaid.orders': { readonly most: number }
  'unpaid.units': { readonly most: number }
  'unpaid.share': { readonly skuId: number; readonly most: number }
  'refund.exceeds_available': object
  'offer.too_much': { readonly asked: string }
  'reverse.loss': { readonly most: string }
  'dispute.part': { readonly most: string }
  'refund.unsent_whole': {
    readonly least: string
    readonly errors: readonly { readonly path: string; readonly code: string }[]
  }
  'address.too_many': { readonly most: number }
  'staff.too_many': { readonly most: number }
  'key.too_many': { readonly most: number }
  'webhook.too_many': { readonly most: number }
  'setting.too_many': { readonly most: number }
  'site.too_many': { readonly most: number }
  'view.too_many': { readonly most: number }
  'order.delay_day': { readonly most: number }
  'service.too_many': { readonly most: number }
  'order.notes_full': { readonly most: number }
  'reissue.too_many': { readonly most: number }
  'order.messages_full': { readonly most: number }
  'table.too_long': { readonly most: number }
  'import.too_large': { readonly limit: number }
  'import.too_long': { readonly most: number }
  'import.broken': { readonly row: number }
  'category.energy_missing': { readonly count: number }
  'attribute.too_many': { readonly most: number }
  'import.not_all': { readonly count: number }
  'price_change.too_many': { readonly most: number }
  'price_change.asked': { readonly count: number }
  'price_change.undo_over': { readonly days: number }
  'import.too_many_at_once': { readonly most: number }
  'reverse.too_many': { readonly most: number }
  'reverse.versions': { readonly most: number }
  'reverse.exchange_twice': { readonly most: number }
  'reverse.exchange_sku': { readonly skuId: number }
  'reverse.exchange_sold_out': { readonly skuIds: readonly number[] }
  /** As a sentence carries it. */
  'reverse.exchange_price': { readonly skuId: number; readonly amount: string }
  'reverse.exchange_surcharge': { readonly skuId: number; readonly amount: string }
  'account.held': { readonly reasons: readonly object[] }
  /** Named to its member alone. */
  'guest.member': { readonly orderId?: string }
  'order.state': Operations
  'reverse.state': Operations
  'offer.over': Operations
  'offer.replaced': Operations
  'application.state': Operations
  'comment.order_state': Operations
  'comment.state': Operations
  'comment.already_written': Partial<Operations>
  'seller.state': Operations
  'matter.state': Operations
}
/** What `refuse` takes beside a code. */
export type FactsOf<Code> = Code extends keyof RefusalFacts
  ? object extends RefusalFacts[Code]
    ? [facts?: RefusalFacts[Code]]
    : [facts: RefusalFacts[Code]]
  : []
