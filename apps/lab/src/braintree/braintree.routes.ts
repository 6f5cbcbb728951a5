import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import {
  findTransaction,
  listTransactions,
  saveListener,
  saveNonce,
  type Transaction,
} from './braintree.store.ts'
import { refundSale, sell, voidSale, type RefundRequest, type SaleRequest } from './charge.ts'
import { addDisputeRoutes } from './dispute.routes.ts'
import { opens, readBasic } from '../platform/keys.ts'
import { demoMerchant, keyPairs, WEB } from './keys.ts'
import { makeOnce } from './once.ts'
import { presentCard, presentRefusal, presentTransaction, type ProcessorError } from './present.ts'
import { matches, type Search } from './search.ts'
import { newNonce } from './three-d-secure.ts'
import { sendXml } from './xml.ts'

const PAGE_SIZE = 50
type ById = { Params: { id: string } }

/** Braintree's server API: JSON in, XML out. */
export async function addServerRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const { db } = context
  app.addHook('onRequest', requireKeys(context))
  // Its library says that a void is JSON, and sends nothing.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })

  app.post('/client_token', async (_request, reply) =>
    sendXml(reply, 201, 'client-token', { value: clientToken(context) }),
  )

  app.post<{ Body: { transaction: SaleRequest } }>('/transactions', async (request, reply) => {
    const asked = request.body.transaction
    const made = inTransaction(db, () =>
      makeOnce(db, asked.api_request_key, asked, () => sell(context, asked)),
    )
    if ('outcome' in made) {
      if (made.outcome === 'silent') await pause(context, context.delays.silent)
      if (made.outcome === 'slow') await pause(context, context.delays.slow)
    }
    return sendMade(context, reply, made)
  })

  app.get<ById>('/transactions/:id', async (request, reply) => {
    const found = findTransaction(db, request.params.id)
    return found
      ? sendXml(reply, 200, 'transaction', presentTransaction(db, found))
      : reply.code(404).send()
  })

  app.put<ById>('/transactions/:id/void', async (request, reply) => {
    const found = findTransaction(db, request.params.id)
    if (!found) return reply.code(404).send()
    return sendMade(
      context,
      reply,
      inTransaction(db, () => voidSale(context, found)),
    )
  })

  app.post<ById & { Body: { transaction?: RefundRequest } }>(
    '/transactions/:id/refund',
    async (request, reply) => {
      const { id } = request.params
      const found = findTransaction(db, id)
      if (!found) return reply.code(404).send()
      const asked = request.body.transaction ?? {}
      const made = inTransaction(db, () =>
        makeOnce(db, asked.api_request_key, { id, ...asked }, () =>
          refundSale(context, found, asked),
        ),
      )
      return sendMade(context, reply, made)
    },
  )

  app.post<{ Body: { search: Search } }>('/transactions/advanced_search_ids', (request, reply) => {
    const ids = listTransactions(db).filter((one) => matches(one, request.body.search))
    return sendXml(reply, 200, 'search-results', {
      'page-size': PAGE_SIZE,
      ids: { item: 'item', list: ids.map(({ id }) => id) },
    })
  })

  app.post<{ Body: { search: Search } }>('/transactions/advanced_search', (request, reply) => {
    const found = listTransactions(db).filter((one) => matches(one, request.body.search))
    return sendXml(reply, 200, 'credit-card-transactions', {
      item: 'transaction',
      kind: 'collection',
      list: found.map((one) => presentTransaction(db, one)),
    })
  })
  await addDisputeRoutes(app, context)
}

/** What the browser's frames ask: a card becomes a token. Nothing of it is ever sent elsewhere. */
export async function addClientRoutes(app: FastifyInstance, { db }: LabContext): Promise<void> {
  app.post<{
    Body: {
      authorizationFingerprint?: string
      creditCard?: {
        number?: string
        expirationMonth?: string
        expirationYear?: string
        type?: string
      }
    } | null
  }>('/payment_methods/credit_cards', async (request, reply) => {
    const { authorizationFingerprint, creditCard } = request.body ?? {}
    if (!authorizationFingerprint?.startsWith('fingerprint-'))
      return reply.code(403).send({ error: { message: 'Authorization is invalid' } })
    const number = creditCard?.number ?? ''
    if (!/^\d{12,19}$/.test(number))
      return reply.code(422).send({ error: { message: 'Credit card is invalid' } })
    const made = saveNonce(db, {
      nonce: newNonce(),
      card: {
        number,
        month: creditCard?.expirationMonth ?? '',
        year: creditCard?.expirationYear ?? '',
        type: creditCard?.type ?? 'Unknown',
      },
      isConsumed: false,
    })
    return reply.code(202).send({ creditCards: [presentCard(made)] })
  })
}

/** What is set in Braintree's control panel. */
export async function addPanelRoutes(app: FastifyInstance, { db }: LabContext): Promise<void> {
  app.put<{ Body: { url: string } }>('/test/webhook', async (request, reply) => {
    saveListener(db, request.body.url)
    return reply.code(204).send()
  })
}

function requireKeys(context: LabContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { merchant } = request.params as { merchant?: string }
    if (!opens(context, keyPairs, readBasic(request.headers.authorization)))
      return reply.code(401).send()
    if (merchant !== demoMerchant.id) return reply.code(403).send()
    return undefined
  }
}

/** Says to the browser where everything is; lets it make tokens, and nothing else. */
function clientToken({ url }: LabContext): string {
  const base = `${url()}/braintree`
  const content = {
    version: 2,
    environment: 'sandbox',
    merchantId: demoMerchant.id,
    authorizationFingerprint: `fingerprint-${randomUUID()}`,
    clientApiUrl: `${base}/merchants/${demoMerchant.id}/client_api`,
    assetsUrl: `${base}${WEB}`,
    challenges: ['cvv'],
  }
  return Buffer.from(JSON.stringify(content)).toString('base64')
}

function sendMade(
  context: LabContext,
  reply: FastifyReply,
  made: Transaction | ProcessorError,
): FastifyReply {
  if ('code' in made)
    return sendXml(reply, 422, 'api-error-response', presentRefusal(made.message, [made]))
  const shown = presentTransaction(context.db, made)
  const isRefused = made.status === 'processor_declined' || made.status === 'gateway_rejected'
  return isRefused
    ? sendXml(
        reply,
        422,
        'api-error-response',
        presentRefusal(made.responseText || `Gateway Rejected: ${made.rejectionReason}`, [], shown),
      )
    : sendXml(reply, 201, 'transaction', shown)
}
