import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { AdyenError, sendAdyenError } from './adyen-error.ts'
import { CLIENT_KEY, MERCHANT_ACCOUNT } from './adyen.keys.ts'
import { presentPayment } from './adyen.present.ts'
import { findReturned, findSession } from './adyen.store.ts'
import type { Session } from './adyen.types.ts'
import { browserScript, fieldScript } from './browser-script.ts'
import { renderField } from './field.page.ts'
import { brandOf, listMethods } from './methods.ts'
import { pay, type PaymentRequest } from './pay.ts'
import { seal } from './seal.ts'

type WithKey = { Querystring: { clientKey?: string } }
type BySession = WithKey & { Params: { id: string } }
type SessionData = { sessionData?: string }

/**
 * What the vendor's script asks from the buyer's browser, on every page that has it: with the
 * client key, which is no secret.
 */
export async function addShopperRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.setErrorHandler(sendAdyenError)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') await reply.code(204).send()
  })
  app.options('/*', async (_request, reply) => reply.code(204).send())

  app.get('/sdk/:version/adyen.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(browserScript),
  )
  app.get('/securedfields/field.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(fieldScript),
  )
  app.get<
    WithKey & { Querystring: { field?: string; label?: string; origin?: string; color?: string } }
  >('/securedfields', async (request, reply) => {
    requireClient(request.query.clientKey)
    return renderField(reply, request.query)
  })

  app.post<WithKey & { Body: { value?: unknown; field?: unknown } }>(
    '/v1/seal',
    async ({ query, body }) => {
      requireClient(query.clientKey)
      const value = String(body.value ?? '')
      return {
        blob: seal(value),
        ...(body.field === 'encryptedCardNumber' && {
          brand: brandOf(value),
          endDigits: value.slice(-4),
        }),
      }
    },
  )
  addSessionCalls(app, context)
}

function addSessionCalls(app: FastifyInstance, context: LabContext): void {
  app.post<BySession & { Body: SessionData }>('/v1/sessions/:id/setup', async (request) => {
    const session = requireSession(context, request)
    const { currency } = session.amount
    return {
      id: session.id,
      sessionData: session.sessionData,
      amount: session.amount,
      countryCode: session.countryCode,
      shopperLocale: session.shopperLocale,
      expiresAt: session.expiresAt,
      returnUrl: session.returnUrl,
      paymentMethods: {
        paymentMethods: listMethods({ currency, allowed: session.allowedPaymentMethods }).map(
          ({ type, name, brands }) => ({ type, name, ...(brands && { brands }) }),
        ),
      },
    }
  })

  app.post<BySession & { Body: SessionData & Pick<PaymentRequest, 'paymentMethod'> }>(
    '/v1/sessions/:id/payments',
    async (request) => {
      const session = requireSession(context, request)
      const { payment, method } = pay(context, {
        merchantAccount: MERCHANT_ACCOUNT,
        amount: session.amount,
        reference: session.reference,
        returnUrl: session.returnUrl,
        paymentMethod: request.body.paymentMethod,
      })
      return {
        sessionData: session.sessionData,
        sessionResult: Buffer.from(payment.redirectResult).toString('base64url'),
        ...presentPayment(context, payment, method),
      }
    },
  )

  app.post<WithKey & { Body: { paymentData?: string } }>(
    '/services/PaymentInitiation/v1/status',
    async ({ query, body }) => {
      requireClient(query.clientKey)
      const payment = findReturned(context.db, body.paymentData ?? '')
      if (!payment) throw new AdyenError(422, '14_0424', 'The payment data is not known.')
      const isOver = ['Authorised', 'Refused', 'Cancelled', 'Error'].includes(payment.resultCode)
      return {
        type: isOver ? 'complete' : 'pending',
        resultCode: isOver ? payment.resultCode.toLowerCase() : 'pending',
        ...(isOver && { payload: payment.redirectResult }),
      }
    },
  )
}

function requireClient(clientKey: string | undefined): void {
  if (clientKey !== CLIENT_KEY)
    throw new AdyenError(401, '000', 'The client key is not known here.', 'security')
}

function requireSession(
  context: LabContext,
  {
    params,
    query,
    body,
  }: {
    params: { id: string }
    query: { clientKey?: string }
    body: SessionData
  },
): Session {
  requireClient(query.clientKey)
  const session = findSession(context.db, params.id)
  if (!session || session.sessionData !== body.sessionData)
    throw new AdyenError(422, '14_0408', 'The session is not known or its data is invalid.')
  if (Date.parse(session.expiresAt) <= context.now().getTime())
    throw new AdyenError(422, '14_0409', 'The session has expired.')
  return session
}
