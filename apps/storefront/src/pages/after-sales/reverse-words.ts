import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { WireReverseRow } from '@galleria/contract/after-sales'
import {
  isSurchargeDue,
  type ReverseReason,
  type ReverseStatus,
  type ReverseType,
} from '@galleria/contract/after-sales-rules'
import { isOfferOpen, isOfferOver } from '@galleria/contract/after-sales-offer-rules'

/** How the wire's names read. The comments say whose label it is, for translators. */
const statuses: Readonly<Record<ReverseStatus, MessageDescriptor>> = {
  AS_APPLIED: msg({ message: 'Applied', comment: 'after-sales status AS_APPLIED' }),
  WAITING_FOR_AUDIT_BY_SELLER: msg({
    message: 'Waiting for the shop’s answer',
    comment: 'after-sales status WAITING_FOR_AUDIT_BY_SELLER',
  }),
  WAITING_FOR_BUYER_RETURN: msg({
    message: 'Waiting for you to send the items back',
    comment: 'after-sales status WAITING_FOR_BUYER_RETURN',
  }),
  WAITING_FOR_QC_DONE: msg({
    message: 'Being inspected by the shop',
    comment: 'after-sales status WAITING_FOR_QC_DONE',
  }),
  WAITING_FOR_REFUND: msg({
    message: 'Approved, refund to follow',
    comment: 'after-sales status WAITING_FOR_REFUND',
  }),
  WAITING_FOR_SELLER_SHIP: msg({
    message: 'Waiting for the shop to send the replacement',
    comment: 'after-sales status WAITING_FOR_SELLER_SHIP',
  }),
  WAITING_FOR_BUYER_CONFIRMED: msg({
    message: 'Replacement on its way',
    comment: 'after-sales status WAITING_FOR_BUYER_CONFIRMED',
  }),
  REFUND_PENDING: msg({
    message: 'Refund in progress',
    comment: 'after-sales status REFUND_PENDING',
  }),
  REFUND_DONE: msg({ message: 'Refunded', comment: 'after-sales status REFUND_DONE' }),
  REVERSE_DONE: msg({ message: 'Completed', comment: 'after-sales status REVERSE_DONE' }),
  REVERSE_CANCELED: msg({
    message: 'Cancelled by you',
    comment: 'after-sales status REVERSE_CANCELED',
  }),
  REVERSE_CLOSE: msg({
    message: 'Closed',
    context: 'after-sales',
    comment: 'after-sales status REVERSE_CLOSE',
  }),
  REFUND_FAIL: msg({ message: 'Refund failed', comment: 'after-sales status REFUND_FAIL' }),
}

const types: Readonly<Record<ReverseType, MessageDescriptor>> = {
  SALE_CANCEL_AFTER_PAID: msg({
    message: 'Cancellation after payment',
    comment: 'after-sales type SALE_CANCEL_AFTER_PAID',
  }),
  SALE_REFUND: msg({ message: 'Refund only', comment: 'after-sales type SALE_REFUND' }),
  SALE_RETURN: msg({ message: 'Return and refund', comment: 'after-sales type SALE_RETURN' }),
  SALE_EXCHANGE: msg({ message: 'Exchange', comment: 'after-sales type SALE_EXCHANGE' }),
  PURCHASE_RETURN: msg({
    message: 'Return to supplier',
    comment: 'after-sales type PURCHASE_RETURN',
  }),
  SALE_CANCEL_BEFORE_DELIVERY: msg({
    message: 'Cancellation before delivery',
    comment: 'after-sales type SALE_CANCEL_BEFORE_DELIVERY',
  }),
}

const reasons: Readonly<Record<ReverseReason, MessageDescriptor>> = {
  DAMAGED: msg({ message: 'Arrived damaged', comment: 'after-sales reason' }),
  NOT_AS_DESCRIBED: msg({ message: 'Not as described', comment: 'after-sales reason' }),
  WRONG_ITEM: msg({ message: 'Wrong item sent', comment: 'after-sales reason' }),
  MISSING_PARTS: msg({ message: 'Parts are missing', comment: 'after-sales reason' }),
  NOT_RECEIVED: msg({ message: 'Not received', comment: 'after-sales reason' }),
  TOO_LATE: msg({ message: 'Arrived too late', comment: 'after-sales reason' }),
  NO_LONGER_WANTED: msg({ message: 'No longer wanted', comment: 'after-sales reason' }),
  OTHER: msg({ message: 'Another reason', comment: 'after-sales reason' }),
  NOT_FETCHED: msg({ message: 'It was not collected in time', comment: 'after-sales reason' }),
  NOT_PROVIDED: msg({ message: 'The shop couldn’t provide it', comment: 'after-sales reason' }),
  OUT_OF_STOCK: msg({ message: 'The shop couldn’t send it', comment: 'after-sales reason' }),
}

const inDispute = msg({
  message: 'Galleria is looking into it',
  comment: 'after-sales: the buyer asked the mall to decide',
})

const offered = msg({
  message: 'The shop makes you an offer',
  comment: 'after-sales: the shop offers something else than what was asked for',
})

const offerOver = msg({
  message: 'The shop’s offer has ended',
  comment: 'after-sales: nobody has answered it in time',
})

const toPay = msg({
  message: 'Waiting for payment',
  comment: 'status of an order, or of an exchange for something dearer',
})

export function useReverseWords() {
  const { i18n } = useLingui()
  return {
    /**
     * How a request stands: one that the mall was asked about is closed and is not; with an open
     * offer it is its buyer's turn.
     */
    standing: (
      reverse: Pick<
        WireReverseRow,
        'isInDispute' | 'reverseTradeOrderStatus' | 'offer' | 'exchangeSurcharge'
      >,
    ) =>
      i18n._(
        reverse.isInDispute
          ? inDispute
          : isOfferOver(reverse)
            ? offerOver
            : isOfferOpen(reverse)
              ? offered
              : isSurchargeDue(reverse)
                ? toPay
                : statuses[reverse.reverseTradeOrderStatus],
      ),
    status: (status: ReverseStatus) => i18n._(statuses[status]),
    type: (type: ReverseType) => i18n._(types[type]),
    reason: (reason: ReverseReason) => i18n._(reasons[reason]),
  }
}
