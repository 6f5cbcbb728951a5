import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY, MINUTE } from '@galleria/kernel/time'
import type { Buyer } from '../people.ts'
import type { Act, Stage } from './stage.ts'

/** Who has points in the demo, and what Anna has ordered for them. */
export type PointsMall = {
  readonly anna: Buyer
  readonly members: readonly { readonly id: string }[]
  readonly skuIds: readonly number[]
}
const WELCOME = 3000

/**
 * The demo's buyers have points to try the points mall with; Anna, who lives in Germany, shops for
 * them in the Dutch storefront.
 */
export function planPointsMall(
  stage: Stage,
  { anna, members, skuIds }: PointsMall,
  now: number,
): Act[] {
  const at = now - 2 * DAY
  return [
    {
      at,
      run: async () => {
        for (const { id } of members) await stage.grant(id, WELCOME, `welcome:${id}`)
      },
    },
    ...skuIds.map((skuId, index) => ({
      at: at + (index + 1) * MINUTE,
      run: () => orderForPoints(stage, anna, skuId),
    })),
  ]
}

async function orderForPoints(stage: Stage, anna: Buyer, skuId: number): Promise<void> {
  const call = await stage.as({ ...anna, site: 'NL' })
  const { cartLineList } = await call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: 1 })
  const wanted = {
    cartLineIds: cartLineList.filter(({ sku }) => sku.id === skuId).map(({ id }) => id),
    addressId: toWireId('address', anna.address.id as Id<'address'>),
  }
  const { quoteId } = await call('POST /sapi/mall-order/web/order/renderTradeContract', wanted)
  await call('POST /sapi/mall-order/web/order/createTradeContract', { ...wanted, quoteId })
}
