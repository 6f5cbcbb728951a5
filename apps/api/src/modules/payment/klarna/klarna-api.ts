import { callOutside, OutsideError } from '#platform/outside.ts'
import { ProviderLockedOut, ProviderRefused } from '../providers/payment-provider.ts'
import type { Keys } from '../providers/two-keys.ts'
import type { KlarnaSettings } from './klarna-settings.ts'
import { wireError } from './klarna.wire.ts'

export type Answer = { readonly status: number; readonly body: unknown }
export type Ask = (
  method: 'GET' | 'POST',
  path: string,
  request?: { readonly json?: unknown; readonly form?: FormData; readonly key?: string },
) => Promise<Answer>

export const authorizationOf = ({ user, password }: KlarnaSettings) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** What the disputes answer to a key that does not open them; elsewhere 403 is a no. */
export const DISPUTES_SHUT = [401, 403]

/** `shut`: what it answers to a key that opens nothing. */
export function createAsk(url: string, keys: Keys<string>, shut: readonly number[] = [401]): Ask {
  return (method, path, { json, form, key } = {}) =>
    keys.use(async (authorization) => {
      const answer = await callOutside(`${url}${path}`, {
        method,
        ...(json === undefined ? {} : { json }),
        ...(form && { form }),
        headers: { authorization, ...(key ? { 'klarna-idempotency-key': key } : {}) },
      })
      if (shut.includes(answer.status))
        throw new ProviderLockedOut(`Klarna answered a ${method} with ${answer.status}`)
      return answer
    })
}

/**
 * Klarna says no as a matter of business with 400, 403 and 409: the data are not what it lends for.
 * A wrong account is ours to mend, and "too many calls" is answered by a repeat. What is not there
 * (404) means something else in each call, which decides it before it comes here.
 */
export function expectYes(what: string, { status, body }: Answer): void {
  if (status < 400) return
  const error = wireError.safeParse(body).data
  const words = error?.error_message ?? error?.error_messages.join('; ') ?? ''
  const message = `${what} answered ${status} ${error?.error_code ?? ''} ${words}`
  if (error?.error_code === 'MERCHANT_INACTIVE') throw new ProviderLockedOut(message.trim())
  if (status === 400 || status === 403 || status === 409) throw new ProviderRefused(message.trim())
  throw new OutsideError(message.trim())
}
