import type { MatterKind } from '@galleria/contract/money'
import { defineFlow, type StateOf } from '@galleria/kernel/flow'
import { isToBeTaken, type ParcelCaptureStatus } from '../payment.flow.ts'
import type { LegStatus } from '../payment.types.ts'

export type MatterFacts = {
  readonly kind: MatterKind
  /** How far the money's way back is; null while it has none. */
  readonly legStatus: LegStatus | null
  /** Of what left and could not be taken. */
  readonly captureStatus: ParcelCaptureStatus | null
  /** One whose settings are gone can be asked nothing, and gives nothing by itself. */
  readonly hasProvider: boolean
  /** It has been on the list for a day. */
  readonly isOfLongAgo: boolean
  /** Of a capture: the provider's list would tell of its last try by now, and has not. */
  readonly isSilent: boolean
  /**
   * Its provider cannot be asked what became of it, and its list was read since without naming it.
   */
  readonly isUnlisted: boolean
  /** Of a dispute: the provider takes an answer now. */
  readonly takesAnswer: boolean
  /** Of a dispute that is not decided at a provider that cannot be asked how it ended. */
  readonly endsByHand: boolean
  /** Of another way for its refund: whether one is proposed, and by whom. */
  readonly proposal: 'none' | 'own' | 'others'
  /** It is about the caller's own purchase. */
  readonly isOwnPurchase: boolean
}

const isCapture = ({ kind }: MatterFacts) => kind === 'STRAY_CAPTURE' || kind === 'OTHER_AMOUNT'
/** More was given than the books owed. */
export const isGivenAway = ({ kind }: Pick<MatterFacts, 'kind'>) =>
  kind === 'GIVEN_TWICE' || kind === 'STRAY_REFUND'
const canSendBack = (facts: MatterFacts) => isCapture(facts) && facts.legStatus === null
const hasFailed = ({ legStatus }: MatterFacts) => legStatus === 'FAILED'
// Never sent, or sent and lost. What a provider has taken on is not settled before it is known that
// nobody can be asked any more.
const isStranded = ({ hasProvider, legStatus }: MatterFacts) =>
  !hasProvider && (legStatus === 'CREATED' || legStatus === 'UNKNOWN')
// Its try is asked about all the same: should it give the money as well, that is found and listed.
const isForgotten = ({ kind, isOfLongAgo, legStatus }: MatterFacts) =>
  kind === 'REFUND_UNANSWERED' && isOfLongAgo && (legStatus === 'SENT' || legStatus === 'UNKNOWN')
/** A refund that its provider does not give. Not while one is out: it could arrive as well. */
const isStuck = (facts: MatterFacts) =>
  !isGivenAway(facts) && (hasFailed(facts) || isStranded(facts) || isForgotten(facts))
/** What left and is not paid: refused, or nobody can be asked, or nobody has answered for long. */
const isUnpaid = (facts: MatterFacts) =>
  facts.captureStatus === 'FAILED' ||
  isUntold(facts) ||
  (facts.captureStatus !== null &&
    isToBeTaken({ status: facts.captureStatus }) &&
    !facts.hasProvider)
/** Its try is out, and nothing has told of it. */
const isUntold = ({ captureStatus, isSilent }: MatterFacts) =>
  isSilent && (captureStatus === 'SENT' || captureStatus === 'UNKNOWN')
/**
 * What can be asked is asked, and sent again under its key, by itself; of what cannot be asked the
 * list must have been read since.
 */
const canTake = (facts: MatterFacts) =>
  facts.captureStatus === 'FAILED' || (isUntold(facts) && facts.isUnlisted)
const isForTwo = (facts: MatterFacts) => isStuck(facts) || isUnpaid(facts)
const isRouted = (facts: MatterFacts) => !isGivenAway(facts) && facts.legStatus === 'ROUTED'
// What a buyer is owed is given another way only once two have agreed to it (row A31).
const canSettle = (facts: MatterFacts) =>
  isGivenAway(facts) || facts.kind === 'DISPUTE_TURNED' || canSendBack(facts) || isRouted(facts)
