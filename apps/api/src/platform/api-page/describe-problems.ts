import type { Call } from '@galleria/contract/define-call'
import { refusalStatus, refuse, type RefusalCode } from '@galleria/contract/refusals'
import { toProblem } from '../problem.ts'

/** Every answer but 2xx (RFC 9457), and what calls answer by it. */

export const problemSchema = {
  type: 'object',
  description:
    'Problem details (RFC 9457). `code` is stable, `title` and `detail` are in the language of `x-language`; some codes carry facts of their own beside these.',
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string', description: 'Where the code is explained.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string', description: 'Name it when you write to us.' },
    errors: {
      type: 'array',
      description: 'Of `request.malformed`: what is wrong at which field.',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
  additionalProperties: true,
} as const

const REQUEST = '9b2f7c10-5d1e-4a8f-8c1b-6f0e2d3a4b5c'
/** As the mall would answer them. */
const examples: ReadonlyMap<RefusalCode, unknown> = new Map(
  [
    refuse('request.malformed', { errors: [{ path: 'lines', code: 'required' }] }),
    refuse('key.not_valid'),
    refuse('key.scope'),
    refuse('429', { retryAfter: 30 }),
  ].map((refusal) => [refusal.code as RefusalCode, toProblem(refusal, 'en', REQUEST)]),
)

/** By status: which codes, and what one of them looks like where it is the same for every call. */
export function describeRefusals(call: Call): Record<string, unknown> {
  return describeProblems([
    'request.malformed',
    ...(call.who === 'anyone' || call.who === 'visitor' ? [] : ['auth.signed_out' as const]),
    ...(call.who === 'merchant' || call.who === 'operator' ? ['auth.role' as const] : []),
    ...(call.who === 'merchant' ? (['key.not_valid', 'key.scope'] as const) : []),
    '429',
    ...call.refusals,
  ])
}

export function describeProblems(codes: readonly RefusalCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => refusalStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => {
      const example = list.map((code) => examples.get(code)).find((one) => one !== undefined)
      return [
        status,
        {
          description: list.join(', '),
          content: {
            'application/problem+json': {
              schema: { $ref: '#/components/schemas/Problem' },
              ...(example ? { example } : {}),
            },
          },
        },
      ]
    }),
  )
}
