import type {
  Disposition,
  ReturnAddress,
  ReverseReason,
  ReverseType,
} from '@galleria/contract/after-sales-rules'
import type { OfferAnswer, OfferKind } from '@galleria/contract/after-sales-offer-rules'
import type { DisputeCause, Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Id } from '@galleria/kernel/id'
import type { OrderRow, ShopActor } from '#modules/order/index.ts'
import type { ReverseStatus } from './reverse.flow.ts'

/** One line of an after-sales order, with what its order line was. Amounts in minor units. */
export type ReverseLineRow = {
  /** Of this line of the request. */
  id: Id<'reverseLine'>
  lineId: Id<'orderLine'>
  skuId: number
  qty: number
  unsentQty: number
  /** Units that leave the order line. */
  takenQty: number
  available: number
  /** What goes back for it; `askedAmount`, where that is more, was asked for. */
  applyAmount: number
  askedAmount: number
  unsentAmount: number
  /** What became of the units that were to come back; empty until they were looked at. */
  inspected: Partial<Record<Disposition, number>>
  /** Units about which the mall has ruled for their buyer, where that is not all of them. */
  ruledQty: number | null
  boughtQty: number
  canceledQty: number
  openCancelQty: number
  claimed: number
  /**
   * Of what the mall gave back of a free order, what goods have not come back for; what this
   * request's were of that, and the shop's share of it.
   */
  gifted: number
  giftUndone: number
  giftBack: number
  cancelClaimed: number
  deliveredQty: number
  reversedQty: number
  openReverseQty: number
  requests: number
  unitPrice: number
  /** What the order's line cost in points beside the money, in hundredths. */ points: number
  paid: number
  refunded: number
  tax: number
  commission: number
  snapshot: OrderRow['lines'][number]['snapshot']
  /**
   * Which version of its item its goods are, where they are not what was ordered: `skuId` is that
   * one's.
   */
  goods: Version | null
  /** What is to come instead: of that, units that are held, and those that were sent. */
  derivativeSkuId: number | null
  derivative: Version | null
  heldQty: number
  replacedQty: number
  /** What was said to come back for all of its units, because what comes instead costs less. */
  difference: number
  /**
   * What was said to be paid for all of its units, because what comes instead costs more, and the
   * line of the order by which that is paid.
   */
  surcharge: number
  surchargeLineId: Id<'orderLine'> | null
  /** What of such money goes back with its goods. */
  surchargeBack: number
}

/** A version of an item as it was when it was asked about; its price in minor units. */
export type Version = Pick<
  OrderRow['lines'][number]['snapshot'],
  'name' | 'finish' | 'size' | 'picture' | 'urlKey' | 'suffix' | 'itemId' | 'measure'
> & { unitPrice: number }

