import type { FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { PaypalError } from './paypal.errors.ts'

/**
 * How long PayPal remembers a key: six hours for an order and its capture, 45 days for a refund.
 */
export const keyLifetimes = { order: 6 * 3_600_000, refund: 45 * 86_400_000 } as const

type Work = () => { answer: object; holdBackMs: number }
export type AnswerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  lifetime: keyof typeof keyLifetimes,
  work: Work,
) => Promise<unknown>

/**
 * Does the work of a call once per `PayPal-Request-Id`, while the key is remembered; a repeat is
 * answered 200 with what was answered first. The answer is kept in the work's own transaction, a
 * refusal is not kept.
 */
export function createAnswerOnce(context: LabContext): AnswerOnce {
  const inFlight = new Set<string>()
  return async function answerOnce(request, reply, lifetime, work) {
    const key = request.headers['paypal-request-id']
    const call = `${request.method} ${request.url}`
    const flight = `${call} ${String(key)}`
    if (key !== undefined) {
      if (inFlight.has(flight))
        throw new PaypalError('RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS')
      const earlier = findAnswer(context, call, String(key), keyLifetimes[lifetime])
      if (earlier) return reply.code(200).send(earlier)
    }
    const { answer, holdBackMs } = inTransaction(context.db, () => {
      const done = work()
      if (key !== undefined)
        context.db
          .prepare(
            `insert into paypal_request_ids (call, key, at, answer) values (?, ?, ?, ?)
             on conflict (call, key) do update set at = excluded.at, answer = excluded.answer`,
          )
          .run(call, String(key), context.now().toISOString(), JSON.stringify(done.answer))
      return done
    })
    inFlight.add(flight)
    await pause(context, holdBackMs)
    inFlight.delete(flight)
    return reply.code(201).send(answer)
  }
}

function findAnswer(
  { db, now }: LabContext,
  call: string,
  key: string,
  lifetimeMs: number,
): object | undefined {
  const since = new Date(now().getTime() - lifetimeMs).toISOString()
  const row = db
    .prepare('select answer from paypal_request_ids where call = ? and key = ? and at > ?')
    .get(call, key, since)
  return row && (JSON.parse(String(row['answer'])) as object)
}
