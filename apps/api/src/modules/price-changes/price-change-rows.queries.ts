import type { Parsed } from '@galleria/contract/define-call'
import type { priceChangeCalls } from '@galleria/contract/price-change'
import type { PriceAnswer } from '@galleria/contract/price-change-rules'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { LookedPrice } from './price-changes.types.ts'

export type RowView = Parsed<typeof priceChangeCalls.priceChangeRows>['view']

const views: Record<RowView, ReturnType<typeof sql>> = {
  ALL: sql`true`,
  CHANGE: sql`r.plan = 'CHANGE'`,
  SAME: sql`r.plan = 'SAME'`,
  FAULT: sql`r.plan = 'FAULT'`,
  ASK: sql`r.asks <> '{}'`,
  DONE: sql`r.answer = 'DONE'`,
  CONFLICT: sql`r.answer = 'CONFLICT'`,
  REFUSED: sql`r.answer = 'REFUSED'`,
  LEFT: sql`r.answer = 'LEFT' and r.plan <> 'SAME'`,
  UNDONE: sql`r.undo_answer = 'DONE'`,
  NOT_UNDONE: sql`r.undo_answer <> 'DONE'`,
}

export type ChangedPriceRow = LookedPrice & {
  readonly name: string
  readonly finish: string | null
  readonly size: string | null
  readonly answer: PriceAnswer | null
  readonly why: string | null
  readonly found: number | null
  readonly undoAnswer: PriceAnswer | null
  readonly undoWhy: string | null
  readonly undoFound: number | null
}

/** A page of the prices of a change, and how many of the kind there are. */
export async function findRows(
  db: Db,
  id: Id<'priceChange'>,
  asked: {
    readonly view: RowView
    readonly language: Language
    readonly offset: number
    readonly limit: number
  },
): Promise<{ rows: ChangedPriceRow[]; total: number }> {
  const fits = sql`r.change_id = ${id} and ${views[asked.view]}`
  const [page, counted] = await Promise.all([
    sql<ChangedPriceRow>`
      select r.row_no as "rowNo", r.sku_id as "skuId", r.code, r.site, r.currency, r.before, r.was, r.after, r.plan, r.faults, r.asks,
        r.answer, r.why, r.found, r.undo_answer as "undoAnswer", r.undo_why as "undoWhy", r.undo_found as "undoFound",
        coalesce(t.name, i.proper_name, r.code) as name, k.finish, k.size
      from price_change_rows r left join skus k on k.id = r.sku_id left join items i on i.id = k.item_id
        left join item_texts t on t.item_id = i.id and t.language = ${asked.language}
      where ${fits} order by r.row_no limit ${asked.limit} offset ${asked.offset}`.execute(db),
    sql<{
      count: number
    }>`select count(*)::int as count from price_change_rows r where ${fits}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]?.count ?? 0 }
}
