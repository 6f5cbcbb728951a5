import type { auditLogCalls } from '@galleria/contract/merchant-audit-log-calls'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { presentLine } from './audit-line.present.ts'
import { findLines, findMallsPeople, findSellersPeople, type Reader } from './audit-log.queries.ts'

const AT_ONCE = 50

type Asked = Parsed<typeof auditLogCalls.pageAuditLog>
type Page = Reply<typeof auditLogCalls.pageAuditLog>

/** What stands in the log of the own seller. */
export const pageSellersLog = (ctx: Context, asked: Asked): Promise<Page> =>
  read(ctx, { sellerId: sellerOf(ctx) }, asked)

/** What people of the mall did. */
export const pageMallsLog = (ctx: Context, asked: Asked): Promise<Page> =>
  read(ctx, { sellerId: null }, asked)

async function read(
  ctx: Context,
  reader: Reader,
  { area, personId, before }: Asked,
): Promise<Page> {
  const [rows, people] = await Promise.all([
    findLines(ctx.db, reader, {
      area,
      personId,
      before,
      limit: AT_ONCE + 1,
      language: ctx.language,
    }),
    reader.sellerId === null ? findMallsPeople(ctx.db) : findSellersPeople(ctx.db, reader.sellerId),
  ])
  return {
    data: rows.slice(0, AT_ONCE).map((row) => presentLine(row, reader)),
    hasMore: rows.length > AT_ONCE,
    personList: people.map(({ id, name }) => ({ id: toWireId('user', id), name })),
  }
}
