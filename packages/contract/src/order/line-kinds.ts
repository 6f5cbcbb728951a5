import * as z from 'zod/mini'
import { qty, soldBy } from '../item/measure.ts'
import { attribute, wireMoney } from '../wire.ts'

/**
 * What was bought, as it was called and looked when it was ordered; `salePrc` is the price of one,
 * or of one unit of its measure.
 */
export const orderLineSku = z.object({
  id: z.int(),
  name: z.string(),
  image: z.string(),
  tint: z.string(),
  salePrc: wireMoney,
  attributes: z.array(attribute),
  skuUrlSuffix: z.string(),
  item: z.object({ id: z.int(), urlKey: z.string() }),
  ...soldBy,
})

/**
 * Beside ordinary lines there are sets: a line for the set as it was bought, and behind it one for
 * each of its goods, which are what is sent, cancelled and given back.
 */
export const lineKind = {
  lineGroupTypeDict: z.nullable(z.enum(['DIY_MAIN', 'DIY_CHILD'])),
  itemBusinessType: z.nullable(z.literal('DIY_SLAVE')),
  /** Of a part: the line of its set. */
  ownerOrderLineBO: z.nullable(z.object({ id: z.string() })),
  /** Of a set: its goods, with the units of all sets together. */
  diySkuLineList: z.array(
    z.object({ id: z.string(), tradeQty: qty, deliveredQty: qty, sku: orderLineSku }),
  ),
  /** A gift by a rule of the shop, at zero: nothing is asked about it by itself. */
  tradeOrderLineBusinessType: z.nullable(z.literal('GIFT')),
  sourceTypeDice: z.nullable(z.literal('PREFERENTIAL_GIFT')),
}
