import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { changeClaims, findOrder, type ShopActor } from '#modules/order/index.ts'
import { addReverse, claimsOf, moveReverse } from './reverse.store.ts'
import { newReverseCode } from './write-reverse.ts'
import type { NewReverse, ReverseRow } from './reverse.types.ts'

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

type Kind = {
  readonly event: 'setApart' | 'splitLoss'
  readonly move: 'refuseRest' | 'keepLoss'
  /** Of which request it is. */
  readonly of: { readonly split_from: Id<'reverse'> } | { readonly loss_of: Id<'reverse'> }
  readonly set?: object
}
type Part = Pick<
  NewReverse,
  'type' | 'goods' | 'shipping' | 'availableGoods' | 'availableShipping' | 'requestKey' | 'lines'
>

/**
 * What of a request the shop does not agree to is a request of its own from here on, declined: it claims nothing, does not count among those of its lines, and its buyer can ask the mall about it as
 * about any other.
 */
export async function setApart(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
  part: Part,
  { event, move, of, set, by, reason, photos }: Kind & Refusal,
): Promise<Id<'reverse'>> {
  const order = await findOrder(tx, 'mall', reverse.orderId)
  if (!order) throw new Error('a request without its order')
  const at = ctx.now()
  const id = ctx.newId('reverse')
  await addReverse(tx, order, {
    ...part,
    id,
    code: newReverseCode(at),
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
      next_step_at: null,
      ...of,
      audited_at: reverse.auditedAt,
      posted_back_at: reverse.postedBackAt,
      checked_at: at,
      stopped_at: at,
      return_address: reverse.returnAddress && JSON.stringify(reverse.returnAddress),
      qc_reject_reason: reason,
      qc_photos: [...photos],
      ...set,
    },
  })
  const lossOf = 'loss_of' in of ? { id: of.loss_of, code: reverse.code } : null
  await changeClaims(tx, claimsOf({ ...part, orderId: order.id, lossOf }), 'takenBack')
  return id
}
