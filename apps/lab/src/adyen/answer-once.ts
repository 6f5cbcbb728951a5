import type { FastifyReply, FastifyRequest } from 'fastify'
import { pause, type LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { AdyenError } from './adyen-error.ts'

type Work = () => { status?: number; answer: unknown; holdBackMs?: number }
export type AnswerOnce = (
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
) => Promise<unknown>

const LONGEST_KEY = 64

/**
 * Does the work of a call once per `Idempotency-Key`, which may be left out and has 64 signs at
 * most. What was answered first is answered again, whatever the body of the repeat; a no is not
 * kept. A repeat while the first is still at work is refused for the moment.
 */
export function createAnswerOnce(context: LabContext): AnswerOnce {
  const inFlight = new Set<string>()

  return async function answerOnce(request, reply, work) {
    const key = request.headers['idempotency-key']
    if (key !== undefined && (typeof key !== 'string' || key.length > LONGEST_KEY || key === ''))
      throw new AdyenError(422, '703', 'The idempotency key is longer than 64 characters.')
    const call = `${request.method} ${request.url}`
    if (key === undefined) return answer(reply, run(work))
    if (inFlight.has(key))
      throw new AdyenError(
        422,
        '704',
        'request already processed or in progress',
        'validation',
        true,
      )
    const earlier = context.db.prepare('select * from adyen_keys where key = ?').get(key)
    if (earlier) {
      if (earlier['call'] !== call)
        throw new AdyenError(422, '704', 'request already processed or in progress')
      return reply
        .code(Number(earlier['status']))
        .header('idempotency-key', key)
        .send(JSON.parse(String(earlier['answer'])))
    }
    const done = inTransaction(context.db, () => {
      const result = run(work)
      context.db
        .prepare('insert into adyen_keys (key, call, answer, status) values (?, ?, ?, ?)')
        .run(key, call, JSON.stringify(result.answer), result.status)
      return result
    })
    inFlight.add(key)
    await pause(context, done.holdBackMs)
    inFlight.delete(key)
    return answer(reply.header('idempotency-key', key), done)
  }
}

const run = (work: Work) => ({ status: 200, holdBackMs: 0, ...work() })
const answer = (reply: FastifyReply, { status, answer: body }: ReturnType<typeof run>) =>
  reply.code(status).send(body)
