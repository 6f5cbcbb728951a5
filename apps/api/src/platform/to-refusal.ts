import { refuse } from '@galleria/contract/refusals'
import { isRefusal } from '@galleria/kernel/refusal'
import { DatabaseLost } from './database-lost.ts'

const REFUSAL_BY_STATUS = {
  404: 'not_found',
  413: 'request.too_large',
  415: 'request.media_type',
  503: 'service.busy',
} as const

/**
 * Fastify's own errors and the loss of the database, as refusals; anything unknown stays the fault
 * it is.
 */
export function toRefusal(error: unknown): unknown {
  if (isRefusal(error)) return error
  if (error instanceof DatabaseLost) return refuse('service.busy')
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === undefined) return error
  if (statusCode in REFUSAL_BY_STATUS)
    return refuse(REFUSAL_BY_STATUS[statusCode as keyof typeof REFUSAL_BY_STATUS])
  return statusCode >= 400 && statusCode < 500 ? refuse('request.malformed') : error
}
