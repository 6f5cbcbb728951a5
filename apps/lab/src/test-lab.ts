import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { findWrong, type GivenAnswer } from './described.ts'
import { startLab, type Lab } from './lab.ts'
import type { Money, Outcome } from './mockpay/mockpay.types.ts'
import type { Delays, LabOptions } from './settings.ts'

/** Short enough for a quick suite, far enough apart that the order of things is certain. */
const quick: Delays = {
  script: 20,
  bank: 80,
  late: 40,
  refund: 40,
  adyenReport: 0,
  slow: 150,
  silent: 2500,
  expiry: 60_000,
  paypalReport: 100,
  webhookTimeout: 400,
  webhookRetries: [20, 30],
}

export function startTestLab(options: Partial<LabOptions> = {}): Promise<Lab> {
  return startWatchedLab({ ...options, delays: { ...quick, ...options.delays } })
}

/**
 * A lab that cannot stop in peace once it answered otherwise than a provider says that it answers
 * (`descriptions/README.md`).
 */
export async function startWatchedLab(options: Partial<LabOptions>): Promise<Lab> {
  const given: GivenAnswer[] = []
  const lab = await startLab({
    port: 0,
    smtpPort: 0,
    dataDir: ':memory:',
    ...options,
    onAnswer: (answer) => given.push(answer),
  })
  return {
    ...lab,
    async stop() {
      await lab.stop()
      // Not while it is asked: what is described takes a while to read.
      const wrong = [...new Set(given.flatMap(findWrong))]
      if (wrong.length > 0) throw new Error(`The lab is not as described:\n${wrong.join('\n')}`)
    },
  }
}

export type Answer<T> = { status: number; headers: Headers; body: T }
export type PaymentAnswer = {
  id: string
  status: string
  reference: string
  amount: Money
  checkoutUrl: string
  captures: { id: string; amount: Money; fee: Money; capturedAt: string }[]
  refunds: { id: string; status: string; amount: Money }[]
  failureReason: string | null
  code?: string
  payment?: PaymentAnswer
}

export async function call<T = PaymentAnswer>(
  url: string,
  method = 'GET',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      authorization: 'Bearer mockpay-demo-key',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const words = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(words) : words) as T,
  }
}

/**
 * Signs a person in at Lab ID as a browser does: leaves for `away`, chooses, and answers the mall's
 * address it is sent back to, not yet visited.
 */
export async function choosePerson(
  away: URL,
  person: string,
  cookies = new Map<string, string>(),
): Promise<URL> {
  async function follow(url: URL): Promise<URL> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    return new URL(answer.headers.get('location') ?? '', url)
  }
  const choice = await follow(away)
  choice.searchParams.set('person', person)
  return follow(await follow(choice))
}

export type Delivery = {
  headers: IncomingHttpHeaders
  raw: string
  event: {
    id: string
    type: string
    data: {
      payment: PaymentAnswer
      capture?: { id: string; amount: Money }
      refund?: { id: string; status: string }
    }
  }
}
export type Merchant = Awaited<ReturnType<typeof startMerchant>>

/**
 * The mall's side of the wire: keeps every webhook and answers with the statuses given, then 200. 0
 * means no answer at all.
 */
export async function startMerchant(statuses: number[] = []) {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    const raw = await readText(request)
    deliveries.push({ headers: request.headers, raw, event: JSON.parse(raw) as Delivery['event'] })
    const status = statuses.shift() ?? 200
    if (status) response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    deliveries,
    typesOf: (paymentId: string) =>
      deliveries
        .filter(({ event }) => event.data.payment.id === paymentId)
        .map(({ event }) => event.type),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a merchant's back end asks MOCKPAY for. */
export function createClient(lab: Lab, merchant: Merchant) {
  const api = `${lab.url}/mockpay/v1`
  return {
    api,
    order: (changes: object = {}) => ({
      reference: 'pay-1',
      amount: { minor: 12_990, currency: 'EUR' },
      returnUrl: 'http://127.0.0.1:3000/checkout/result?contractId=7',
      webhookUrl: `${merchant.url}/hooks`,
      description: 'Desk "Alma"',
      ...changes,
    }),
    queue: (outcome: Outcome) =>
      call(`${lab.url}/scenario`, 'POST', { channel: 'MOCKPAY', outcome }),
    create: (body: object, key: string = randomUUID()) =>
      call(`${api}/payments`, 'POST', body, { 'idempotency-key': key }),
    read: async (id: string) => (await call(`${api}/payments/${id}`)).body,
    cancel: (id: string) => call(`${api}/payments/${id}/cancel`, 'POST'),
    refund: (id: string, body: object, key: string = randomUUID()) =>
      call(`${api}/payments/${id}/refunds`, 'POST', body, { 'idempotency-key': key }),
    /** What a person does on the hosted page. */
    choose: (id: string, outcome: string) =>
      fetch(`${lab.url}/mockpay/pay/${id}`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      }),
  }
}
export type Client = ReturnType<typeof createClient>

/** For `vi.waitFor`: what comes late on a busy machine is no mistake. */
export const patiently = { timeout: 60_000 }
