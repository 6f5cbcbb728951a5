import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { acceptClaim, takeEvidence, takeMessage } from './disputes.ts'
import { PaypalError } from './paypal.errors.ts'
import { presentDispute, presentDisputeSummary } from './paypal.present.ts'
import { findDispute, listDisputesFrom } from './paypal.store.ts'
import type { Dispute } from './paypal.types.ts'

const AT = '/v1/customer/disputes'
const text = { type: 'string', minLength: 1, maxLength: 2000 } as const
type ById = { Params: { id: string } }
type Listing = {
  Querystring: { update_time_after?: string; page_size?: string; next_page_token?: string }
}

/** Customer Disputes, as far as a seller reads and answers them. */
export async function addDisputeRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readInput)

  const links = (id: string) => ({
    links: [{ href: `${context.url()}/paypal${AT}/${id}`, rel: 'self', method: 'GET' }],
  })
  const required = (id: string): Dispute => {
    const dispute = findDispute(context.db, id)
    if (!dispute) throw new PaypalError('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return dispute
  }

  app.get<Listing>(AT, async ({ query }) => listDisputes(context, query))
  app.get<ById>(`${AT}/:id`, async ({ params }) => presentDispute(context, required(params.id)))

  app.post<ById & { Body: { evidences: [{ notes: string }] } }>(
    `${AT}/:id/provide-evidence`,
    {
      schema: {
        body: {
          type: 'object',
          required: ['evidences'],
          properties: {
            evidences: {
              type: 'array',
              minItems: 1,
              maxItems: 1,
              items: {
                type: 'object',
                required: ['evidence_type', 'notes'],
                properties: { evidence_type: { const: 'OTHER' }, notes: text },
              },
            },
          },
        },
      },
    },
    async ({ params, body }) => {
      inTransaction(context.db, () =>
        takeEvidence(context, required(params.id), body.evidences[0].notes),
      )
      return links(params.id)
    },
  )
  app.post<ById & { Body: { message: string } }>(
    `${AT}/:id/send-message`,
    {
      schema: { body: { type: 'object', required: ['message'], properties: { message: text } } },
    },
    async ({ params, body }) => {
      inTransaction(context.db, () => takeMessage(context, required(params.id), body.message))
      return links(params.id)
    },
  )
  app.post<ById>(
    `${AT}/:id/accept-claim`,
    {
      schema: {
        body: {
          type: 'object',
          required: ['note'],
          properties: { note: text, accept_claim_type: { const: 'REFUND' } },
        },
      },
    },
    async ({ params }) => {
      inTransaction(context.db, () => acceptClaim(context, required(params.id)))
      return links(params.id)
    },
  )
}

function listDisputes(context: LabContext, query: Listing['Querystring']) {
  const size = Number(query.page_size ?? 10)
  const from = Number(query.next_page_token ?? 0)
  const since = new Date(query.update_time_after ?? 0)
  if (Number.isNaN(since.getTime()) || !(size >= 1 && size <= 50) || !Number.isInteger(from))
    throw new PaypalError('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  const all = listDisputesFrom(context.db, since.toISOString())
  const page = all.slice(from, from + size)
  const next = new URLSearchParams({
    update_time_after: since.toISOString(),
    page_size: String(size),
    next_page_token: String(from + size),
  })
  return {
    items: page.map(presentDisputeSummary),
    links: [
      { href: `${context.url()}/paypal${AT}`, rel: 'self', method: 'GET' },
      ...(all.length > from + size
        ? [{ href: `${context.url()}/paypal${AT}?${next}`, rel: 'next', method: 'GET' }]
        : []),
    ],
  }
}

/** The part `input` of a form is what would else be the body; files stand beside it. */
async function readInput(
  { headers }: { headers: { 'content-type'?: string } },
  body: Buffer,
): Promise<unknown> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData()
    const input = form.get('input')
    return JSON.parse(typeof input === 'string' ? input : await (input as Blob).text())
  } catch {
    throw new PaypalError('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  }
}
