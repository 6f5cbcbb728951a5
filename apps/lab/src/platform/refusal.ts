import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/**
 * The stand-in says no: the status, a stable code, a sentence for the developer and whatever helps,
 * e.g. the payment.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly facts: Record<string, unknown>

  constructor(status: number, code: string, message: string, facts: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.facts = facts
  }
}

export function sendError(
  error: FastifyError | Refusal,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof Refusal) {
    reply.code(error.status).send({ code: error.code, message: error.message, ...error.facts })
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 500) console.error(error)
  reply
    .code(status)
    .send({ code: status >= 500 ? 'fault' : 'invalid_request', message: error.message })
}
