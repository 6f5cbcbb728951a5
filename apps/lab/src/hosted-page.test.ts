import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Lab } from './lab.ts'
import {
  patiently,
  createClient,
  startMerchant,
  startTestLab,
  type Client,
  type Merchant,
} from './test-lab.ts'

let lab: Lab
let merchant: Merchant
let client: Client

beforeAll(async () => {
  lab = await startTestLab()
  merchant = await startMerchant()
  client = createClient(lab, merchant)
})
afterAll(async () => {
  await lab.stop()
  await merchant.stop()
})

const open = (url: string) => fetch(url, { redirect: 'manual' })
const create = async (changes: object = {}) => (await client.create(client.order(changes))).body

test('shows the amount in the buyer’s way, the description as text, and eight ways to go on', async () => {
  const { checkoutUrl } = await create({ locale: 'de', description: '<b>Desk</b>' })
  const page = await (await open(checkoutUrl)).text()
  expect(page).toContain('129,90\u00a0€')
  expect(page).toContain('&#60;b&#62;Desk&#60;/b&#62;')
  expect([...page.matchAll(/name="outcome" value="(\w+)"/g)].map((match) => match[1])).toEqual([
    'paid',
    'declined',
    'pending_then_paid',
    'pending',
    'paid_no_return',
    'paid_twice',
    'late',
    'canceled',
  ])
})

test.each([
  ['paid', 'paid', 1],
  ['declined', 'declined', 0],
  ['pending_then_paid', 'processing', 0],
  ['pending', 'processing', 0],
  ['paid_twice', 'paid', 2],
  ['late', 'open', 0],
  ['canceled', 'canceled', 0],
])('%s: goes back to the shop with the payment %s', async (outcome, status, captures) => {
  const { id } = await create()
  const answer = await client.choose(id, outcome)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `http://127.0.0.1:3000/checkout/result?contractId=7&paymentId=${id}`,
  ])
  const payment = await client.read(id)
  expect([payment.status, payment.captures.length]).toEqual([status, captures])
})

test('paid_no_return: paid, but the browser stays', async () => {
  const { id } = await create()
  const answer = await client.choose(id, 'paid_no_return')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Paid. You may close this window.')
  expect((await client.read(id)).status).toBe('paid')
})

test('a second click changes nothing and shows what became of the first', async () => {
  const { id, checkoutUrl } = await create()
  await client.choose(id, 'declined')
  const second = await client.choose(id, 'paid')
  expect([second.status, second.headers.get('location')]).toEqual([303, `/mockpay/pay/${id}`])
  const page = await (await open(checkoutUrl)).text()
  expect(page).toContain('This payment was declined.')
  expect(page).toContain(`contractId=7&#38;paymentId=${id}`)
  expect((await client.read(id)).captures).toEqual([])
})

test.each([
  ['', '?'],
  ['?note=a%20b~(c)', '?note=a%20b~(c)&'],
])(
  'a payment with a queued outcome sends the browser back at once, keeping the query "%s"',
  async (query, expected) => {
    await client.queue('paid')
    const { id, checkoutUrl } = await create({ returnUrl: `http://127.0.0.1:3000/done${query}` })
    const answer = await open(checkoutUrl)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:3000/done${expected}paymentId=${id}`,
    ])
  },
)

test('an open payment nobody comes for expires without a word', async () => {
  const impatient = await startTestLab({ delays: { expiry: 30 } })
  const its = createClient(impatient, merchant)
  const { id } = (await its.create(its.order())).body
  await vi.waitFor(async () => expect((await its.read(id)).status).toBe('expired'), {
    ...patiently,
    interval: 10,
  })
  expect(merchant.typesOf(id)).toEqual([])
  await impatient.stop()
})
