/**
 * What a shop may offer instead of what was asked for, for its form, the buyer's page and the
 * server. Safe in a browser: no schema library.
 */

/** So long its buyer thinks about an offer (A8); after that it counts as declined. */
export const OFFER_STANDS_HOURS = 72
export const OFFER_REMINDED_BEFORE_HOURS = [24] as const
/** Then the shop has to say yes or no. */
export const MOST_OFFERS = 2
export const LONGEST_OFFER_TEXT = 1000

/**
 * Some money, and the goods stay with their buyer; or all of the goods' money, once they are back.
 */
export const offerKinds = ['PART', 'SEND_BACK'] as const
export type OfferKind = (typeof offerKinds)[number]
/** Dropped: the request went on or ended without it. */
export const offerAnswers = ['ACCEPTED', 'DECLINED', 'LAPSED', 'DROPPED'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

/** Whether the buyer is waited for, and not the shop. */
export function isOfferOpen({
  offer,
}: {
  readonly offer: { readonly answer: OfferAnswer | null } | null
}): boolean {
  return offer !== null && offer.answer === null
}

/**
 * Nobody has answered, and nobody can any more: the clock, which says so, has not come round yet.
 */
export function isOfferOver({
  offer,
}: {
  readonly offer: { readonly answer: OfferAnswer | null; readonly isOpen: boolean } | null
}): boolean {
  return offer !== null && offer.answer === null && !offer.isOpen
}
