import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Lab } from './lab.ts'
import {
  patiently,
  call,
  createClient,
  startMerchant,
  startTestLab,
  type Merchant,
} from './test-lab.ts'
import type { LabOptions } from './settings.ts'

/** A busy machine delivers late. */
const running: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop()
})

async function open(statuses: number[] = [], options: Partial<LabOptions> = {}) {
  const merchant = await startMerchant(statuses)
  const lab = await startTestLab(options)
  running.push(merchant, lab)
  return { lab, merchant, client: createClient(lab, merchant) }
}

async function payOnce({ lab, merchant }: { lab: Lab; merchant: Merchant }) {
  const client = createClient(lab, merchant)
  const { id } = (await client.create(client.order())).body
  await client.choose(id, 'paid')
  return id
}

const listEvents = async (lab: Lab) =>
  (
    await call<
      {
        id: string
        type: string
        tries: number
        lastAnswer: string | null
        deliveredAt: string | null
      }[]
    >(`${lab.url}/mockpay/test/events`)
  ).body

function readSignature(header: unknown) {
  const parts = String(header)
    .split(',')
    .map((part) => part.split('=') as [string, string])
  return { t: Number(parts[0]?.[1]), v1: parts.slice(1).map(([name, value]) => [name, value]) }
}
const hmac = (key: string, words: string) => createHmac('sha256', key).update(words).digest('hex')

test('every webhook is signed with the current and with the previous key', async () => {
  const here = await open()
  const id = await payOnce(here)
  await vi.waitFor(() => expect(here.merchant.deliveries).toHaveLength(1), patiently)
  const { headers, raw, event } = here.merchant.deliveries[0]!
  const { t, v1 } = readSignature(headers['mockpay-signature'])
  expect(Math.abs(t - Date.now() / 1000)).toBeLessThan(5)
  expect(v1).toEqual([
    ['v1', hmac('whk-demo-current', `${t}.${raw}`)],
    ['v1', hmac('whk-demo-previous', `${t}.${raw}`)],
  ])
  expect(event).toMatchObject({
    type: 'payment.paid',
    data: {
      payment: { id, status: 'paid' },
      capture: { amount: { minor: 12_990, currency: 'EUR' } },
    },
  })
})

test('a webhook the merchant answered with 500 comes again, the same to the byte', async () => {
  const here = await open([500, 302])
  await payOnce(here)
  await vi.waitFor(
    async () =>
      expect((await listEvents(here.lab))[0]).toMatchObject({ tries: 3, lastAnswer: '200' }),
    patiently,
  )
  expect(here.merchant.deliveries).toHaveLength(3)
  expect(new Set(here.merchant.deliveries.map(({ raw }) => raw)).size).toBe(1)
})

test('a merchant who does not answer in time is asked again', async () => {
  const here = await open([0])
  await payOnce(here)
  await vi.waitFor(
    async () =>
      expect((await listEvents(here.lab))[0]).toMatchObject({ tries: 2, lastAnswer: '200' }),
    patiently,
  )
})

test('after twenty tries the provider gives up', async () => {
  const here = await open(
    Array.from({ length: 30 }, () => 503),
    { delays: { webhookRetries: [1] } },
  )
  await payOnce(here)
  await vi.waitFor(async () => expect((await listEvents(here.lab))[0]?.tries).toBe(20), patiently)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(here.merchant.deliveries).toHaveLength(20)
  expect((await listEvents(here.lab))[0]).toMatchObject({ lastAnswer: '503', deliveredAt: null })
})

test('an undelivered webhook, and an outcome still to come, survive a restart of the lab', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'galleria-lab-'))
  const merchant = await startMerchant([500])
  const first = await startTestLab({ dataDir, delays: { webhookRetries: [300], bank: 300 } })
  const client = createClient(first, merchant)
  const id = await payOnce({ lab: first, merchant })
  const waiting = (await client.create(client.order({ webhookUrl: `${merchant.url}/other` }))).body
    .id
  await vi.waitFor(() => expect(merchant.deliveries).toHaveLength(1), patiently)
  await client.choose(waiting, 'pending_then_paid')
  await vi.waitFor(
    () => expect(merchant.typesOf(waiting)).toEqual(['payment.processing']),
    patiently,
  )
  await first.stop()

  const second = await startTestLab({ dataDir })
  await vi.waitFor(
    () => expect(merchant.typesOf(id)).toEqual(['payment.paid', 'payment.paid']),
    patiently,
  )
  await vi.waitFor(
    () => expect(merchant.typesOf(waiting)).toEqual(['payment.processing', 'payment.paid']),
    patiently,
  )
  expect((await createClient(second, merchant).read(id)).status).toBe('paid')
  await second.stop()
  await merchant.stop()
  await rm(dataDir, { recursive: true })
})

test('an event can be sent again several times at once and with an old signature', async () => {
  const here = await open()
  await payOnce(here)
  await vi.waitFor(async () => expect((await listEvents(here.lab))[0]?.tries).toBe(1), patiently)
  const eventId = (await listEvents(here.lab))[0]!.id
  const again = await call(`${here.lab.url}/mockpay/test/resend`, 'POST', {
    eventId,
    times: 3,
    at: 1_700_000_000,
  })
  expect(again.body).toEqual({ answers: ['200', '200', '200'] })
  const last = here.merchant.deliveries.at(-1)!
  expect([here.merchant.deliveries.length, last.event.id]).toEqual([4, eventId])
  expect(readSignature(last.headers['mockpay-signature'])).toEqual({
    t: 1_700_000_000,
    v1: [
      ['v1', hmac('whk-demo-current', `1700000000.${last.raw}`)],
      ['v1', hmac('whk-demo-previous', `1700000000.${last.raw}`)],
    ],
  })
  expect(
    (await call(`${here.lab.url}/mockpay/test/resend`, 'POST', { eventId: 'evt_unknown' })).status,
  ).toBe(404)
})
