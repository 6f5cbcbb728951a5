import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OutsideError } from '#platform/outside.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromWireId, newId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order, paidOrder, send, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { reconcileParcels } from './reconcile-parcels.ts'

/**
 * Books that were restored to an instant before: what a carrier follows since, and they do not
 * know.
 */

let t: TestMall
let merchant: Visitor
let operator: Visitor
let asOf: Date
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator] = await Promise.all([t.signIn(people.merchant), t.signIn(people.operator)])
  asOf = t.clock.now()
})
afterAll(() => t.close())

const PAGE = 'POST /sapi/mall-operator/parcel/page' as const
const SETTLE = 'POST /sapi/mall-operator/parcel/settle' as const
const own = () => t.mall.gate.own()
const reconcile = (ctx = own()) => reconcileParcels(ctx, asOf)
const open = async () => (await operator.call(PAGE, {})).data

let numbers = 100
type Item = { reference: string; quantity: number }
/** The tracking service follows a parcel that the books have lost. */
async function lostParcel(
  of: { reference?: string; items?: Item[] },
  carrier = 'dhl',
): Promise<string> {
  const number = `LOST${(numbers += 1)}`
  const answer = await fetch(`${t.lab.url}/carrier/v1/trackings/${carrier}/${number}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'DE', language: 'en', ...of }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return number
}
const orderId = ({ tradeOrderList: [one] }: Contract) => fromWireId('order', one?.id ?? '') ?? ''
async function items(contract: Contract, quantity: number): Promise<Item[]> {
  const lines = await t.sql<{ id: string }>('select id from order_lines where order_id = $1', [
    orderId(contract),
  ])
  return lines.map(({ id }) => ({ reference: id, quantity }))
}
const referenceOf = (contract: Contract, parcelId: string = newId('parcel')) =>
  `${parcelId}.${orderId(contract)}`
const stateOf = async (contract: Contract) =>
  (
    await t.sql<{ status: string }>('select status from orders where id = $1', [orderId(contract)])
  )[0]?.status
const parcelsOf = (contract: Contract) =>
  t.sql<{ id: string; number: string; shipped_at: Date; confirm_by: Date; lines: number }>(
    `select p.id, p.number, p.shipped_at, p.confirm_by, (select sum(qty)::int from parcel_lines l where l.parcel_id = p.id) as lines
     from parcels p where p.order_id = $1 order by p.shipped_at`,
    [orderId(contract)],
  )

test('what a shop sends is registered with the name of its parcel and order, and with what is in it', async () => {
  const contract = await paidOrder(t, t.visit(), { lamp: 3 })
  await send(merchant, contract.tradeOrderList[0]?.id ?? '', 2)
  await t.drain()
  const list = await fetch(`${t.lab.url}/carrier/v1/trackings?since=2020-01-01T00:00:00Z`)
  const [parcel] = await parcelsOf(contract)
  expect(((await list.json()) as { data: unknown[] }).data).toEqual([
    expect.objectContaining({
      number: parcel?.number,
      reference: `${parcel?.id}.${orderId(contract)}`,
      items: await items(contract, 2),
    }),
  ])
  expect(await reconcile()).toEqual({ takenIn: 0, stray: 0 })
})

test('a parcel of an order that is still to be sent is sent in the books too: goods, stock, state and timeline, once, and its buyer is written to under the id that it had', async () => {
  const buyer = t.visit()
  const contract = await paidOrder(t, buyer, { lamp: 3 })
  const stock = () => t.sql('select * from stock_moves where reason = $1 order by id', ['send'])
  const before = (await stock()).length
  t.clock.advance(60_000)
  const [id, sentAt] = [newId('parcel'), t.clock.now()]
  const number = await lostParcel({
    reference: referenceOf(contract, id),
    items: await items(contract, 2),
  })
  t.clock.advance(600_000)
  expect(await reconcile()).toEqual({ takenIn: 1, stray: 0 })
  expect(await parcelsOf(contract)).toEqual([
    {
      id,
      number,
      shipped_at: sentAt,
      confirm_by: new Date(sentAt.getTime() + 21 * DAY),
      lines: 2,
    },
  ])
  expect(await stateOf(contract)).toBe('UN_DELIVERY')
  expect(await stock()).toHaveLength(before + 1)
  const jobs = await t.sql<{ data: object }>(
    `select data from pgboss.job where name = 'mail.shipped' and state = 'created'`,
  )
  expect(jobs).toContainEqual({ data: { orderId: orderId(contract), parcelId: id } })

  const last = await lostParcel({
    reference: referenceOf(contract),
    items: await items(contract, 1),
  })
  expect(await reconcile()).toEqual({ takenIn: 1, stray: 0 })
  expect(await reconcile()).toEqual({ takenIn: 0, stray: 0 })
  expect((await parcelsOf(contract)).map((one) => one.number)).toEqual([number, last])
  expect(await stateOf(contract)).toBe('UN_RECEIVED')
  expect(await open()).toEqual([])
  await t.drain()
  expect(await t.audit()).toEqual([])
})

test('taken in by two processes at once, a parcel is in the books once', async () => {
  const contract = await paidOrder(t, t.visit(), { lamp: 2 })
  await lostParcel({ reference: referenceOf(contract), items: await items(contract, 2) })
  const found = await Promise.all([reconcile(), reconcile(), reconcile()])
  expect(found.reduce((sum, { takenIn }) => sum + takenIn, 0)).toBe(1)
  expect(found.reduce((sum, { stray }) => sum + stray, 0)).toBe(0)
  expect(await parcelsOf(contract)).toHaveLength(1)
})

test('what cannot be decided is on the list of the operator once, with its order and shop where they are known, and changes nothing else', async () => {
  const [canceled, paid] = [
    await order(t.visit(), { lamp: 1 }),
    await paidOrder(t, t.visit(), { lamp: 1 }),
  ]
  const sent = await paidOrder(t, t.visit(), { lamp: 1 })
  await send(merchant, sent.tradeOrderList[0]?.id ?? '')
  const codeOf = (contract: Contract) => contract.tradeOrderList[0]?.tradeOrderCode ?? null
  const foreign = await paidOrder(t, t.visit(), { lamp: 1 })
  const wanted = [
    [await lostParcel({}), 'ORDER_UNKNOWN', null],
    [await lostParcel({ reference: 'of-another-mall' }), 'ORDER_UNKNOWN', null],
    [
      await lostParcel({ reference: `${newId('parcel')}.${newId('order')}` }),
      'ORDER_UNKNOWN',
      null,
    ],
    [await lostParcel({ reference: referenceOf(paid) }), 'CONTENTS_UNKNOWN', codeOf(paid)],
    [
      await lostParcel({
        reference: referenceOf(paid),
        items: [{ reference: 'my own', quantity: 1 }],
      }),
      'CONTENTS_UNKNOWN',
      codeOf(paid),
    ],
    [
      await lostParcel({ reference: referenceOf(paid), items: await items(paid, 2) }),
      'NOTHING_TO_SEND',
      codeOf(paid),
    ],
    [
      await lostParcel({ reference: referenceOf(paid), items: await items(foreign, 1) }),
      'NOTHING_TO_SEND',
      codeOf(paid),
    ],
    [
      await lostParcel({ reference: referenceOf(canceled), items: await items(canceled, 1) }),
      'NOTHING_TO_SEND',
      codeOf(canceled),
    ],
    [
      await lostParcel({ reference: referenceOf(sent), items: await items(sent, 1) }),
      'NOTHING_TO_SEND',
      codeOf(sent),
    ],
    [
      await lostParcel({ reference: referenceOf(paid), items: await items(paid, 1) }, 'nobodys'),
      'CARRIER_UNKNOWN',
      codeOf(paid),
    ],
  ]
  expect(await reconcile()).toEqual({ takenIn: 0, stray: wanted.length })
  expect(await reconcile()).toEqual({ takenIn: 0, stray: 0 })
  const listed = await open()
  expect(
    listed.map(({ serviceCode, reason, tradeOrderCode }) => [serviceCode, reason, tradeOrderCode]),
  ).toEqual(wanted)
  const shops = listed.flatMap(({ shopName }) => shopName ?? [])
  expect(shops.length).toBe(7)
  expect(await stateOf(paid)).toBe('UN_DELIVERY')
  expect(await parcelsOf(paid)).toEqual([])

  // The shop enters it: it leaves the list by itself.
  const [contents] = wanted.filter(([, reason]) => reason === 'CONTENTS_UNKNOWN')
  const detail = await merchant.call('POST /sapi/mall-merchant/order/detail', {
    id: paid.tradeOrderList[0]?.id ?? '',
  })
  const [dhl] = await t.sql<{ id: number }>(`select id from carriers where code = 'dhl'`)
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    orderId: paid.tradeOrderList[0]?.id ?? '',
    carrierId: dhl?.id ?? 0,
    serviceCode: contents?.[0] ?? '',
    lines: detail.tradeOrderLineList.map(({ id }) => ({ id, qty: 1 })),
  })
  const closed = async () => (await operator.call(PAGE, { isClosed: true })).data
  expect((await closed()).map(({ serviceCode, status }) => [serviceCode, status])).toEqual([
    [contents?.[0], 'RESOLVED'],
  ])

  // The operator says what became of another, once.
  const id = listed[0]?.id ?? ''
  t.clock.advance(1000)
  const settled = await operator.call(SETTLE, { id, note: 'Belongs to the shop next door' })
  expect(settled).toMatchObject({ status: 'SETTLED', operationList: [] })
  expect(settled.progressList.map(({ event, note }) => [event, note])).toEqual([
    ['find', ''],
    ['settle', 'Belongs to the shop next door'],
  ])
  await expect(operator.call(SETTLE, { id, note: 'again' })).rejects.toMatchObject({
    body: { code: 'matter.state', operationList: [] },
  })
  await expect(
    operator.call(SETTLE, { id: 'spc_01h455vb4pex5vsknk084sn02q', note: 'none' }),
  ).rejects.toMatchObject({ body: { code: 'matter.not_found' } })
  await expect(merchant.call(PAGE, {})).rejects.toMatchObject({ body: { code: 'auth.role' } })
  expect((await open()).length).toBe(wanted.length - 2)
})

/** Another tracking service, and what it answers to each page that is asked for. */
async function atService(
  answers: (query: URLSearchParams) => { status: number; body: unknown },
): Promise<{ found: Awaited<ReturnType<typeof reconcile>> | unknown; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://carrier')
    asked.push(searchParams.get('after') ?? '')
    const { status, body } = answers(searchParams)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const carrierUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const ctx = { ...own(), env: { ...own().env, carrierUrl } }
    return { found: await reconcile(ctx).catch((error: unknown) => error), asked }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('the list is read page by page, and an entry that cannot be read takes no other with it', async () => {
  const contract = await paidOrder(t, t.visit(), { lamp: 2 })
  const one = async (number: string) => ({
    carrier: 'dhl',
    number,
    registeredAt: t.clock.now().toISOString(),
    reference: referenceOf(contract),
    items: await items(contract, 1),
  })
  const pages: Record<string, object> = {
    '': { data: [await one('page1'), { carrier: 'dhl', number: 'two words' }], next: 'b' },
    b: { data: [7, await one('PAGE2')], next: null },
  }
  const { found, asked } = await atService((query) => ({
    status: 200,
    body: pages[query.get('after') ?? ''],
  }))
  expect(asked).toEqual(['', 'b'])
  expect(found).toEqual({ takenIn: 2, stray: 2 })
  expect((await parcelsOf(contract)).map(({ number }) => number).toSorted()).toEqual([
    'PAGE1',
    'PAGE2',
  ])
  const unread = (await open()).filter(({ reason }) => reason === 'UNREADABLE')
  expect(unread.map(({ serviceCode }) => serviceCode).toSorted()).toEqual(['', 'two words'])
})

test('a service that does not answer, or answers nonsense, has not been asked; one that keeps no list has nothing to say', async () => {
  for (const [status, body] of [
    [503, {}],
    [200, { list: [] }],
    [200, 'x'],
  ] as const)
    expect((await atService(() => ({ status, body }))).found).toBeInstanceOf(OutsideError)
  for (const status of [404, 405])
    expect((await atService(() => ({ status, body: {} }))).found).toEqual({ takenIn: 0, stray: 0 })
})

test('a mall without a tracking service has nobody to ask', async () => {
  const ctx = own()
  expect(await reconcile({ ...ctx, env: { ...ctx.env, carrierUrl: undefined } })).toEqual({
    takenIn: 0,
    stray: 0,
  })
})
