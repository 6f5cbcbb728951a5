import type { Disposition } from '@galleria/contract/after-sales-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { claimsOf } from '../reverse.store.ts'
import { sumOf } from '../reverse.rules.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/** What the shop found of each line's units, once. */
export async function addInspections(
  tx: Tx,
  lines: readonly { readonly id: Id<'reverseLine'>; readonly found: ReverseLineRow['inspected'] }[],
): Promise<void> {
  const rows = lines.flatMap(({ id, found }) =>
    (Object.entries(found) as [Disposition, number][]).flatMap(([disposition, qty]) =>
      qty > 0 ? [{ reverse_line_id: id, disposition, qty }] : [],
    ),
  )
  if (rows.length > 0) await tx.insertInto('reverse_inspections').values(rows).execute()
}

/** What it shows of them to the buyer. */
export async function setInspectionPhotos(
  tx: Tx,
  id: Id<'reverse'>,
  photos: readonly Id<'file'>[],
): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ qc_photos: [...photos] })
    .where('id', '=', id)
    .execute()
}

/** What a request goes on without. */
export type Less = {
  readonly lines: readonly Pick<
    ReverseLineRow,
    'lineId' | 'takenQty' | 'unsentQty' | 'applyAmount'
  >[]
  readonly shipping: number
  /**
   * What the goods had cost more goes with their units, where nothing is said; with their money,
   * whoever keeps them; or it stays paid.
   */
  readonly surcharge?: 'withMoney' | 'stays'
}

function surchargeAfter({ surcharge }: Less) {
  if (surcharge === 'withMoney') return sql<number>`l.surcharge_back`
  if (surcharge === 'stays') return sql.lit<number>(0)
  return sql<number>`l.surcharge_back - coalesce(round(l.surcharge_back * c.taken::numeric / nullif(l.taken_qty, 0)), round(l.surcharge_back * c.amount::numeric / nullif(l.apply_amount, 0)), 0)`
}

/**
 * A request goes on with fewer units and less money; what was asked for stays written beside it.
 */
export async function reduceReverse(tx: Tx, reverse: ReverseRow, less: Less): Promise<void> {
  const { lines, shipping } = less
  const gone = sql<{
    id: string
    taken: number
    unsent: number
    amount: number
  }>`unnest(${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.takenQty)}::int[],
    ${lines.map((line) => line.unsentQty)}::int[], ${lines.map((line) => line.applyAmount)}::bigint[])`
  await tx
    .updateTable('reverse_lines as l')
    .from(gone.as<'c'>(sql`c(id, taken, unsent, amount)`))
    .set((eb) => ({
      asked_amount: eb.fn.coalesce('l.asked_amount', 'l.apply_amount'),
      apply_amount: eb('l.apply_amount', '-', eb.ref('c.amount')),
      asked_surcharge_back: eb.fn.coalesce('l.asked_surcharge_back', 'l.surcharge_back'),
      surcharge_back: surchargeAfter(less),
      taken_qty: eb('l.taken_qty', '-', eb.ref('c.taken')),
      unsent_qty: eb('l.unsent_qty', '-', eb.ref('c.unsent')),
    }))
    .where('l.reverse_id', '=', reverse.id)
    .whereRef('l.line_id', '=', 'c.id')
    .execute()
  await tx
    .updateTable('reverse_orders')
    .set({
      asked_shipping: sql`coalesce(asked_shipping, shipping)`,
      goods: sql`goods - ${sumOf(lines, (line) => line.applyAmount)}`,
      shipping: sql`shipping - ${shipping}`,
    })
    .where('id', '=', reverse.id)
    .execute()
  await changeClaims(
    tx,
    claimsOf({
      orderId: reverse.orderId,
      lossOf: reverse.lossOf,
      shipping,
      lines: lines.map((line) => ({ ...line, qty: 0, available: 0, unsentAmount: 0 })),
    }),
    'reduced',
  )
}
