import { setTimeout as sleep } from 'node:timers/promises'
import type { WireGoodsImport } from '@galleria/contract/goods-table'
import { IMPORT_PATH } from '@galleria/contract/goods-table-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import { crashPoints, type CrashPoint } from '#platform/crash-point.ts'
import { HELD_IN_BOOKS, heldAtProvider } from '../testing/provider-books.ts'
import { startProgram } from '../testing/webhook-steps.ts'
import { signedIn } from './member.ts'
import { buy, insist, refundAll, signIn, untilPaid, untilRefunded } from './patient-shopper.ts'
import { openSurroundings, type Surroundings } from './open-surroundings.ts'
import { person, startApi, type ApiSettings, type Person, type RunningApi } from './run-process.ts'

/**
 * The process is killed with -9 at each border in turn, while people shop; each time it is started
 * again and nobody lends a hand.
 */
let books: Surroundings['books']
let lab: Surroundings['lab']
let settings: ApiSettings
let around: Surroundings
let api: RunningApi
let merchant: Person
beforeAll(async () => {
  around = await openSurroundings()
  ;({ books, lab, settings } = around)
  api = await startApi(settings)
  merchant = await signIn(person(api.url), 'merchant@galleria.test')
  await stop()
})
afterAll(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended()
  await around.close()
})

const paying: CrashPoint[] = [
  'order.placed',
  'payment.written',
  'payment.created',
  'payment.asked',
  'payment.settled',
  'webhook.stored',
  'webhook.settled',
]
const refunding: CrashPoint[] = [
  'reverse.approved',
  'reverse.started',
  'refund.sent',
  'refund.answered',
  'refund.finished',
  'reverse.finished',
]

test('every named point is walked here or, for those of another way, below', () => {
  expect(
    [
      ...paying,
      ...refunding,
      ...['payment.canceled', 'order.shipped', 'invoice.drawn', 'goods.imported', 'program.told'],
      'prices.changed',
      // Of goods that come back, and of what is said to the mall: kill-requests.test.ts.
      ...['reverse.moved', 'withdrawal.saved', 'withdrawal.matched'],
      // Of a provider whose promises are taken by parcel: kill-providers.test.ts.
      ...['capture.sent', 'capture.answered', 'capture.finished', 'capture.released'],
    ].toSorted(),
  ).toEqual([...crashPoints].toSorted())
})

test(
  'killed at every border of paying and refunding, the mall loses nothing, takes nothing twice, gives nothing twice',
  { timeout: 1_500_000 },
  async () => {
    const walked: string[] = []
    const visits: Promise<void>[] = []
    for (const point of [...paying, ...refunding]) {
      api = await startApi(settings, point)
      await around.scenario('paid')
      // Earlier people are still at it: whoever comes to the point first brings the process down
      // for all.
      visits.push(shopAndRegret(await signedIn(books, api.url)))
      walked.push(
        `${point}: ${await Promise.race([api.ended(), visits.at(-1)?.then(() => 'nobody came there')])}`,
      )
    }
    api = await startApi(settings)
    const isUp = performance.now()
    await Promise.all(visits)
    // Whatever was cut off is taken up again without a hand, within a minute where the machine is
    // free.
    expect(performance.now() - isUp).toBeLessThan(150_000)
    await stop()
    expect(walked).toEqual([...paying, ...refunding].map((point) => `${point}: SIGKILL`))
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
    await expectSameMoney()
  },
)

async function shopAndRegret(buyer: Person): Promise<void> {
  const purchase = await buy(buyer)
  await untilPaid(buyer, purchase)
  await untilRefunded(buyer, await refundAll(buyer, merchant, purchase))
}

test(
  "killed between the provider's cancel and the mall's own, the order can still be given up, once",
  { timeout: 600_000 },
  async () => {
    api = await startApi(settings, 'payment.canceled')
    await around.scenario('pending')
    const buyer = await signedIn(books, api.url)
    const { orderId } = await buy(buyer)
    const cancel = insist(() =>
      buyer.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', { id: orderId }),
    )
    expect(await api.ended()).toBe('SIGKILL')
    api = await startApi(settings)
    await cancel
    expect(
      (
        await buyer.call('POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer', {
          id: orderId,
        })
      ).displayStatus,
    ).toBe('CANCELED')
    await stop()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
  },
)

