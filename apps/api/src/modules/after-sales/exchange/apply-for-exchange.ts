import type { WireReverse } from '@galleria/contract/after-sales'
import type { exchangeCalls } from '@galleria/contract/after-sales-exchange'
import type { Parsed } from '@galleria/contract/define-call'
import type { Context } from '#platform/context.ts'
import { askShop } from '../asking/ask-shop.ts'
import { freezeVersion } from './exchange.rules.ts'
import { readExchange } from '../read-versions.ts'
import { readReverse } from '../read-reverse.ts'
import { wholeOf } from '../reverse.rules.ts'

/**
 * Asks for other goods instead (A1). What is wanted must be there; it is held once the shop agrees.
 * What it costs less or more than was paid is kept with the request, whatever becomes of the price.
 * No money is asked for, but all of the units' is claimed with them, so that nobody asks for it
 * meanwhile, and it can go back should there be no replacement.
 */
export async function applyForExchange(
  ctx: Context,
  request: Parsed<typeof exchangeCalls.applyForExchange>,
): Promise<WireReverse> {
  const id = await askShop(ctx, 'SALE_EXCHANGE', request, {
    shareOf: (_, available) => wholeOf(available),
    versionsOf: async (tx, order, available) => {
      const lines = request.reverseTradeOrderLineList
      const read = await readExchange(ctx, tx, { order, lines, available })
      return read.map(({ goods, version, difference, surcharge }) => ({
        goods,
        derivative: {
          skuId: version.skuId,
          version: freezeVersion(version),
          difference,
          surcharge,
        },
      }))
    },
  })
  return readReverse(ctx, id)
}
