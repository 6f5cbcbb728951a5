import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOrder, type ShopActor } from '#modules/order/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { sumOf } from '../reverse.rules.ts'
import { remindToAskAt } from '../deadlines.rules.ts'
import { addReverse, claimsOf, moveReverse } from '../reverse.store.ts'
import { newReverseCode } from '../asking/write-reverse.ts'
import type { NewReverse, ReverseRow } from '../reverse.types.ts'

/** Who did not agree to something, why, and what is shown of it. */
export type Refusal = {
  readonly by: {
    readonly actor: ShopActor
    readonly actorId: Id<'user'>
    readonly facts?: object
  }
  readonly reason: string
  readonly photos: readonly Id<'file'>[]
}

/**
 * What can be set apart: what was not accepted of goods that came back, and what they have lost in
 * value.
 */
const kinds = {
  rest: { event: 'setApart', move: 'refuseRest', of: 'split_from', key: 'rest-of' },
  loss: { event: 'splitLoss', move: 'keepLoss', of: 'loss_of', key: 'loss-of' },
} as const

type Part = Pick<NewReverse, 'type' | 'shipping' | 'lines'> & {
  /** What its row says besides. */
  readonly set?: object
}

/**
 * What of a request the shop does not agree to is a request of its own from here on, declined: it
 * claims nothing, does not count among those of its lines, and its buyer can ask the mall about it
 * as about any other.
 */
export async function setApart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  kind: keyof typeof kinds,
  { set, ...part }: Part,
  { by, reason, photos }: Refusal,
): Promise<Id<'reverse'>> {
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('a request without its order')
  const at = ctx.now()
  const id = ctx.newId('reverse')
  const { event, move, of, key } = kinds[kind]
  const goods = sumOf(part.lines, ({ applyAmount }) => applyAmount)
  await addReverse(tx, order, {
    ...part,
    id,
    code: newReverseCode(at),
    goods,
    availableGoods: goods,
    availableShipping: part.shipping,
    // One to a request.
    requestKey: `${key}-${reverse.id}`,
    isMalls: reverse.isMalls,
    reason: reverse.reason,
    remark: reverse.remark,
    evidence: reverse.evidence,
    answerBy: at,
    nextStepAt: at,
    appliedAt: at,
    event,
    by,
  })
  await moveReverse(tx, id, {
    move,
    ...by,
    at,
    set: {
      next_step_at: remindToAskAt(at),
      [of]: reverse.id,
      audited_at: reverse.auditedAt,
      posted_back_at: reverse.postedBackAt,
      checked_at: at,
      stopped_at: at,
      qc_reject_reason: reason,
      qc_photos: [...photos],
      ...set,
    },
  })
  const lossOf = kind === 'loss' ? { id: reverse.id, code: reverse.code } : null
  await changeClaims(tx, claimsOf({ ...part, orderId: order.id, lossOf }), 'takenBack')
  return id
}
