import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { goodsTableCalls, WireGoodsImport } from '@galleria/contract/goods-table'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { importKey } from './import-files.ts'
import { ownImport, presentImport, presentRow, showImport } from './import.present.ts'
import { countRows, countView, findRows } from './import-rows.store.ts'
import { findImports, moveImport } from './imports.store.ts'

const MOST_LISTED = 20

export async function listImports(ctx: Context): Promise<WireGoodsImport[]> {
  const rows = await findImports(ctx.db, sellerOf(ctx), MOST_LISTED)
  return Promise.all(
    rows.map(async (row) => presentImport(ctx, row, await countRows(ctx.db, row.id))),
  )
}

export async function pageRows(
  ctx: Context,
  { id, view, pageNo, pageSize }: Parsed<typeof goodsTableCalls.importRows>,
): Promise<Reply<typeof goodsTableCalls.importRows>> {
  const { columns } = await ownImport(ctx, id)
  const [rows, total] = await Promise.all([
    findRows(ctx.db, id, { view, offset: (pageNo - 1) * pageSize, limit: pageSize }),
    countView(ctx.db, id, view),
  ])
  return { data: rows.map((row) => presentRow(ctx, row, columns)), total }
}

/** Throws a table away that is not being taken over; one that was thrown away stays so. */
export async function discardImport(
  ctx: Context,
  { id }: Parsed<typeof goodsTableCalls.discardImport>,
): Promise<WireGoodsImport> {
  const row = await ownImport(ctx, id)
  const from = ['RECEIVED', 'CHECKING', 'CHECKED', 'DISCARDED'] as const
  await ctx.inTransaction(async (tx) => {
    if (!(await moveImport(tx, id, { from, to: 'DISCARDED', at: ctx.now() })))
      throw refuse('import.state')
    noteChanges(
      tx,
      { kind: 'table', id, name: row.fileName },
      { before: { state: row.status }, after: { state: 'DISCARDED' } },
    )
  })
  await ctx.files.remove(importKey(row))
  return showImport(ctx, id)
}
