import type pg from 'pg'
import type { Call } from './call.ts'
import { headersOf } from './calls.ts'
import { toBytes } from './api.ts'
import type { Child } from './child.ts'
import type { Lap } from './laps.ts'
import type { LoadTask } from './load-http.ts'
import type { Proof } from './report.ts'

const PAGE = '/sapi/mall-merchant/order/page'
const TODAY = '/sapi/mall-merchant/order/today'
const PAGE_SIZE = 25
const MILLISECONDS = 2_500
/**
 * The slowest answer in a hundred, when nobody else asks; and a page far back against the first
 * one.
 */
const MOST_MS = 50
const MOST_TIMES = 2

export type Desk = { id: string; site: string; language: string; seller: number; orders: number }

/** Somebody of the shop with the most orders. */
export async function findDesk(client: pg.Client): Promise<Desk> {
  const { rows } = await client.query<Desk>(
    `select u.id, u.site, u.language, o.seller_id as seller, o.orders from (select seller_id, count(*)::int as orders from orders group by 1) o
    join lateral (select user_id from seller_staff f where f.seller_id = o.seller_id and f.role = 'owner' order by user_id limit 1) f on true join users u on u.id = f.user_id order by o.orders desc limit 1`,
  )
  const [desk] = rows
  if (!desk) throw new Error('no shop with somebody who works there')
  return desk
}

/** What is asked of so many rows of a shop. */
export type DeskCalls = {
  readonly of: 'orders' | 'requests'
  readonly count: number
  readonly calls: Readonly<Record<string, readonly Call[]>>
}

/** What somebody asks who works in the shop with the most orders. */
export async function drawShopCalls(client: pg.Client, desk: Desk): Promise<DeskCalls> {
  const { rows: words } = await client.query<{ word: string }>(
    `select distinct split_part(search_words, ' ', 1 + (random() * 3)::int) as word from (select search_words from orders where seller_id = $1 limit 200) o limit 40`,
    [desk.seller],
  )
  const ask = (path: string, body: object): Call => ({
    method: 'POST',
    path,
    headers: headersOf(desk),
    body,
  })
  const page = (body: object) => ask(PAGE, { pageNo: 1, pageSize: PAGE_SIZE, ...body })
  const pages = Math.floor(desk.orders / PAGE_SIZE)
  const far = (count: number) => Array.from({ length: 20 }, (_, index) => count - index * 3)
  return {
    of: 'orders',
    count: desk.orders,
    calls: {
      'first page': [page({})],
      'page far back': far(Math.floor(pages / 2)).map((pageNo) => page({ pageNo })),
      'to ship': [
        page({ toShipOnly: true, sort: 'oldest' }),
        page({ lateOnly: true, sort: 'oldest' }),
      ],
      'some states': [page({ status: ['CANCELED', 'CLOSED'] }), page({ status: ['PENDING_PAY'] })],
      'numbers of today': [ask(TODAY, {})],
      words: words.filter(({ word }) => word.length > 2).map(({ word }) => page({ keyword: word })),
    },
  }
}

/**
 * The same calls from many senders: the mall would hold back one who asks hundreds of times a
 * second.
 */
const SENDERS = 4_000
const WARM = 200
export function fromMany(calls: readonly Call[]): Buffer[] {
  return Array.from({ length: SENDERS }, (_, index) =>
    toBytes(calls[index % calls.length] as Call, index),
  )
}

/** Each call of the desk by itself, every request made once before. */
export async function measureShopDesk(
  load: Child,
  port: number,
  { of, count, calls }: DeskCalls,
): Promise<Proof[]> {
  const laps = new Map<string, Lap>()
  for (const [what, requests] of Object.entries(calls)) {
    const name = `shop's ${of} ${what}`
    await load.ask({ kind: 'keep', name, requests: fromMany(requests) } satisfies LoadTask)
    const run = (limits: { milliseconds: number; most?: number }) =>
      load.ask<Lap>({ kind: 'run', name, port, connections: 1, ...limits } satisfies LoadTask)
    await run({ milliseconds: 60_000, most: WARM })
    laps.set(what, await run({ milliseconds: MILLISECONDS }))
  }
  const first = laps.get('first page')?.p50 ?? 0
  return [...laps].map(([what, lap]) => {
    const isFar = what === 'page far back'
    const times = lap.p50 / first
    return {
      name: `shop's ${of}, ${what}, of ${count.toLocaleString('en')}`,
      hasPassed:
        lap.count > 0 &&
        Object.keys(lap.failed).length === 0 &&
        lap.p99 < MOST_MS &&
        (!isFar || times <= MOST_TIMES),
      figures: `p50 ${lap.p50.toFixed(1)}, p99 ${lap.p99.toFixed(1)} ms (below ${MOST_MS})${isFar ? `, ${times.toFixed(2)} times the first page (at most ${MOST_TIMES})` : ''}${JSON.stringify(lap.failed) === '{}' ? '' : ` ${JSON.stringify(lap.failed)}`}`,
    }
  })
}
