import { isInTurn } from './turn.ts'

/**
 * Files that take long: those in which the mall is killed, cut off, restored or begun anew, again
 * and again, or walked at random, and those that follow one matter (a provider's faults, requests
 * that end otherwise, hostile files) into all its corners. Each commit runs one of the six parts,
 * which take about as long as each other; the ordinary way of each matter stands in files that
 * every commit runs.
 */
const PARTS = [
  ['apps/api/src/faults/kill.test.ts'],
  [
    'apps/api/src/faults/abuse.test.ts',
    'apps/api/src/faults/after-restore.test.ts',
    'apps/api/src/faults/provider-events.test.ts',
    'apps/api/src/faults/restart.test.ts',
    'apps/api/src/modules/after-sales/shops/closed-shops-refused.test.ts',
    'apps/api/src/modules/after-sales/exchange/goods-once-more.test.ts',
    'apps/api/src/modules/after-sales/answering/loss-of-value-edges.test.ts',
    'apps/api/src/modules/after-sales/exchange/lost-replacements.test.ts',
    'apps/api/src/modules/checkout/bill/coupon-uses.test.ts',
    'apps/api/src/modules/checkout/ending/gifts-in-dispute.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-walks.test.ts',
    'apps/api/src/modules/payment/matters/money-to-look-at.test.ts',
    'apps/api/src/modules/payment/paypal/paypal-faults.test.ts',
    'apps/api/src/modules/payment/reconciling/stray-refund.test.ts',
    'database/backup/backup.test.ts',
  ],
  [
    'apps/api/src/faults/disasters.test.ts',
    'apps/api/src/faults/outage.test.ts',
    'apps/api/src/faults/provider.test.ts',
    'apps/api/src/hostile/hostile-headers.test.ts',
    'apps/api/src/modules/after-sales/answering/late-rulings.test.ts',
    'apps/api/src/modules/after-sales/way-back/lost-edges.test.ts',
    'apps/api/src/modules/after-sales/offers/offers-of-goods-back.test.ts',
    'apps/api/src/modules/after-sales/exchange/surcharge-amounts.test.ts',
    'apps/api/src/modules/payment/adyen/adyen-troubles.test.ts',
    'apps/api/src/modules/payment/comparing/every-provider.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-unpaid.test.ts',
    'apps/api/src/modules/payment/stripe/stripe-disputes.test.ts',
    'apps/demo/src/begin-again.test.ts',
    'apps/demo/src/provider.test.ts',
    'database/cluster.test.ts',
  ],
  [
    'apps/api/src/faults/drill.test.ts',
    'apps/api/src/faults/model-after-sales.test.ts',
    'apps/api/src/faults/wrong-clock.test.ts',
    'apps/api/src/modules/after-sales/disputes/dispute-kinds.test.ts',
    'apps/api/src/modules/after-sales/goods-that-stay.test.ts',
    'apps/api/src/modules/after-sales/offers/offer-edges.test.ts',
    'apps/api/src/modules/after-sales/offers/offer-mails.test.ts',
    'apps/api/src/modules/after-sales/answering/refused-part.test.ts',
    'apps/api/src/modules/after-sales/exchange/surcharge-rulings.test.ts',
    'apps/api/src/modules/checkout/ending/catch-up-endings.test.ts',
    'apps/api/src/modules/checkout/unproven-mails.test.ts',
    'apps/api/src/modules/files/pdf-parts.test.ts',
    'apps/api/src/modules/payment/braintree/braintree-faults.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-called-off.test.ts',
    'apps/api/src/modules/payment/refunds/reroute-refund.test.ts',
  ],
  [
    'apps/api/src/faults/provider-refunds.test.ts',
    'apps/api/src/figures.test.ts',
    'apps/api/src/modules/account/sign-in/locked-out.test.ts',
    'apps/api/src/modules/after-sales/bounced.test.ts',
    'apps/api/src/modules/after-sales/disputes/dispute-ways-round.test.ts',
    'apps/api/src/modules/after-sales/offers/offers.test.ts',
    'apps/api/src/modules/after-sales/exchange/surcharge-back.test.ts',
    'apps/api/src/modules/payment/adyen/adyen-promises.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-capture-calls.test.ts',
    'apps/api/src/modules/payment/captures/lenders-by-parcel.test.ts',
    'apps/api/src/modules/payment/refunds/refund-without-provider.test.ts',
    'apps/api/src/platform/floods.test.ts',
    'apps/api/src/platform/slow-bodies.test.ts',
    'apps/demo/src/after-orders.test.ts',
    'apps/demo/src/any-day.test.ts',
    'database/places/places.test.ts',
  ],
  [
    'apps/api/src/faults/kill-requests.test.ts',
    'apps/api/src/faults/model.test.ts',
    'apps/api/src/modules/after-sales/exchange/exchange-choices.test.ts',
    'apps/api/src/modules/after-sales/exchange/exchange-edges.test.ts',
    'apps/api/src/modules/after-sales/exchange/exchange-kinds.test.ts',
    'apps/api/src/modules/after-sales/exchange/replacement-money.test.ts',
    'apps/api/src/modules/after-sales/disputes/ruled-part.test.ts',
    'apps/api/src/modules/after-sales/exchange/surcharge-payment.test.ts',
    'apps/api/src/modules/checkout/ending/deposit-papers.test.ts',
    'apps/api/src/modules/files/scan-pdf.test.ts',
    'apps/api/src/modules/payment/adyen/adyen-disputes.test.ts',
    'apps/api/src/modules/payment/comparing/compare-books.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-lines.test.ts',
    'apps/api/src/modules/payment/klarna/klarna-restored.test.ts',
    'apps/api/src/modules/webhooks/webhooks.test.ts',
  ],
] as const

/** What this commit leaves to others. */
export function listLeftOut(asked?: string): readonly string[] {
  return PARTS.filter((_, place) => !isInTurn(place, PARTS.length, asked)).flat()
}
