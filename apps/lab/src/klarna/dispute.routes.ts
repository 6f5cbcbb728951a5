import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { presentDispute } from './dispute.present.ts'
import { acceptLoss, addAttachment, appeal, represent } from './disputes.ts'
import { guardDisputes, KlarnaRefusal } from './klarna-door.ts'
import { appealBody, representBody } from './klarna.schemas.ts'
import { listDisputes, requireDispute, requireOrder } from './klarna.store.ts'
import type { Attachment, Dispute } from './klarna.types.ts'

type ById = { Params: { id: string } }
type Answer = { Body: { additional_information?: string; attachments?: Attachment[] } }
type Listing = {
  Querystring: {
    order_ids?: string
    updated_at_start?: string
    size?: string
    starting_after?: string
  }
}

/** Disputes API V4, as far as a shop reads and answers them, under /klarna/v4/payment/disputes. */
export async function addDisputeRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const { db } = context
  guardDisputes(app, context)
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readFile)

  const present = (dispute: Dispute) =>
    presentDispute(dispute, requireOrder(db, dispute.orderId).order)
  const said = ({ additional_information = '', attachments = [] }: Answer['Body']) => ({
    additional_information,
    attachments,
  })

  app.get<Listing>('/', async ({ query }) => {
    const { page, pagination } = readList(context, query)
    return { disputes: page.map(present), pagination }
  })
  app.get<ById>('/:id', async ({ params }) => present(requireDispute(db, params.id)))

  app.post<ById & { Body: Buffer }>('/:id/attachments', async ({ params }, reply) => {
    const id = addAttachment(requireDispute(db, params.id))
    return reply.code(201).send({ payment_dispute_attachment_id: id })
  })
  app.post<ById & Answer>(
    '/:id/represent',
    { schema: { body: representBody } },
    async ({ params, body }, reply) => {
      const { state, updatedAt } = inTransaction(db, () =>
        represent(context, requireDispute(db, params.id), said(body)),
      )
      return reply.code(201).send({ state, created_at: updatedAt, ...said(body) })
    },
  )
  app.post<ById & Answer>(
    '/:id/appeal',
    { schema: { body: appealBody } },
    async ({ params, body }, reply) => {
      const { state, updatedAt } = inTransaction(db, () =>
        appeal(context, requireDispute(db, params.id), said(body)),
      )
      return reply.code(201).send({ state, created_at: updatedAt, ...said(body) })
    },
  )
  app.post<ById>('/:id/accept-loss', async ({ params }, reply) => {
    const { state } = inTransaction(db, () => acceptLoss(context, requireDispute(db, params.id)))
    return reply.code(202).send({ state })
  })
}

/** Pages by a cursor, which is the last dispute of the page before. */
function readList({ db }: LabContext, query: Listing['Querystring']) {
  const size = Number(query.size ?? 20)
  const since = new Date(query.updated_at_start ?? 0)
  if (Number.isNaN(since.getTime()) || !Number.isInteger(size) || size < 1)
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: updated_at_start, size')
  const all = listDisputes(db, since.toISOString(), query.order_ids ?? '')
  const from = all.findIndex(({ id }) => id === query.starting_after) + 1
  const page = all.slice(from, from + size)
  const isLast = from + size >= all.length
  return { page, pagination: { count: page.length, last_item: isLast ? null : page.at(-1)?.id } }
}

/** Klarna takes papers and pictures; what kind of file it is, its first bytes say. */
async function readFile(
  { headers }: { headers: { 'content-type'?: string } },
  body: Buffer,
): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  const content = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  if (!content.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new KlarnaRefusal(400, 'BAD_VALUE', 'Bad value: file')
  return content
}
