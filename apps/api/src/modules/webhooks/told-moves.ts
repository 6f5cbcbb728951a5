import type { WebhookEvent } from '@galleria/contract/merchant-webhook-rules'
import type { Transition } from '#platform/transitions.ts'

/** Which moves of the life cycles a shop's programs can be told of: the one table of it. */
type Told = {
  readonly type: WebhookEvent
  readonly entity: 'order' | 'reverse'
  readonly when: (move: Pick<Transition, 'from' | 'to' | 'event'>) => boolean
}
const toldMoves: readonly Told[] = [
  {
    type: 'order.paid',
    entity: 'order',
    // Not the move back of a parcel that was called back.
    when: ({ to, event }) => to === 'UN_DELIVERY' && ['pay', 'fillGroup', 'revive'].includes(event),
  },
  {
    type: 'order.reissued',
    entity: 'order',
    // What is sent at no charge begins where others come when they are paid.
    when: ({ to, event }) => to === 'UN_DELIVERY' && event === 'submit',
  },
  {
    type: 'order.shipped',
    entity: 'order',
    when: ({ from, to }) => from === 'UN_DELIVERY' && to === 'UN_RECEIVED',
  },
  {
    type: 'order.completed',
    entity: 'order',
    // Not when something of it is sent again.
    when: ({ from, to }) => to === 'COMPLETE' && from !== to,
  },
  { type: 'order.cancelled', entity: 'order', when: ({ to }) => to === 'CANCELED' },
  { type: 'order.closed', entity: 'order', when: ({ to }) => to === 'CLOSED' },
  { type: 'after_sales.applied', entity: 'reverse', when: ({ event }) => event === 'apply' },
  {
    type: 'after_sales.sent_back',
    entity: 'reverse',
    when: ({ from, to }) => to === 'WAITING_FOR_QC_DONE' && from !== to,
  },
  { type: 'after_sales.refunded', entity: 'reverse', when: ({ to }) => to === 'REFUND_DONE' },
  {
    type: 'after_sales.closed',
    entity: 'reverse',
    // Not what was set apart, which nobody asked for.
    when: ({ to, event }) =>
      (to === 'REVERSE_CLOSE' && event !== 'refuseRest' && event !== 'keepLoss') ||
      to === 'REVERSE_CANCELED',
  },
]

export type ToldMove = {
  readonly type: WebhookEvent
  readonly entity: 'order' | 'reverse'
  readonly id: string
  readonly status: string
  readonly at: Date
}

export function toldOf(moves: readonly Transition[]): ToldMove[] {
  return moves.flatMap((move) =>
    toldMoves
      .filter(({ entity, when }) => entity === move.entity && when(move))
      .map(({ type, entity }) => ({
        type,
        entity,
        id: move.entityId,
        status: move.to,
        at: move.at,
      })),
  )
}
