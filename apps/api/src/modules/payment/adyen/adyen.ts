import { money } from '@galleria/kernel/money'
import { DAY, HOUR } from '@galleria/kernel/time'
import * as z from 'zod'
import { expectAnswer } from '#platform/outside.ts'
import {
  ProviderRefused,
  type CreateRequest,
  type PaymentProvider,
  type ProviderEnv,
  type ProviderPayment,
  type SessionRequest,
} from '../providers/payment-provider.ts'
import { holdKeys, readBoth, type Keys } from '../providers/two-keys.ts'
import { createAdyenApi, type AdyenApi } from './adyen-api.ts'
import { disputesIn, disputesOfEvent, type DisputeLine } from './adyen-disputes.ts'
import {
  captureNewsOfEvent,
  readAdyenEvents,
  refundsOfEvent,
  stateOfEvent,
} from './adyen-events.ts'
import { isLent, needsNothing, toAdyenMethod } from './adyen-methods.ts'
import { endLink, findLink, isLink, openLink } from './adyen-links.ts'
import { amountFor, localeOf, toldTo } from './adyen-request.ts'
import { takePart, letGoOfRest } from './adyen-promises.ts'
import {
  createReportReader,
  findInReport,
  stepsOf,
  type Report,
  type ReportUser,
} from './adyen-report.ts'
import { readAdyenSettings, type AdyenSettings } from './adyen-settings.ts'
import { toPayment, wireRef } from './adyen-wire.ts'

/** The report of a day is there the next morning; in the lab after a minute. */
const REPORT_DELAY_MS = 36 * HOUR

/** At least so long Adyen answers a repeated call by its key. */
const KEY_LIFETIME_MS = 7 * DAY

type Port = PaymentProvider

/**
 * Adyen by its settings: cards, wallets and the methods of banks and lenders through Checkout, and
 * links to a page of its own.
 */
export function openAdyen(
  source: Readonly<Record<string, string | undefined>>,
  env: ProviderEnv,
): PaymentProvider | undefined {
  const read = (from: typeof source) => readAdyenSettings(from, env)
  const accounts = readBoth(source, ['ADYEN_API_KEY'], read)
  const readers = readBoth(source, ['ADYEN_REPORT_USER', 'ADYEN_REPORT_PASSWORD'], read)
  if (!accounts || !readers) return undefined
  return createAdyen(accounts[0], {
    api: holdKeys('ADYEN_API_KEY', accounts, ({ apiKey }) => apiKey, env.log),
    reports: holdKeys('ADYEN_REPORT_PASSWORD', readers, (reader) => reader, env.log),
  })
}

type Doors = { readonly api: Keys<string>; readonly reports: Keys<ReportUser> }

function createAdyen(settings: AdyenSettings, doors: Doors): PaymentProvider {
  const open = createAdyenApi(settings, doors.api)
  const reports = rememberReports(settings, doors.reports)
  const shop = homeOfScript(settings)
  const scripts = {
    script: `${shop}${settings.standIn ? '/adyen' : ''}/checkoutshopper/sdk/${settings.scriptVersion}/adyen.js`,
  }
  const browser = { clientKey: settings.clientKey, environment: settings.environment }
  return {
    name: 'adyen',
    keyStanding: () => [...doors.api.standing(), ...doors.reports.standing()],
    isHeavy: true,
    pages: settings.standIn ? [new URL(settings.standIn).origin] : [shop, 'https://*.adyen.link'],
    leadsToBanks: (channel) => channel !== 'ADYEN_LINK',
    scripts,
    browser: { scripts: [], frames: [shop], connects: [shop], images: [shop], styles: [shop] },
    defaultSessionAmount: 1,
    listDelayMs: REPORT_DELAY_MS,
    keyLifetimeMs: KEY_LIFETIME_MS,
    configOf: (channel): Record<string, string> =>
      channel === 'ADYEN_PC'
        ? {
            ...scripts,
            ...browser,
            holdName: String(settings.isHolderNameNeeded),
          }
        : {},
    openSession: async (request) => ({
      redirectInfo: { ...(await openSession(settings, open(), request)), ...browser },
    }),
    create: async (request) =>
      request.channel === 'ADYEN_LINK'
        ? openLink(settings, open(), request)
        : pay(settings, open(), request, browser),
    complete: async (_ref, details, { isAuthorisation }) =>
      complete(open(), details, { browser, isAuthorisation }),
    find: async (ref) => (isLink(ref) ? findLink(open(), ref) : reports.find(ref)),
    stateOf: stateOfEvent,
    captureNewsOf: captureNewsOfEvent,
    refundsOf: refundsOfEvent,
    disputesOf: disputesOfEvent,
    listDisputes: async (since, now) => ({
      disputes: disputesIn(await reports.disputes(since, now)),
      unreadable: [],
    }),
    cancel: async (ref) => (isLink(ref) ? endLink(open(), ref) : cancel(settings, open(), ref)),
    capture: async (request) => takePart(settings, open(), request),
    release: async (_ref, authorisationRef) => letGoOfRest(settings, open(), authorisationRef),
    refund: async (request) => refund(settings, open(), request),
    // The reports come from elsewhere, and say nothing of who takes payments.
    isThere: () => open().payments.paymentMethods({ merchantAccount: settings.merchantAccount }),
    async listCaptures(since, limit, now) {
      const { found, unreadable, hasMore } = await reports.list(since, now, (report) =>
        report.captures.map((one) => ({ ...one, at: one.capturedAt })),
      )
      return {
        captures: found.slice(0, limit),
        unreadable,
        hasMore: hasMore || found.length > limit,
      }
    },
    async listRefunds(since, limit, now) {
      const { found, hasMore } = await reports.list(since, now, (report) =>
        report.refunds.map((one) => ({ ...one, at: one.createdAt })),
      )
      return { refunds: found.slice(0, limit), hasMore: hasMore || found.length > limit }
    },
    readEvents: async (raw) => readAdyenEvents(settings, raw),
  }
}

