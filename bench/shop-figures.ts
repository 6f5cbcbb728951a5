import { request } from 'node:http'
import type pg from 'pg'
import type { Reply } from '@galleria/contract/define-call'
import type { figuresCalls } from '@galleria/contract/figures'
import type { Call } from './call.ts'
import { headersOf } from './calls.ts'
import type { Child } from './child.ts'
import type { Lap } from './laps.ts'
import type { LoadTask } from './load-http.ts'
import type { Proof } from './report.ts'
import { findDesk, fromMany, type Desk } from './shop-desk.ts'

const SALES = '/sapi/mall-merchant/figures/sales'
const RANGE = '/sapi/mall-merchant/figures/range'
const MILLISECONDS = 2_500
const WARM = 20
/** The slowest answer in a hundred, when nobody else asks. */
const MOST_MS = 300

type Figures = Reply<typeof figuresCalls.readFigures>
type Sums = Readonly<Record<string, readonly number[]>>

const periods = { month: 30, year: 365 } as const

/**
 * What somebody asks who reads the figures of the shop with the most orders: how long it takes, and
 * that it is what the orders say.
 */
export async function measureFigures(
  client: pg.Client,
  load: Child,
  port: number,
): Promise<Proof[]> {
  const desk = await findDesk(client)
  const ask = (path: string, body: object): Call => ({
    method: 'POST',
    path,
    headers: headersOf(desk),
    body,
  })
  const proofs: Proof[] = []
  for (const [name, days] of Object.entries(periods)) {
    const call = ask(SALES, { days, step: days > 100 ? 'month' : 'day' })
    proofs.push(
      await measure(
        `figures of a ${name}, ${desk.orders.toLocaleString('en')} orders`,
        call,
        load,
        port,
      ),
    )
    proofs.push(await compare(client, desk, name, (await send(call, port)) as Figures))
  }
  proofs.push(await measure('figures, range of stock', ask(RANGE, {}), load, port))
  return proofs
}

async function measure(name: string, call: Call, load: Child, port: number): Promise<Proof> {
  await load.ask({ kind: 'keep', name, requests: fromMany([call]) } satisfies LoadTask)
  const run = (limits: { milliseconds: number; most?: number }) =>
    load.ask<Lap>({ kind: 'run', name, port, connections: 1, ...limits } satisfies LoadTask)
  await run({ milliseconds: 60_000, most: WARM })
  const lap = await run({ milliseconds: MILLISECONDS })
  return {
    name,
    hasPassed: lap.count > 0 && Object.keys(lap.failed).length === 0 && lap.p99 < MOST_MS,
    figures: `p50 ${lap.p50.toFixed(1)}, p99 ${lap.p99.toFixed(1)} ms (below ${MOST_MS})${JSON.stringify(lap.failed) === '{}' ? '' : ` ${JSON.stringify(lap.failed)}`}`,
  }
}

/**
 * The yardstick: the same sums from orders, lines and refunds themselves, and how long that takes.
 */
async function compare(
  client: pg.Client,
  desk: Desk,
  name: string,
  figures: Figures,
): Promise<Proof> {
  const since = performance.now()
  const raw = await readRaw(client, desk, figures)
  const took = performance.now() - since
  const told: Sums = Object.fromEntries(
    figures.currencyList.map((one) => [
      one.currency,
      [one.orders, one.pieces, one.soldAmt.value, one.refundedAmt.value],
    ]),
  )
  const wrong = [
    ...differences(told, raw.sums).map(
      (key) => `${key} ${told[key]?.join('/')}, not ${raw.sums[key]?.join('/')}`,
    ),
    ...figures.currencyList.flatMap(({ currency, byPieces }) =>
      byPieces
        .filter(
          (one) =>
            `${one.pieces}/${one.soldAmt.value}` !== raw.goods.get(`${currency} ${one.skuCode}`),
        )
        .map((one) => `${currency} ${one.skuCode}`),
    ),
  ]
  return {
    name: `figures of a ${name} are the sums of the orders`,
    hasPassed: wrong.length === 0 && figures.currencyList.length > 0,
    figures: `${Object.keys(told).length} currencies, ${figures.from} to ${figures.to}; from the orders themselves in ${took.toFixed(0)} ms${wrong.length > 0 ? `; wrong: ${wrong.slice(0, 5).join('; ')}` : ''}`,
  }
}

function differences(told: Sums, raw: Sums): string[] {
  return [...new Set([...Object.keys(told), ...Object.keys(raw)])].filter((key) => {
    const zero = [0, 0, 0, 0]
    return (told[key] ?? zero).join() !== (raw[key] ?? zero).join()
  })
}

async function readRaw(
  client: pg.Client,
  { seller }: Desk,
  { from, to }: Figures,
): Promise<{ sums: Sums; goods: ReadonlyMap<string, string> }> {
  const span = (at: string) =>
    `${at} >= $2::date::timestamp at time zone c.time_zone and ${at} < ($3::date + 1)::timestamp at time zone c.time_zone`
  const { rows } = await client.query<{
    currency: string
    orders: number
    pieces: number
    sold: number
    refunded: number
  }>(
    `with sold as (
      select o.currency, count(*)::int as orders, sum(o.need_pay)::float8 / 100 as sold from orders o join seller_calendars c using (seller_id)
      where o.seller_id = $1 and ${span('o.paid_at')} group by 1
    ), lines as (
      select o.currency, sum(case when l.snapshot ? 'measure' then 1 else l.qty end)::int as pieces from orders o join seller_calendars c using (seller_id)
        join order_lines l on l.order_id = o.id where o.seller_id = $1 and ${span('o.paid_at')} group by 1
    ), back as (
      select o.currency, sum(g.sign * g.amount)::float8 / 100 as refunded from refunds_given g join orders o on o.id = g.order_id join seller_calendars c using (seller_id)
      where o.seller_id = $1 and o.paid_at is not null and ${span('g.at')} group by 1
    )
    select currency, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces, coalesce(sold, 0) as sold, coalesce(refunded, 0) as refunded
    from sold full join lines using (currency) full join back using (currency)`,
    [seller, from, to],
  )
  const goods = await client.query<{ key: string; sold: string }>(
    `select o.currency || ' ' || k.code as key, sum(case when l.snapshot ? 'measure' then 1 else l.qty end) || '/' || (sum(l.need_pay)::float8 / 100) as sold
    from orders o join seller_calendars c using (seller_id) join order_lines l on l.order_id = o.id join skus k on k.id = l.sku_id
    where o.seller_id = $1 and ${span('o.paid_at')} group by o.currency, k.code`,
    [seller, from, to],
  )
  return {
    sums: Object.fromEntries(
      rows.map((row) => [row.currency, [row.orders, row.pieces, row.sold, row.refunded]]),
    ),
    goods: new Map(goods.rows.map(({ key, sold }) => [key, sold])),
  }
}

/** One answer, to be read. */
function send(call: Call, port: number): Promise<unknown> {
  const text = JSON.stringify(call.body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: call.method,
        path: call.path,
        headers: {
          ...call.headers,
          host: 'bench.galleria.test',
          'x-forwarded-for': '10.0.0.1',
          'content-length': Buffer.byteLength(text),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString())))
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
