import { isDeepStrictEqual } from 'node:util'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'

type Work = () => { answer: unknown; holdBackMs: number }
export type AnswerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
) => Promise<unknown>

/**
 * Does the work of a call once per `Idempotency-Key`. The answer is stored in the work's own
 * transaction, so a crash leaves both or neither; a refusal is not stored, so the merchant may mend
 * the request and use the key again.
 */
export function createAnswerOnce(context: LabContext): AnswerOnce {
  const inFlight = new Set<string>()

  return async function answerOnce(request, reply, work) {
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '')
      throw new Refusal(400, 'idempotency_key_missing', 'The header Idempotency-Key is required.')
    const call = `${request.method} ${request.url}`
    const flight = `${call} ${key}`
    if (inFlight.has(flight))
      throw new Refusal(
        409,
        'in_flight',
        'The first call with this Idempotency-Key is still running.',
      )

    const earlier = findAnswer(context, call, key)
    if (earlier && !isDeepStrictEqual(JSON.parse(earlier.body), request.body)) {
      throw new Refusal(
        409,
        'idempotency_key_reused',
        'This Idempotency-Key belongs to a call with another body.',
      )
    }
    if (earlier)
      return reply.code(201).header('idempotent-replayed', 'true').send(JSON.parse(earlier.answer))

    const { answer, holdBackMs } = inTransaction(context.db, () => {
      const done = work()
      context.db
        .prepare('insert into idempotency_keys (call, key, body, answer) values (?, ?, ?, ?)')
        .run(call, key, JSON.stringify(request.body), JSON.stringify(done.answer))
      return done
    })
    inFlight.add(flight)
    await pause(context, holdBackMs)
    inFlight.delete(flight)
    return reply.code(201).send(answer)
  }
}

function findAnswer(
  context: LabContext,
  call: string,
  key: string,
): { body: string; answer: string } | undefined {
  return context.db
    .prepare('select body, answer from idempotency_keys where call = ? and key = ?')
    .get(call, key) as { body: string; answer: string } | undefined
}
