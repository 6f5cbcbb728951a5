import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { NewReverse, ReverseRow } from '../reverse.types.ts'

/** The only writer of what requests said before. Every function runs under the contract's lock. */
export async function addChange(tx: Tx, reverse: ReverseRow, at: Date): Promise<void> {
  await tx
    .insertInto('reverse_changes')
    .values({
      reverse_id: reverse.id,
      number: reverse.changes.length + 1,
      reason: reverse.reason,
      remark: reverse.remark,
      evidence: [...reverse.evidence],
      goods: reverse.goods,
      shipping: reverse.shipping,
      lines: JSON.stringify(reverse.lines.map(({ lineId, qty }) => ({ lineId, qty }))),
      changed_at: at,
    })
    .execute()
}

/** Its lines are about other units, or other money. */
export async function changeLines(
  tx: Tx,
  { id }: Pick<ReverseRow, 'id'>,
  lines: NewReverse['lines'],
): Promise<void> {
  await tx
    .updateTable('reverse_lines as l')
    .from(
      sql<NewReverse['lines'][number]>`json_to_recordset(${JSON.stringify(lines)}::json)`.as<'c'>(
        sql`c("lineId" uuid, qty int, "unsentQty" int, "takenQty" int, available bigint, "applyAmount" bigint, "unsentAmount" bigint)`,
      ),
    )
    .set((eb) => ({
      qty: eb.ref('c.qty'),
      unsent_qty: eb.ref('c.unsentQty'),
      taken_qty: eb.ref('c.takenQty'),
      available: eb.ref('c.available'),
      apply_amount: eb.ref('c.applyAmount'),
      unsent_amount: eb.ref('c.unsentAmount'),
    }))
    .where('l.reverse_id', '=', id)
    .whereRef('l.line_id', '=', 'c.lineId')
    .execute()
}
