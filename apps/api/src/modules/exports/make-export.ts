import type { ExportKind } from '@galleria/contract/export-rules'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { columnsOf, headingsOf } from './columns.ts'
import { exportJobs } from './exports.jobs.ts'
import { AT_ONCE, readInvoices, readLines, readOrders, readVat } from './exports.queries.ts'
import { readRequests } from './requests.queries.ts'
import { findExport, notePart, noteReady } from './exports.store.ts'
import { fileKey, partKey, removeParts } from './export-files.ts'
import type { ExportRow, Part, Place } from './exports.types.ts'
import { csvHeading, csvOf, SHEET_END, sheetHeading, sheetRowsOf } from './write-tables.ts'
import { zipSheet } from './zip-sheet.ts'

const readers: Readonly<
  Record<
    ExportKind,
    (db: Db, asked: ExportRow & { readonly atOnce: number }, place: Place | null) => Promise<Part>
  >
> = {
  ORDERS: readOrders,
  LINES: readLines,
  INVOICES: readInvoices,
  VAT: readVat,
  REQUESTS: readRequests,
}

/**
 * Takes a table one part further, or makes its file of all parts. May be killed anywhere and run
 * twice at once: a part is the same rows until it is noted, and it is noted once, together with the
 * job that makes the next one.
 */
export async function makeExport(
  ctx: Context,
  { exportId }: { exportId: Id<'export'> },
  atOnce = AT_ONCE,
): Promise<void> {
  const asked = await findExport(ctx.db, exportId)
  if (asked?.status !== 'PREPARING') return
  if (asked.parts > 0 && asked.place === null) return packExport(ctx, asked)
  const { rows, next } = await readers[asked.kind](ctx.db, { ...asked, atOnce }, asked.place)
  const columns = columnsOf[asked.kind]
  const written = asked.format === 'CSV' ? csvOf(columns, rows) : sheetRowsOf(columns, rows)
  await ctx.files.write(partKey(asked, asked.parts), Buffer.from(written))
  await ctx.inTransaction(async (tx) => {
    if (await notePart(tx, asked, { place: next, rows: rows.length, at: ctx.now() }))
      await ctx.jobs.send(tx, exportJobs.make, { exportId })
  })
}

class PartGone extends Error {}

/** The file of all parts. They go once it is noted, so that a kill before that finds them again. */
async function packExport(ctx: Context, asked: ExportRow): Promise<void> {
  const headings = headingsOf(asked.kind, asked.language)
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    const content =
      asked.format === 'CSV'
        ? joinParts(ctx, asked, { before: csvHeading(headings), behind: '' })
        : zipSheet(joinParts(ctx, asked, { before: sheetHeading(headings), behind: SHEET_END }))
    for await (const chunk of content) {
      bytes += chunk.length
      yield chunk
    }
  }
  try {
    await ctx.files.receive(fileKey(asked), counted())
  } catch (error) {
    // Somebody else was faster, and has taken the parts away.
    if (error instanceof PartGone && (await findExport(ctx.db, asked.id))?.status === 'READY')
      return
    throw error
  }
  await noteReady(ctx.db, asked.id, { bytes, at: ctx.now() })
  await removeParts(ctx, asked)
}

async function* joinParts(
  ctx: Context,
  asked: ExportRow,
  { before, behind }: { readonly before: string; readonly behind: string },
): AsyncGenerator<Buffer> {
  yield Buffer.from(before)
  for (let part = 0; part < asked.parts; part += 1) {
    const stored = await ctx.files.open(partKey(asked, part))
    if (!stored) throw new PartGone(`part ${part} of export ${asked.id} is gone`)
    yield* stored.stream as AsyncIterable<Buffer>
  }
  yield Buffer.from(behind)
}
