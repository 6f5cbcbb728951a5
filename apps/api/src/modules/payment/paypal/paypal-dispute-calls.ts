import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { callOutside, expectAnswer, OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut } from '../providers/payment-provider.ts'
import type { PaypalAnswer, PaypalApi } from './paypal-api.ts'
import type { PaypalSettings } from './paypal-settings.ts'

/** A call to `/v1/customer/disputes`, answered 2xx, 400, 404, 409 or 422. */
export type AskDisputes = (
  what: string,
  method: 'GET' | 'POST',
  path: string,
  body?: { readonly json: unknown } | { readonly form: FormData },
) => Promise<PaypalAnswer>

const wireToken = z.object({
  access_token: z.string().min(1).max(2000),
  expires_in: z.coerce.number().positive(),
})
const EARLIER_MS = 60_000
const TIMEOUT_MS = 8000
const telling = new Set([200, 201, 202, 204, 400, 404, 409, 422])

/**
 * The disputes, which PayPal's SDK does not know; it gets the token for them, which is kept until a
 * minute before its end.
 */
export function createDisputeCalls(settings: PaypalSettings, call: PaypalApi): AskDisputes {
  const origin = `${originOf(settings)}/v1/customer/disputes`
  const tokens = new LRUCache<'token', string>({ max: 1 })

  async function authorise(): Promise<string> {
    const known = tokens.get('token')
    if (known) return known
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const answer = await call('token', (api) =>
      api.tokens.requestToken({ authorization: `Basic ${basic}` }),
    )
    if (answer.status !== 200) throw new OutsideError(`token answered ${answer.status}`)
    const { access_token, expires_in } = expectAnswer(wireToken, answer.body)
    tokens.set('token', access_token, { ttl: Math.max(1, expires_in * 1000 - EARLIER_MS) })
    return access_token
  }

  return async (what, method, path, body) => {
    const ask = async () =>
      callOutside(`${origin}${path}`, {
        method,
        timeoutMs: TIMEOUT_MS,
        headers: { authorization: `Bearer ${await authorise()}` },
        ...body,
      })
    let answer = await ask()
    // A token can end before its time.
    if (answer.status === 401) {
      tokens.delete('token')
      answer = await ask()
    }
    if (answer.status === 401 || answer.status === 403)
      throw new ProviderLockedOut(`${what} answered ${answer.status}`)
    if (!telling.has(answer.status)) throw new OutsideError(`${what} answered ${answer.status}`)
    return answer
  }
}

function originOf({ standIn, environment }: PaypalSettings): string {
  if (standIn) return standIn.replace(/\/$/, '')
  return environment === 'production'
    ? 'https://api-m.paypal.com'
    : 'https://api-m.sandbox.paypal.com'
}
