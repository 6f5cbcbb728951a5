import { toWireId, type Id } from '@galleria/kernel/id'
import type pg from 'pg'
import { ORIGIN } from './api.ts'
import { tokenOf } from './databases.ts'
import type { Call } from './call.ts'

/**
 * So many different people and orders are asked about, so that no single page of the database
 * serves them all.
 */
export const PEOPLE = 2_000

const LIST = '/sapi/mall-order/web/order/pageTradeOrderForBuyer'
const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
const SEARCH = '/sapi/mall-item/item/search'
const ITEM = '/sapi/mall-item/item/detail'

/** As a browser sends them. */
export function headersOf(
  buyer: { id: string; site: string; language: string } | undefined,
  isCall = true,
): Record<string, string> {
  const cookies = buyer
    ? `__Host-galleria=${tokenOf(buyer.id)}; site=${buyer.site}; lang=${buyer.language}`
    : 'site=DE; lang=de'
  return {
    cookie: cookies,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
    'accept-language': 'de-DE,de;q=0.9,en;q=0.8',
    ...(isCall
      ? { origin: ORIGIN, 'content-type': 'application/json', accept: '*/*' }
      : { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }),
  }
}

type Buyer = { id: string; site: string; language: string }

/** People and orders drawn by a hash of their ids: any, but in every run the same. */
export async function drawOrderCalls(client: pg.Client): Promise<{ list: Call[]; detail: Call[] }> {
  const { rows: buyers } = await client.query<Buyer>(
    `select u.id, u.site, u.language from users u where exists (select from orders o where o.buyer_id = u.id) order by md5(u.id::text) limit $1`,
    [PEOPLE],
  )
  const { rows: orders } = await client.query<Buyer & { order: Id<'order'> }>(
    `
    select o.id as order, u.id, u.site, u.language from (select id, buyer_id from orders order by md5(id::text) limit $1) o join users u on u.id = o.buyer_id order by md5(o.id::text)`,
    [PEOPLE],
  )
  return {
    list: buyers.map((buyer) => ({
      method: 'POST',
      path: LIST,
      headers: headersOf(buyer),
      body: { pageNo: 1, pageSize: 5 },
    })),
    detail: orders.map((buyer) => ({
      method: 'POST',
      path: DETAIL,
      headers: headersOf(buyer),
      body: { id: toWireId('order', buyer.order) },
    })),
  }
}

type ItemAddress = { id: number; shop: number; key: string }

export async function drawItemCalls(client: pg.Client): Promise<{
  search: Call[]
  item: Call[]
  cachedPage: Call[]
  renderedPage: Call[]
}> {
  const { rows: items } = await client.query<ItemAddress>(
    `select id, shop_id as shop, url_key as key from items where is_listed order by md5(id::text)`,
  )
  const { rows: names } = await client.query<{ noun: string; name: string }>(
    `select t.noun, t.name from item_texts t where t.language = 'de' order by md5(t.name) limit 12`,
  )
  const { rows: categories } = await client.query<{ id: number }>(
    'select id from categories order by id',
  )
  const { rows: buyers } = await client.query<Buyer>(
    `select u.id, u.site, u.language from users u where exists (select from orders o where o.buyer_id = u.id) and u.site = 'DE' order by md5(u.id::text) limit 500`,
  )
  const visitor = headersOf(undefined)
  const search = [
    // Words, the beginning of one, one with a slip of the finger; then rooms, sorted and filtered,
    // and the second page.
    ...names.flatMap(({ noun, name }) => [{ keyword: noun }, { keyword: name.slice(0, 6) }]),
    ...names.slice(0, 4).map(({ noun }) => ({ keyword: slip(noun) })),
    ...categories.flatMap(({ id }) => [
      { categoryId: id },
      { categoryId: id, sort: 'priceAsc', filters: { available: true } },
    ]),
    { pageNo: 2 },
    { sort: 'newest' },
  ]
  const pages = items.map(({ id, shop, key }) => `/item/${key}-${shop}-${id}`)
  return {
    search: search.map((body) => ({
      method: 'POST',
      path: SEARCH,
      headers: visitor,
      body: { pageNo: 1, pageSize: 24, ...body },
    })),
    item: items.map(({ id }) => ({ method: 'POST', path: ITEM, headers: visitor, body: { id } })),
    cachedPage: pages.map((path) => ({
      method: 'GET',
      path,
      headers: headersOf(undefined, false),
    })),
    renderedPage: pages.map((path, index) => ({
      method: 'GET',
      path,
      headers: headersOf(buyers[index % buyers.length], false),
    })),
  }
}

function slip(word: string): string {
  return word.length < 4 ? word : word.slice(0, 2) + word.slice(3)
}
