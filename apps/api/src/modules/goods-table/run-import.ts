import type { Parsed } from '@galleria/contract/define-call'
import type { goodsTableCalls, WireGoodsImport } from '@galleria/contract/goods-table'
import { MOST_WHOLE_ROWS } from '@galleria/contract/goods-table-rules'
import { refusalByRole } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { RowRefused, takeApart, takeOrThrow, tryTwice, type RowWork } from '#platform/take-rows.ts'
import { asStaffNow } from '#modules/merchant/index.ts'
import { goodsTableJobs } from './goods-table.jobs.ts'
import type { ImportedRow, ImportRow } from './goods-table.types.ts'
import { importKey } from './import-files.ts'
import { ownImport, showImport } from './import.present.ts'
import {
  answerRows,
  countRows,
  findWaiting,
  leaveRows,
  leaveTheRest,
  type RowEnd,
} from './import-rows.store.ts'
import { findImport, moveImport } from './imports.store.ts'
import { findAskedAttributes, findRoomNames } from './known.queries.ts'
import { answerOf, takeOver } from './take-over.ts'

/** So many rows are one transaction, and what a kill takes back. */
const AT_ONCE = 40
/** A job that takes half a minute is thought lost, and is begun a second time. */
const BATCHES = 20

/** Begins to take rows over. All of them only where nothing speaks against any. */
export async function runImport(
  ctx: Context,
  { id, mode, isSure }: Parsed<typeof goodsTableCalls.runImport>,
): Promise<WireGoodsImport> {
  const row = await ownImport(ctx, id)
  await ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'goods_imports', { id })
    const counts = await countRows(tx, id)
    const sum = (fits: (one: (typeof counts)[number]) => boolean) =>
      counts.filter(fits).reduce((total, { count }) => total + count, 0)
    const moved = await moveImport(tx, id, {
      from: ['CHECKED'],
      to: 'RUNNING',
      mode,
      at: ctx.now(),
    })
    if (!moved) throw refuse('import.state')
    if (mode === 'ALL') {
      const wrong = sum(({ plan, isAsked }) => plan === 'FAULT' || (isAsked && !isSure))
      if (wrong > 0) throw refuse('import.not_all', { count: wrong })
      if (sum(({ plan }) => plan !== 'SAME') > MOST_WHOLE_ROWS)
        throw refuse('import.too_many_at_once', { most: MOST_WHOLE_ROWS })
    }
    noteChanges(
      tx,
      { kind: 'table', id, name: row.fileName },
      { before: { state: row.status }, after: { state: 'RUNNING' } },
    )
    await leaveRows(tx, id, isSure)
    await ctx.jobs.send(tx, goodsTableJobs.run, { importId: id })
  })
  // What is taken over lies in the rows.
  await ctx.files.remove(importKey(row))
  return showImport(ctx, id)
}

/**
 * Takes over the next rows, some in one transaction with their answers: killed, it begins behind
 * the last ones that were answered; run twice, one waits for the other. Before each transaction it
 * is asked whether its person still may.
 */
export async function importRows(
  ctx: Context,
  { importId }: { readonly importId: Id<'goodsImport'> },
  { atOnce = AT_ONCE, batches = BATCHES }: { atOnce?: number; batches?: number } = {},
): Promise<void> {
  for (let taken = 1; ; taken += 1) {
    const row = await findImport(ctx.db, importId)
    if (row?.status !== 'RUNNING') return
    const person = await asStaffNow({ ...ctx, language: row.language }, row)
    const refusal = refusalByRole({ who: 'merchant', right: 'write' }, person.actor)
    if (refusal) return stop(ctx, row, refusal)
    const isOver =
      row.mode === 'ALL' ? await takeAll(person, row) : await takeSome(person, row, atOnce)
    crashAt('goods.imported')
    if (isOver) return
    if (taken === batches) return ctx.jobs.send(ctx.db, goodsTableJobs.run, { importId })
  }
}

async function stop(ctx: Context, { id }: ImportRow, code: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const isOurs = await moveImport(tx, id, {
      from: ['RUNNING'],
      to: 'STOPPED',
      at: ctx.now(),
      stoppedBy: { code },
    })
    if (isOurs) await leaveTheRest(tx, id)
  })
}

/** True once nothing is left. */
function takeSome(ctx: Context, { id }: ImportRow, atOnce: number): Promise<boolean> {
  return tryTwice((isApart) =>
    ctx.inTransaction(async (tx) => {
      await lockRow(tx, 'goods_imports', { id })
      if ((await findImport(tx, id))?.status !== 'RUNNING') return true
      const rows = await findWaiting(tx, id, atOnce)
      const work = await workOf(ctx, tx, id)
      const answers = isApart ? await takeApart(tx, rows, work) : await takeOrThrow(rows, work)
      await answerRows(tx, id, answers)
      const isOver = rows.length < atOnce
      await moveImport(tx, id, {
        from: ['RUNNING'],
        to: isOver ? 'DONE' : 'RUNNING',
        at: ctx.now(),
      })
      return isOver
    }),
  )
}

async function workOf(
  ctx: Context,
  tx: Tx,
  id: Id<'goodsImport'>,
): Promise<RowWork<ImportedRow, RowEnd>> {
  const places = {
    rooms: await findRoomNames(tx),
    attributes: await findAskedAttributes(tx),
  }
  return {
    take: async (row, answers) => ({
      rowNo: row.rowNo,
      answer: 'DONE',
      ...(await takeOver(ctx, tx, { id, places, answers }, row)),
    }),
    refused: (row, refusal) => ({ rowNo: row.rowNo, ...answerOf(row, refusal) }),
  }
}

/** Every row in one transaction; the first that is refused takes all of them back, and is named. */
async function takeAll(ctx: Context, { id }: ImportRow): Promise<boolean> {
  try {
    await ctx.inTransaction(async (tx) => {
      await lockRow(tx, 'goods_imports', { id })
      if ((await findImport(tx, id))?.status !== 'RUNNING') return
      const rows = await findWaiting(tx, id, MOST_WHOLE_ROWS)
      await answerRows(tx, id, await takeOrThrow(rows, await workOf(ctx, tx, id)))
      await moveImport(tx, id, { from: ['RUNNING'], to: 'DONE', at: ctx.now() })
    })
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    const { row, refusal } = error as RowRefused<ImportedRow>
    await ctx.inTransaction(async (tx) => {
      if (!(await moveImport(tx, id, { from: ['RUNNING'], to: 'DONE', at: ctx.now() }))) return
      await answerRows(tx, id, [{ rowNo: row.rowNo, ...answerOf(row, refusal) }])
      await leaveTheRest(tx, id)
    })
  }
  return true
}
