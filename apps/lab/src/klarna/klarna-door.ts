import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { opens, readBasic } from '../platform/keys.ts'

/** The account of the demo. A real one reads `<uid>:<password>` alike. */
const USER = 'PK_galleria_demo'
const PASSWORDS = ['klarna-demo-password', 'klarna-demo-before']

/** And the keys of its disputes. */
const API_KEYS = ['klarna_test_api_galleria_demo', 'klarna_test_api_galleria_before']

/** Klarna's way to say no: a status, a code and sentences. */
export class KlarnaRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Every API of Klarna wants the account, and answers errors in one shape. */
export function guard(app: FastifyInstance, context: LabContext): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const [user, password = ''] = readBasic(request.headers.authorization).split(':', 2)
    if (user !== USER || !opens(context, PASSWORDS, password))
      throw new KlarnaRefusal(401, 'UNAUTHORIZED', 'The credentials are wrong.')
  })
  app.setErrorHandler(
    (error: FastifyError | KlarnaRefusal, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, code, message } = readError(error)
      if (status >= 500 && !(error instanceof KlarnaRefusal)) console.error(error)
      return reply.code(status).send({
        error_code: code,
        error_messages: [message],
        correlation_id: randomUUID(),
      })
    },
  )
}

/** The disputes want the API key as it is, and answer errors in a shape of their own. */
export function guardDisputes(app: FastifyInstance, context: LabContext): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const [, given = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (!opens(context, API_KEYS, given))
      throw new KlarnaRefusal(401, 'UNAUTHORIZED', 'The request was not authorized.')
  })
  app.setErrorHandler(
    (error: FastifyError | KlarnaRefusal, _request: FastifyRequest, reply: FastifyReply) => {
      const { status, code, message } = readError(error)
      if (status >= 500) console.error(error)
      return reply.code(status).send({
        error_id: randomUUID(),
        error_type: errorTypes[status] ?? 'TECHNICAL_ERROR',
        error_code: code === 'BAD_VALUE' ? 'VALIDATION_ERROR' : code,
        error_message: message,
      })
    },
  )
}

const errorTypes: Readonly<Record<number, string>> = {
  400: 'INPUT_ERROR',
  401: 'ACCESS_ERROR',
  404: 'RESOURCE_ERROR',
  409: 'RESOURCE_ERROR',
}

function readError(error: FastifyError | KlarnaRefusal): {
  status: number
  code: string
  message: string
} {
  if (error instanceof KlarnaRefusal) return error
  const invalid = 'validation' in error ? error.validation?.[0] : undefined
  if (invalid) {
    const missing =
      'missingProperty' in invalid.params ? `/${String(invalid.params['missingProperty'])}` : ''
    const path = `${invalid.instancePath}${missing}`.slice(1).replace(/\/(\d+)/g, '[$1]')
    return { status: 400, code: 'BAD_VALUE', message: `Bad value: ${path.replaceAll('/', '.')}` }
  }
  const status = error.statusCode ?? 500
  return {
    status,
    code: status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST',
    message: error.message,
  }
}
