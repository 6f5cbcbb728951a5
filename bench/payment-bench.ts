import { createHmac, randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { orderSku } from '../apps/api/src/faults/patient-shopper.ts'
import { person, type Person } from '../apps/api/src/faults/run-process.ts'
import { startMall, type RunningMall } from '../e2e/start-mall.ts'
import { buildIfNeeded } from '../tools/start/build-if-needed.ts'
import { withClient } from '../tools/start/mall-database.ts'
import { senderOf } from './api.ts'
import { quantile } from './laps.ts'

const BUYERS = 200
/** Of those, how many pay while events rain. */
const PAYING = 20
const EVENTS_PER_SECOND = 200
const SECONDS = 20
/** What is aimed at, in milliseconds. */
const MOST = { firstPay: 60, event: 50, known: 3_000 }
/** Of the demo mall's provider. */
const WEBHOOK_KEY = 'whk-demo-current'

type Buyer = { readonly who: Person; readonly contractId: string }
type Paying = Buyer & { readonly ref: string }

/**
 * The demo mall: how long a buyer waits for `firstPay`, the stand-in's answer included; how long a
 * provider waits until its event is stored, at 200 a second; and when the buyer knows meanwhile
 * that the money is there. True when all three are met.
 */
export async function benchPayments(): Promise<boolean> {
  await buildIfNeeded((line) => console.log(line))
  const load = loadavg()[0] ?? 0
  // The flood protection counts by address, and the load comes from one.
  process.env['TRUST_PROXY'] = '127.0.0.1'
  const mall = await startMall()
  try {
    const buyers = await placeOrders(mall)
    console.log(`load ${load.toFixed(1)} before; ${buyers.length} orders are to be paid`)
    const { times, paying } = await startPaying(mall, buyers)
    const rain = rainEvents(
      mall.url,
      paying.map(({ ref }) => ref),
    )
    const known = await payMeanwhile(mall, paying.slice(0, PAYING))
    const { stored, statuses } = await rain
    console.log(`${stored.length} events, answered ${JSON.stringify(statuses)}`)
    return [
      judge('firstPay, the provider included, p95', quantile(times, 0.95), MOST.firstPay),
      judge(
        `event stored at ${EVENTS_PER_SECOND} a second, p99`,
        quantile(stored, 0.99),
        MOST.event,
      ),
      judge('paid until the buyer knows, the slowest', Math.max(...known), MOST.known),
      statuses[200] === stored.length,
    ].every(Boolean)
  } finally {
    await mall.stop()
  }
}

function judge(what: string, milliseconds: number, most: number): boolean {
  const isMet = milliseconds <= most
  console.log(
    `${isMet ? 'ok    ' : 'MISSED'} ${what}: ${milliseconds.toFixed(1)} ms, at most ${most}`,
  )
  return isMet
}

/** Guests with an order each, of as many goods as there are in plenty. */
async function placeOrders({ url, databaseUrl }: RunningMall): Promise<Buyer[]> {
  const skus = await withClient(databaseUrl, listPlenty)
  const buyers: Buyer[] = []
  for (let number = 0; number < BUYERS; number += 1) {
    const who = person(url, senderOf(number))
    await who.call('POST /auth/web/user/tourist', {})
    const { contractId } = await orderSku(who, skus[number % skus.length] ?? 0)
    buyers.push({ who, contractId })
  }
  return buyers
}

async function listPlenty(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select s.id from skus s join items i on i.id = s.item_id join stock t on t.sku_id = s.id
     where i.is_listed and t.on_hand > 20 order by s.id limit ${BUYERS}`,
  )
  return rows.map(({ id }) => id)
}

/** One after the other, as a mall with a payment every few seconds meets them. */
async function startPaying(
  { databaseUrl }: RunningMall,
  buyers: readonly Buyer[],
): Promise<{ times: number[]; paying: Paying[] }> {
  const times: number[] = []
  const paying: Paying[] = []
  for (const buyer of buyers) {
    const begin = performance.now()
    const { payUniqueKey } = await buyer.who.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'MOCKPAY',
      contractId: buyer.contractId,
    })
    times.push(performance.now() - begin)
    const ref = await withClient(databaseUrl, (client) => findRef(client, payUniqueKey))
    paying.push({ ...buyer, ref })
  }
  return { times, paying }
}

async function findRef(client: pg.Client, uniqueKey: string): Promise<string> {
  const { rows } = await client.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts where unique_key = $1',
    [uniqueKey],
  )
  return rows[0]?.ref ?? ''
}

/**
 * Events of these payments, each a new one that the mall looks into, at a steady pace whether it
 * keeps up or not: how long each took from the moment at which it was due.
 */
async function rainEvents(
  url: string,
  refs: readonly string[],
): Promise<{ stored: number[]; statuses: Record<number, number> }> {
  const stored: number[] = []
  const statuses: Record<number, number> = {}
  const begin = performance.now()
  const all: Promise<void>[] = []
  for (let number = 0; number < EVENTS_PER_SECOND * SECONDS; number += 1) {
    const due = begin + (number * 1000) / EVENTS_PER_SECOND
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    all.push(
      postEvent(url, refs[number % refs.length] ?? '').then((status) => {
        stored.push(performance.now() - due)
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
  }
  await Promise.all(all)
  return { stored, statuses }
}

/** The status of the answer; 0 where there was none. */
async function postEvent(url: string, ref: string): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    type: 'payment.pending',
    createdAt: new Date().toISOString(),
    data: { payment: { id: ref } },
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', WEBHOOK_KEY).update(`${at}.${body}`).digest('hex')
  const answer = await fetch(`${url}/webhooks/mockpay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mockpay-signature': `t=${at},v1=${signature}` },
    body,
  }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status ?? 0
}

/** Some pay at the provider's page, one after the other; how long until each is told so. */
async function payMeanwhile({ lab }: RunningMall, paying: readonly Paying[]): Promise<number[]> {
  const known: number[] = []
  for (const { who, contractId, ref } of paying) {
    await fetch(`${lab}/mockpay/pay/${ref}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    const begin = performance.now()
    while (!(await isPaid(who, contractId))) await sleep(50)
    known.push(performance.now() - begin)
    await sleep((SECONDS * 1000) / PAYING / 2)
  }
  return known
}

async function isPaid(who: Person, contractId: string): Promise<boolean> {
  const { recordStatus } = await who.call('POST /sapi/mall-pay/payment/payResult', { contractId })
  return recordStatus === 'SUCCESS'
}