export type ReverseRow = {
  id: Id<'reverse'>
  buyerId: Id<'user'>
  orderId: Id<'order'>
  contractId: Id<'contract'>
  shopId: number
  shopName: string
  sellerId: number
  sellerName: string
  /**
   * The mall answers in its place: it was removed, or the purchase is of its own people and none of
   * the others decides.
   */
  isSellerGone: boolean
  isShopRemoved: boolean
  isMalls: boolean
  /** Its buyer works for the shop. */
  isOwnPurchase: boolean
  code: string
  type: ReverseType
  status: ReverseStatus
  currency: string
  reason: ReverseReason
  remark: string
  evidence: Id<'file'>[]
  goods: number
  shipping: number
  availableGoods: number
  availableShipping: number
  refundedGoods: number
  /** What of its refund was never taken, so that nothing went back. */
  untaken: number
  /** Its refund waits until what was sent is captured, or written off. */
  awaitsCapture: boolean
  /** Its provider did not give it: two of the mall agreed on another way. */
  isOtherWay: boolean
  /** Its money went back after it was invoiced. */
  hasCreditNote: boolean
  refundedShipping: number
  unitCount: number
  /** The shipping that was asked for, where less goes back. */
  askedShipping: number
  returnAddress: ReturnAddress | null
  /** Of which it is what was not accepted; and what of its own goods was not. */
  splitFrom: { id: Id<'reverse'>; code: string } | null
  refusedPart: { id: Id<'reverse'>; code: string } | null
  /**
   * Of which withdrawal it is what the goods have lost in value; and the request that is that of
   * its own goods.
   */
  lossOf: { id: Id<'reverse'>; code: string } | null
  /** What of it the shop still keeps, and whether the mall can be asked. */
  loss: { id: Id<'reverse'>; code: string; goods: number; withheld: number; isOpen: boolean } | null
  /**
   * Of which exchange it gives the difference back; and the request that gives back that of its own
   * goods.
   */
  differenceOf: { id: Id<'reverse'>; code: string } | null
  differenceGiven: { id: Id<'reverse'>; code: string; goods: number } | null
  /** The order by which its buyer pays what it costs more. */
  surcharge: SurchargeOrder | null
  /**
   * Of which request's goods it gives back what they had cost more; and the requests that do so for
   * its own.
   */
  surchargeBackOf: { id: Id<'reverse'>; code: string } | null
  surchargeGiven: { id: Id<'reverse'>; orderId: Id<'order'>; code: string; goods: number }[]
  /** Of such a part: some of it never came, and so is not with its buyer. */
  hasMissing: boolean
  postedBackAt: Date | null
  checkedAt: Date | null
  qcRejectReason: string
  qcPhotos: Id<'file'>[]
  /**
   * The way back first, each way the older one first; without what a list does not show of them.
   */
  parcels: {
    operator: 'USER' | 'SELLER'
    isScanned: boolean
    isLost: boolean
    isShopsLabel: boolean
  }[]
  /** The shop's label that nobody has used yet. */
  label: LabelRow | null
  rejectReason: string
  rejectPhotos: Id<'file'>[]
  /** Of one that ended: not longer ago than its buyer may ask the mall about it. */
  isFresh: boolean
  dispute: DisputeRow | null
  /** Each move makes it another one. */
  version: number
  /** What it said before its buyer changed it, the oldest first. */
  changes: ChangeRow[]
  /** The newest, and how many there were. */
  offer: OfferRow | null
  offerCount: number
  /** Units of its order were exchanged: its goods may be others than were ordered. */
  wasExchanged: boolean
  /** After the request was made: what it speaks of may be other goods by now. */
  wasExchangedSince: boolean
  /** Of its order, and what of it was asked back. */
  orderShipping: number
  orderClaimedShipping: number
  /** Of its order's goods: the money that no request asks for. */
  orderLeft: number
  isAuto: boolean
  /** Asked for under the legal guarantee, when nothing but defects could be named any more. */
  isGuarantee: boolean
  /** Of an exchange: there is no replacement, what comes back is paid back. */
  isChangedToReturn: boolean
  nextStepAt: Date | null
  /**
   * Until then whoever the request waits for may act: the shop, which answers or looks at the
   * goods, or the buyer, who sends them.
   */
  answerBy: Date
  remindedAt: Date | null
  /**
   * Of a withdrawal by law: by then its money is due, or once the goods or the proof that they were
   * sent are there.
   */
  refundBy: Date | null
  appliedAt: Date
  auditedAt: Date | null
  /** When the shop sent something out again: a replacement, or goods that it does not accept. */
  sellerSentAt: Date | null
  refundedAt: Date | null
  stoppedAt: Date | null
  shopCountry: string
  orderCode: string
  /** Of its order, whatever they are about. */
  messageCount: number
  orderedAt: Date
  orderCompletedAt: Date | null
  contractedAt: Date
  site: string
  language: string
  buyerName: string
  lines: ReverseLineRow[]
}

