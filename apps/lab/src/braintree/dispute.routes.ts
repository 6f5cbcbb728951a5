import type { FastifyInstance, FastifyReply } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { findDispute, listDisputesFrom, type Dispute } from './braintree.store.ts'
import { accept, addEvidence, finalize } from './disputes.ts'
import { presentDispute, presentRefusal, type ProcessorError } from './present.ts'
import { sendXml, type Xml } from './xml.ts'

const PAGE_SIZE = 50
type ById = { Params: { id: string } }

/** Disputes, as far as a merchant reads and answers them. */
export async function addDisputeRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const { db } = context

  app.post<{
    Querystring: { page?: string }
    Body: { search?: { received_date?: { min?: string } } }
  }>('/disputes/advanced_search', async ({ query, body }, reply) => {
    const all = listDisputesFrom(db, body.search?.received_date?.min ?? '')
    const page = Number(query.page ?? 1)
    const list = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return sendXml(reply, 200, 'disputes', {
      item: 'dispute',
      kind: 'collection',
      head: {
        'current-page-number': page,
        'page-size': PAGE_SIZE,
        'total-items': all.length,
      },
      list: list.map((one) => presentDispute(db, one)),
    })
  })

  app.get<ById>('/disputes/:id', async ({ params }, reply) =>
    withDispute(reply, params.id, (found) => sendDispute(reply, found)),
  )

  app.put<ById>('/disputes/:id/accept', async ({ params }, reply) =>
    withDispute(reply, params.id, (found) =>
      sendMade(
        reply,
        inTransaction(db, () => accept(context, found)),
        (made) => sendDispute(reply, made),
      ),
    ),
  )

  app.post<ById & { Body: { evidence?: { comments?: string } } }>(
    '/disputes/:id/evidence',
    async ({ params, body }, reply) =>
      withDispute(reply, params.id, (found) =>
        sendMade(
          reply,
          inTransaction(db, () => addEvidence(context, found, body.evidence?.comments ?? '')),
          ({ id, comments, createdAt }) =>
            sendXml(reply, 201, 'evidence', { id, comments, 'created-at': new Date(createdAt) }),
        ),
      ),
  )

  app.put<ById>('/disputes/:id/finalize', async ({ params }, reply) =>
    withDispute(reply, params.id, (found) =>
      sendMade(
        reply,
        inTransaction(db, () => finalize(context, found)),
        // It says that it was done, and nothing else.
        () => reply.code(200).header('content-type', 'application/xml; charset=utf-8').send(' '),
      ),
    ),
  )

  function withDispute(
    reply: FastifyReply,
    id: string,
    send: (found: Dispute) => FastifyReply,
  ): FastifyReply {
    const found = findDispute(db, id)
    return found ? send(found) : reply.code(404).send()
  }
  function sendDispute(reply: FastifyReply, one: Dispute): FastifyReply {
    return sendXml(reply, 200, 'dispute', presentDispute(db, one))
  }
}

function sendMade<Made extends object>(
  reply: FastifyReply,
  made: Made | ProcessorError,
  send: (made: Made) => FastifyReply,
): FastifyReply {
  if (!('code' in made)) return send(made)
  const refusal: Xml = presentRefusal(made.message, [made], undefined, 'dispute')
  return sendXml(reply, 422, 'api-error-response', refusal)
}
