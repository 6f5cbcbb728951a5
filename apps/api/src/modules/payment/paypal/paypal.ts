import { expectAnswer, OutsideError } from '#platform/outside.ts'
import {
  ProviderRefused,
  type CreateRequest,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
} from '../providers/payment-provider.ts'
import { RefusedForGood } from '../providers/refused-for-good.ts'
import { holdKeys, readBoth, type Keys } from '../providers/two-keys.ts'
import { createPaypalApi, type PaypalAnswer, type PaypalApi } from './paypal-api.ts'
import { createDisputeCalls, type AskDisputes } from './paypal-dispute-calls.ts'
import { createDisputes } from './paypal-disputes.ts'
import { createEventReader } from './paypal-events.ts'
import {
  createReportReader,
  isPaid,
  isRefund,
  presentPaid,
  presentRefunded,
  REPORT_DELAY_MS,
} from './paypal-report.ts'
import { readPaypalSettings, type PaypalSettings } from './paypal-settings.ts'
import {
  issueOf,
  presentOrder,
  presentRefund,
  readOrder,
  readOrderOfCapture,
  toWire,
  wireRefund,
  type WireOrder,
} from './paypal-wire.ts'

const REPRESENTATION = 'return=representation'
/**
 * Of a capture that is refused: what says that there is something else to see in the order itself.
 */
const toBeReadAgain = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'PREVIOUS_REQUEST_IN_PROGRESS',
])

/** PayPal, by its settings. */
export function openPaypal(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET']
  const accounts = readBoth(source, names, (from) => readPaypalSettings(from, env))
  if (!accounts) return undefined
  return createPaypal(accounts[0], holdKeys('PAYPAL_CLIENT_SECRET', accounts, openDoor, env.log))
}

/** What is spoken to by one key: each has tokens of its own. */
type Door = { readonly call: PaypalApi; readonly askDisputes: AskDisputes }

function openDoor(settings: PaypalSettings): Door {
  const call = createPaypalApi(settings)
  return { call, askDisputes: createDisputeCalls(settings, call) }
}

/**
 * A payment is an order that its buyer approves on PayPal's page. PayPal takes nothing by that: the
 * mall captures, once, when the buyer is back, when PayPal says that it was approved, or when it is
 * found so by asking. So an order that is not to be paid any more is simply never captured: PayPal
 * has no way to close one.
 */
function createPaypal(settings: PaypalSettings, keys: Keys<Door>): PaymentProvider {
  const call: PaypalApi = (...asked) => keys.use((door) => door.call(...asked))
  const askDisputes: AskDisputes = (...asked) => keys.use((door) => door.askDisputes(...asked))
  const readCaptures = createReportReader(call, isPaid)
  const readRefunds = createReportReader(call, isRefund)
  return {
    name: 'paypal',
    keyStanding: keys.standing,
    isHeavy: true,
    pages: [pagesOf(settings)],
    listDelayMs: REPORT_DELAY_MS,
    // The report is late, not the list of disputes.
    disputesDelayMs: 0,
    create: (request) => createOrder(call, request),
    async find(ref, awaited) {
      const order = await findOrder(call, ref)
      return order && (awaited ? takeApproved(call, order) : presentOrder(order))
    },
    async complete(ref) {
      const order = await findOrder(call, ref)
      if (!order) throw new OutsideError(`order ${ref} is not known`)
      return takeApproved(call, order)
    },
    async cancel(ref) {
      const order = await findOrder(call, ref)
      if (!order) return undefined
      const state = presentOrder(order)
      return state.status === 'open' ? { ...state, status: 'canceled' } : state
    },
    async refund({ key, captureRef, amount, reference }) {
      const answer = await call('refund', ({ payments }) =>
        payments.refundCapturedPayment({
          captureId: captureRef,
          paypalRequestId: key,
          prefer: REPRESENTATION,
          body: { amount: toWire(amount), customId: reference },
        }),
      )
      expectYes('refund', answer)
      return presentRefund(expectAnswer(wireRefund, answer.body))
    },
    // An order that there is not is an answer.
    isThere: () => call('there', ({ orders }) => orders.getOrder({ id: 'NONE' })),
    async listCaptures(since, _limit, now) {
      const { entries, unreadable, hasMore } = await readCaptures(since, now)
      return { captures: entries.map(presentPaid), unreadable, hasMore }
    },
    async listRefunds(since, _limit, now) {
      const { entries, hasMore } = await readRefunds(since, now)
      return { refunds: entries.map(presentRefunded), hasMore }
    },
    ...createDisputes(askDisputes),
    readEvents: createEventReader(settings),
  }
}

