import type { MatterKind } from '@galleria/contract/money'
import { defineFlow, type StateOf } from '@galleria/kernel/flow'
import type { LegStatus } from './payment.types.ts'

export type MatterFacts = {
  readonly kind: MatterKind
  /** How far the money's way back is; null while it has none. */
  readonly legStatus: LegStatus | null
}

const isCapture = ({ kind }: MatterFacts) => kind === 'STRAY_CAPTURE' || kind === 'OTHER_AMOUNT'
const canSendBack = (facts: MatterFacts) => isCapture(facts) && facts.legStatus === null
const hasFailed = ({ legStatus }: MatterFacts) => legStatus === 'FAILED'
// Not while a refund is out: it could arrive as well.
const canSettle = (facts: MatterFacts) =>
  facts.kind === 'GIVEN_TWICE' || canSendBack(facts) || hasFailed(facts)

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
    resolve: { from: ['OPEN'], to: 'RESOLVED', by: ['payment'] },
  },
})
export type MatterStatus = StateOf<typeof matterFlow>
export type MatterMove = keyof typeof matterFlow.moves
