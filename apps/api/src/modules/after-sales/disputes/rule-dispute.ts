import type { reverseDisputeCalls, WireDisputeDetail } from '@galleria/contract/after-sales-dispute'
import { rulings, type Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { sql } from 'kysely'
import { offsetOf } from '@galleria/kernel/page'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { worksFor } from '#modules/merchant/index.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { endInNothing, endInReturn, endWithMoney } from './end-dispute.ts'
import { lock } from '../lock-reverse.ts'
import { findFollowing } from '../read-reverse.ts'
import { goOnWithPart } from './ruled-part.ts'
import { operationsOf, presentReverse, presentReverseRow } from '../reverse.present.ts'
import { findDisputed, pageDisputed } from '../reverse.queries.ts'
import type { reverseFlow } from '../reverse.flow.ts'
import type { ReverseRow } from '../reverse.types.ts'
import { refuseState } from '../answering/refuse-state.ts'

/** The mall's desk for requests that it was asked about. */
export async function pageDisputes(
  ctx: Context,
  page: Parsed<typeof reverseDisputeCalls.pageReverseDisputes>,
): Promise<Reply<typeof reverseDisputeCalls.pageReverseDisputes>> {
  const { rows, total } = await pageDisputed(ctx.db, {
    isClosed: page.isClosed,
    limit: page.pageSize,
    offset: offsetOf(page),
  })
  return {
    data: rows.map((row) => ({ ...presentReverseRow(row, 'mall'), buyerName: row.buyerName })),
    total,
  }
}

export async function readDispute(
  ctx: Context,
  { id }: { readonly id: Id<'reverse'> },
): Promise<WireDisputeDetail> {
  const reverse = await findDisputed(ctx.db, id)
  if (!reverse) throw refuse('reverse.not_found')
  return {
    ...presentReverse(reverse, await findFollowing(ctx, reverse), 'mall'),
    buyerName: reverse.buyerName,
    rulingList: isOwn(ctx, reverse) ? [] : rulingsOf(reverse),
  }
}

function rulingsOf(reverse: ReverseRow): Ruling[] {
  const offered = operationsOf(reverse, 'mall')
  return rulings.filter((ruling) => offered.includes(ruling))
}

/** Nobody rules about an own purchase, nor for the own shop. */
function isOwn(ctx: Context, { buyerId, sellerId }: ReverseRow): boolean {
  return buyerOf(ctx) === buyerId || worksFor(ctx, sellerId)
}

/**
 * Whoever has answered it for its shop or in its place, or said its side, or added to that, does
 * not rule about it, also after leaving the shop.
 */
async function hasAnswered(tx: Tx, id: Id<'reverse'>, userId: Id<'user'>): Promise<boolean> {
  const found = sql.lit(1).as('found')
  const answers = await tx
    .selectFrom('transitions')
    .where('entity', '=', sql.lit('reverse'))
    .where('entity_id', '=', id)
    .where('actor_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('actor', '=', sql.lit('merchant')),
        eb.and([
          eb('actor', '=', sql.lit('operator')),
          eb('event', '<>', sql<string>`all(${rulingMoves})`),
        ]),
      ]),
    )
    .select(found)
    .unionAll(
      tx
        .selectFrom('reverse_disputes')
        .where('reverse_id', '=', id)
        .where('shop_answered_by', '=', userId)
        .select(found),
    )
    .unionAll(
      tx
        .selectFrom('reverse_proofs')
        .where('reverse_id', '=', id)
        .where('added_by', '=', userId)
        .select(found),
    )
    .limit(sql.lit(1))
    .execute()
  return answers.length > 0
}

/** An operator's own moves, apart from what is done in a shop's place. */
const rulingMoves: readonly (keyof typeof reverseFlow.moves)[] = [
  'ruleRefund',
  'ruleReturn',
  'ruleNone',
]

const ends = { REFUND: endWithMoney, RETURN: endInReturn, NONE: endInNothing } as const

export async function ruleDispute(
  ctx: Context,
  ruled: Parsed<typeof reverseDisputeCalls.ruleReverseDispute>,
): Promise<WireDisputeDetail> {
  const { id, ruling, reason } = ruled
  await ctx.inTransaction(async (tx) => {
    const reverse = await lock(tx, () => findDisputed(tx, id))
    if (isOwn(ctx, reverse) || (await hasAnswered(tx, id, buyerOf(ctx))))
      throw refuse('dispute.own')
    const by = { actor: 'operator', actorId: buyerOf(ctx), reason } as const
    const isDone =
      rulingsOf(reverse).includes(ruling) &&
      (await ends[ruling](ctx, tx, await goOnWithPart(ctx, tx, reverse, ruled), by))
    if (!isDone) throw refuseState(reverse, 'mall')
  })
  crashAt('reverse.moved')
  return readDispute(ctx, { id })
}
