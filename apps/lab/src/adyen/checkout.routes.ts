import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { AdyenError, newPsp, sendAdyenError } from './adyen-error.ts'
import { opens } from '../platform/keys.ts'
import { API_KEYS, MERCHANT_ACCOUNT } from './adyen.keys.ts'
import { presentLink, presentModification, presentPayment } from './adyen.present.ts'
import * as schemas from './adyen.schemas.ts'
import { findLink, findReturned, saveLink, saveSession } from './adyen.store.ts'
import type { Amount, Link, Outcome, Payment, Session } from './adyen.types.ts'
import { createAnswerOnce } from './answer-once.ts'
import { listMethods } from './methods.ts'
import {
  receiveCancel,
  receiveCapture,
  receiveRefund,
  receiveTechnicalCancel,
  requirePayment,
} from './modify.ts'
import { pay, type PaymentRequest } from './pay.ts'

type ByPsp = { Params: { psp: string } }
type ById = { Params: { id: string } }
type SessionRequest = Omit<PaymentRequest, 'paymentMethod'> & {
  countryCode?: string
  shopperLocale?: string
  allowedPaymentMethods?: string[]
  description?: string
  expiresAt?: string
}
type Modify = { amount: Amount; reference?: string }

/** Checkout v72, as the official library calls it. */
export async function addCheckoutRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const answerOnce = createAnswerOnce(context)
  app.setErrorHandler(sendAdyenError)
  app.addHook('onRequest', async ({ headers }) => {
    if (!opens(context, API_KEYS, String(headers['x-api-key'])))
      throw new AdyenError(401, '000', 'HTTP Status Response - Unauthorized', 'security')
  })
  app.addHook('preHandler', async ({ body }) => {
    const account = (body as { merchantAccount?: unknown } | null)?.merchantAccount
    if (account !== undefined && account !== MERCHANT_ACCOUNT)
      throw new AdyenError(403, '901', 'Invalid Merchant Account', 'security')
  })
  addPaymentCalls(app, context, answerOnce)
  addLinkCalls(app, context, answerOnce)
  addModificationCalls(app, context, answerOnce)
}

type Add = (
  app: FastifyInstance,
  context: LabContext,
  answerOnce: ReturnType<typeof createAnswerOnce>,
) => void

const addPaymentCalls: Add = (app, context, answerOnce) => {
  app.post<{ Body: { amount?: Amount; allowedPaymentMethods?: string[] } }>(
    '/paymentMethods',
    { schema: { body: schemas.methodsBody } },
    async ({ body }) => ({
      paymentMethods: listMethods({
        currency: body.amount?.currency,
        allowed: body.allowedPaymentMethods ?? null,
      }).map(({ type, name, brands }) => ({ type, name, ...(brands && { brands }) })),
    }),
  )

  app.post<{ Body: SessionRequest }>(
    '/sessions',
    { schema: { body: schemas.sessionBody } },
    (request, reply) =>
      answerOnce(request, reply, () => ({
        status: 201,
        answer: presentSession(openSession(context, request.body), request.body),
      })),
  )

  app.post<{ Body: PaymentRequest }>(
    '/payments',
    { schema: { body: schemas.paymentBody } },
    (request, reply) =>
      answerOnce(request, reply, () => {
        const { payment, method } = pay(context, request.body)
        return {
          answer: presentPayment(context, payment, method),
          holdBackMs: slownessOf(context, payment, true),
        }
      }),
  )

  app.post<{ Body: { details: { redirectResult?: string; payload?: string } } }>(
    '/payments/details',
    { schema: { body: schemas.detailsBody } },
    async (request, reply) => {
      const { redirectResult, payload } = request.body.details
      const payment = findReturned(context.db, redirectResult ?? payload ?? '')
      if (!payment)
        throw new AdyenError(422, '14_0424', 'The provided details are invalid or have expired.')
      await pause(context, slownessOf(context, payment))
      return answerOnce(request, reply, () => ({
        answer: presentPayment(
          context,
          payment.resultCode === 'RedirectShopper'
            ? { ...payment, resultCode: 'Pending' }
            : payment,
        ),
      }))
    },
  )
}

const addLinkCalls: Add = (app, context, answerOnce) => {
  app.post<{ Body: SessionRequest }>(
    '/paymentLinks',
    { schema: { body: schemas.linkBody } },
    (request, reply) =>
      answerOnce(request, reply, () => ({
        status: 201,
        answer: presentLink(context, openLink(context, request.body)),
      })),
  )
  app.get<ById>('/paymentLinks/:id', async ({ params }) =>
    presentLink(context, requireLink(context, params.id)),
  )
  app.patch<ById>(
    '/paymentLinks/:id',
    { schema: { body: schemas.linkPatchBody } },
    async ({ params }) => {
      const link = requireLink(context, params.id)
      if (link.status === 'completed' || link.status === 'paymentPending')
        throw new AdyenError(422, '29_003', 'This payment link can no longer be changed')
      if (link.outcome === 'late')
        context.agenda.schedule('adyen.take-link', link.id, context.delays.late)
      return presentLink(
        context,
        saveLink(context.db, {
          ...link,
          status: 'expired',
          updatedAt: context.now().toISOString(),
        }),
      )
    },
  )
}

