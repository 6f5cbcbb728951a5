import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { takeScenario } from '../scenario.ts'
import { checkOrderData } from './check-order-data.ts'
import { guard, KlarnaRefusal } from './klarna-door.ts'
import { orderBody, sessionBody, sessionUpdateBody } from './klarna.schemas.ts'
import { requireAuthorized, requireSession, saveSession } from './klarna.store.ts'
import type { OrderData, OrderRequest, Outcome, Session } from './klarna.types.ts'
import { placeOrder } from './place-order.ts'

type ById = { Params: { id: string } }
type ByToken = { Params: { token: string } }

const SESSION_HOURS = 48
const CATEGORY = 'klarna'

/** Klarna Payments, under /klarna/payments/v1. */
export async function addSessionRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const { db } = context
  guard(app, context)

  app.post<{ Body: OrderData }>(
    '/sessions',
    { schema: { body: sessionBody } },
    async ({ body }) => {
      checkOrderData(body)
      const session = saveSession(db, openSession(context, body))
      return {
        session_id: session.id,
        client_token: session.clientToken,
        payment_method_categories: categories(context),
      }
    },
  )

  app.post<ById & { Body: Partial<OrderData> }>(
    '/sessions/:id',
    { schema: { body: sessionUpdateBody } },
    async ({ params, body }, reply) => {
      const session = requireSession(db, params.id)
      if (session.status === 'complete')
        throw new KlarnaRefusal(404, 'SESSION_COMPLETED', 'The session is completed.')
      const data = { ...session.data, ...body }
      checkOrderData(data)
      saveSession(db, { ...session, data })
      return reply.code(204).send()
    },
  )

  app.get<ById>('/sessions/:id', async ({ params }) => {
    const session = requireSession(db, params.id)
    return {
      ...session.data,
      status: session.status,
      client_token: session.clientToken,
      expires_at: session.expiresAt,
      payment_method_categories: categories(context),
      ...(session.authorizationToken && { authorization_token: session.authorizationToken }),
    }
  })

  app.delete<ByToken>('/authorizations/:token', async ({ params }, reply) => {
    const session = requireAuthorized(db, params.token)
    saveSession(db, { ...session, authorizationToken: null })
    return reply.code(204).send()
  })

  app.post<ByToken & { Body: OrderRequest }>(
    '/authorizations/:token/order',
    { schema: { body: orderBody } },
    async ({ params, body }) => {
      const session = requireAuthorized(db, params.token)
      refuseOnce(context, session)
      const { order } = inTransaction(db, () => placeOrder(context, session, body))
      if (session.outcome === 'slow') await pause(context, context.delays.slow)
      if (session.outcome === 'silent') await pause(context, context.delays.silent)
      if (session.outcome === 'lost_answer')
        throw new KlarnaRefusal(500, 'INTERNAL_SERVER_ERROR', 'The answer was lost.')
      return {
        order_id: order.order_id,
        fraud_status: order.fraud_status,
        authorized_payment_method: { type: 'invoice', number_of_days: 30 },
      }
    },
  )
}

function openSession({ db, now }: LabContext, data: OrderData): Session {
  const id = randomUUID()
  return {
    id,
    clientToken: writeToken({ session_id: id }),
    status: 'incomplete',
    data,
    outcome: takeScenario<Outcome>(db, 'KLARNA'),
    isToFinalize: false,
    authorizationToken: null,
    expiresAt: new Date(now().getTime() + SESSION_HOURS * 3_600_000).toISOString(),
    wasRefused: false,
  }
}

/** The browser's script reads the session's id out of it, as from any JSON Web Token. */
function writeToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return [part({ alg: 'RS256' }), part(claims), Buffer.from('lab').toString('base64url')].join('.')
}

function categories({ url }: LabContext) {
  return [
    {
      identifier: CATEGORY,
      name: 'Klarna',
      asset_urls: { standard: `${url()}/klarna/badge.svg` },
    },
  ]
}

const refusals: Readonly<Partial<Record<Outcome, [status: number, code: string]>>> = {
  locked_out: [401, 'UNAUTHORIZED'],
  too_many: [429, 'TOO_MANY_REQUESTS'],
  fault: [500, 'INTERNAL_SERVER_ERROR'],
}

/** The outcomes that turn the first call away, without anything done. */
function refuseOnce({ db }: LabContext, session: Session): void {
  const refusal = session.outcome && refusals[session.outcome]
  if (!refusal || session.wasRefused) return
  saveSession(db, { ...session, wasRefused: true })
  throw new KlarnaRefusal(...refusal, 'As the script wanted it.')
}
