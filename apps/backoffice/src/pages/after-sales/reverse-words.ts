import type {
  Disposition,
  ReverseReason,
  ReverseStatus,
  ReverseType,
} from '@galleria/contract/after-sales-rules'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** What the codes of after-sales are called on the screens of a shop. */

export const statusNames: Record<ReverseStatus, MessageDescriptor> = {
  AS_APPLIED: msg`Just applied for`,
  WAITING_FOR_AUDIT_BY_SELLER: msg`To answer`,
  WAITING_FOR_BUYER_RETURN: msg`Buyer sends it back`,
  WAITING_FOR_QC_DONE: msg`To inspect`,
  WAITING_FOR_REFUND: msg`Refund agreed`,
  WAITING_FOR_SELLER_SHIP: msg`Replacement to ship`,
  WAITING_FOR_BUYER_CONFIRMED: msg`Replacement under way`,
  REFUND_PENDING: msg`Money under way`,
  REFUND_DONE: msg`Refunded`,
  REVERSE_DONE: msg`Finished`,
  REVERSE_CANCELED: msg`Cancelled by the buyer`,
  REVERSE_CLOSE: msg`Rejected`,
  REFUND_FAIL: msg`Refund failed`,
}
export const reasonNames: Record<ReverseReason, MessageDescriptor> = {
  DAMAGED: msg`Damaged`,
  NOT_AS_DESCRIBED: msg`Not as described`,
  WRONG_ITEM: msg`Wrong item`,
  MISSING_PARTS: msg`Parts are missing`,
  NOT_RECEIVED: msg`Not received`,
  TOO_LATE: msg`Too late`,
  NO_LONGER_WANTED: msg`No longer wanted`,
  OTHER: msg`Another reason`,
  NOT_FETCHED: msg`Not collected in time`,
  OUT_OF_STOCK: msg`Out of stock`,
  NOT_PROVIDED: msg`Cannot be provided`,
}
export const typeNames: Record<ReverseType, MessageDescriptor> = {
  SALE_CANCEL_AFTER_PAID: msg`Cancelled after payment`,
  SALE_REFUND: msg`Refund without return`,
  SALE_RETURN: msg`Return and refund`,
  SALE_EXCHANGE: msg`Exchange`,
  PURCHASE_RETURN: msg`Return to the warehouse`,
  SALE_CANCEL_BEFORE_DELIVERY: msg`Cancelled before delivery`,
}
export const dispositionNames: Record<Disposition, MessageDescriptor> = {
  SELLABLE: msg`As good as new`,
  REFURBISH: msg`To be done up`,
  SCRAP: msg`Worthless`,
  MISSING: msg`Missing`,
  REFUSED: msg`Not accepted`,
  LOST: msg`Lost on the way`,
}
/** The moves of the life cycle, told as what happened. */
export const eventNames: Readonly<Record<string, MessageDescriptor>> = {
  apply: msg`Applied for`,
  route: msg`Handed to the shop`,
  mallAnswers: msg`Galleria answers: the buyer works for the shop, and nobody else there may decide`,
  mallTakesOver: msg`Galleria answers from here on: the buyer works for the shop, and nobody else there has decided in time`,
  mallTakesGoods: msg`Galleria checks the goods: the buyer works for the shop, and nobody else there has checked them in time`,
  cancel: msg`Cancelled by the buyer`,
  approveRefund: msg`Approved`,
  approveReturn: msg`Return agreed to`,
  withdrawSent: msg`Withdrawn from by law`,
  cancelUnsent: msg`Cancelled before it was sent`,
  postBack: msg`Sent back by the buyer`,
  correctPostBack: msg`Tracking number corrected`,
  lapse: msg`Not sent back in time`,
  waiveReturn: msg`Buyer keeps the goods`,
  giveLabel: msg`Return label given`,
  askLabel: msg`No return label: the mall decides`,
  nameAddress: msg`Another return address named`,
  pass: msg`Goods looked at`,
  passExchange: msg`Goods looked at`,
  askSurcharge: msg`Price difference to be paid:`,
  paySurcharge: msg`Price difference paid:`,
  shipReplacement: msg`Replacement sent`,
  correctReplacement: msg`Tracking number corrected`,
  refundInstead: msg`Money instead of a replacement`,
  confirmReplacement: msg`Replacement received`,
  payLost: msg`Parcel lost: money back`,
  askLost: msg`Parcel lost: the mall decides`,
  closeEmpty: msg`The box was empty`,
  askEmpty: msg`The box was empty: the mall decides`,
  giveMoneyForLost: msg`Money instead of the lost replacement`,
  takeMoneyForLost: msg`Money instead of the lost replacement`,
  refuseGoods: msg`Goods refused`,
  setApart: msg`Set apart from the goods that were accepted`,
  refuseRest: msg`Goods refused`,
  splitLoss: msg`Set apart from the goods that were accepted`,
  keepLoss: msg`Money kept for loss of value`,
  splitDifference: msg`Set apart from the exchange`,
  splitSurcharge: msg`Set apart from the exchange`,
  giveSurcharge: msg`Difference to be given back`,
  giveDifference: msg`Difference to be given back`,
  reject: msg`Rejected`,
  offer: msg`Offer made`,
  acceptPart: msg`Offer accepted`,
  acceptReturn: msg`Offer accepted`,
  modify: msg`Changed by the buyer`,
  declineOffer: msg`Offer declined`,
  lapseOffer: msg`Offer not answered in time`,
  askMall: msg`The mall was asked`,
  giveInRefund: msg`Agreed to after all`,
  giveInReturn: msg`Agreed to after all`,
  ruleRefund: msg`Decided: money back`,
  ruleReturn: msg`Decided: goods back, then money`,
  ruleNone: msg`Decision: no refund`,
  forceClose: msg`Closed by Galleria`,
  startRefund: msg`Refund started`,
  finishRefund: msg`Money is back with the buyer`,
  failRefund: msg`Refund failed`,
  bounceRefund: msg`Refund came back from the bank`,
  retryRefund: msg`Refund tried again`,
  settle: msg`Finished`,
}

export function useReverseWords() {
  const { i18n } = useLingui()
  return {
    status: (status: string) =>
      status in statusNames ? i18n._(statusNames[status as ReverseStatus]) : status,
    reason: (reason: ReverseReason) => i18n._(reasonNames[reason]),
    type: (type: ReverseType) => i18n._(typeNames[type]),
  }
}
