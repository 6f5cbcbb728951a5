import { BY_SHOPS_RULE } from '@galleria/contract/after-sales-desk-rules'
import { sql } from 'kysely'
import type { MoveRequest } from '#platform/mover.ts'
import type { reverseFlow } from './reverse.flow.ts'

type Made = MoveRequest<typeof reverseFlow, 'reverse_orders'>

/** What counts as an answer: the first of these in a request's history. */
export const answerMoves: readonly Made['move'][] = [
  'approveRefund',
  'approveReturn',
  'reject',
  'offer',
]

/**
 * What a move says of how fast a shop answers: when the request was handed to it, and the first
 * answer, which later rulings do not change. A yes by the shop's own rule is the shop's.
 */
export function firstAnswer({ move, actor, at, facts = {} }: Made): object {
  if (move === 'route') return { handed_at: at }
  if (!answerMoves.includes(move)) return {}
  const isByRule = 'cause' in facts && facts.cause === BY_SHOPS_RULE
  return {
    first_answered_at: sql`coalesce(t.first_answered_at, ${at})`,
    first_answered_by: sql`coalesce(t.first_answered_by, ${isByRule ? 'merchant' : actor})`,
  }
}
