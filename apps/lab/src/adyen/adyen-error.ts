import { randomBytes } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Adyen's no: `{ status, errorCode, message, errorType, pspReference }`. */
export class AdyenError extends Error {
  readonly status: number
  readonly errorCode: string
  readonly errorType: 'validation' | 'security' | 'configuration' | 'internal'
  /** Whether the same call may be made again with the same key. */
  readonly isTransient: boolean

  constructor(
    status: number,
    errorCode: string,
    message: string,
    errorType: AdyenError['errorType'] = 'validation',
    isTransient = false,
  ) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errorType = errorType
    this.isTransient = isTransient
  }
}

/** Sixteen capital letters and digits, as Adyen names payments and what is done to them. */
export function newPsp(): string {
  const signs = 'BCDFGHJKLMNPQRSTVWXZ23456789'
  return [...randomBytes(16)].map((byte) => signs[byte % signs.length]).join('')
}

export function sendAdyenError(
  error: FastifyError | AdyenError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof AdyenError) {
    if (error.isTransient) reply.header('transient-error', 'true')
    reply.code(error.status).send({
      status: error.status,
      errorCode: error.errorCode,
      message: error.message,
      errorType: error.errorType,
      pspReference: newPsp(),
    })
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 500) console.error(error)
  reply.code(status).send({
    status,
    errorCode: status >= 500 ? '905' : '702',
    message: status >= 500 ? 'Internal error' : error.message,
    errorType: status >= 500 ? 'internal' : 'validation',
  })
}
