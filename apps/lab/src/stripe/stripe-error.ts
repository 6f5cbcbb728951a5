import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

type Kind = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
type Facts = { code?: string; param?: string; decline_code?: string } & Record<string, unknown>

/**
 * Stripe's no: `{ error: { type, code, message, param, decline_code, ... } }`, as the SDK reads it.
 */
export class StripeError extends Error {
  readonly status: number
  readonly body: { readonly error: { readonly type: Kind; readonly message: string } & Facts }

  constructor(status: number, type: Kind, message: string, facts: Facts = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...facts } }
  }
}

export function invalid(message: string, facts: Facts = {}, status = 400): StripeError {
  return new StripeError(status, 'invalid_request_error', message, facts)
}

export function missing(what: string, id: string, param = 'id'): StripeError {
  return invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404)
}

export function sendStripeError(
  error: FastifyError | StripeError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof StripeError) {
    reply.code(error.status).send(error.body)
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 500) console.error(error)
  reply.code(status).send({
    error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message: error.message },
  })
}
