import { MOST_CHANGES } from '@galleria/contract/after-sales-rules'
import { heldAmount, heldQty } from '#modules/order/claims/index.ts'
import { isOfferGood, offerOptions } from './offers/offer.rules.ts'
import type { ReverseFacts } from './reverse-facts.types.ts'
import { isSurchargePaid } from './exchange/surcharge.rules.ts'
import { bringsGoodsBack, isExchange, owesWayBack } from './reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from './reverse.types.ts'

/** What the life cycle asks about it. */
export function factsOf(
  reverse: Pick<
    ReverseRow,
    | 'type'
    | 'isChangedToReturn'
    | 'rejectReason'
    | 'qcRejectReason'
    | 'parcels'
    | 'label'
    | 'refundBy'
    | 'isFresh'
    | 'dispute'
    | 'postedBackAt'
    | 'reason'
    | 'goods'
    | 'orderLeft'
    | 'wasExchanged'
    | 'wasExchangedSince'
    | 'offer'
    | 'offerCount'
    | 'splitFrom'
    | 'lossOf'
    | 'sellerSentAt'
    | 'hasMissing'
    | 'changes'
    | 'surcharge'
    | 'currency'
    | 'isSellerGone'
    | keyof Claim
  >,
): ReverseFacts {
  const last = (whose: 'USER' | 'SELLER') =>
    reverse.parcels.findLast(({ operator }) => operator === whose)
  const isScanned = (whose: 'USER' | 'SELLER') => last(whose)?.isScanned ?? false
  return {
    hasReason: reverse.rejectReason !== '' || reverse.qcRejectReason !== '',
    wantsGoods: bringsGoodsBack(reverse.type),
    wantsMoney: !isExchange(reverse),
    holdsReplacement: reverse.lines.some(({ heldQty }) => heldQty > 0),
    isSurchargePaid: isSurchargePaid(reverse),
    isSurchargeOpen: reverse.surcharge?.isOpen ?? false,
    hasParcel: reverse.parcels.length > 0,
    isSentBack: reverse.postedBackAt !== null,
    isScanned: isScanned('USER'),
    isReplacementScanned: isScanned('SELLER'),
    isLost: last('USER')?.isLost ?? false,
    isReplacementLost: last('SELLER')?.isLost ?? false,
    isShopsRisk: isShopsRisk(reverse),
    isLabelToCome: isLabelToCome(reverse),
    isStatutory: reverse.refundBy !== null,
    mayChange: reverse.changes.length < MOST_CHANGES,
    isSellerGone: reverse.isSellerGone,
    isRuledReturn: reverse.dispute?.ruling === 'RETURN',
    isOffered: reverse.offer?.answer === null,
    isOfferOpen: reverse.offer?.isOpen ?? false,
    canOffer: offerOptions(reverse).length > 0,
    canAccept: isOfferGood(reverse) ? reverse.offer?.kind : undefined,
    mayAskMall: mayAskMall(reverse),
    isAnswerOpen: reverse.dispute?.isAnswerOpen ?? false,
    canComeBack: bringsGoodsBack(reverse.type) && isWithBuyer(reverse) && !reverse.hasMissing,
  }
}

/**
 * Whether goods that are lost on their way back are lost to the shop: with its label, by law once
 * they were sent, and where the mall has ruled, or the shop agreed after all, that they come back.
 */
function isShopsRisk({
  refundBy,
  dispute,
  parcels,
}: Pick<ReverseRow, 'refundBy' | 'dispute' | 'parcels'>): boolean {
  const sent = parcels.findLast(({ operator }) => operator === 'USER')
  return refundBy !== null || dispute?.ruling === 'RETURN' || (sent?.isShopsLabel ?? false)
}

/** Never sent back, or sent out again by a shop that did not accept them. */
export function isWithBuyer({
  postedBackAt,
  sellerSentAt,
}: Pick<ReverseRow, 'postedBackAt' | 'sellerSentAt'>): boolean {
  return postedBackAt === null || sellerSentAt !== null
}

type Claim = Pick<ReverseRow, 'shipping' | 'orderShipping' | 'orderClaimedShipping' | 'lines'>

/**
 * Its shop said no, not long ago and for the first time, to goods that were sent, and nobody has
 * asked for the same since.
 */
function mayAskMall(
  reverse: Claim &
    Pick<
      ReverseRow,
      | 'isFresh'
      | 'dispute'
      | 'wasExchangedSince'
      | 'rejectReason'
      | 'qcRejectReason'
      | 'splitFrom'
      | 'lossOf'
    >,
): boolean {
  return (
    reverse.isFresh &&
    reverse.dispute === null &&
    // The piece is back: nothing else came instead of it.
    (reverse.lossOf !== null || !reverse.wasExchangedSince) &&
    (reverse.rejectReason !== '' ||
      reverse.qcRejectReason !== '' ||
      // What is missing of a parcel needs no reason.
      reverse.splitFrom !== null) &&
    reverse.shipping <= reverse.orderShipping - reverse.orderClaimedShipping &&
    // What goods have lost in value nobody else can ask for. A gift that was not sent goes along
    // with what is agreed to, and with nothing before.
    (reverse.lossOf !== null || reverse.lines.every((line) => isUnsentGift(line) || isFree(line)))
  )
}

/** It would have gone along had the shop agreed. */
export function isUnsentGift({ snapshot, unsentQty }: ReverseLineRow): boolean {
  return Boolean(snapshot.gift) && unsentQty > 0
}

function isFree(line: ReverseLineRow): boolean {
  const claims = { ...line, qty: line.boughtQty, needPay: line.paid }
  const held = heldQty(claims)
  return (
    line.unsentQty === 0 &&
    line.takenQty <= held &&
    (line.applyAmount === 0 || (held > 0 && line.applyAmount <= heldAmount(claims, held)))
  )
}

/**
 * Its buyer sends nothing before it is there: the way back is the shop's to pay, or the mall's in
 * its place. Once the mall was asked, its ruling is waited for.
 */
function isLabelToCome(
  reverse: Pick<ReverseRow, 'type' | 'reason' | 'refundBy' | 'label' | 'dispute'>,
): boolean {
  return owesWayBack(reverse) && !isReady(reverse.label) && reverse.dispute === null
}

/** Its buyer can use it now: a file that still waits for the virus scanner cannot be opened. */
export function isReady(label: ReverseRow['label']): boolean {
  return label !== null && (label.code !== null || (label.file?.isReady ?? false))
}

/** It has a code, or a file that was not refused. */
export function isUsable(label: ReverseRow['label']): label is NonNullable<ReverseRow['label']> {
  return label !== null && (label.code !== null || label.file !== null)
}
