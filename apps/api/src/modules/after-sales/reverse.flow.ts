import { defineFlow, type StateOf } from '@galleria/kernel/flow'
import type { ReverseFacts } from './reverse-facts.types.ts'

/** Both have had their say, or there is nobody left who could. */
const isHeard = ({ isAnswerOpen, isSellerGone }: ReverseFacts) => !isAnswerOpen || isSellerGone

type When = (facts: ReverseFacts, actor: string) => boolean

/** Who answers for the seller: the shop's people; once it was removed the mall, nobody else. */
const seller = ['merchant', 'operator'] as const
const standsForSeller: When = ({ isSellerGone }, actor) =>
  actor !== (isSellerGone ? 'merchant' : 'operator')
const forSeller =
  (may: (facts: ReverseFacts) => boolean): When =>
  (facts, actor) =>
    standsForSeller(facts, actor) && may(facts)

/**
 * Where a request can be closed by force: while its buyer has the goods. Later, closing it would
 * leave the buyer with neither goods nor money.
 */
const closable = ['AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN'] as const

/** An after-sales order: rows A1-A30 and A32-A36 of the mall's transition tables. */
export const reverseFlow = defineFlow<ReverseFacts>()({
  states: [
    'AS_APPLIED',
    'WAITING_FOR_AUDIT_BY_SELLER',
    'WAITING_FOR_BUYER_RETURN',
    'WAITING_FOR_QC_DONE',
    'WAITING_FOR_SELLER_SHIP',
    'WAITING_FOR_BUYER_CONFIRMED',
    'WAITING_FOR_REFUND',
    'REFUND_PENDING',
    'REFUND_FAIL',
    'REFUND_DONE',
    'REVERSE_DONE',
    'REVERSE_CANCELED',
    'REVERSE_CLOSE',
    'IN_DISPUTE',
  ],
  start: 'AS_APPLIED',
  // A guest reads, and names the parcel in which goods come back; nothing else.
  actors: ['buyer', 'guest', 'merchant', 'operator', 'payment', 'clock'],
  moves: {
    route: { from: ['AS_APPLIED'], to: 'WAITING_FOR_AUDIT_BY_SELLER', by: ['clock'] },
    // Nobody has to agree to what was not sent (A2).
    cancelUnsent: { from: ['AS_APPLIED'], to: 'WAITING_FOR_REFUND', by: ['clock'] },
    // Nor to a withdrawal by law: what was sent comes back (A3).
    withdrawSent: { from: ['AS_APPLIED'], to: 'WAITING_FOR_BUYER_RETURN', by: ['clock'] },
    cancel: {
      from: ['AS_APPLIED', 'WAITING_FOR_AUDIT_BY_SELLER', 'WAITING_FOR_BUYER_RETURN', 'IN_DISPUTE'],
      to: 'REVERSE_CANCELED',
      by: ['buyer'],
      wire: 'cancel',
    },
    // Its buyer says it otherwise (A6), until the shop decides or waits for the buyer's answer.
    modify: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: ['buyer'],
      when: (facts) => facts.mayChange && !facts.isStatutory && !facts.isOffered,
      wire: 'modify',
    },
    // The clock approves what a seller leaves unanswered (A13).
    approveRefund: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_REFUND',
      by: [...seller, 'clock'],
      when: forSeller((facts) => !facts.wantsGoods),
      wire: 'approve',
    },
    // The goods come back first (A11).
    approveReturn: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: [...seller, 'clock'],
      when: forSeller((facts) => facts.wantsGoods),
      wire: 'approve',
    },
    reject: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'REVERSE_CLOSE',
      by: seller,
      when: forSeller((facts) => !facts.isStatutory && !facts.isOffered),
      wire: 'reject',
    },
    // Nobody decides about an own purchase: where nobody else of the shop may, or does in time, the
    // mall does from here on.
    mallAnswers: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: ['clock'],
    },
    mallTakesOver: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: ['clock'],
    },
    mallTakesGoods: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'WAITING_FOR_QC_DONE',
      by: ['clock'],
    },
    // Something else is offered (A8), accepted (A9) or not (A10); the clock ends what is open.
    offer: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: seller,
      when: forSeller((facts) => facts.canOffer),
      wire: 'offer',
    },
    acceptPart: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_REFUND',
      by: ['buyer'],
      when: (facts) => facts.canAccept === 'PART',
      wire: 'acceptOffer',
    },
    acceptReturn: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: ['buyer'],
      when: (facts) => facts.canAccept === 'SEND_BACK',
      wire: 'acceptOffer',
    },
    declineOffer: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: ['buyer'],
      when: (facts) => facts.isOfferOpen,
      wire: 'declineOffer',
    },
    lapseOffer: {
      from: ['WAITING_FOR_AUDIT_BY_SELLER'],
      to: 'WAITING_FOR_AUDIT_BY_SELLER',
      by: ['clock'],
      when: (facts) => facts.isOffered && !facts.isOfferOpen,
    },
    postBack: {
      from: ['WAITING_FOR_BUYER_RETURN'],
      to: 'WAITING_FOR_QC_DONE',
      // The clock, where the carrier has the parcel with the shop's label.
      by: ['buyer', 'guest', 'clock'],
      wire: 'postBack',
    },
    // The number was typed wrongly, and no carrier has the parcel yet (A15).
    correctPostBack: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'WAITING_FOR_QC_DONE',
      by: ['buyer', 'guest'],
      when: (facts) => !facts.isScanned,
      wire: 'correctPostBack',
    },
    // Nothing was sent back in time (A16).
    lapse: { from: ['WAITING_FOR_BUYER_RETURN'], to: 'REVERSE_CLOSE', by: ['clock'] },
    // A label at the shop's cost, or another one instead of it.
    giveLabel: {
      from: ['WAITING_FOR_BUYER_RETURN'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: seller,
      when: standsForSeller,
      wire: 'giveLabel',
    },
    // It owed one and gave none: nobody keeps faulty goods because of that.
    askLabel: {
      from: ['WAITING_FOR_BUYER_RETURN'],
      to: 'IN_DISPUTE',
      by: ['clock'],
      when: (facts) => facts.isLabelToCome,
    },
    // The shop does not want the goods any more; the money goes back all the same (A17).
    waiveReturn: {
      from: ['WAITING_FOR_BUYER_RETURN'],
      to: 'WAITING_FOR_REFUND',
      by: seller,
      when: forSeller((facts) => facts.wantsMoney),
      wire: 'waiveReturn',
    },
    // Its shop was removed: the goods go somewhere else.
    nameAddress: {
      from: ['WAITING_FOR_BUYER_RETURN'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: ['operator'],
      when: standsForSeller,
      wire: 'nameAddress',
    },
    // All of it, or a part (A18, A19); a shop that says nothing in time has accepted all (A21).
    // Goods that were withdrawn from may come without anybody having named their parcel.
    pass: {
      from: ['WAITING_FOR_BUYER_RETURN', 'WAITING_FOR_QC_DONE'],
      to: 'WAITING_FOR_REFUND',
      by: [...seller, 'clock'],
      when: forSeller(
        (facts) => !facts.holdsReplacement && (facts.isSentBack || facts.isStatutory),
      ),
      wire: 'pass',
    },
    passExchange: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'WAITING_FOR_SELLER_SHIP',
      by: [...seller, 'clock'],
      when: forSeller((facts) => facts.holdsReplacement),
      wire: 'pass',
    },
    // They are lost on their way (A22): at the shop's risk money goes back, else the mall is asked.
    payLost: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'WAITING_FOR_REFUND',
      by: ['clock'],
      when: (facts) => facts.isLost && facts.isShopsRisk,
    },
    askLost: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'IN_DISPUTE',
      by: ['clock'],
      when: (facts) => facts.isLost && !facts.isShopsRisk,
    },
    refuseGoods: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'REVERSE_CLOSE',
      by: seller,
      when: forSeller((facts) => !facts.isStatutory && !facts.isRuledReturn),
      wire: 'refuse',
    },
    // Nothing was in the box of goods that nobody can decline: what became of their money the mall
    // decides, about a request of its own.
    closeEmpty: {
      from: ['WAITING_FOR_QC_DONE'],
      to: 'REVERSE_CLOSE',
      by: seller,
      when: forSeller(({ isStatutory, isRuledReturn }) => isStatutory || isRuledReturn),
    },
    // Right after that has been set apart: its buyer does not have to ask.
    askEmpty: { from: ['REVERSE_CLOSE'], to: 'IN_DISPUTE', by: ['clock'] },
    // Goods that were not accepted while others were (A19): a request of its own, open to the mall.
    refuseRest: { from: ['AS_APPLIED'], to: 'REVERSE_CLOSE', by: seller, when: standsForSeller },
    // What withdrawn goods have lost in value: a request of its own, which can go to the mall.
    keepLoss: { from: ['AS_APPLIED'], to: 'REVERSE_CLOSE', by: seller, when: standsForSeller },
    // What was sent instead costs less: a request of its own gives the difference back.
    giveDifference: { from: ['AS_APPLIED'], to: 'WAITING_FOR_REFUND', by: ['merchant'] },
    // What was paid beside the price of the first goods goes back by a request of its own.
    giveSurcharge: { from: ['AS_APPLIED'], to: 'WAITING_FOR_REFUND', by: ['clock'] },
    // The replacement goes out (A24); its number was typed wrongly, and no carrier has it yet.
    shipReplacement: {
      from: ['WAITING_FOR_SELLER_SHIP'],
      to: 'WAITING_FOR_BUYER_CONFIRMED',
      by: ['merchant'],
      when: forSeller((facts) => facts.isSurchargePaid),
      wire: 'ship',
    },
    correctReplacement: {
      from: ['WAITING_FOR_BUYER_CONFIRMED'],
      to: 'WAITING_FOR_BUYER_CONFIRMED',
      by: ['merchant'],
      when: forSeller((facts) => !facts.isReplacementScanned),
      wire: 'correctShipment',
    },
    // It cannot be sent, or was not in time: the money goes back instead (A25).
    refundInstead: {
      from: ['WAITING_FOR_SELLER_SHIP'],
      to: 'WAITING_FOR_REFUND',
      by: [...seller, 'clock'],
      when: standsForSeller,
      wire: 'refundInstead',
    },
    // It is lost: its buyer takes the money instead, or whoever answers for the seller gives it.
    takeMoneyForLost: {
      from: ['WAITING_FOR_BUYER_CONFIRMED'],
      to: 'WAITING_FOR_REFUND',
      by: ['buyer'],
      when: (facts) => facts.isReplacementLost,
      wire: 'refundLost',
    },
    giveMoneyForLost: {
      from: ['WAITING_FOR_BUYER_CONFIRMED'],
      to: 'WAITING_FOR_REFUND',
      by: seller,
      when: forSeller((facts) => facts.isReplacementLost),
      wire: 'refundInstead',
    },
    // It is there (A26): its buyer says so, or the time to say otherwise is over. The clock never
    // says so of what is lost.
    confirmReplacement: {
      from: ['WAITING_FOR_BUYER_CONFIRMED'],
      to: 'REVERSE_DONE',
      by: ['buyer', 'clock'],
      when: (facts, actor) => actor !== 'clock' || !facts.isReplacementLost,
      wire: 'confirmExchange',
    },
    // Its buyer does not agree to a no, and asks the mall (A34).
    askMall: {
      from: ['REVERSE_CLOSE'],
      to: 'IN_DISPUTE',
      by: ['buyer'],
      when: (facts) => facts.mayAskMall,
      wire: 'askMall',
    },
    // The shop agrees after all, before the mall has ruled.
    giveInReturn: {
      from: ['IN_DISPUTE'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: ['merchant'],
      when: forSeller((facts) => facts.canComeBack),
      wire: 'giveIn',
    },
    giveInRefund: {
      from: ['IN_DISPUTE'],
      to: 'WAITING_FOR_REFUND',
      by: ['merchant'],
      when: forSeller((facts) => !facts.canComeBack),
      wire: 'giveIn',
    },
    // The mall rules once both have had their say (A35).
    ruleRefund: {
      from: ['IN_DISPUTE'],
      to: 'WAITING_FOR_REFUND',
      by: ['operator'],
      when: isHeard,
      wire: 'REFUND',
    },
    ruleReturn: {
      from: ['IN_DISPUTE'],
      to: 'WAITING_FOR_BUYER_RETURN',
      by: ['operator'],
      when: (facts) => isHeard(facts) && facts.canComeBack,
      wire: 'RETURN',
    },
    ruleNone: {
      from: ['IN_DISPUTE'],
      to: 'REVERSE_CLOSE',
      by: ['operator'],
      when: isHeard,
      wire: 'NONE',
    },
    // The mall closes it by force: two of its people have agreed (A36). Not once money is on its
    // way, and not what the mall rules about anyhow.
    forceClose: {
      from: closable,
      to: 'REVERSE_CLOSE',
      by: ['operator'],
      when: (facts) => !facts.isStatutory,
    },
    startRefund: { from: ['WAITING_FOR_REFUND'], to: 'REFUND_PENDING', by: ['payment'] },
    finishRefund: { from: ['REFUND_PENDING'], to: 'REFUND_DONE', by: ['payment'] },
    failRefund: { from: ['REFUND_PENDING'], to: 'REFUND_FAIL', by: ['payment'] },
    retryRefund: { from: ['REFUND_FAIL'], to: 'REFUND_PENDING', by: ['payment'] },
    // Settling takes a moment, a bank days: so from the end, too.
    bounceRefund: { from: ['REFUND_DONE', 'REVERSE_DONE'], to: 'REFUND_FAIL', by: ['payment'] },
    settle: { from: ['REFUND_DONE'], to: 'REVERSE_DONE', by: ['clock'] },
  },
  offers: {
    // What the replacement costs more (A23): it is paid as any order is.
    payDifference: {
      from: ['WAITING_FOR_SELLER_SHIP'],
      by: ['buyer'],
      when: (facts) => facts.isSurchargeOpen,
      wire: 'payDifference',
    },
    answerDispute: {
      from: ['IN_DISPUTE'],
      by: ['merchant'],
      when: forSeller((facts) => facts.isAnswerOpen),
      wire: 'answerDispute',
    },
    // Until the mall has ruled both add to what they have said.
    addProof: { from: ['IN_DISPUTE'], by: ['buyer'], wire: 'addProof' },
    addShopsProof: {
      from: ['IN_DISPUTE'],
      by: ['merchant'],
      when: forSeller((facts) => !facts.isAnswerOpen),
      wire: 'addProof',
    },
    viewReason: {
      from: ['REVERSE_CLOSE', 'IN_DISPUTE'],
      by: ['buyer', 'guest'],
      when: (facts) => facts.hasReason,
      wire: 'viewRejectReason',
    },
    viewLogistics: {
      from: [
        'WAITING_FOR_QC_DONE',
        'WAITING_FOR_SELLER_SHIP',
        'WAITING_FOR_BUYER_CONFIRMED',
        'WAITING_FOR_REFUND',
        'REFUND_PENDING',
        'REFUND_FAIL',
        'REFUND_DONE',
        'REVERSE_DONE',
        'REVERSE_CLOSE',
        'IN_DISPUTE',
      ],
      by: ['buyer', 'guest'],
      when: (facts) => facts.hasParcel,
      wire: 'viewLogistics',
    },
  },
})
export type ReverseStatus = StateOf<typeof reverseFlow>
