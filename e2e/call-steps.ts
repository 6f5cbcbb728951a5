import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from 'playwright-core'
import { expectThat } from './journey.ts'
import type { RunningMall } from './start-mall.ts'

/** What people do in the mall by calls, where a journey is not about the pages for it. */

/** A page or a whole browser: both speak with the cookies of the person. */
export type Who = { readonly request: APIRequestContext }
export const PASSWORD = 'galleria-demo'

/** A call of somebody without cookies. */
export async function ask(mall: RunningMall, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(mall.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'site=DE; lang=en' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

/** A call as the person themselves, whether or not a page is open. */
export async function call<Reply = unknown>(
  who: Who,
  mall: RunningMall,
  path: string,
  body: unknown,
): Promise<Reply> {
  const answer = await who.request.post(path, {
    data: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: mall.url },
  })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}

/**
 * All journeys come from one address, and so many people do not sign in from one within a minute:
 * who has to wait does.
 */
export async function signIn(
  who: Who,
  mall: RunningMall,
  email: string,
  password = PASSWORD,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await who.request.post('/auth/web/user/login', {
      data: JSON.stringify({ account: email, password }),
      headers: { 'content-type': 'application/json', origin: mall.url },
    })
    if (answer.ok()) return
    if (answer.status() !== 429 || attempt === 5)
      throw new Error(`signing in answered ${answer.status()}: ${await answer.text()}`)
    await sleep((((await answer.json()) as { retryAfter?: number }).retryAfter ?? 1) * 1000 + 200)
  }
}

/**
 * A shop that no journey buys from but by its number: one freezes its seller meanwhile, and files
 * that work in it wait for that one (`WITH`).
 */
export const QUIET_SHOP = 16

type Goods = { readonly path: string; readonly skuId: number }
/**
 * Items that have plenty of a sku, and one such sku of each; where the demo has too few of them
 * today, those that have enough. One person may hold half of it unpaid, and other journeys buy of
 * it too.
 */
export async function findSkus(
  mall: RunningMall,
  keyword: string,
  {
    count = 1,
    qty = 1,
    shopId,
    sort,
  }: { count?: number; qty?: number; shopId?: number; sort?: 'priceAsc' } = {},
): Promise<Goods[]> {
  const [enough, plenty] = [3 * qty, Math.max(20, 3 * qty)]
  const search = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword,
    pageSize: 50,
    filters: { available: true },
    ...(shopId ? { shopId } : {}),
    ...(sort ? { sort } : {}),
  })) as { data: { urlKey: string; shopId: number; itemId: number }[] }
  const found: Goods[] = []
  const scarcer: Goods[] = []
  for (const card of search.data) {
    if (found.length === count) break
    if (card.shopId === QUIET_SHOP && !shopId) continue
    const item = (await ask(mall, '/sapi/mall-item/item/detail', { id: card.itemId })) as {
      skuList: { id: number; availableQty: number; skuUrlSuffix: string; preSale: unknown }[]
    }
    const sku = item.skuList
      .filter(({ availableQty, preSale }) => availableQty > enough && !preSale)
      .toSorted((a, b) => Number(b.availableQty > plenty) - Number(a.availableQty > plenty))[0]
    if (sku)
      (sku.availableQty > plenty ? found : scarcer).push({
        path: `/item/${card.urlKey}-${card.shopId}-${card.itemId}?sku=${sku.skuUrlSuffix}`,
        skuId: sku.id,
      })
  }
  const goods = [...found, ...scarcer].slice(0, count)
  if (goods.length < count) throw new Error(`the demo mall has too few of ${keyword}`)
  return goods
}

export async function putInCart(
  who: Who,
  mall: RunningMall,
  keyword: string,
  { qty = 1, shopId, skuId }: { qty?: number; shopId?: number; skuId?: number } = {},
): Promise<string[]> {
  const [goods] = skuId
    ? [{ skuId }]
    : await findSkus(mall, keyword, { qty, ...(shopId ? { shopId } : {}) })
  const { cart, addedQty } = await call<{
    addedQty: number
    cart: { cartLineList: { id: string; sku: { id: number } }[] }
  }>(who, mall, '/sapi/mall-order/cartline/batchcreatenewcartlines', [
    { sku: { id: goods?.skuId }, skuQty: qty },
  ])
  expectThat(
    addedQty > 0,
    `sku ${goods?.skuId} was found, and then nothing of it could go into the cart`,
  )
  return cart.cartLineList.filter((line) => line.sku.id === goods?.skuId).map((line) => line.id)
}