/** Its time is text, from JSON. */
export type LabelRow = {
  readonly id: Id<'reverseParcel'>
  readonly carrierId: number
  readonly carrierCode: string
  readonly carrierName: string
  readonly number: string
  readonly code: string | null
  readonly fileId: Id<'file'> | null
  /** Null of a file that was refused. */
  readonly file: { readonly name: string; readonly isReady: boolean } | null
  /** Its carrier has it: the goods are on their way. */
  readonly isScanned: boolean
  readonly givenAt: string
}

/** Its times are text, from JSON; the amount is in minor units. */
export type SurchargeOrder = {
  readonly orderId: Id<'order'>
  readonly contractId: Id<'contract'>
  readonly code: string
  readonly amount: number
  readonly askedAt: string
  /** Until when it is to be paid, and whether it still can be. */
  readonly payBy: string
  readonly isOpen: boolean
  readonly isUnpaid: boolean
  /** A payment was begun of which it is not known yet whether it comes. */
  readonly isAtBank: boolean
  readonly paidAt: string | null
}

/** What both sides have said to the mall about a request. Its times are text, from JSON. */
export type DisputeRow = {
  cause: DisputeCause
  openedAt: string
  buyerText: string
  buyerFiles: Id<'file'>[]
  answerUntil: string
  ruleUntil: string
  /** How often that was put off, because nobody had ruled by then. */
  lateCount: number
  shopText: string
  shopFiles: Id<'file'>[]
  shopAnsweredAt: string | null
  /** The shop has not said anything, and has time. */
  isAnswerOpen: boolean
  proofs: ProofRow[]
  ruling: Ruling | null
  /**
   * What goes back by it, in minor units; null also of what was ruled before that was written down.
   */
  ruledAmount: number | null
  rulingText: string
  ruledAt: string | null
  /** By the mall; else the shop has agreed. */
  isRuled: boolean
}

/** What one side has added to that. Its time is text, from JSON. */
export type ProofRow = {
  id: Id<'reverseProof'>
  side: 'BUYER' | 'SHOP'
  content: string
  photos: Id<'file'>[]
  documents: { id: Id<'file'>; name: string; isReady: boolean }[]
  addedAt: string
}

/**
 * What a request said before it was changed. Its time is text, from JSON; sums are in minor units.
 */
export type ChangeRow = {
  reason: ReverseReason
  remark: string
  evidence: Id<'file'>[]
  goods: number
  shipping: number
  lines: { lineId: Id<'orderLine'>; qty: number }[]
  changedAt: string
}

/**
 * What the shop has offered instead. Its times are text, from JSON; the amount is in minor units.
 */
export type OfferRow = {
  id: Id<'reverseOffer'>
  kind: OfferKind
  amount: number
  content: string
  offeredAt: string
  answerUntil: string
  /** Nobody has answered it, and its buyer can. */
  isOpen: boolean
  answer: OfferAnswer | null
  answeredAt: string | null
}

export type NewReverse = {
  /** How it comes to be: asked for, or set apart from another request. */
  event?: 'apply' | 'setApart' | 'splitLoss' | 'splitDifference' | 'splitSurcharge'
  /** It is a part of another request, and no request of its lines. */
  isBeside?: true
  by: { actor: 'buyer' | ShopActor; actorId: Id<'user'> } | { actor: 'clock' }
  refundBy?: Date | undefined
  id: Id<'reverse'>
  code: string
  type: ReverseType
  reason: ReverseReason
  remark: string
  evidence: readonly Id<'file'>[]
  goods: number
  shipping: number
  availableGoods: number
  availableShipping: number
  requestKey: string
  isGuarantee?: boolean
  /** The mall answers in the shop's place, because nobody else there may. */ isMalls?: boolean
  answerBy: Date
  nextStepAt: Date
  appliedAt: Date
  lines: readonly {
    lineId: Id<'orderLine'>
    qty: number
    unsentQty: number
    takenQty: number
    available: number
    applyAmount: number
    unsentAmount: number
    goodsSkuId?: number | null
    goods?: Version | null
    derivativeSkuId?: number | null
    derivative?: Version | null
    difference?: number
    surcharge?: number
    surchargeBack?: number
    askedSurchargeBack?: number
  }[]
}
