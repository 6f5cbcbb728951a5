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
  await sql`
    update reverse_lines l set qty = c.qty, unsent_qty = c."unsentQty", taken_qty = c."takenQty", available = c.available,
      apply_amount = c."applyAmount", unsent_amount = c."unsentAmount"
    from json_to_recordset(${JSON.stringify(lines)}::json)
      c("lineId" uuid, qty int, "unsentQty" int, "takenQty" int, available bigint, "applyAmount" bigint, "unsentAmount" bigint)
    where l.reverse_id = ${id} and l.line_id = c."lineId"`.execute(tx)
}