/** Where the vendor's script, its fields and what they ask for are. */
function homeOfScript({ standIn, environment }: AdyenSettings): string {
  if (standIn) return new URL(standIn).origin
  return `https://checkoutshopper-${environment === 'live' ? 'live' : 'test'}.adyen.com`
}

/**
 * What was read last: a reconciliation asks for captures, for payments behind them and for refunds
 * within the same minute. Adyen cannot be asked about one payment; the report tells of it, once it
 * is there.
 */
function rememberReports(settings: AdyenSettings, keys: Keys<ReportUser>) {
  const reader = createReportReader(settings, keys)
  let last: { since: number; until: number; now: number; report: Report } | undefined
  async function read(since: Date, until: Date, now: Date): Promise<Report> {
    const isIn =
      last &&
      last.since <= since.getTime() &&
      last.until >= until.getTime() &&
      last.now === now.getTime()
    if (last && isIn) return last.report
    const report = await reader.read(since, until, now)
    last = { since: since.getTime(), until: until.getTime(), now: now.getTime(), report }
    return report
  }
  return {
    /** As far as the first step with something newer than the instant, or to its end. */
    async list<T extends { at: Date }>(
      since: Date,
      now: Date,
      pick: (report: Report) => readonly T[],
    ): Promise<{ found: T[]; unreadable: string[]; hasMore: boolean }> {
      const found: T[] = []
      const unreadable: string[] = []
      for (const step of stepsOf(since, now)) {
        const report = await read(step.since, step.until, now)
        unreadable.push(...report.unreadable)
        found.push(...pick(report).filter(({ at }) => at >= since))
        if (found.some(({ at }) => at > since))
          return { found, unreadable, hasMore: step.until < now }
      }
      return { found, unreadable, hasMore: false }
    },
    async disputes(since: Date, now: Date): Promise<readonly DisputeLine[]> {
      const lines: DisputeLine[] = []
      for (const step of stepsOf(since, now))
        lines.push(...(await read(step.since, step.until, now)).disputes)
      return lines
    },
    find: (ref: string): ProviderPayment | undefined => last && findInReport(last.report, ref),
  }
}

const lineOf = ({ reference, description, amount }: CreateRequest) => ({
  id: reference,
  description,
  quantity: 1,
  amountIncludingTax: amount.minor,
})

const wireSession = z.object({ id: z.string().max(200), sessionData: z.string().max(20_000) })

async function openSession(
  { merchantAccount }: AdyenSettings,
  { payments }: AdyenApi,
  request: SessionRequest,
) {
  const wanted = request.method ? [request.method] : request.methods
  const answer = await payments.sessions({
    merchantAccount,
    amount: amountFor(request),
    reference: request.reference,
    returnUrl: request.returnUrl,
    countryCode: request.country,
    shopperLocale: localeOf(request),
    allowedPaymentMethods: [...new Set(wanted.map(toAdyenMethod))],
  })
  const { id, sessionData } = expectAnswer(wireSession, answer)
  return { sessionId: id, sessionData }
}

