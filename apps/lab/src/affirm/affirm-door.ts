import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { opens, readBasic } from '../platform/keys.ts'

/** The keys of the demo; the public one stands in the shop's pages. */
export const PUBLIC_KEY = 'AFFIRM_GALLERIA_DEMO'
const PRIVATE_KEYS = ['affirm-demo-private', 'affirm-demo-before']

/** Affirm's way to say no. */
export class AffirmRefusal extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined

  constructor(status: number, code: string, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export function guard(app: FastifyInstance, context: LabContext): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const [user, key = ''] = readBasic(request.headers.authorization).split(':', 2)
    if (user !== PUBLIC_KEY || !opens(context, PRIVATE_KEYS, key))
      throw new AffirmRefusal(401, 'unauthorized', 'No valid API key provided.')
    // Left out, a shop of the United States is meant, and this one is none.
    if (request.headers['country-code'] !== 'GBR')
      throw new AffirmRefusal(400, 'invalid_field', 'Invalid country-code.', 'country-code')
  })
  answerErrors(app)
}

/** Its errors have one shape. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(
    (error: FastifyError | AffirmRefusal, _request: FastifyRequest, reply: FastifyReply) => {
      const isOwn = error instanceof AffirmRefusal
      const status = isOwn ? error.status : (error.statusCode ?? 500)
      if (status >= 500 && !isOwn) console.error(error)
      return reply.code(status).send({
        status_code: status,
        type: status >= 500 ? 'server_error' : 'invalid_request',
        code: isOwn ? error.code : 'invalid_field',
        message: error.message,
        ...(isOwn && error.field ? { field: error.field } : {}),
      })
    },
  )
}