// What was never sent can have been given at the provider's own desk.
const canArrive = (facts: MatterFacts) => isStuck(facts) || isRouted(facts) || facts.endsByHand

/** Money that needs a person's look. What mends itself is resolved by itself. */
export const matterFlow = defineFlow<MatterFacts>()({
  states: ['OPEN', 'RESOLVED', 'SETTLED'],
  start: 'OPEN',
  actors: ['payment', 'operator'],
  moves: {
    sendBack: {
      from: ['OPEN'],
      to: 'OPEN',
      by: ['operator'],
      when: canSendBack,
      wire: 'sendBack',
    },
    tryAgain: {
      from: ['OPEN'],
      to: 'OPEN',
      by: ['operator'],
      when: (facts) => hasFailed(facts) || canTake(facts),
      wire: 'tryAgain',
    },
    settle: { from: ['OPEN'], to: 'SETTLED', by: ['operator'], when: canSettle, wire: 'settle' },
    // It was given through the provider, who does not say so; or what was taken away is there
    // again.
    arrive: { from: ['OPEN'], to: 'SETTLED', by: ['operator'], when: canArrive, wire: 'arrived' },
    // The second person agrees: from now on a person gives it, and nothing is sent.
    reroute: {
      from: ['OPEN'],
      to: 'OPEN',
      by: ['operator'],
      when: (facts) => isStuck(facts) && facts.proposal === 'others' && !facts.isOwnPurchase,
      wire: 'agree',
    },
    // The second person agrees: it is a loss of the mall.
    writeOff: {
      from: ['OPEN'],
      to: 'SETTLED',
      by: ['operator'],
      when: (facts) => isUnpaid(facts) && facts.proposal === 'others' && !facts.isOwnPurchase,
      wire: 'agree',
    },
    // What two agreed to could not be done.
    unroute: { from: ['OPEN'], to: 'OPEN', by: ['operator'], when: isRouted, wire: 'unroute' },
    // The payment is over for the mall; money that comes for it all the same is late money.
    close: {
      from: ['OPEN'],
      to: 'SETTLED',
      by: ['operator'],
      when: ({ kind }) => kind === 'UNCLOSED_PAYMENT',
      wire: 'close',
    },
    // Why the books and the provider differ was found out; nothing is booked by that.
    explain: {
      from: ['OPEN'],
      to: 'SETTLED',
      by: ['operator'],
      when: ({ kind }) => kind === 'BOOKS_DIFFER',
      wire: 'explain',
    },
    // What the provider makes of it decides.
    answer: {
      from: ['OPEN'],
      to: 'OPEN',
      by: ['operator'],
      when: ({ takesAnswer }) => takesAnswer,
      wire: 'answer',
    },
    accept: {
      from: ['OPEN'],
      to: 'OPEN',
      by: ['operator'],
      when: ({ takesAnswer, endsByHand }) => takesAnswer || endsByHand,
      wire: 'accept',
    },
    resolve: { from: ['OPEN'], to: 'RESOLVED', by: ['payment'] },
  },
  offers: {
    propose: {
      from: ['OPEN'],
      by: ['operator'],
      when: (facts) => isStuck(facts) && facts.proposal === 'none' && !facts.isOwnPurchase,
      wire: 'propose',
    },
    proposeWriteOff: {
      from: ['OPEN'],
      by: ['operator'],
      when: (facts) => isUnpaid(facts) && facts.proposal === 'none' && !facts.isOwnPurchase,
      wire: 'proposeWriteOff',
    },
    refuse: {
      from: ['OPEN'],
      by: ['operator'],
      when: (facts) => isForTwo(facts) && facts.proposal === 'others' && !facts.isOwnPurchase,
      wire: 'refuse',
    },
    withdraw: {
      from: ['OPEN'],
      by: ['operator'],
      when: (facts) => isForTwo(facts) && facts.proposal === 'own',
      wire: 'withdraw',
    },
  },
})
export type MatterStatus = StateOf<typeof matterFlow>
export type MatterMove = keyof typeof matterFlow.moves