/**
 * What the vendor's script gathered; of it, what a payment is made of. The number of a card is not
 * among it: its fields are frames that give blobs.
 */
const wireState = z.object({
  paymentMethod: z.record(z.string().max(60), z.union([z.string().max(12_000), z.boolean()])),
  browserInfo: z.optional(
    z.record(z.string().max(60), z.union([z.string().max(1000), z.number(), z.boolean()])),
  ),
  origin: z.optional(z.string().max(200)),
})

async function pay(
  settings: AdyenSettings,
  { payments }: AdyenApi,
  request: CreateRequest,
  browser: { clientKey: string; environment: string },
): Promise<ProviderPayment> {
  const answer = await payments.payments(
    {
      merchantAccount: settings.merchantAccount,
      amount: amountFor(request),
      reference: request.reference,
      returnUrl: request.returnUrl,
      channel: 'Web',
      countryCode: request.country,
      shopperLocale: localeOf(request),
      shopperEmail: request.email,
      shopperReference: request.buyerId,
      shopperStatement: request.description,
      ...chosen(request),
      ...(request.isAuthorisation && { additionalData: { manualCapture: 'true' } }),
      ...(isLent(request.method) && { lineItems: [lineOf(request)] }),
      ...toldTo(settings, request),
    } as unknown as Parameters<typeof payments.payments>[0],
    { idempotencyKey: request.key },
  )
  return toPayment(answer, {
    reference: request.reference,
    amount: request.amount,
    browser,
    isAuthorisation: request.isAuthorisation,
  })
}

/**
 * The method by its state from the browser, which has to be the one that was chosen and checked; or
 * by its name alone, where that is enough.
 */
function chosen({ method, extras }: CreateRequest) {
  if (!method) throw new ProviderRefused('no method was chosen')
  const type = toAdyenMethod(method)
  if (extras.token === undefined) {
    if (!needsNothing(method)) throw new ProviderRefused(`${method} needs what its form gathers`)
    return { paymentMethod: { type } }
  }
  const state = wireState.safeParse(parse(extras.token)).data
  if (state?.paymentMethod['type'] !== type)
    throw new ProviderRefused(`the form's method is not ${method}`)
  return state
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const wireDetails = z.object({
  redirectResult: z.optional(z.string().max(8000)),
  payload: z.optional(z.string().max(8000)),
})

/** The buyer is back from the page of a bank, or has said yes in an app: what came of it. */
async function complete(
  { payments }: AdyenApi,
  details: unknown,
  asked: {
    readonly browser: { clientKey: string; environment: string }
    readonly isAuthorisation: boolean
  },
): Promise<ProviderPayment> {
  const given = wireDetails.safeParse(details).data
  if (!given?.redirectResult && !given?.payload) throw new ProviderRefused('no details')
  return toPayment(await payments.paymentsDetails({ details: given }), asked)
}

/**
 * By our own reference, because Adyen names a payment only once it is made. What was paid all the
 * same is late money, and its event says so.
 */
async function cancel(
  { merchantAccount }: AdyenSettings,
  { modifications }: AdyenApi,
  reference: string,
): Promise<ProviderPayment> {
  await modifications.cancelAuthorisedPayment({ merchantAccount, paymentReference: reference })
  return {
    ref: reference,
    reference,
    status: 'canceled',
    amount: money(0, 'EUR'),
    redirectUrl: null,
    failedReason: 'canceled',
    captures: [],
    refunds: [],
  }
}

async function refund(
  { merchantAccount }: AdyenSettings,
  { modifications }: AdyenApi,
  { key, captureRef, authorisationRef, amount, reference }: Parameters<Port['refund']>[0],
): ReturnType<Port['refund']> {
  const answer = await modifications.refundCapturedPayment(
    // What was taken in parts is given back of the whole, up to what was taken.
    authorisationRef ?? captureRef,
    { merchantAccount, amount: amountFor({ amount }), reference },
    { idempotencyKey: key },
  )
  const { pspReference } = expectAnswer(z.object({ pspReference: wireRef }), answer)
  // Received, and no more than that: an event says what became of it.
  return { ref: pspReference, reference, status: 'pending', failedReason: null }
}
