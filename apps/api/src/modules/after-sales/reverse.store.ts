import type { Id } from '@galleria/kernel/id'
import { defineLifeCycle, moveRow, nextVersion, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { OrderRow } from '#modules/order/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { followDispute } from './disputes/hold-disputed.ts'
import { firstAnswer } from './first-answer.ts'
import { reverseMoves } from './reverse.figures.ts'
import { reverseFlow, type ReverseStatus } from './reverse.flow.ts'
import type { NewReverse, ReverseRow } from './reverse.types.ts'
import type { GiftBack } from './exchange/undo-sale.rules.ts'

/** The only writer of after-sales orders. Every function runs under the contract's lock. */
export async function addReverse(tx: Tx, order: OrderRow, one: NewReverse): Promise<void> {
  await tx
    .insertInto('reverse_orders')
    .values({
      id: one.id,
      buyer_id: order.buyerId,
      order_id: order.id,
      contract_id: order.contractId,
      shop_id: order.shopId,
      seller_id: order.sellerId,
      code: one.code,
      type: one.type,
      status: reverseFlow.start,
      currency: order.currency,
      reason: one.reason,
      remark: one.remark,
      evidence: [...one.evidence],
      goods: one.goods,
      shipping: one.shipping,
      available_goods: one.availableGoods,
      available_shipping: one.availableShipping,
      unit_count: one.lines.reduce((sum, line) => sum + line.qty, 0),
      request_key: one.requestKey,
      next_step_at: one.nextStepAt,
      answer_by: one.answerBy,
      refund_by: one.refundBy ?? null,
      is_guarantee: one.isGuarantee ?? false,
      is_malls: one.isMalls ?? false,
      applied_at: one.appliedAt,
      updated_at: one.appliedAt,
      search_words: sql`plain_text(${searchWordsOf(order, one)})`,
    })
    .execute()
  await addLines(tx, one)
  await changeClaims(
    tx,
    claimsOf({ ...one, orderId: order.id, lossOf: null }),
    one.isBeside ? 'askedBeside' : 'asked',
  )
  await recordTransitions(tx, [
    {
      entity: 'reverse',
      entityId: one.id,
      from: null,
      to: reverseFlow.start,
      event: one.event ?? 'apply',
      ...one.by,
      at: one.appliedAt,
    },
  ])
  reverseMoves.add(tx, { move: 'apply', to: reverseFlow.start })
}

/** What a request claims: its lines, and in the order's own figures. */
async function addLines(tx: Tx, { id, lines }: Pick<NewReverse, 'id' | 'lines'>): Promise<void> {
  await tx
    .insertInto('reverse_lines')
    .columns([
      'reverse_id',
      'line_id',
      'qty',
      'unsent_qty',
      'taken_qty',
      'available',
      'apply_amount',
      'unsent_amount',
      'goods_sku_id',
      'goods',
      'derivative_sku_id',
      'derivative',
      'difference',
      'surcharge',
      'surcharge_back',
      'asked_surcharge_back',
    ])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<
            NewReverse['lines'][number]
          >`json_to_recordset(${JSON.stringify(lines)}::json)`.as<'l'>(
            sql`l("lineId" uuid, qty int, "unsentQty" int, "takenQty" int, available bigint, "applyAmount" bigint, "unsentAmount" bigint,
              "goodsSkuId" int, goods jsonb, "derivativeSkuId" int, derivative jsonb, difference bigint, surcharge bigint, "surchargeBack" bigint, "askedSurchargeBack" bigint)`,
          ),
        )
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'l.lineId',
          'l.qty',
          'l.unsentQty',
          'l.takenQty',
        ])
        .select(['l.available', 'l.applyAmount', 'l.unsentAmount', 'l.goodsSkuId', 'l.goods'])
        .select((of) => [
          'l.derivativeSkuId',
          'l.derivative',
          of.fn.coalesce('l.difference', sql.lit(0)).as('difference'),
          of.fn.coalesce('l.surcharge', sql.lit(0)).as('surcharge'),
          of.fn.coalesce('l.surchargeBack', sql.lit(0)).as('surchargeBack'),
          'l.askedSurchargeBack',
        ]),
    )
    .execute()
}

/** Gifts that go with a request that is agreed to, and were not asked for with it. */
export async function addGifts(
  tx: Tx,
  { id, orderId }: Pick<ReverseRow, 'id' | 'orderId'>,
  lines: NewReverse['lines'],
): Promise<void> {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0)
  await addLines(tx, { id, lines })
  await tx
    .updateTable('reverse_orders')
    .set({ unit_count: sql`unit_count + ${units}` })
    .where('id', '=', id)
    .execute()
  await changeClaims(tx, claimsOf({ orderId, lossOf: null, shipping: 0, lines }), 'asked')
}

