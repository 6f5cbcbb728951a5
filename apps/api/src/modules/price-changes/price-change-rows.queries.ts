import type { Parsed } from '@galleria/contract/define-call'
import type { priceChangeCalls } from '@galleria/contract/price-change'
import type { PriceAnswer } from '@galleria/contract/price-change-rules'
import type { Language } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { LookedPrice } from './price-changes.types.ts'

export type RowView = Parsed<typeof priceChangeCalls.priceChangeRows>['view']

const views: Record<RowView, RawBuilder<boolean>> = {
  ALL: sql<boolean>`true`,
  CHANGE: sql<boolean>`r.plan = 'CHANGE'`,
  SAME: sql<boolean>`r.plan = 'SAME'`,
  FAULT: sql<boolean>`r.plan = 'FAULT'`,
  ASK: sql<boolean>`r.asks <> '{}'`,
  DONE: sql<boolean>`r.answer = 'DONE'`,
  CONFLICT: sql<boolean>`r.answer = 'CONFLICT'`,
  REFUSED: sql<boolean>`r.answer = 'REFUSED'`,
  LEFT: sql<boolean>`r.answer = 'LEFT' and r.plan <> 'SAME'`,
  UNDONE: sql<boolean>`r.undo_answer = 'DONE'`,
  NOT_UNDONE: sql<boolean>`r.undo_answer <> 'DONE'`,
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
  const fitting = db
    .selectFrom('price_change_rows as r')
    .where('r.change_id', '=', id)
    .where(views[asked.view])
  const [rows, { total }] = await Promise.all([
    fitting
      .leftJoin('skus as k', 'k.id', 'r.sku_id')
      .leftJoin('items as i', 'i.id', 'k.item_id')
      .leftJoin('item_texts as t', (join) =>
        join.onRef('t.item_id', '=', 'i.id').on('t.language', '=', asked.language),
      )
      .select(['r.row_no as rowNo', 'r.sku_id as skuId', 'r.code', 'r.site', 'r.currency'])
      .select(['r.before', 'r.was', 'r.after', 'r.plan', 'r.faults', 'r.asks', 'r.answer'])
      .select(['r.why', 'r.found', 'r.undo_answer as undoAnswer', 'r.undo_why as undoWhy'])
      .select(({ fn }) => [
        'r.undo_found as undoFound',
        fn.coalesce('t.name', 'i.proper_name', 'r.code').as('name'),
        'k.finish',
        'k.size',
      ])
      .orderBy('r.row_no')
      .limit(asked.limit)
      .offset(asked.offset)
      .$castTo<ChangedPriceRow>()
      .execute(),
    fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