const addModificationCalls: Add = (app, context, answerOnce) => {
  const kinds = { refunds: receiveRefund, captures: receiveCapture }
  for (const [path, receive] of Object.entries(kinds))
    app.post<ByPsp & { Body: Modify }>(
      `/payments/:psp/${path}`,
      { schema: { body: schemas.modificationBody } },
      (request, reply) =>
        answerOnce(request, reply, () => {
          const payment = requirePayment(context, request.params.psp)
          const { amount, reference = '' } = request.body
          return {
            status: 201,
            answer: presentModification(receive(context, payment, { amount, reference })),
            holdBackMs: slownessOf(context, payment),
          }
        }),
    )

  app.post<ByPsp & { Body: { reference?: string } }>(
    '/payments/:psp/cancels',
    { schema: { body: schemas.cancelBody } },
    (request, reply) =>
      answerOnce(request, reply, () => {
        const payment = requirePayment(context, request.params.psp)
        return {
          status: 201,
          answer: presentModification(
            receiveCancel(context, payment, request.body.reference ?? ''),
          ),
          holdBackMs: slownessOf(context, payment),
        }
      }),
  )

  app.post<{ Body: { paymentReference: string; reference?: string } }>(
    '/cancels',
    { schema: { body: schemas.technicalCancelBody } },
    (request, reply) =>
      answerOnce(request, reply, () => {
        const { paymentReference, reference = '' } = request.body
        const received = receiveTechnicalCancel(context, paymentReference, reference)
        return {
          status: 201,
          answer: {
            // What cannot be cancelled any more is received, too.
            pspReference: received?.pspReference ?? newPsp(),
            merchantAccount: MERCHANT_ACCOUNT,
            paymentReference,
            ...(reference && { reference }),
            status: 'received',
          },
        }
      }),
  )
}

function openSession(context: LabContext, request: SessionRequest): Session {
  return saveSession(context.db, {
    id: `CS${randomBytes(9).toString('hex').toUpperCase()}`,
    amount: request.amount,
    reference: request.reference,
    returnUrl: request.returnUrl,
    countryCode: request.countryCode ?? null,
    shopperLocale: request.shopperLocale ?? null,
    allowedPaymentMethods: request.allowedPaymentMethods ?? null,
    sessionData: `Ab02b4c0!${randomBytes(48).toString('base64')}`,
    expiresAt: new Date(context.now().getTime() + 3_600_000).toISOString(),
  })
}

const presentSession = (session: Session, request: SessionRequest) => ({
  id: session.id,
  amount: session.amount,
  merchantAccount: MERCHANT_ACCOUNT,
  reference: session.reference,
  returnUrl: session.returnUrl,
  ...(request.countryCode && { countryCode: request.countryCode }),
  ...(request.shopperLocale && { shopperLocale: request.shopperLocale }),
  ...(request.allowedPaymentMethods && { allowedPaymentMethods: request.allowedPaymentMethods }),
  expiresAt: session.expiresAt,
  mode: 'embedded',
  sessionData: session.sessionData,
})

/** How long a link may be paid when nothing is said: Adyen takes a day, and seventy at most. */
const LINK_MS = 24 * 3_600_000

function openLink(context: LabContext, request: SessionRequest): Link {
  const now = context.now()
  const returnUrl = request.returnUrl ?? context.url()
  const outcome = takeScenario<Outcome>(context.db, 'ADYEN_LINK')
  const link = saveLink(context.db, {
    id: `PL${randomBytes(8).toString('hex').toUpperCase()}`,
    status: 'active',
    amount: request.amount,
    reference: request.reference,
    returnUrl,
    webhookUrl: request.metadata?.['webhookUrl'] ?? `${new URL(returnUrl).origin}/webhooks/adyen`,
    description: request.description ?? null,
    countryCode: request.countryCode ?? null,
    shopperLocale: request.shopperLocale ?? null,
    allowedPaymentMethods: request.allowedPaymentMethods ?? null,
    outcome,
    expiresAt: request.expiresAt ?? new Date(now.getTime() + LINK_MS).toISOString(),
    updatedAt: now.toISOString(),
  })
  if (outcome) context.agenda.schedule('adyen.take-link', link.id, context.delays.script)
  return link
}

export function requireLink(context: LabContext, id: string): Link {
  const link = findLink(context.db, id)
  if (!link) throw new AdyenError(404, '29_001', 'The payment link was not found')
  return link.status === 'active' && Date.parse(link.expiresAt) <= context.now().getTime()
    ? saveLink(context.db, { ...link, status: 'expired' })
    : link
}

/**
 * With `slow` every call about a payment drags; `silent` answers its creation after the merchant
 * gave up.
 */
function slownessOf(context: LabContext, { outcome }: Payment, isCreation = false): number {
  if (outcome === 'slow') return context.delays.slow
  return isCreation && outcome === 'silent' ? context.delays.silent : 0
}