/** Where a buyer agrees. */
function pagesOf({ standIn, environment }: PaypalSettings): string {
  if (standIn) return new URL(standIn).origin
  return environment === 'production' ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com'
}

/**
 * PayPal remembers the key for six hours. An order made anew after that is one nobody was ever sent
 * to, and so is never approved.
 */
async function createOrder(
  call: PaypalApi,
  { key, reference, amount, description, language, returnUrl, cancelUrl }: CreateRequest,
): Promise<ProviderPayment> {
  const answer = await call('create', ({ orders, sdk }) =>
    orders.createOrder({
      paypalRequestId: key,
      prefer: REPRESENTATION,
      body: {
        intent: sdk.CheckoutPaymentIntent.Capture,
        purchaseUnits: [{ customId: reference, description, amount: toWire(amount) }],
        paymentSource: {
          paypal: {
            experienceContext: {
              brandName: 'Galleria',
              locale: localeOf(language),
              shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
              userAction: sdk.PaypalExperienceUserAction.PayNow,
              returnUrl,
              cancelUrl,
            },
          },
        },
      },
    }),
  )
  expectYes('create', answer)
  return presentOrder(readOrder(answer))
}

/**
 * By its own id, or by that of one of its captures. Undefined for one that PayPal does not know, or
 * does not know any more.
 */
async function findOrder(call: PaypalApi, ref: string): Promise<WireOrder | undefined> {
  const [, captureId] = ref.match(/^capture:(\w+)$/) ?? []
  if (captureId) {
    const owner = await call('find', ({ payments }) => payments.getCapturedPayment({ captureId }))
    return owner.status === 404 ? undefined : findOrder(call, readOrderOfCapture(owner))
  }
  const answer = await call('find', ({ orders }) => orders.getOrder({ id: ref }))
  if (answer.status === 404) return undefined
  expectYes('find', answer)
  return readOrder(answer)
}

/**
 * Captured once however often it is asked for: the key is the order's, and PayPal captures an order
 * once anyway.
 */
async function takeApproved(call: PaypalApi, order: WireOrder): Promise<ProviderPayment> {
  if (order.status !== 'APPROVED') return presentOrder(order)
  const answer = await call('capture', ({ orders }) =>
    orders.captureOrder({
      id: order.id,
      paypalRequestId: `capture-${order.id}`,
      prefer: REPRESENTATION,
    }),
  )
  if (answer.status === 200 || answer.status === 201) return presentOrder(readOrder(answer))
  if (answer.status === 400) throw new OutsideError('capture answered 400')
  if (toBeReadAgain.has(issueOf(answer)))
    return presentOrder((await findOrder(call, order.id)) ?? order)
  if (answer.status !== 422) throw new OutsideError(`capture answered ${answer.status}`)
  // The account has no money for it, or PayPal does not trust it: another attempt begins with
  // another order.
  return {
    ...presentOrder(order),
    status: 'declined',
    isApproved: false,
    failedReason: 'refused',
  }
}

/** 180 days after the money was taken, where nothing else was agreed with PayPal. */
const TOO_LATE = 'REFUND_TIME_LIMIT_EXCEEDED'

/**
 * PayPal says no as a matter of business with 422 alone; a call that it cannot read, or about what
 * it does not know, is ours to mend.
 */
function expectYes(what: string, answer: PaypalAnswer): void {
  const refusal = `${what}: ${issueOf(answer)}`
  if (answer.status === 422 && issueOf(answer) === TOO_LATE) throw new RefusedForGood(refusal)
  if (answer.status === 422) throw new ProviderRefused(refusal)
  if (answer.status >= 400) throw new OutsideError(`${what} answered ${answer.status}`)
}

/** The language of the order with a country that PayPal has a page for. */
const locales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  nl: 'nl-NL',
  es: 'es-ES',
  sv: 'sv-SE',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
  'zh-CN': 'zh-CN',
}
const localeOf = (language: string) => locales[language] ?? 'en-GB'