const HOME = {
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Petersen',
  poiName: 'Lange Reihe',
  houseNo: '5a',
  postalCode: '20099',
  city: 'Hamburg',
  province: 'Hamburg',
  country: 'DE',
  email: 'kim@galleria.test',
  personPhone: '+49 4030123456',
  company: '',
  detailAddress: '',
}
type OrderWanted = {
  readonly keyword?: string
  readonly qty?: number
  readonly shopId?: number
  /** These goods, whatever the words find. */
  readonly skuId?: number
  /** Of a guest. */ readonly email?: string
  /** Of a guest who lives elsewhere. */ readonly address?: Partial<typeof HOME> & {
    readonly hearFrom?: string
  }
}
export type Placed = {
  readonly contractId: string
  readonly orderId: string
  readonly prePay: string
}

/** An order of one thing, not paid yet. */
export async function placeOrder(
  who: Who,
  mall: RunningMall,
  { keyword = 'table lamp', email, address, ...wanted }: OrderWanted = {},
): Promise<Placed> {
  const cartLineIds = await putInCart(who, mall, keyword, wanted)
  const [known] = await call<{ id: string }[]>(
    who,
    mall,
    '/sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  )
  const addressId =
    known?.id ??
    (
      await call<{ id: string }>(
        who,
        mall,
        '/sapi/mall-customer/shipping-address/createShippingAddressFlow',
        { ...HOME, ...address, ...(email ? { email } : {}) },
      )
    ).id
  const { quoteId } = await call<{ quoteId: string }>(
    who,
    mall,
    '/sapi/mall-order/web/order/renderTradeContract',
    { cartLineIds, addressId },
  )
  const contract = await call<{ id: string; tradeOrderList: { id: string }[] }>(
    who,
    mall,
    '/sapi/mall-order/web/order/createTradeContract',
    { cartLineIds, addressId, quoteId },
  )
  return {
    contractId: contract.id,
    orderId: contract.tradeOrderList[0]?.id ?? '',
    prePay: `/buyer/pre-pay?tradeId=${contract.id}&contractId=${contract.id}`,
  }
}

/**
 * The same, paid. What the provider does later, such as losing a refund, it is told right before
 * the payment begins: it goes to the next that does.
 */
export async function buy(
  who: Who,
  mall: RunningMall,
  wanted: OrderWanted & {
    readonly outcome?: 'refund_fails' | 'refund_fails_once' | 'refund_returned'
  } = {},
): Promise<Placed> {
  const placed = await placeOrder(who, mall, wanted)
  // That the money will not go back is chosen like that it is paid: told beforehand it may go to
  // somebody else's payment.
  const isQueued = wanted.outcome && wanted.outcome !== 'refund_fails'
  if (isQueued)
    await fetch(`${mall.lab}/scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'MOCKPAY', outcome: wanted.outcome }),
    })
  const { redirectUrl } = await call<{ redirectUrl: string }>(
    who,
    mall,
    '/sapi/mall-pay/payment/firstPay',
    { payChannel: 'MOCKPAY', contractId: placed.contractId },
  )
  if (!isQueued)
    await fetch(redirectUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `outcome=${wanted.outcome ?? 'paid'}`,
    })
  await until(
    async () =>
      (
        await call<{ recordStatus: string }>(who, mall, '/sapi/mall-pay/payment/payResult', {
          contractId: placed.contractId,
          isReturn: true,
        })
      ).recordStatus === 'SUCCESS',
    'the payment',
  )
  return placed
}

export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (
    const end = Date.now() + 40_000;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 150))
  )
    if (await holds()) return
  expectThat(false, `waited in vain for ${what}`)
}

/** New pieces of a version come to its shop. */
export async function receive(
  who: Who,
  mall: RunningMall,
  skuCode: string,
  qty: number,
): Promise<void> {
  await call(who, mall, '/sapi/mall-merchant/goods/move', {
    ...{ skuCode, qty, reason: 'RECEIVED' },
    requestKey: `received-${skuCode}`,
  })
}
