import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  advanceTo,
  catchUp,
  findTracking,
  registerTracking,
  statusOf,
  targets,
  type Status,
  type Tracking,
} from './track.ts'
import { areaOf, textOf } from './track.texts.ts'

type ByNumber = { Params: { carrier: string; number: string } }
type Advance = { carrier: string; number: string; to: Status }

const trackingBody = {
  type: 'object',
  required: ['country'],
  properties: { country: { type: 'string', pattern: '^[A-Z]{2}$' }, language: { type: 'string' } },
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

  app.put<ByNumber & { Body: { country: string; language?: string } }>(
    path,
    { schema: { body: trackingBody } },
    async (request) => {
      const { country, language = 'en' } = request.body
      const tracking = registerTracking(context, {
        ...request.params,
        country: country === 'UK' ? 'GB' : country,
        language,
      })
      return present(context, tracking, tracking.language)
    },
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
    entries: entries.toReversed().map(({ code, at }) => ({
      time: at.toISOString(),
      area: areaOf(code, tracking.country),
      code,
      text: textOf(code, language),
    })),
  }
}