/** Of a request that claims nothing at the moment: its gifts are no part of it any more. */
export async function dropGifts(
  tx: Tx,
  reverse: ReverseRow,
  gifts: readonly ReverseRow['lines'][number][],
): Promise<ReverseRow> {
  if (gifts.length === 0) return reverse
  const units = gifts.reduce((sum, { qty }) => sum + qty, 0)
  await tx
    .deleteFrom('reverse_lines')
    .where('reverse_id', '=', reverse.id)
    .where(
      'id',
      'in',
      gifts.map(({ id }) => id),
    )
    .execute()
  await tx
    .updateTable('reverse_orders')
    .set({ unit_count: sql`unit_count - ${units}` })
    .where('id', '=', reverse.id)
    .execute()
  return { ...reverse, lines: reverse.lines.filter((line) => !gifts.includes(line)) }
}

function searchWordsOf(order: OrderRow, one: NewReverse): string {
  const names = order.lines
    .filter((line) => one.lines.some((asked) => asked.lineId === line.id))
    .map((line) => line.snapshot.name)
  return [one.code, order.code, ...names].join(' ')
}

/**
 * What an after-sales order claims of its order; of what goods have lost in value its shop keeps
 * what it does not claim.
 */
export function claimsOf({
  orderId,
  shipping,
  lines,
  lossOf,
}: Pick<NewReverse, 'shipping' | 'lines'> & Pick<ReverseRow, 'orderId' | 'lossOf'>): Parameters<
  typeof changeClaims
>[1] {
  return {
    orderId,
    shipping,
    lines: lines.map(({ lineId, takenQty, unsentQty, applyAmount, unsentAmount }) => ({
      lineId,
      takenQty,
      unsentQty,
      amount: applyAmount,
      unsentAmount,
      withheld: lossOf ? applyAmount : 0,
    })),
  }
}

const reverseLifeCycle = defineLifeCycle({
  entity: 'reverse',
  table: 'reverse_orders',
  flow: reverseFlow,
  stamps: ({ at }) => ({ version: nextVersion, updated_at: at }),
  counted: reverseMoves,
})

/**
 * Moves an after-sales order by the table; false when it was no longer in a state the move starts
 * from. `next_step_at`: when the mall acts by itself in the new state; null where it waits for
 * somebody.
 */
export async function moveReverse(
  tx: Tx,
  id: Id<'reverse'>,
  request: MoveRequest<typeof reverseFlow, 'reverse_orders'> & {
    readonly set: { readonly next_step_at: Date | null }
  },
): Promise<boolean> {
  const set = { ...request.set, ...firstAnswer(request) }
  const moved = (await moveRow(tx, reverseLifeCycle, id, { ...request, set })) !== undefined
  if (moved) await followDispute(tx, id, request.at)
  return moved
}

/**
 * Whether an after-sales order has come to its end before: units go back on the shelf once, however
 * often the money has to be sent.
 */
export async function hasSettled(tx: Tx, id: Id<'reverse'>): Promise<boolean> {
  const settled = await tx
    .selectFrom('transitions')
    .select('to_state')
    .where('entity', '=', 'reverse')
    .where('entity_id', '=', id)
    .where('to_state', '=', 'REVERSE_DONE' satisfies ReverseStatus)
    .limit(1)
    .executeTakeFirst()
  return settled !== undefined
}

/** There is no replacement: from here on it is as a return for all of its money. */
export async function changeToReturn(tx: Tx, id: Id<'reverse'>): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ is_changed_to_return: true })
    .where('id', '=', id)
    .execute()
}

/** Puts the clock of an after-sales order on another time without moving it. */
export async function setNextStep(tx: Tx, id: Id<'reverse'>, at: Date): Promise<void> {
  await tx.updateTable('reverse_orders').set({ next_step_at: at }).where('id', '=', id).execute()
}

/** What of a free order's gift goes with the goods of these lines. */
export async function setGiftsBack(tx: Tx, gifts: readonly GiftBack[]): Promise<void> {
  for (const { id, undone, back } of gifts)
    await tx
      .updateTable('reverse_lines')
      .set({ gift_undone: undone, gift_back: back })
      .where('id', '=', id)
      .execute()
}

/** Nothing happens by itself any more. */
export async function stopClock(tx: Tx, { id }: Pick<ReverseRow, 'id'>): Promise<void> {
  await tx.updateTable('reverse_orders').set({ next_step_at: null }).where('id', '=', id).execute()
}

/** Whoever is waited for has less time than was thought. */
export async function setAnswerBy(
  tx: Tx,
  { id }: Pick<ReverseRow, 'id'>,
  { answerBy, next }: { readonly answerBy: Date; readonly next: Date },
): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ answer_by: answerBy, next_step_at: next })
    .where('id', '=', id)
    .execute()
}

/** False where its buyer was told of this parcel before. */
export async function markArrivalTold(
  tx: Tx,
  id: Id<'reverse'>,
  parcelId: Id<'reverseParcel'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reverse_orders')
    .set({ arrival_told: parcelId })
    .where('id', '=', id)
    .where('arrival_told', 'is distinct from', parcelId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whoever is waited for has been reminded; when the mall looks at it next. */
export async function markReminded(
  tx: Tx,
  { id }: Pick<ReverseRow, 'id'>,
  { at, next }: { readonly at: Date; readonly next: Date },
): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ reminded_at: at, next_step_at: next })
    .where('id', '=', id)
    .execute()
}
