import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import type * as Sdk from '@paypal/paypal-server-sdk'
import { OutsideError } from '#platform/outside.ts'
import { traced } from '#platform/tracing.ts'
import { ProviderLockedOut } from '../providers/payment-provider.ts'
import type { PaypalSettings } from './paypal-settings.ts'

type Api = {
  readonly sdk: typeof Sdk
  readonly orders: Sdk.OrdersController
  readonly payments: Sdk.PaymentsController
  readonly reports: Sdk.TransactionSearchController
  readonly tokens: Sdk.OAuthAuthorizationController
}
/** What PayPal answered, in its own names. */
export type PaypalAnswer = { readonly status: number; readonly body: unknown }
export type PaypalApi = (
  what: string,
  work: (api: Api) => Promise<Sdk.ApiResponse<unknown>>,
) => Promise<PaypalAnswer>

type OnAnswer = (answer: IncomingMessage) => void

const TIMEOUT_MS = 8000
const MOST_BYTES = 4 * 1024 * 1024
/**
 * Answers that say something of what was asked; every other error leaves open what became of the
 * call.
 */
const telling = new Set([200, 201, 400, 404, 409, 422])

/**
 * PayPal through its own SDK, which takes a second and twenty megabytes to load and so is loaded
 * with the first call. Throws `ProviderLockedOut` when PayPal does not let us in and `OutsideError`
 * when there was no answer.
 */
export function createPaypalApi(settings: PaypalSettings): PaypalApi {
  let opened: Promise<Api> | undefined
  const host = settings.standIn
    ? new URL(settings.standIn).host
    : `api-m.${settings.environment === 'sandbox' ? 'sandbox.' : ''}paypal.com`

  async function ask(what: string, work: Parameters<PaypalApi>[1]): Promise<PaypalAnswer> {
    const api = await (opened ??= open(settings))
    try {
      return readAnswer(await work(api))
    } catch (error) {
      if (error instanceof api.sdk.ApiError) return readAnswer(error)
      // It keeps a token that it could not get: the next call begins with another client.
      opened = undefined
      // Not the error itself: the SDK's carries the request with its token, and the answer with its
      // payer.
      throw new OutsideError(
        `${what} was not answered: ${error instanceof Error ? error.name : 'no error'}`,
      )
    }
  }

  return async (what, work) =>
    traced('client', `${what} ${host}`, { 'server.address': host }, async () => {
      let answer = await ask(what, work)
      // A token can end before its time: with a new one the same call is made once more.
      if (answer.status === 401) {
        opened = undefined
        answer = await ask(what, work)
      }
      if (answer.status === 401 || answer.status === 403)
        throw new ProviderLockedOut(`${what} answered ${answer.status}`)
      if (!telling.has(answer.status)) throw new OutsideError(`${what} answered ${answer.status}`)
      return answer
    })
}

async function open(settings: PaypalSettings): Promise<Api> {
  const sdk = await import('@paypal/paypal-server-sdk')
  const client: Sdk.Client = new sdk.Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: settings.clientId,
      oAuthClientSecret: settings.clientSecret,
    },
    environment:
      settings.environment === 'production' ? sdk.Environment.Production : sdk.Environment.Sandbox,
    timeout: TIMEOUT_MS,
    unstable_httpClientOptions: {
      proxy: false,
      maxRedirects: 0,
      maxContentLength: MOST_BYTES,
      ...(settings.standIn ? { transport: transportTo(settings.standIn) } : {}),
    },
  })
  return {
    sdk,
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    reports: new sdk.TransactionSearchController(client),
    tokens: new sdk.OAuthAuthorizationController(client),
  }
}

/**
 * The SDK knows two addresses and no setting for a third; its HTTP client takes a transport, which
 * sends the same requests elsewhere.
 */
function transportTo(standIn: string) {
  const { hostname, port, pathname } = new URL(standIn)
  return {
    // The agent it chose is for an encrypted connection.
    request: ({ agent: _agent, path, ...options }: RequestOptions, onAnswer: OnAnswer) =>
      request(
        {
          ...options,
          protocol: 'http:',
          hostname,
          host: hostname,
          port,
          path: `${pathname.replace(/\/$/, '')}${path ?? ''}`,
        },
        onAnswer,
      ),
  }
}

function readAnswer({
  statusCode,
  body,
}: {
  readonly statusCode: number
  readonly body: unknown
}): PaypalAnswer {
  return { status: statusCode, body: typeof body === 'string' ? parse(body) : undefined }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      // The database keeps neither NUL nor half a letter.
      typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}
