/** What the life cycle asks about an after-sales order; read with it, and again under its lock. */
export type ReverseFacts = {
  readonly hasReason: boolean
  /** What the replacement costs more is paid, or it costs no more; and its buyer can pay it now. */
  readonly isSurchargePaid: boolean
  readonly isSurchargeOpen: boolean
  /** A replacement for them is held. */
  readonly holdsReplacement: boolean
  /** Its goods come back before anything else happens. */
  readonly wantsGoods: boolean
  /** Money is what its buyer asked for. */
  readonly wantsMoney: boolean
  /** Somebody has named the parcel in which they come back, or in which others go out. */
  readonly hasParcel: boolean
  /** They are on their way back, or there. */
  readonly isSentBack: boolean
  /** Its carrier has had the one that goes back in hand; or the one with the replacement. */
  readonly isScanned: boolean
  readonly isReplacementScanned: boolean
  /** Its carrier says that it is lost: the one that goes back, or the one with the replacement. */
  readonly isLost: boolean
  readonly isReplacementLost: boolean
  /**
   * Whoever answers for the seller owes a label for the way back, has given none that can be used
   * yet, and the mall was not asked yet.
   */
  readonly isLabelToCome: boolean
  /** What is lost on its way back is lost to the shop. */
  readonly isShopsRisk: boolean
  /**
   * Declined by its shop a while ago and never taken to the mall, with units and money that nobody
   * has claimed since.
   */
  readonly mayAskMall: boolean
  /** The shop has not said its side to the mall yet, and has time. */
  readonly isAnswerOpen: boolean
  /**
   * Its goods are with its buyer, because they never left or were sent out again, and were to come
   * back.
   */
  readonly canComeBack: boolean
  /**
   * What the shop has offered instead has no answer, silence being one once the clock has said so;
   * and its buyer can still give one.
   */
  readonly isOffered: boolean
  readonly isOfferOpen: boolean
  /** What can be offered, and how the open offer can be accepted. */
  readonly canOffer: boolean
  readonly canAccept: 'PART' | 'SEND_BACK' | undefined
  /**
   * The mall has ruled, or the shop agreed after all, that the goods come back: the shop does not
   * decline them once more.
   */
  readonly isRuledReturn: boolean
  /** Its buyer has withdrawn by law: nobody can decline it. */
  readonly isStatutory: boolean
  /** Its buyer has not changed it as often as that is possible. */
  readonly mayChange: boolean
  /**
   * Its shop was removed from the mall, or nobody of it decides about an own purchase: what the
   * shop would do the mall does.
   */
  readonly isSellerGone: boolean
}
