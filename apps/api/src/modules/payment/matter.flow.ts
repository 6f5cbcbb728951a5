import type { MatterKind } from '@galleria/contract/money'
import { defineFlow, type StateOf } from '@galleria/kernel/flow'
import type { LegStatus } from './payment.types.ts'

export type MatterFacts = {
  readonly kind: MatterKind
  /** How far the money's way back is; null while it has none. */
  readonly legStatus: LegStatus | null
  /** One whose settings are gone can be asked nothing, and gives nothing by itself. */
  readonly hasProvider: boolean
  /** It has been on the list for a day. */
  readonly isOfLongAgo: boolean
  /** Of a dispute: the provider takes an answer now. */
  readonly takesAnswer: boolean
  /** Of a dispute that is not decided at a provider that cannot be asked how it ended. */
  readonly endsByHand: boolean
}

const isCapture = ({ kind }: MatterFacts) => kind === 'STRAY_CAPTURE' || kind === 'OTHER_AMOUNT'
/** More was given than the books owed. */
export const isGivenAway = ({ kind }: Pick<MatterFacts, 'kind'>) =>
  kind === 'GIVEN_TWICE' || kind === 'STRAY_REFUND'
const canSendBack = (facts: MatterFacts) => isCapture(facts) && facts.legStatus === null
const hasFailed = ({ legStatus }: MatterFacts) => legStatus === 'FAILED'
// Never sent, or sent and lost. What a provider has taken on is not settled before it is known that nobody can be asked any more.
const isStranded = ({ hasProvider, legStatus }: MatterFacts) =>
  !hasProvider && (legStatus === 'CREATED' || legStatus === 'UNKNOWN')
// Its try is asked about all the same: should it give the money as well, that is found and listed.
const isForgotten = ({ kind, isOfLongAgo, legStatus }: MatterFacts) =>
  kind === 'REFUND_UNANSWERED' && isOfLongAgo && (legStatus === 'SENT' || legStatus === 'UNKNOWN')
// Not while a refund is out: it could arrive as well.
const canSettle = (facts: MatterFacts) =>
  isGivenAway(facts) ||
  facts.kind === 'DISPUTE_TURNED' ||
  canSendBack(facts) ||
  hasFailed(facts) ||
  isStranded(facts) ||
  isForgotten(facts)

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
    tryAgain: { from: ['OPEN'], to: 'OPEN', by: ['operator'], when: hasFailed, wire: 'tryAgain' },
    settle: { from: ['OPEN'], to: 'SETTLED', by: ['operator'], when: canSettle, wire: 'settle' },
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
})
export type MatterStatus = StateOf<typeof matterFlow>
export type MatterMove = keyof typeof matterFlow.moves
