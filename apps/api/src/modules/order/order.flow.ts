import { defineFlow, type StateOf } from '@galleria/kernel/flow'

/** What the life cycle asks about an order; read with it, and again under its lock. */
export type OrderFacts = {
  /** In parcels; not as codes, and not fetched. */
  readonly isSent: boolean
  /** At a site of the shop. */
  readonly isFetched: boolean
  /** It lies ready there; and for longer than it is kept. */
  readonly isReady: boolean
  readonly isFetchOver: boolean
  /** Of codes: one of them can still be used. */
  readonly hasCodeToUse: boolean
  readonly isWindowOpen: boolean
  /** Of what is still to pay, the time has come. */
  readonly isPayable: boolean
  readonly hasAttempt: boolean
  readonly hasInvoice: boolean
  readonly hasUnitsToShip: boolean
  /** Its shop holds it back. */
  readonly isHeld: boolean
  /** Units that were not sent, and about which can still be asked. */
  readonly hasUnitsToCancel: boolean
  /** A gift that was not sent: its shop alone can cancel it. */
  readonly hasGiftToCancel: boolean
  readonly hasParcel: boolean
  readonly hasParcelUnderWay: boolean
  /** Of the parcels that are under way their carriers call each lost. */
  readonly isAllLost: boolean
  /** One of them is still to be postponed. */
  readonly hasParcelToPostpone: boolean
  readonly hasSellableSku: boolean
  /** Something of what was ordered together is on its way. */
  readonly hasGroupParcel: boolean
  /** A member's own order; guests review and ask for after-sales after they have become one. */
  readonly isMembers: boolean
  readonly hasLineToReview: boolean
  /** It was complete once: its buyer has the goods. */
  readonly wasReceived: boolean
  /**
   * The buyer works for the seller: nobody reviews the goods of the own shop (Directive (EU)
   * 2019/2161).
   */
  readonly isOwnShops: boolean
  /**
   * Of an order in a group of buyers: that one still waits for members, and somebody more could
   * join.
   */
  readonly isGroupWaiting: boolean
  readonly hasGroupPlace: boolean
  /** Sent at no charge, for another order. */
  readonly isReissue: boolean
  /** Its buyer has left: nothing can be sent anywhere. */
  readonly isForgotten: boolean
  /** Units that no after-sales order has, and still inside the time for one. */
  readonly hasLineToReverse: boolean
}

/**
 * Of what was sent, as long as it has a buyer; what was sent at no charge itself is asked about at
 * its own order.
 */
const reissuing = {
  by: ['merchant'],
  when: (facts: OrderFacts) =>
    facts.isSent && facts.hasParcel && !facts.isReissue && !facts.isForgotten,
  wire: 'reissue',
} as const

/**
 * An order from submitted to received. Rows O1-O11, O13, O15, O16 and O18-O20 of the mall's
 * transition tables.
 */
