import type { RunningMall } from '../e2e/start-mall.ts'

/** The pages that are measured, each with what it may cost. */

/**
 * What a page may cost (gzip kilobytes, milliseconds, Lighthouse points); the mall's own table of
 * budgets.
 */
type Budget = {
  script: number
  style: number
  html: number
  lcp: number
  tbt: number
  cls: number
  cpu: number
  performance: number
  accessibility: number
  bestPractice: number
  seo?: number
}
const catalogue: Budget = {
  script: 160,
  style: 8,
  html: 20,
  lcp: 1500,
  tbt: 50,
  cls: 0,
  cpu: 3,
  performance: 97,
  accessibility: 100,
  bestPractice: 100,
  seo: 100,
}
const buyerArea: Budget = {
  script: 185,
  style: 12,
  html: 20,
  lcp: 2500,
  tbt: 100,
  cls: 0.02,
  cpu: 12,
  performance: 97,
  accessibility: 100,
  bestPractice: 100,
}

export type Visit = {
  readonly name: string
  readonly path: string
  readonly budget: Budget
  readonly cookie: string
}
export async function listVisits(mall: RunningMall): Promise<Visit[]> {
  const place = 'site=DE; lang=de'
  const search = (await ask(mall, place, '/sapi/mall-item/item/search', {
    keyword: 'desk',
    filters: { available: true },
  })) as { data: { urlKey: string; shopId: number; itemId: number; defaultSkuId: number }[] }
  const card = search.data[0]
  if (!card) throw new Error('the demo mall has no desk')
  const buyer = `${place}; ${await signIn(mall, place)}`
  await ask(mall, buyer, '/sapi/mall-order/cartline/create', {
    skuId: card.defaultSkuId,
    skuQty: 1,
  })
  return [
    { name: 'home', path: '/', budget: catalogue, cookie: place },
    { name: 'listing', path: '/search?category=desks', budget: catalogue, cookie: place },
    {
      name: 'item',
      path: `/item/${card.urlKey}-${card.shopId}-${card.itemId}`,
      budget: catalogue,
      cookie: place,
    },
    { name: 'orders', path: '/buyer/orders', budget: buyerArea, cookie: buyer },
    ...(await listAfterSales(mall, buyer)),
    { name: 'checkout', path: '/checkout', budget: buyerArea, cookie: buyer },
  ]
}

/** Asking for something about an order, and what was asked: by the budget of the order list. */
async function listAfterSales(mall: RunningMall, cookie: string): Promise<Visit[]> {
  const orders = (await ask(
    mall,
    cookie,
    '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
    {},
  )) as { data: { id: string; operationList: string[] }[] }
  const requests = (await ask(mall, cookie, '/sapi/mall-order/web/reverseorder/querypage', {})) as {
    data: { id: string }[]
  }
  const order = orders.data.find(({ operationList }) => operationList.includes('buyerApplyReverse'))
  const [request] = requests.data
  if (!order || !request) throw new Error('the demo buyer has nothing to ask about')
  return [
    { name: 'apply', path: `/buyer/as-apply?tradeOrderId=${order.id}`, budget: buyerArea, cookie },
    { name: 'request', path: `/buyer/as/detail/${request.id}`, budget: buyerArea, cookie },
  ]
}

async function ask(
  mall: RunningMall,
  cookie: string,
  path: string,
  body: unknown,
): Promise<unknown> {
  const answer = await fetch(mall.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: mall.url, cookie },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

async function signIn(mall: RunningMall, cookie: string): Promise<string> {
  const answer = await fetch(`${mall.url}/auth/web/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: mall.url, cookie },
    body: JSON.stringify({ account: 'anna@galleria.test', password: 'galleria-demo' }),
  })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
}
