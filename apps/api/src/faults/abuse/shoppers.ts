import { setTimeout as sleep } from 'node:timers/promises'
import { hamburg } from '../../testing/shop-steps.ts'
import { skus } from '../../testing/small-catalogue.ts'
import { person } from '../run-process.ts'

export type Shop = {
  /** What was answered as placed. */
  readonly orders: string[]
  /**
   * Begins a new list of the milliseconds that each answer took; one that was asked for before it
   * is in none.
   */
  measure(): readonly number[]
  /** Everybody ends what they have begun; throws what anybody was refused. */
  close(): Promise<void>
}

/**
 * People, each of a network of their own and at one of the mall's processes, who look, choose,
 * order and look at the order, a second or so between two clicks, again and again until the bell.
 */
export function openShop(urls: readonly string[], people: number, thinkMs: number): Shop {
  const orders: string[] = []
  let times: number[] = []
  let isOver = false
  async function click<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = times
    const begin = performance.now()
    const result = await work()
    mine.push(performance.now() - begin)
    if (!isOver) await sleep(thinkMs * (0.5 + Math.random()))
    return result
  }
  async function walk(index: number): Promise<void> {
    await sleep(Math.random() * thinkMs)
    let turn = index
    const url = urls[index % urls.length]!
    do orders.push(await orderOnce(url, `198.51.100.${index + 1}`, (turn += 1), click))
    while (!isOver)
  }
  const walks = Promise.all(Array.from({ length: people }, (_, index) => walk(index)))
  walks.catch(() => undefined)
  return {
    orders,
    measure: () => (times = []),
    async close() {
      isOver = true
      await walks
    },
  }
}

const GOODS = [skus.desk, skus.deskWide, skus.chair] as const

async function orderOnce(
  url: string,
  address: string,
  turn: number,
  click: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Promise<string> {
  const { call } = person(url, address)
  const skuId = GOODS[turn % GOODS.length]!
  await click(() => call('POST /sapi/mall-item/item/search', { keyword: 'desk' }))
  await click(() => call('POST /sapi/mall-item/item/detail', { id: 1001 }))
  await click(() => call('POST /sapi/mall-order/cartline/create', { skuId, skuQty: 1 }))
  const cart = await click(() => call('POST /sapi/mall-order/cartline/list', {}))
  const { id: addressId } = await click(() =>
    call('POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', hamburg),
  )
  const choice = { cartLineIds: cart.cartLineList.map(({ id }) => id), addressId }
  const { quoteId } = await click(() =>
    call('POST /sapi/mall-order/web/order/renderTradeContract', choice),
  )
  const { tradeOrderList } = await click(() =>
    call('POST /sapi/mall-order/web/order/createTradeContract', { ...choice, quoteId }),
  )
  const id = tradeOrderList[0]?.id ?? ''
  await click(() =>
    call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', { id }),
  )
  return id
}
