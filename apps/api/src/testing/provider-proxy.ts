import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** `type`: of its content, where that is not JSON; `location`: where a browser is sent. */
export type Answer = {
  status: number
  body: string
  type?: string | undefined
  location?: string | undefined
}
/**
 * What becomes of a call on its way to the provider: what the caller is answered, or that the line
 * breaks.
 */
export type Fate = (ask: () => Promise<Answer>) => Promise<Answer | 'hang up'>

/** The provider acts, and its answer is lost. */
export const loseAnswer: Fate = async (ask) => {
  await ask()
  return 'hang up'
}
export const unreachable: Fate = async () => 'hang up'
/** The provider acts, and says something else. */
export function garble(answer: Answer): Fate {
  return async (ask) => {
    await ask()
    return answer
  }
}
/** A network that delivers a call twice. */
export const double: Fate = async (ask) => {
  await ask()
  return ask()
}
export function holdUntil(open: Promise<unknown>): Fate {
  return async (ask) => {
    const answer = await ask()
    await open
    return answer
  }
}

export type HeldEvent = { id: string; type: string; paymentId: string; deliver(): Promise<number> }
export type Proxy = {
  readonly url: string
  /**
   * The next `times` calls like `POST /v1/payments` meet this fate; the rule made last is asked
   * first.
   */
  when(call: RegExp, fate: Fate, times?: number): void
  /** From now on everything passes. */
  clear(): void
  /** While it holds, webhooks wait here instead of reaching the mall. */
  holdEvents(isHeld: boolean): void
  readonly events: readonly HeldEvent[]
  stop(): Promise<void>
}

/**
 * Stands between the mall and the provider in both directions, so that a test decides what gets
 * through, when and how often.
 */
export async function openProxy(target: string): Promise<Proxy> {
  let rules: { call: RegExp; fate: Fate; left: number }[] = []
  let isHeld = false
  const events: HeldEvent[] = []
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await text(request)
    const answer = path.startsWith('/hook?')
      ? await takeEvent(path, body, request)
      : await decide(`${request.method} ${path}`)(() => forward(target, url, request, body))
    if (answer === 'hang up') return void response.destroy()
    response
      .writeHead(answer.status, {
        'content-type': answer.type ?? 'application/json',
        ...(answer.location ? { location: answer.location } : {}),
      })
      .end(answer.body)
  }

  function decide(call: string): Fate {
    const rule = rules.findLast((one) => one.left > 0 && one.call.test(call))
    if (!rule) return (ask) => ask()
    rule.left -= 1
    return rule.fate
  }

  async function takeEvent(path: string, body: string, request: IncomingMessage): Promise<Answer> {
    const to = new URL(path, url).searchParams.get('to') ?? ''
    const deliver = () => sendEvent(to, body, request)
    if (!isHeld) return { status: await deliver(), body: '' }
    events.push({ ...readEvent(body), deliver })
    return { status: 200, body: '' }
  }

  return {
    url,
    events,
    when: (call, fate, times = Infinity) => void rules.push({ call, fate, left: times }),
    clear: () => void (rules = []),
    holdEvents: (next) => void (isHeld = next),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function readEvent(body: string): Omit<HeldEvent, 'deliver'> {
  if (body.startsWith('bt_signature=')) return readForm(body)
  const { id, type, data } = JSON.parse(body) as {
    id: string
    type: string
    /** MOCKPAY names the payment, Stripe the object that the event is about. */
    data: { payment?: { id: string }; object?: { id: string; payment_intent?: string } }
  }
  const { payment, object } = data
  return {
    id,
    type,
    paymentId: payment?.id ?? object?.payment_intent ?? object?.id ?? '',
  }
}

/** Braintree's: XML in a form, and without a name. */
function readForm(body: string): Omit<HeldEvent, 'deliver'> {
  const payload = new URLSearchParams(body).get('bt_payload') ?? ''
  const xml = Buffer.from(payload, 'base64').toString('utf8')
  const read = (name: string) => xml.match(new RegExp(`<${name}[^>]*>([^<]*)<`))?.[1] ?? ''
  return { id: read('id'), type: read('kind'), paymentId: read('id') }
}

async function sendEvent(to: string, body: string, request: IncomingMessage): Promise<number> {
  const answer = await fetch(to, { method: 'POST', headers: passedOn(request), body })
  return answer.status
}

async function forward(
  target: string,
  proxyUrl: string,
  request: IncomingMessage,
  body: string,
): Promise<Answer> {
  const answer = await fetch(target + (request.url ?? ''), {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: passedOn(request),
    ...(body === '' ? {} : { body: redirectHook(proxyUrl, request, body) }),
  })
  return {
    status: answer.status,
    body: await answer.text(),
    type: answer.headers.get('content-type') ?? undefined,
    location: answer.headers.get('location') ?? undefined,
  }
}

/** All that is said, but not what belongs to the connection that it came by. */
function passedOn(request: IncomingMessage): Record<string, string> {
  const own = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect']
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !own.includes(name) ? [[name, value]] : [],
    ),
  )
}

/**
 * The same change for the same body, or the provider would take a repeated call for another one.
 * MOCKPAY is told an address with each payment, Stripe once for all.
 */
function redirectHook(proxyUrl: string, request: IncomingMessage, body: string): string {
  const through = (to: string) => `${proxyUrl}/hook?to=${encodeURIComponent(to)}`
  if (request.headers['content-type']?.includes('json')) {
    const sent = JSON.parse(body) as { webhookUrl?: string }
    return sent.webhookUrl
      ? JSON.stringify({ ...sent, webhookUrl: through(sent.webhookUrl) })
      : body
  }
  if (!request.url?.endsWith('/webhook_endpoints')) return body
  const form = new URLSearchParams(body)
  form.set('url', through(form.get('url') ?? ''))
  return form.toString()
}
