import type { FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { secondsOf } from './announce.ts'
import type { Result } from './answer.ts'
import { StripeError } from './stripe-error.ts'

/** Stripe forgets a key some time after this, and then does the work again. */
const KEY_LIFETIME_SECONDS = 24 * 3600

type Work = () => Result
type Answered = { call: string; form: string; status: number; answer: string; at: number }

/**
 * Does a call once for its `Idempotency-Key`, where it has one, and repeats the answer: also a no,
 * once the work had begun (then it is returned and not thrown). A request that was refused before
 * that, or that met another of its key at work, is not remembered.
 */
export function createAnswerOnce(context: LabContext) {
  const inFlight = new Set<string>()

  return async function answerOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    form: string,
    work: Work,
  ): Promise<FastifyReply> {
    const key = request.headers['idempotency-key']
    const call = `${request.method} ${request.url.split('?', 1)[0]}`
    if (typeof key !== 'string' || key === '') {
      const { status, body, holdBackMs = 0 } = inTransaction(context.db, work)
      await pause(context, holdBackMs)
      return reply.code(status).send(body)
    }
    if (inFlight.has(key))
      throw new StripeError(
        409,
        'idempotency_error',
        `There is currently another in-progress request using this Idempotent Key (${key}).`,
        { code: 'idempotency_key_in_use' },
      )
    const earlier = findAnswered(context, key)
    if (earlier) {
      if (earlier.call !== call || earlier.form !== form)
        throw new StripeError(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        )
      return reply
        .code(earlier.status)
        .header('idempotent-replayed', 'true')
        .header('content-type', 'application/json')
        .send(earlier.answer)
    }
    const {
      status,
      body,
      holdBackMs = 0,
    } = inTransaction(context.db, () => {
      const done = work()
      if (done.isForgotten) return done
      context.db
        .prepare(
          'insert or replace into stripe_idempotency_keys (key, call, form, status, answer, at) values (?, ?, ?, ?, ?, ?)',
        )
        .run(key, call, form, done.status, JSON.stringify(done.body), secondsOf(context))
      return done
    })
    inFlight.add(key)
    await pause(context, holdBackMs)
    inFlight.delete(key)
    return reply.code(status).send(body)
  }
}

export type AnswerOnce = ReturnType<typeof createAnswerOnce>

function findAnswered(context: LabContext, key: string): Answered | undefined {
  return context.db
    .prepare(
      'select call, form, status, answer, at from stripe_idempotency_keys where key = ? and at > ?',
    )
    .get(key, secondsOf(context) - KEY_LIFETIME_SECONDS) as Answered | undefined
}
