import { DAY, HOUR } from '@galleria/kernel/time'
import type { GroupSkus } from '../group-offers.ts'
import type { Buyer } from '../people.ts'
import { orderAndPay } from './order-and-pay.ts'
import type { Act, Stage } from './stage.ts'

/** Who buys together in the demo, and what. */
export type GroupsMall = {
  readonly anna: Buyer
  readonly friends: readonly Buyer[]
  readonly skus: GroupSkus
}
type Choice = { groupBuySize: number } | { groupBuyId: string }

/**
 * Anna has been in a group that was not filled, in one that was, and is in one that waits; and one
 * of somebody else's waits for whoever likes.
 */
export function planGroups(stage: Stage, { anna, friends, skus }: GroupsMall, now: number): Act[] {
  const [one, two] = friends as readonly [Buyer, Buyer]
  const ids = new Map<string, string>()
  const begin = (name: string, buyer: Buyer, skuId: number, groupBuySize: number) => async () =>
    void ids.set(name, await buyInGroup(stage, buyer, skuId, { groupBuySize }))
  const join = (name: string, buyer: Buyer, skuId: number) => async () =>
    void (await buyInGroup(stage, buyer, skuId, { groupBuyId: ids.get(name) ?? '' }))
  return [
    { at: now - 6 * DAY, run: begin('missed', anna, skus.short, 5) },
    { at: now - 6 * DAY + HOUR, run: join('missed', one, skus.short) },
    { at: now - 4 * DAY + 2 * HOUR, run: () => stage.endGroups() },
    { at: now - 3 * DAY, run: begin('filled', one, skus.long, 2) },
    { at: now - 2 * DAY, run: join('filled', anna, skus.long) },
    { at: now - 20 * HOUR, run: begin('waits', anna, skus.other, 3) },
    { at: now - 9 * HOUR, run: join('waits', two, skus.other) },
    { at: now - 5 * HOUR, run: begin('open', one, skus.long, 3) },
  ]
}

/** Answers the id of the group. */
async function buyInGroup(
  stage: Stage,
  buyer: Buyer,
  skuId: number,
  choice: Choice,
): Promise<string> {
  const call = await stage.as(buyer)
  const { cartLineList } = await call('POST /sapi/mall-order/cartline/create', {
    skuId,
    skuQty: 1,
    ...choice,
  })
  const lines = cartLineList.filter(({ groupBuy }) => groupBuy).map(({ id }) => id)
  const id = await orderAndPay(stage, call, buyer, { cartLineIds: lines })
  await stage.work(['groupbuy.end'])
  const order = await call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
    id,
  })
  return order.groupBuy?.id ?? ''
}
