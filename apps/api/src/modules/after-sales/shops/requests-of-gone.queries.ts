import type { ClosedShopTurn } from '@galleria/contract/after-sales-closed-shop'
import { defectReasons } from '@galleria/contract/after-sales-rules'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ReverseStatus } from '../reverse.flow.ts'
import { isBuyersTurn, readPage } from '../reverse.queries.ts'
import type { ReverseRow } from '../reverse.types.ts'

const mayBeEithers = [
  'WAITING_FOR_AUDIT_BY_SELLER',
  'WAITING_FOR_BUYER_RETURN',
  'WAITING_FOR_SELLER_SHIP',
  'WAITING_FOR_BUYER_CONFIRMED',
] as const satisfies readonly ReverseStatus[]

/** The fact `isLabelToCome` for a list: their buyer waits for a label. */
const isLabelToCome = sql<boolean>`(r.type in ('SALE_RETURN', 'SALE_EXCHANGE') and r.refund_by is null and r.reason = any(${[...defectReasons]})
  and not exists (select from reverse_disputes d where d.reverse_id = r.id)
  and not exists (select from reverse_parcels p left join files f on f.id = p.label_file and f.status = 'CLEAN'
    where p.reverse_id = r.id and p.is_shops_label and p.handed_in_at is null and (p.label_code is not null or f.id is not null)))`
const waitsForBuyer = sql<boolean>`case when r.status = ${sql.lit('WAITING_FOR_BUYER_RETURN' satisfies ReverseStatus)} then not ${isLabelToCome} else ${isBuyersTurn} end`

/**
 * Those of shops that were removed, and own purchases that are the mall's to decide, what runs out
 * first before the others: about which the mall has to do something, or whose buyer is waited for.
 */
export function pageRequestsOfGone(
  db: Db,
  request: { readonly turn: ClosedShopTurn; readonly limit: number; readonly offset: number },
): Promise<{ rows: ReverseRow[]; total: number }> {
  const isTheirs = request.turn === 'BUYER'
  return readPage(
    db,
    { ...request, keyword: '', sort: 'deadline' },
    db
      .selectFrom('reverse_orders as r')
      .where(
        sql<boolean>`(r.is_malls or r.seller_id in (select id from sellers where status = 'CLEARED'))`,
      )
      .where('r.status', 'in', [
        ...mayBeEithers,
        ...(isTheirs ? [] : (['WAITING_FOR_QC_DONE'] satisfies ReverseStatus[])),
      ])
      .where(
        isTheirs
          ? waitsForBuyer
          : sql<boolean>`(r.status = 'WAITING_FOR_QC_DONE' or not ${waitsForBuyer})`,
      ),
  )
}
