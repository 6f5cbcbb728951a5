import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { figuresCalls, WireReturned } from '@galleria/contract/figures'
import { FEWEST_SOLD, TOP_GOODS } from '@galleria/contract/figures-rules'
import type { Context } from '#platform/context.ts'
import { countRequests, findReturned, measureAnswers, sumGivenBack } from './after-sales.queries.ts'
import { presentAfterSales, presentReturned } from './after-sales.present.ts'
import { findSales } from './figures.queries.ts'
import { listSteps } from './period.rules.ts'
import { readAsked } from './read-figures.ts'

type Body = Parsed<typeof figuresCalls.afterSalesFigures>

/**
 * What was asked of the caller's shops after the sale; `after-sales.queries.ts` says what counts.
 */
export async function readAfterSales(
  ctx: Context,
  body: Body,
): Promise<Reply<typeof figuresCalls.afterSalesFigures>> {
  const asked = await readAsked(ctx, body)
  const [requests, given, answers, sales, returned] = await Promise.all([
    countRequests(ctx.db, asked),
    sumGivenBack(ctx.db, asked, body.step),
    measureAnswers(ctx.db, asked, body.step),
    findSales(ctx.db, asked, null),
    findReturned(ctx.db, asked, {
      language: ctx.language,
      fewest: FEWEST_SOLD,
      limit: TOP_GOODS,
    }),
  ])
  return {
    ...asked.period,
    ...presentAfterSales({
      steps: listSteps(asked.period, body.step),
      requests,
      given,
      answers,
      sales,
      returned,
    }),
  }
}

/** Every item of which something was sold or came back. */
export async function readAllReturned(
  ctx: Context,
  body: Body,
  limit: number,
): Promise<WireReturned[]> {
  const asked = await readAsked(ctx, body)
  const rows = await findReturned(ctx.db, asked, { language: ctx.language, fewest: 0, limit })
  return rows.map(presentReturned)
}
