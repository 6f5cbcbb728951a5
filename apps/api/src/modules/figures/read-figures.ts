import type { Parsed, Reply } from '@galleria/contract/define-call'
import { TOP_GOODS } from '@galleria/contract/figures-rules'
import type { figuresCalls } from '@galleria/contract/figures'
import { storefronts } from '@galleria/contract/storefronts'
import { refuseFields } from '#platform/bind.ts'
import type { Context } from '#platform/context.ts'
import { findShopDays, sellerOf } from '#modules/merchant/index.ts'
import { presentFigures } from './figures.present.ts'
import { countPieces, findGoodsSold, findNames, findSales, type Asked } from './figures.queries.ts'
import { listSteps, periodBefore, readPeriod } from './period.rules.ts'

/**
 * What the caller's shops sold and gave back over a period of their calendar, beside the one before
 * it.
 */
export async function readFigures(
  ctx: Context,
  body: Parsed<typeof figuresCalls.readFigures>,
): Promise<Reply<typeof figuresCalls.readFigures>> {
  const asked = await readAsked(ctx, body)
  const before = { ...asked, period: periodBefore(asked.period) }
  const [sales, goods, salesBefore, piecesBefore] = await Promise.all([
    findSales(ctx.db, asked, body.step),
    findGoodsSold(ctx.db, asked, body.step, TOP_GOODS),
    findSales(ctx.db, before, null),
    countPieces(ctx.db, before),
  ])
  const names = await findNames(
    ctx.db,
    goods.top.map(({ skuId }) => skuId),
    ctx.language,
  )
  return {
    ...asked.period,
    before: before.period,
    currencyList: presentFigures({
      language: ctx.language,
      steps: listSteps(asked.period, body.step),
      sales,
      top: goods.top,
      pieces: goods.steps,
      salesBefore,
      piecesBefore,
      names,
    }),
  }
}

/** A seller's calendar is that of its first shop. */
export async function readAsked(
  ctx: Context,
  body: Pick<Parsed<typeof figuresCalls.readFigures>, 'days' | 'from' | 'to' | 'site'>,
): Promise<Asked> {
  const sellerId = sellerOf(ctx)
  const [shop] = await findShopDays(ctx, sellerId)
  const period = readPeriod(body, shop?.today ?? ctx.now().toISOString().slice(0, 10))
  if ('errors' in period) throw refuseFields(period.errors)
  const timeZone = shop?.timeZone ?? storefronts.DE.timeZone
  return { sellerId, timeZone, site: body.site, period }
}
