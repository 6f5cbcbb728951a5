import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import { listRegistrations } from './list-registrations.ts'
import {
  advanceTo,
  catchUp,
  findTracking,
  registerTracking,
  statusOf,
  targets,
  type Note,
  type Status,
  type Tracking,
} from './track.ts'
import { areaOf, textOf } from './track.texts.ts'

type ByNumber = { Params: { carrier: string; number: string } }
type Advance = { carrier: string; number: string; to: Status }

const trackingBody = {
  type: 'object',
  required: ['country'],
  properties: {
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    language: { type: 'string' },
    reference: { type: 'string', maxLength: 100 },
    items: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        required: ['reference', 'quantity'],
        properties: {
          reference: { type: 'string', maxLength: 100 },
          quantity: { type: 'integer', minimum: 1 },
        },
      },
    },
  },
} as const

const listQuery = {
  type: 'object',
  required: ['since'],
  properties: {
    since: { type: 'string' },
    after: { type: 'string' },
    limit: { type: 'string', pattern: '^([1-9]\\d{0,2})$' },
  },
} as const

const advanceBody = {
  type: 'object',
  required: ['carrier', 'number', 'to'],
  properties: {
    carrier: { type: 'string' },
    number: { type: 'string' },
    to: { enum: Object.keys(targets) },
  },
} as const

/** One API for every carrier, under /carrier, as tracking services offer it. */
export async function addCarrierRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  const path = '/v1/trackings/:carrier/:number'

  app.put<ByNumber & { Body: { country: string; language?: string } & Note }>(
    path,
    { schema: { body: trackingBody } },
    async (request) => {
      const { country, language = 'en', reference, items } = request.body
      const tracking = registerTracking(
        context,
        { ...request.params, country: country === 'UK' ? 'GB' : country, language },
        { reference, items },
      )
      return present(context, tracking, tracking.language)
    },
  )

  app.get<{ Querystring: { since: string; after?: string; limit?: string } }>(
    '/v1/trackings',
    { schema: { querystring: listQuery } },
    async ({ query: { since, after, limit = '100' } }) =>
      listRegistrations(context, { since, after, limit: Number(limit) }),
  )

  app.get<ByNumber & { Querystring: { language?: string } }>(path, async (request) => {
    const tracking = requireTracking(context, request.params)
    return present(context, tracking, request.query.language ?? tracking.language)
  })

  app.post<{ Body: Advance }>(
    '/test/advance',
    { schema: { body: advanceBody } },
    async (request) => {
      const tracking = requireTracking(context, request.body)
      advanceTo(context, tracking, request.body.to)
      return present(context, tracking, tracking.language)
    },
  )
}

function requireTracking(
  context: LabContext,
  { carrier, number }: { carrier: string; number: string },
): Tracking {
  const tracking = findTracking(context, carrier, number)
  if (!tracking)
    throw new Refusal(
      404,
      'tracking_not_found',
      'This number was never registered with this carrier.',
    )
  return tracking
}

function present(context: LabContext, tracking: Tracking, language: string) {
  const entries = catchUp(context, tracking)
  return {
    carrier: tracking.carrier,
    number: tracking.number,
    status: statusOf(entries),
    language,
    entries: entries.toReversed().map(({ code, at }) => ({
      time: at.toISOString(),
      area: areaOf(code, tracking.country),
      code,
      text: textOf(code, language),
    })),
  }
}
