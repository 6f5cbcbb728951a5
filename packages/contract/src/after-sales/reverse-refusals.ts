/** What is refused about requests after the sale. */
export const reverseRefusals = {
  /** A withdrawal by law: nobody can decline it, or refuse a piece of it. */
  'reverse.statutory': 409,
  'reverse.not_found': 404,
  'reverse.state': 409,
  'reverse.changed': 409,
  'reverse.not_eligible': 422,
  'reverse.not_all': 422,
  'reverse.too_many': 422,
  'reverse.type': 422,
  'reverse.own_purchase': 422,
  /**
   * Units of the line were exchanged, so that there are several versions, and not so many of one.
   */
  'reverse.versions': 422,
  /**
   * What is asked for in exchange is not another version of the same item, is dearer, or not for
   * sale.
   */
  'reverse.exchange_sku': 422,
  'reverse.exchange_sold_out': 409,
  /** What was said to come back beside what is wanted in exchange is not so any more. */
  'reverse.exchange_price': 409,
  'reverse.exchange_surcharge': 409,
  'reverse.exchange_dearer': 422,
  'reverse.exchange_twice': 422,
  /**
   * What was found does not come to the units that were sent back, nothing of it is accepted, or
   * refused units lack a reason or a photo.
   */
  'reverse.inspection': 422,
  /**
   * Of goods that were not withdrawn from nothing is kept for a loss in value; else it needs a
   * reason and a photo, and is no more than what is paid back for them.
   */
  'reverse.loss': 422,
  'refund.exceeds_available': 422,
} as const
