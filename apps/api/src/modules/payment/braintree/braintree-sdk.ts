import type Braintree from 'braintree'
import type { Log } from '#platform/log.ts'
import { OutsideError } from '#platform/outside.ts'
import { traced } from '#platform/tracing.ts'
import { ProviderLockedOut } from '../providers/payment-provider.ts'
import { holdKeys, type Both, type Keys } from '../providers/two-keys.ts'
import type { BraintreeSettings } from './braintree-settings.ts'

const TIMEOUT_MS = 8000

type Range = { min(from: Date): void; max(until: Date): void }
type Text = { is(text: string): void }
type Choice = { is(one: string): void; in(some: readonly string[]): void }
type DisputeSearch = { receivedDate(): { min(day: string): void } }
type Search = { orderId(): Text; type(): Choice; status(): Choice; createdAt(): Range }

/**
 * What this mall uses of Braintree's library (https://developer.paypal.com/braintree/docs). The
 * published types know neither the keys of calls nor what a refund is told, and promise fields that
 * an answer need not have: answers are read as anything else that comes from outside.
 */
export type Gateway = {
  readonly clientToken: { generate(request: { merchantAccountId?: string }): Promise<unknown> }
  readonly transaction: {
    sale(request: object): Promise<unknown>
    find(id: string): Promise<unknown>
    void(id: string): Promise<unknown>
    refund(
      id: string,
      request: {
        readonly amount: string
        readonly orderId: string
        readonly apiRequestKey: string
      },
    ): Promise<unknown>
    search(build: (search: Search) => void): AsyncIterable<unknown>
  }
  readonly dispute: {
    find(id: string): Promise<unknown>
    accept(id: string): Promise<unknown>
    addTextEvidence(id: string, text: string): Promise<unknown>
    finalize(id: string): Promise<unknown>
    search(build: (search: DisputeSearch) => void): AsyncIterable<unknown>
  }
  readonly webhookNotification: { parse(signature: string, payload: string): Promise<unknown> }
}

export type Sdk = {
  readonly standing: Keys<unknown>['standing']
  /** What was signed with one of our keys; undefined for anything else. */
  readonly readSigned: (signature: string, payload: string) => Promise<unknown>
  /**
   * Undefined for what Braintree does not know. Throws `ProviderLockedOut` or `OutsideError`, never
   * an error of the library.
   */
  readonly ask: (what: string, call: (gateway: Gateway) => Promise<unknown>) => Promise<unknown>
}

/**
 * Braintree's own library, loaded with its first call: it takes a third of a second and twenty
 * megabytes.
 */
export function createSdk(accounts: Both<BraintreeSettings>, log?: Log): Sdk {
  const keys = holdKeys('BRAINTREE_PRIVATE_KEY', accounts, openOnce, log)
  const [{ standIn }] = accounts
  const host = standIn ? new URL(standIn).host : 'braintreegateway.com'
  return {
    standing: keys.standing,
    async readSigned(signature, payload) {
      for (const open of keys.all) {
        const { webhookNotification } = await open()
        const read = await webhookNotification.parse(signature, payload).catch(() => undefined)
        if (read !== undefined) return read
      }
      return undefined
    },
    ask: (what, call) =>
      keys.use(async (open) => {
        const gateway = await open()
        return traced('client', `${what} ${host}`, { 'server.address': host }, () =>
          call(gateway).catch((error: unknown) => {
            if (typeOf(error) === 'notFoundError') return undefined
            throw translate(what, error)
          }),
        )
      }),
  }
}

function openOnce(settings: BraintreeSettings): () => Promise<Gateway> {
  let opened: Promise<Gateway> | undefined
  return () => (opened ??= connect(settings))
}

async function connect(settings: BraintreeSettings): Promise<Gateway> {
  const { default: braintree } = await import('braintree')
  const { merchantId, publicKey, privateKey, standIn } = settings
  const gateway = new braintree.BraintreeGateway({
    environment: standIn ? standInAt(braintree.Environment, standIn) : liveOf(braintree, settings),
    merchantId,
    publicKey,
    privateKey,
  })
  // A minute otherwise, as its documentation says; a buyer is waiting.
  ;(gateway.config as { timeout: number }).timeout = TIMEOUT_MS
  return gateway as unknown as Gateway
}

type Library = typeof Braintree

const liveOf = ({ Environment }: Library, { environment }: BraintreeSettings) =>
  environment === 'production' ? Environment.Production : Environment.Sandbox

/**
 * The library's own class for where Braintree is. Its last two addresses are for calls that the
 * mall does not make.
 */
function standInAt(Environment: Library['Environment'], standIn: string) {
  const { hostname, port } = new URL(standIn)
  return new Environment(hostname, port || '80', standIn, false, hostname, port || '80')
}

const typeOf = (error: unknown) =>
  error instanceof Error && 'type' in error ? String(error.type) : ''

/** Not the error itself where it could carry what was sent. */
function translate(what: string, error: unknown): Error {
  const type = typeOf(error)
  if (type === 'authenticationError' || type === 'authorizationError')
    return new ProviderLockedOut(`braintree ${what}: ${type}`)
  return new OutsideError(`braintree ${what} was not answered: ${type || 'no error of Braintree'}`)
}
