import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; body: string }
/** What becomes of a call on its way to the provider: what the caller is answered, or that the line breaks. */
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
  /** The next `times` calls like `POST /v1/payments` meet this fate; the rule made last is asked first. */
  when(call: RegExp, fate: Fate, times?: number): void
  /** From now on everything passes. */
  clear(): void
  /** While it holds, webhooks wait here instead of reaching the mall. */
  holdEvents(isHeld: boolean): void
  readonly events: readonly HeldEvent[]
  stop(): Promise<void>
}

/** Stands between the mall and the provider in both directions, so that a test decides what gets through, when and how often. */
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
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
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
    const { id, type, data } = JSON.parse(body) as {
      id: string
      type: string
      data: { payment: { id: string } }
    }
    events.push({ id, type, paymentId: data.payment.id, deliver })
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

async function sendEvent(to: string, body: string, request: IncomingMessage): Promise<number> {
  const answer = await fetch(to, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'mockpay-signature': String(request.headers['mockpay-signature']),
    },
    body,
  })
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
    headers: Object.fromEntries(
      ['authorization', 'content-type', 'idempotency-key'].flatMap((name) =>
        typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
      ),
    ),
    ...(body === '' ? {} : { body: redirectHook(proxyUrl, body) }),
  })
  return { status: answer.status, body: await answer.text() }
}

/** The same change for the same body, or the provider would take a repeated call for another one. */
function redirectHook(proxyUrl: string, body: string): string {
  const request = JSON.parse(body) as { webhookUrl?: string }
  if (!request.webhookUrl) return body
  const webhookUrl = `${proxyUrl}/hook?to=${encodeURIComponent(request.webhookUrl)}`
  return JSON.stringify({ ...request, webhookUrl })
}
