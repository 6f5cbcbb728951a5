import type { Parsed, Reply } from '@galleria/contract/define-call'
import { refuse } from '@galleria/contract/refusals'
import type { shippingTableCalls } from '@galleria/contract/shipping-table'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { writeCsv } from '#platform/csv.ts'
import { sellerOf } from '#modules/merchant/index.ts'
import { findOrdersToPick } from '../desk/pick-list.queries.ts'
import { whyNotPicked } from '../desk/pick-list.rules.ts'

/**
 * A table to fill in: the orders that were chosen and have something to send, or a line that shows
 * how it is done.
 */
export async function makeTemplate(
  ctx: Context,
  request: Parsed<typeof shippingTableCalls.shippingTemplate>,
): Promise<Reply<typeof shippingTableCalls.shippingTemplate>> {
  const words = texts[ctx.language].shippingTable
  const ids = [...new Set(request.ids)]
  const orders = ids.length > 0 ? await findOrdersToPick(ctx.db, sellerOf(ctx), ids) : []
  if (orders.length < ids.length) throw refuse('order.not_found')
  const lines = orders
    .filter((order) => !whyNotPicked(order))
    .map(({ code, city, country }) => [`#${code}`, '', '', `${city}, ${country}`])
  const sample = ['#260101000001', 'DHL', '00340000000000000001', 'Hamburg, DE']
  return {
    name: ids.length > 0 ? 'tracking-numbers.csv' : 'tracking-numbers-sample.csv',
    content: writeCsv([
      [words.order, words.carrier, words.number, words.shipTo],
      ...(ids.length > 0 ? lines : [sample]),
    ]),
  }
}