export const orderFlow = defineFlow<OrderFacts>()({
  states: [
    'PENDING_PAY',
    'PENDING_DEPOSIT',
    'PENDING_BALANCE',
    'PROCESSING',
    'PENDING_MEMBERS',
    'UN_DELIVERY',
    'UN_RECEIVED',
    'COMPLETE',
    'CANCELED',
    'CLOSED',
  ],
  // What is sent at no charge has nothing to wait for.
  start: ['PENDING_PAY', 'PENDING_DEPOSIT', 'UN_DELIVERY'],
  actors: ['buyer', 'merchant', 'operator', 'payment', 'clock'],
  moves: {
    pay: {
      from: ['PENDING_PAY', 'PROCESSING', 'PENDING_BALANCE'],
      to: 'UN_DELIVERY',
      by: ['payment'],
    },
    // What an exchange costs more: nothing is sent of it.
    paySurcharge: { from: ['PENDING_PAY', 'PROCESSING'], to: 'COMPLETE', by: ['payment'] },
    // The first of two parts (O8); the second is `pay` (O9).
    payDeposit: { from: ['PENDING_DEPOSIT'], to: 'PENDING_BALANCE', by: ['payment'] },
    // Of a group of buyers (O18): paid, and nothing is sent before the group is full.
    payGroup: { from: ['PENDING_PAY', 'PROCESSING'], to: 'PENDING_MEMBERS', by: ['payment'] },
    fillGroup: { from: ['PENDING_MEMBERS'], to: 'UN_DELIVERY', by: ['clock'] },
    // The group's time was over before it was full.
    disband: { from: ['PENDING_MEMBERS'], to: 'CLOSED', by: ['clock'] },
    // Until it is full each member may go, with all the money.
    leaveGroup: {
      from: ['PENDING_MEMBERS'],
      to: 'CLOSED',
      by: ['buyer'],
      when: (facts) => facts.isGroupWaiting,
      wire: 'buyerCancelBeforePay',
    },
    wait: { from: ['PENDING_PAY'], to: 'PROCESSING', by: ['payment'] },
    lapse: { from: ['PROCESSING'], to: 'PENDING_PAY', by: ['payment'] },
    cancel: {
      from: ['PENDING_PAY', 'PENDING_DEPOSIT', 'PROCESSING'],
      to: 'CANCELED',
      by: ['buyer'],
      wire: 'buyerCancelBeforePay',
    },
    // Who has paid a deposit takes it back with the order: nothing was sent, so the right of
    // withdrawal holds.
    withdraw: {
      from: ['PENDING_BALANCE'],
      to: 'CLOSED',
      by: ['buyer'],
      wire: 'buyerCancelBeforePay',
    },
    expire: {
      from: ['PENDING_PAY', 'PENDING_DEPOSIT', 'PROCESSING'],
      to: 'CANCELED',
      by: ['clock'],
    },
    // The balance was not paid in time (O10).
    miss: { from: ['PENDING_BALANCE'], to: 'CLOSED', by: ['clock'] },
    revive: { from: ['CANCELED'], to: 'UN_DELIVERY', by: ['payment'] },
    reviveDeposit: { from: ['CANCELED'], to: 'PENDING_BALANCE', by: ['payment'] },
    ship: {
      from: ['UN_DELIVERY'],
      to: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['merchant', 'operator'],
      when: (facts) => facts.isSent && facts.hasUnitsToShip && !facts.isHeld,
      wire: 'ship',
    },
    // The shop waits for something: nothing is sent, nothing is late, and the buyer reads why. So
    // does the operator in its name, with a reason that both read.
    hold: {
      from: ['UN_DELIVERY'],
      to: 'UN_DELIVERY',
      by: ['merchant', 'operator'],
      when: (facts) => (facts.isSent || facts.isFetched) && facts.hasUnitsToShip && !facts.isHeld,
      wire: 'hold',
    },
    release: {
      from: ['UN_DELIVERY'],
      to: 'UN_DELIVERY',
      by: ['merchant', 'operator'],
      when: (facts) => facts.isHeld,
      wire: 'release',
    },
    // What is left leaves later than was promised: until when, and why, its buyer reads.
    delay: {
      from: ['UN_DELIVERY'],
      to: 'UN_DELIVERY',
      by: ['merchant'],
      when: (facts) =>
        (facts.isSent || facts.isFetched) &&
        facts.hasUnitsToShip &&
        !facts.isHeld &&
        !facts.isReady,
      wire: 'delay',
    },
    // What is fetched lies ready at the site, and its buyer is told until when.
    ready: {
      from: ['UN_DELIVERY'],
      to: 'UN_DELIVERY',
      by: ['merchant'],
      when: (facts) => facts.isFetched && facts.hasUnitsToShip && !facts.isHeld && !facts.isReady,
      wire: 'readyForPickUp',
    },
    // And is handed over to who shows the code: all that is left of it, ready or not.
    handOver: {
      from: ['UN_DELIVERY'],
      to: ['UN_DELIVERY', 'COMPLETE'],
      by: ['merchant'],
      when: (facts) => facts.isFetched && facts.hasUnitsToShip && !facts.isHeld,
      wire: 'handOver',
    },
    // The last unit that was left to send has been refunded.
    skipRest: { from: ['UN_DELIVERY'], to: ['UN_RECEIVED', 'COMPLETE'], by: ['payment'] },
    // All the money went back.
    close: { from: ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'], to: 'CLOSED', by: ['payment'] },
    // A parcel's number was typed wrongly; which parcels' can be corrected, their own table says.
    correctParcel: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      to: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['merchant', 'operator'],
      when: (facts) => facts.hasParcelUnderWay,
    },
    // A parcel that its carrier does not have yet is called back: there is something to send again.
    callBack: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      to: 'UN_DELIVERY',
      by: ['merchant'],
      when: (facts) => facts.isSent && facts.hasParcelUnderWay,
    },
    // Some of what was not sent is cancelled: by its buyer, or by the shop that cannot send it.
    // What becomes of the money is the after-sales order's life.
    cancelLines: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      to: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['buyer', 'merchant', 'operator'],
      when: (facts) => facts.hasUnitsToCancel || facts.hasGiftToCancel,
    },
    // More time before the mall takes receipt as confirmed (O14), once for each parcel.
    postpone: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      to: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['buyer'],
      when: (facts) => facts.hasParcelToPostpone,
      wire: 'buyerPostponeConfirmDeadline',
    },
    // The goods go elsewhere than was said: all of a contract, and only while nothing of it is
    // packed.
    readdress: {
      from: ['UN_DELIVERY'],
      to: 'UN_DELIVERY',
      by: ['buyer'],
      when: (facts) => facts.isSent && !facts.hasGroupParcel,
      wire: 'buyerChangeAddress',
    },
    receive: {
      from: ['UN_RECEIVED'],
      to: 'COMPLETE',
      by: ['buyer', 'clock'],
      when: (facts) => facts.hasParcelUnderWay,
      wire: 'confirm',
    },
    // Something of it is sent again at no charge, as an order of its own: it stays where it is.
    reissue: { from: ['UN_DELIVERY'], to: 'UN_DELIVERY', ...reissuing },
    reissueSent: { from: ['UN_RECEIVED'], to: 'UN_RECEIVED', ...reissuing },
    reissueReceived: { from: ['COMPLETE'], to: 'COMPLETE', ...reissuing },
    // And that order, or what is left of it, is not sent after all.
    callOff: {
      from: ['UN_DELIVERY'],
      to: ['CANCELED', 'UN_RECEIVED', 'COMPLETE'],
      by: ['merchant'],
      when: (facts) => facts.isReissue && facts.hasUnitsToShip,
      wire: 'cancelReissue',
    },
    // What was sent of it is lost, and nobody has money to ask back.
    callOffLost: {
      from: ['UN_RECEIVED'],
      to: ['CANCELED', 'COMPLETE'],
      by: ['merchant'],
      when: (facts) => facts.isReissue && facts.isAllLost,
      wire: 'cancelReissue',
    },
    // Of what is sold as codes (O19): they are there for the buyer, and then none is left that
    // could be used.
    issue: { from: ['UN_DELIVERY'], to: 'UN_RECEIVED', by: ['clock'] },
    useUp: { from: ['UN_RECEIVED'], to: 'COMPLETE', by: ['merchant', 'clock', 'payment'] },
  },
  offers: {
    useCode: {
      from: ['UN_RECEIVED'],
      by: ['buyer'],
      when: (facts) => facts.hasCodeToUse,
      wire: 'toUse',
    },
    // A parcel that came while the rest is still to be sent.
    receiveParcel: {
      from: ['UN_DELIVERY'],
      by: ['buyer'],
      when: (facts) => facts.hasParcelUnderWay,
      wire: 'confirm',
    },
    start: {
      from: ['PENDING_PAY'],
      by: ['buyer'],
      when: (facts) => facts.isWindowOpen && !facts.hasAttempt,
      wire: 'pay',
    },
    resume: {
      from: ['PENDING_PAY', 'PROCESSING'],
      by: ['buyer'],
      when: (facts) => facts.isWindowOpen && facts.hasAttempt,
      wire: 'secondary_pay',
    },
    invite: {
      from: ['PENDING_MEMBERS'],
      by: ['buyer'],
      when: (facts) => facts.isGroupWaiting && facts.hasGroupPlace,
      wire: 'inviteToJoinGroup',
    },
    // Whether one was begun and may be open still is asked when it is pressed.
    deposit: {
      from: ['PENDING_DEPOSIT'],
      by: ['buyer'],
      when: (facts) => facts.isWindowOpen,
      wire: 'payDeposit',
    },
    balance: {
      from: ['PENDING_BALANCE'],
      by: ['buyer'],
      when: (facts) => facts.isWindowOpen && facts.isPayable,
      wire: 'payBalance',
    },
    // Nothing is sent of these units any more; what became of their money is the after-sales
    // order's life (O12). Codes that were not used are taken back alike.
    cancelAfterPay: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['buyer'],
      when: (facts) => facts.hasUnitsToCancel,
      wire: 'buyerCancelAfterPay',
    },
    // The shop cannot send these units: the same way back for their money, begun by the shop.
    cancelForStock: {
      from: ['UN_DELIVERY', 'UN_RECEIVED'],
      by: ['merchant', 'operator'],
      when: (facts) => facts.hasUnitsToCancel || facts.hasGiftToCancel,
      wire: 'cancelForStock',
    },
    // Nobody has fetched it in time.
    cancelUnfetched: {
      from: ['UN_DELIVERY'],
      by: ['merchant'],
      when: (facts) => facts.isFetched && facts.isFetchOver && facts.hasUnitsToCancel,
      wire: 'cancelUnfetched',
    },
    // The code that it is handed over for.
    verifyCode: {
      from: ['UN_DELIVERY'],
      by: ['buyer'],
      when: (facts) => facts.isFetched && facts.hasUnitsToShip,
      wire: 'checkVerifyCode',
    },
    track: {
      from: ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED'],
      by: ['buyer'],
      when: (facts) => facts.hasParcel,
      wire: 'checkExpressTrack',
    },
    viewInvoice: {
      from: ['PENDING_BALANCE', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED'],
      by: ['buyer'],
      when: (facts) => facts.hasInvoice,
      wire: 'viewInvoice',
    },
    checkVatInvoice: {
      from: ['PENDING_BALANCE', 'UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CLOSED'],
      by: ['buyer'],
      when: (facts) => facts.hasInvoice,
      wire: 'buyerCheckVATInvoice',
    },
    sendInvoice: {
      from: ['PENDING_BALANCE', 'UN_RECEIVED', 'COMPLETE', 'CLOSED'],
      by: ['buyer'],
      when: (facts) => facts.hasInvoice,
      wire: 'sendInvoiceEmail',
    },
    buyAgain: {
      from: ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE', 'CANCELED', 'CLOSED'],
      by: ['buyer'],
      when: (facts) => facts.hasSellableSku,
      wire: 'buyAgain',
    },
    // Also when all the money of goods that stayed came back: their buyer has them.
    review: {
      from: ['COMPLETE', 'CLOSED'],
      by: ['buyer'],
      when: (facts) =>
        facts.isMembers && facts.wasReceived && facts.hasLineToReview && !facts.isOwnShops,
      wire: 'comment',
    },
    requestAfterSales: {
      from: ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'],
      by: ['buyer'],
      when: (facts) => facts.isMembers && facts.hasLineToReverse,
      wire: 'buyerApplyReverse',
    },
    // A guest asks as a member, which a code to the order's address makes them first.
    askAsMember: {
      from: ['UN_DELIVERY', 'UN_RECEIVED', 'COMPLETE'],
      by: ['buyer'],
      when: (facts) => !facts.isMembers && facts.hasLineToReverse,
      wire: 'guestApplyReverse',
    },
  },
})

export type OrderStatus = StateOf<typeof orderFlow>
export type OrderMove = keyof typeof orderFlow.moves
