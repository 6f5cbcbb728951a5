import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { AffirmRefusal, guard } from './affirm-door.ts'
import { listTransactions, requireTransaction } from './affirm.store.ts'
import type { StoredTransaction, Outcome } from './affirm.types.ts'
import { authorize, cancel, capture, present, refund } from './transactions.ts'

type ById = { Params: { id: string } }
type Page = { Querystring: { limit?: string; cursor?: string } }

/** The Transactions API, under /affirm/api/v1. */
export async function addTransactionRoutes(
  app: FastifyInstance,
  context: LabContext,
): Promise<void> {
  const { db } = context
  guard(app, context)
  const answer = async (
    request: FastifyRequest,
    work: () => StoredTransaction,
    lost: Outcome,
  ): Promise<StoredTransaction['transaction']> => {
    const stored = answerOnce(context, request, work)
    if (stored.outcome === 'slow') await pause(context, context.delays.slow)
    if (stored.outcome === lost)
      throw new AffirmRefusal(500, 'server_error', 'The answer was lost.')
    return stored.transaction
  }

  app.post<{ Body: { checkout_token: string; order_id?: string } }>(
    '/transactions',
    { schema: { body: bodyOf(['checkout_token']) } },
    (request) => answer(request, () => authorize(context, request.body), 'lost_authorization'),
  )
  app.get<Page>('/transactions', async ({ query }) => {
    const { limit, cursor } = readPage(query)
    const data = listTransactions(db, limit, cursor).map((one) => present(context, one))
    return { data, ...(data.length === limit ? { next_cursor: String(cursor + limit) } : {}) }
  })
  app.get<ById>('/transactions/:id', async ({ params }) =>
    present(context, requireTransaction(db, params.id)),
  )
  app.post<ById & { Body: PartBody }>(
    '/transactions/:id/capture',
    { schema: { body: partBody } },
    (request) =>
      answer(
        request,
        () => capture(context, requireTransaction(db, request.params.id), requireKeyFor(request)),
        'lost_capture',
      ),
  )
  app.post<ById & { Body: PartBody }>(
    '/transactions/:id/void',
    { schema: { body: partBody } },
    async (request) =>
      answerOnce(context, request, () =>
        cancel(context, requireTransaction(db, request.params.id), requireKeyFor(request)),
      ).transaction,
  )
  app.post<ById & { Body: { amount: number; reference_id?: string } }>(
    '/transactions/:id/refund',
    { schema: { body: bodyOf(['amount']) } },
    async (request) =>
      answerOnce(context, request, () =>
        refund(context, requireTransaction(db, request.params.id), request.body),
      ).transaction,
  )
  app.get<Page>('/settlement_events', async ({ query }) => {
    const { limit, cursor } = readPage(query)
    const data = db
      .prepare('select * from affirm_settlements order by rowid desc limit ? offset ?')
      .all(limit, cursor)
      .map((row) => ({
        id: row['id'],
        transaction_id: row['transaction_id'],
        transaction_event_id: row['event_id'],
        created: row['created'],
        ...(JSON.parse(String(row['doc'])) as object),
      }))
    return { data, ...(data.length === limit ? { next_cursor: String(cursor + limit) } : {}) }
  })
}

type PartBody = { amount?: number; reference_id?: string }
const partBody = {
  type: 'object',
  properties: {
    amount: { type: 'integer', minimum: 1 },
    reference_id: { type: 'string', maxLength: 255 },
  },
  additionalProperties: false,
} as const

/** A part is taken and let go with a key alone. */
function requireKeyFor({ headers, body }: FastifyRequest<{ Body: PartBody }>): PartBody {
  if (body.amount !== undefined && typeof headers['idempotency-key'] !== 'string')
    throw new AffirmRefusal(400, 'invalid_field', 'Invalid Idempotency-Key.', 'Idempotency-Key')
  return body
}

function bodyOf(required: readonly string[]) {
  return {
    type: 'object',
    required,
    properties: {
      checkout_token: { type: 'string', maxLength: 100 },
      order_id: { type: 'string', maxLength: 500 },
      amount: { type: 'integer', minimum: 1 },
      reference_id: { type: 'string', maxLength: 255 },
    },
    additionalProperties: false,
  } as const
}

function readPage({ limit = '20', cursor = '0' }: Page['Querystring']) {
  const page = { limit: Number(limit), cursor: Number(cursor) }
  if (!Number.isInteger(page.limit) || page.limit < 1 || page.limit > 200)
    throw new AffirmRefusal(400, 'invalid_field', 'limit is 1 to 200.', 'limit')
  return page
}

/** With an `Idempotency-Key` the work is done once; a refusal is not kept. */
function answerOnce(
  { db }: LabContext,
  request: FastifyRequest,
  work: () => StoredTransaction,
): StoredTransaction {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return work()
  const call = `${request.method} ${request.url}`
  const earlier = db
    .prepare('select body, answer from affirm_keys where call = ? and key = ?')
    .get(call, key)
  if (earlier && !isDeepStrictEqual(JSON.parse(String(earlier['body'])), request.body ?? null))
    throw new AffirmRefusal(409, 'idempotency_conflict', 'The key belongs to another call.')
  if (earlier) return JSON.parse(String(earlier['answer'])) as StoredTransaction
  const done = work()
  inTransaction(db, () =>
    db
      .prepare('insert into affirm_keys (call, key, body, answer) values (?, ?, ?, ?)')
      .run(call, key, JSON.stringify(request.body ?? null), JSON.stringify(done)),
  )
  return done
}
