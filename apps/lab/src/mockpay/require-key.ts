import type { FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { opens } from '../platform/keys.ts'
import { Refusal } from '../platform/refusal.ts'

/** Only the merchant who has the key is answered. */
export function requireKey(context: LabContext) {
  return async (request: FastifyRequest): Promise<void> => {
    const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ', 2)
    if (scheme !== 'Bearer' || !opens(context, context.mockpayKeys, given)) {
      throw new Refusal(
        401,
        'unauthorized',
        'The header Authorization must carry the key: Bearer <key>.',
      )
    }
  }
}
