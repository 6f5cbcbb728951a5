import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { opens, readBasic } from '../platform/keys.ts'
import { addDisputeRoutes } from './dispute.routes.ts'
import { createOrder } from './approve-order.ts'
import { captureOrder } from './capture-order.ts'
import { signerOf } from './certificate.ts'
import { PaypalError, sendPaypalError } from './paypal.errors.ts'
import { presentCapture, presentMinimal, presentOrder, presentRefund } from './paypal.present.ts'
import { orderBody, refundBody } from './paypal.schemas.ts'
import { findCapture, findOrder, findRefund } from './paypal.store.ts'
import type { Order, OrderRequest } from './paypal.types.ts'
import { refundCapture, type RefundRequest } from './refund-capture.ts'
import { createAnswerOnce } from './request-id.ts'
import { searchTransactions, type Search } from './transactions.ts'

type ById = { Params: { id: string } }

/** The one app of the lab's PayPal; the mall has the same as its default in demo mode. */
export const demoApp = {
  clientId: 'paypal-demo-client',
  secret: 'paypal-demo-secret',
  webhookId: 'PAYPALDEMOWEBHOOK1',
} as const
const secrets: readonly string[] = [demoApp.secret, 'paypal-demo-before']

/** PayPal's REST API with the paths of api-m.paypal.com. */
export async function addApiRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.setErrorHandler(sendPaypalError)
  // A capture is asked for with the type of JSON and without a body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(String(body)))
    } catch {
      done(new PaypalError('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE'))
    }
  })
  app.post<{ Body: { grant_type?: string } | null }>('/v1/oauth2/token', (request, reply) =>
    issueToken(context, request, reply),
  )
  app.get<ById>('/v1/notifications/certs/:id', async (request, reply) => {
    const signer = signerOf(context.db)
    if (request.params.id !== signer.name)
      throw new PaypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return reply.type('application/x-pem-file').send(signer.pem)
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', requireToken(context))
    addOrderRoutes(scope, context)
    addPaymentRoutes(scope, context)
    await addDisputeRoutes(scope, context)
    scope.get<{ Querystring: Search }>('/v1/reporting/transactions', async (request) =>
      searchTransactions(context, request.query),
    )
  })
}

function addOrderRoutes(app: FastifyInstance, context: LabContext): void {
  const answerOnce = createAnswerOnce(context)
  const present = (request: FastifyRequest, order: Order) =>
    request.headers['prefer'] === 'return=representation'
      ? presentOrder(context, order)
      : presentMinimal(context, order)

  app.post<{ Body: OrderRequest }>(
    '/v2/checkout/orders',
    { schema: { body: orderBody } },
    (request, reply) =>
      answerOnce(request, reply, 'order', () => {
        const order = createOrder(context, request.body)
        const isSilent = order.outcome === 'silent_create'
        return {
          answer: present(request, order),
          holdBackMs: isSilent ? context.delays.silent : slownessOf(context, order),
        }
      }),
  )

  app.get<ById>('/v2/checkout/orders/:id', async (request) => {
    await pause(context, slownessOf(context, requireOrder(context, request.params.id)))
    return presentOrder(context, requireOrder(context, request.params.id))
  })

  app.post<ById>('/v2/checkout/orders/:id/capture', (request, reply) =>
    answerOnce(request, reply, 'order', () => {
      const order = captureOrder(context, requireOrder(context, request.params.id))
      const isSilent = order.outcome === 'silent'
      return {
        answer: present(request, order),
        holdBackMs: isSilent ? context.delays.silent : slownessOf(context, order),
      }
    }),
  )
}

function addPaymentRoutes(app: FastifyInstance, context: LabContext): void {
  const answerOnce = createAnswerOnce(context)

  app.get<ById>('/v2/payments/captures/:id', async (request) =>
    presentCapture(context, requireFound(findCapture(context.db, request.params.id))),
  )

  app.post<ById & { Body: RefundRequest }>(
    '/v2/payments/captures/:id/refund',
    { schema: { body: refundBody } },
    (request, reply) =>
      answerOnce(request, reply, 'refund', () => {
        const capture = requireFound(findCapture(context.db, request.params.id))
        const refund = refundCapture(context, capture, request.body)
        const order = findOrder(context.db, capture.orderId)
        return {
          answer: presentRefund(context, refund),
          holdBackMs: order ? slownessOf(context, order) : 0,
        }
      }),
  )

  app.get<ById>('/v2/payments/refunds/:id', async (request) =>
    presentRefund(context, requireFound(findRefund(context.db, request.params.id))),
  )
}

/** Which of the secrets a token was given for; with it the token ends. */
const SECRET_AT = 'A21AA'.length

function issueToken(
  context: LabContext,
  request: FastifyRequest<{ Body: { grant_type?: string } | null }>,
  reply: FastifyReply,
): FastifyReply {
  const [user, secret = ''] = readBasic(request.headers.authorization).split(':', 2)
  if (user !== demoApp.clientId || !opens(context, secrets, secret))
    return reply.code(401).send({
      error: 'invalid_client',
      error_description: 'Client Authentication failed',
    })
  if (request.body?.grant_type !== 'client_credentials')
    return reply.code(400).send({
      error: 'unsupported_grant_type',
      error_description: 'Grant Type is NULL',
    })
  const token = `A21AA${secrets.indexOf(secret)}${randomBytes(40).toString('base64url')}`
  context.db.prepare('insert into paypal_tokens (token) values (?)').run(token)
  return reply.send({
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-GALLERIADEMO',
    expires_in: 32_400,
  })
}

function requireToken(context: LabContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const secret = secrets[Number(token[SECRET_AT])] ?? ''
    const isKnown = context.db.prepare('select 1 from paypal_tokens where token = ?').get(token)
    if (!isKnown || !opens(context, secrets, secret))
      return reply.code(401).send({
        error: 'invalid_token',
        error_description: 'Token signature verification failed',
      })
    return undefined
  }
}

function requireOrder({ db }: LabContext, id: string): Order {
  const order = requireFound(findOrder(db, id))
  if (order.status === 'EXPIRED') throw new PaypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  return order
}

function requireFound<T>(found: T | undefined): T {
  if (!found) throw new PaypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  return found
}

/** With `slow` every call about the order drags, not only its creation. */
function slownessOf(context: LabContext, order: Order): number {
  return order.outcome === 'slow' ? context.delays.slow : 0
}
