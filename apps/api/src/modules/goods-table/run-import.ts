import type { Parsed } from '@galleria/contract/define-call'
import type { goodsTableCalls, WireGoodsImport } from '@galleria/contract/goods-table'
import { MOST_WHOLE_ROWS } from '@galleria/contract/goods-table-rules'
import { noRoles, refusalByRole } from '@galleria/contract/merchant-rights'
import { refuse } from '@galleria/contract/refusals'
import type { Id } from '@galleria/kernel/id'
import { isRefusal, type Refusal } from '@galleria/kernel/refusal'
import { sql } from 'kysely'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { goodsTableJobs } from './goods-table.jobs.ts'
import type { ImportedRow, ImportRow } from './goods-table.types.ts'
import { importKey } from './import-files.ts'
import { ownImport, showImport } from './import.present.ts'
import {
  answerRows,
  countRows,
  findImport,
  findRoleOf,
  findWaiting,
  leaveRows,
  leaveTheRest,
  moveImport,
  type RowEnd,
} from './imports.store.ts'
import { findAskedAttributes, findRoomNames } from './known.queries.ts'
import { answerOf, takeOver, type Taken } from './take-over.ts'

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
      const faulty = sum(({ plan, isAsked }) => plan === 'FAULT' || (isAsked && !isSure))
      if (faulty > 0) throw refuse('import.not_all', { count: faulty })
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
 * Takes over the next rows, some in one transaction with their answers: killed, it begins behind the last ones that were answered; run twice, one waits for
 * the other. Before each transaction it is asked whether its person still may.
 */
export async function importRows(
  ctx: Context,
  { importId }: { readonly importId: Id<'goodsImport'> },
  { atOnce = AT_ONCE, batches = BATCHES }: { atOnce?: number; batches?: number } = {},
): Promise<void> {
  for (let taken = 1; ; taken += 1) {
    const row = await findImport(ctx.db, importId)
    if (row?.status !== 'RUNNING') return
    const place = await findRoleOf(ctx.db, row)
    const roles = place
      ? {
          ...noRoles,
          sellerId: row.sellerId,
          sellerStatus: place.status,
          role: place.role,
          sellerIds: [row.sellerId],
        }
      : noRoles
    const refusal = refusalByRole({ who: 'merchant', right: 'write' }, roles)
    if (refusal) return stop(ctx, row, refusal)
    const person: Context = {
      ...ctx,
      language: row.language,
      actor: { kind: 'member', userId: row.userId, ...roles },
    }
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

/**
 * True once nothing is left. A row that is refused takes back what it has done, and nothing else: because most are not, a part is first tried without a way back
 * for each of its rows.
 */
async function takeSome(ctx: Context, row: ImportRow, atOnce: number): Promise<boolean> {
  try {
    return await takePart(ctx, row, atOnce, false)
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    return takePart(ctx, row, atOnce, true)
  }
}

function takePart(
  ctx: Context,
  { id }: ImportRow,
  atOnce: number,
  isApart: boolean,
): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'goods_imports', { id })
    if ((await findImport(tx, id))?.status !== 'RUNNING') return true
    const rows = await findWaiting(tx, id, atOnce)
    const places = await findPlaces(tx)
    const take = isApart ? takeApart : takeOrThrow
    const answers: RowEnd[] = []
    for (const row of rows)
      answers.push(await take(tx, row, () => takeOver(ctx, tx, { id, places, answers }, row)))
    await answerRows(tx, id, answers)
    const isOver = rows.length < atOnce
    await moveImport(tx, id, { from: ['RUNNING'], to: isOver ? 'DONE' : 'RUNNING', at: ctx.now() })
    return isOver
  })
}

const findPlaces = async (tx: Tx) => ({
  rooms: await findRoomNames(tx),
  attributes: await findAskedAttributes(tx),
})

type Take = () => Promise<Taken>

async function takeApart(tx: Tx, row: ImportedRow, take: Take): Promise<RowEnd> {
  await sql`savepoint import_row`.execute(tx)
  try {
    const taken = await take()
    await sql`release savepoint import_row`.execute(tx)
    return { rowNo: row.rowNo, answer: 'DONE', ...taken }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint import_row`.execute(tx)
    return { rowNo: row.rowNo, ...answerOf(row, error) }
  }
}

async function takeOrThrow(_: Tx, row: ImportedRow, take: Take): Promise<RowEnd> {
  try {
    return { rowNo: row.rowNo, answer: 'DONE', ...(await take()) }
  } catch (error) {
    throw isRefusal(error) ? new RowRefused(row, error) : error
  }
}

class RowRefused extends Error {
  readonly row: ImportedRow
  readonly refusal: Refusal
  constructor(row: ImportedRow, refusal: Refusal) {
    super('a row of a table was refused')
    this.row = row
    this.refusal = refusal
  }
}

/** Every row in one transaction; the first that is refused takes all of them back, and is named. */
async function takeAll(ctx: Context, { id }: ImportRow): Promise<boolean> {
  try {
    await ctx.inTransaction(async (tx) => {
      await lockRow(tx, 'goods_imports', { id })
      if ((await findImport(tx, id))?.status !== 'RUNNING') return
      const places = await findPlaces(tx)
      const answers: RowEnd[] = []
      for (const row of await findWaiting(tx, id, MOST_WHOLE_ROWS))
        answers.push(
          await takeOrThrow(tx, row, () => takeOver(ctx, tx, { id, places, answers }, row)),
        )
      await answerRows(tx, id, answers)
      await moveImport(tx, id, { from: ['RUNNING'], to: 'DONE', at: ctx.now() })
    })
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    const { row, refusal } = error
    await ctx.inTransaction(async (tx) => {
      if (!(await moveImport(tx, id, { from: ['RUNNING'], to: 'DONE', at: ctx.now() }))) return
      await answerRows(tx, id, [{ rowNo: row.rowNo, ...answerOf(row, refusal) }])
      await leaveTheRest(tx, id)
    })
  }
  return true
}
