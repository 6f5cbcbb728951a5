import type { OfferAnswer, OfferKind } from '@galleria/contract/after-sales-offer-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { claimsOf } from '../reverse.store.ts'
import { sumOf, type Share } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** The only writer of offers. Every function runs under the contract's lock. */
export async function addOffer(
  tx: Tx,
  one: {
    readonly id: Id<'reverseOffer'>
    readonly reverseId: Id<'reverse'>
    readonly kind: OfferKind
    readonly amount: number
    readonly content: string
    readonly at: Date
    readonly by: Id<'user'>
    readonly answerUntil: Date
  },
): Promise<void> {
  await tx
    .insertInto('reverse_offers')
    .values({
      id: one.id,
      reverse_id: one.reverseId,
      kind: one.kind,
      amount: one.amount,
      content: one.content,
      offered_at: one.at,
      offered_by: one.by,
      answer_until: one.answerUntil,
    })
    .execute()
}

/** The open offer of a request, if there is one, is answered, and cannot be any more. */
export async function endOffer(
  tx: Tx,
  { id, offer }: Pick<ReverseRow, 'id' | 'offer'>,
  answer: OfferAnswer,
  at: Date,
): Promise<void> {
  if (!offer || offer.answer !== null) return
  await tx
    .updateTable('reverse_offers')
    .set({ answer, answered_at: at })
    .where('reverse_id', '=', id)
    .where('answer', 'is', null)
    .execute()
}

/**
 * A request about goods that were to stay becomes a return for all of their money: its units are
 * claimed from here on, too.
 */
export async function raiseToReturn(tx: Tx, reverse: ReverseRow, share: Share): Promise<void> {
  const lines = reverse.lines.map((line, index) => ({
    ...line,
    takenQty: line.qty,
    unsentAmount: 0,
    applyAmount: (share.goods[index] ?? 0) - line.applyAmount,
  }))
  const shipping = share.shipping - reverse.shipping
  const goods = sumOf(share.goods, (part) => part)
  const ids = lines.map(({ lineId }) => lineId)
  const more = lines.map(({ applyAmount }) => applyAmount)
  await tx
    .updateTable('reverse_lines as l')
    .from(
      sql<{ id: string; more: number }>`unnest(${ids}::uuid[], ${more}::bigint[])`.as<'c'>(
        sql`c(id, more)`,
      ),
    )
    .set((eb) => ({
      taken_qty: eb.ref('l.qty'),
      apply_amount: eb('l.apply_amount', '+', eb.ref('c.more')),
      asked_amount: null,
      surcharge_back: eb.fn.coalesce('l.asked_surcharge_back', 'l.surcharge_back'),
      available: sql<number>`greatest(l.available, l.apply_amount + c.more)`,
    }))
    .where('l.reverse_id', '=', reverse.id)
    .whereRef('l.line_id', '=', 'c.id')
    .execute()
  await tx
    .updateTable('reverse_orders')
    .set({
      type: 'SALE_RETURN',
      goods,
      shipping: share.shipping,
      asked_shipping: null,
      // Other requests may have left more than there was when this one was made.
      available_goods: sql`greatest(available_goods, ${goods}::bigint)`,
      available_shipping: sql`greatest(available_shipping, ${share.shipping}::bigint)`,
    })
    .where('id', '=', reverse.id)
    .execute()
  await changeClaims(tx, claimsOf({ ...reverse, shipping, lines }), 'raised')
}
