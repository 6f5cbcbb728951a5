import type { Parsed, Reply } from '@galleria/contract/define-call'
import { RANGE_DAYS } from '@galleria/contract/figures-rules'
import type { figuresCalls } from '@galleria/contract/figures'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import { presentRange } from './figures.present.ts'
import { findRanges } from './figures.queries.ts'
import { readAsked } from './read-figures.ts'

/** How long what is on the shelf lasts, by the sales of the last 30 days. */
export async function readRange(
  ctx: Context,
  page: Pick<Parsed<typeof figuresCalls.rangeOfStock>, 'pageNo' | 'pageSize'>,
): Promise<Reply<typeof figuresCalls.rangeOfStock>> {
  const { sellerId, period } = await readAsked(ctx, { days: RANGE_DAYS })
  const rows = await findRanges(ctx.db, {
    sellerId,
    period,
    days: RANGE_DAYS,
    language: ctx.language,
    limit: page.pageSize,
    offset: offsetOf(page),
  })
  return {
    data: rows.map((row) => presentRange(row, ctx.language)),
    total: rows[0]?.total ?? 0,
  }
}