test(
  'killed after a parcel was noted, the same parcel is not sent twice',
  { timeout: 600_000 },
  async () => {
    api = await startApi(settings, 'order.shipped')
    await around.scenario('paid')
    const buyer = await signedIn(books, api.url)
    const purchase = await buy(buyer)
    await untilPaid(buyer, purchase)
    const { tradeOrderLineList } = await merchant.call('POST /sapi/mall-merchant/order/detail', {
      id: purchase.orderId,
    })
    const ship = insist(() =>
      merchant.call('POST /sapi/mall-merchant/order/ship', {
        orderId: purchase.orderId,
        carrierId: 1,
        serviceCode: 'ONCE1',
        lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.tradeQty })),
      }),
    ).catch((error: unknown) => error)
    expect(await api.ended()).toBe('SIGKILL')
    api = await startApi(settings)
    // The second time it was sent already.
    expect(await ship).toMatchObject({ code: 'order.state' })
    expect((await books.query('select count(*)::int as n from parcels')).rows).toEqual([{ n: 1 }])
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
    // Its paper, too, so that the next process has none of it left to draw.
    await untilDrawn()
    await stop()
  },
)

test(
  'killed after an invoice was drawn and before that was noted, it is drawn again: one paper with one number',
  { timeout: 600_000 },
  async () => {
    api = await startApi(settings, 'invoice.drawn')
    await around.scenario('paid')
    const buyer = await signedIn(books, api.url)
    const purchase = await buy(buyer)
    await untilPaid(buyer, purchase)
    const { tradeOrderLineList } = await merchant.call('POST /sapi/mall-merchant/order/detail', {
      id: purchase.orderId,
    })
    await merchant
      .call('POST /sapi/mall-merchant/order/ship', {
        orderId: purchase.orderId,
        carrierId: 1,
        serviceCode: 'PAPER1',
        lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.tradeQty })),
      })
      // The process may be gone before it has answered.
      .catch(() => undefined)
    expect(await api.ended()).toBe('SIGKILL')
    api = await startApi(settings)
    // The queue gives the dead worker's job to another one.
    await untilDrawn()
    expect(
      (
        await books.query(
          `select count(*)::int as n from invoices where order_id = (select order_id from parcels where number = 'PAPER1')`,
        )
      ).rows,
    ).toEqual([{ n: 1 }])
    await stop()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
  },
)

test(
  'killed between two parts of a table of goods, its rows are each taken over once',
  { timeout: 600_000 },
  async () => {
    api = await startApi(settings, 'goods.imported')
    const rows = Array.from(
      { length: 100 },
      (_, index) =>
        `KT-${index},en,desks,Maker,Answerer,parcel,Stool ${index},A stool.,oak,30 cm,30,30,45,3,49.90,${index + 1}`,
    )
    const id = await sendTable(
      [
        'sku,language,category,manufacturer,responsible,freight,name.en,description.en,finish,size,width,depth,height,weight,price.DE,stock',
        ...rows,
      ].join('\n'),
    )
    await merchant
      .call('POST /sapi/mall-merchant/goodsTable/run', { id, mode: 'GOOD', isSure: false })
      // The process may be gone before it has answered.
      .catch(() => undefined)
    expect(await api.ended()).toBe('SIGKILL')
    const answered = `select count(*)::int as n from goods_import_rows where answer = 'DONE'`
    expect((await books.query(answered)).rows).toEqual([{ n: 40 }])
    api = await startApi(settings)
    await untilImport(id, 'DONE')
    expect((await books.query(answered)).rows).toEqual([{ n: 100 }])
    expect(
      (
        await books.query(
          `select count(*)::int as versions, count(distinct k.item_id)::int as items, sum(q.on_hand)::int as pieces from skus k join stock q on q.sku_id = k.id where k.code like 'KT-%'`,
        )
      ).rows,
    ).toEqual([{ versions: 100, items: 100, pieces: 5050 }])
    await stop()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
  },
)

test(
  'killed between two parts of a bulk change of prices, each price is set once and set back once',
  { timeout: 600_000 },
  async () => {
    api = await startApi(settings, 'prices.changed')
    const { id } = await merchant.call('POST /sapi/mall-merchant/priceChange/preview', {
      keyword: 'KT-',
      siteList: ['DE'],
      kind: 'PERCENT',
      percent: -10,
    })
    await merchant
      .call('POST /sapi/mall-merchant/priceChange/apply', { id })
      // The process may be gone before it has answered.
      .catch(() => undefined)
    expect(await api.ended()).toBe('SIGKILL')
    const prices = (amount: number) =>
      `select count(*)::int as n from sku_prices p join skus k on k.id = p.sku_id where k.code like 'KT-%' and p.amount = ${amount}`
    expect((await books.query(prices(4491))).rows).toEqual([{ n: 40 }])
    api = await startApi(settings)
    await untilChange(id, 'DONE')
    expect((await books.query(prices(4491))).rows).toEqual([{ n: 100 }])
    await stop()
    api = await startApi(settings, 'prices.changed')
    await merchant.call('POST /sapi/mall-merchant/priceChange/undo', { id }).catch(() => undefined)
    expect(await api.ended()).toBe('SIGKILL')
    api = await startApi(settings)
    await untilChange(id, 'UNDONE')
    expect((await books.query(prices(4990))).rows).toEqual([{ n: 100 }])
    await stop()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
  },
)

test(
  'killed between telling a program and writing that down, it is told once more under the same id',
  { timeout: 600_000 },
  async () => {
    const program = await startProgram()
    api = await startApi(settings, 'program.told')
    const { webhookList } = await merchant.call('POST /sapi/mall-merchant/webhook/add', {
      url: program.url,
      eventList: ['order.paid'],
    })
    await merchant
      .call('POST /sapi/mall-merchant/webhook/test', { id: webhookList[0]?.id ?? '' })
      .catch(() => undefined)
    expect(await api.ended()).toBe('SIGKILL')
    expect(program.received).toHaveLength(1)
    // The minute is over after which it counts as due.
    await books.query('update webhook_messages set next_try_at = now()')
    api = await startApi(settings)
    const delivered = `select count(*)::int as n from webhook_messages where status = 'DELIVERED'`
    while ((await books.query(delivered)).rows[0].n === 0) await sleep(200)
    expect(new Set(program.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(program.received).toHaveLength(2)
    await stop()
    await program.close()
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
  },
)

/** A table that was looked at, by its id. */
async function sendTable(content: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([content]), 'goods.csv')
  const cookie = [...merchant.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const answer = await fetch(api.url + IMPORT_PATH, {
    method: 'POST',
    headers: { origin: api.url, cookie },
    body: form,
  })
  const { id, separator, decimalSign, columnList } = (await answer.json()) as WireGoodsImport
  await merchant.call('POST /sapi/mall-merchant/goodsTable/check', {
    ...{ id, separator, decimalSign },
    fieldList: columnList.map(({ field }) => field),
  })
  await untilImport(id, 'CHECKED')
  return id
}

async function untilImport(id: string, status: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const table = await merchant.call('POST /sapi/mall-merchant/goodsTable/detail', { id })
    if (table.status === status) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`the table never was ${status}`)
}

async function untilChange(id: string, status: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const change = await merchant.call('POST /sapi/mall-merchant/priceChange/detail', { id })
    if (change.status === status) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error(`the change never was ${status}`)
}

/** Every invoice has its drawing. */
async function untilDrawn(): Promise<void> {
  const end = Date.now() + 120_000
  for (;;) {
    const { rows } = await books.query<{ n: number }>(
      `select (select count(*) from invoices)::int - (select count(*) from invoice_drawings)::int as n`,
    )
    if (rows[0]?.n === 0) return
    if (Date.now() > end) throw new Error(`${rows[0]?.n} invoices were not drawn`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function stop(): Promise<void> {
  api.child.kill('SIGKILL')
  await api.ended()
}

/** What the provider took and gave back is what the books say it holds, fee apart. */
async function expectSameMoney(): Promise<void> {
  const { rows } = await books.query<{ held: string }>(HELD_IN_BOOKS)
  expect(Number(rows[0]?.held)).toBe(await heldAtProvider(lab.url))
}
