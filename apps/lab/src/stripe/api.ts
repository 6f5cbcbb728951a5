import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { createAnswerOnce } from './answer-once.ts'
import type { Result } from './answer.ts'
import { listOf, readForm, textOf, type Form } from './form.ts'
import { needSecret, readCaller, type Caller } from './keys.ts'
import { expand } from './stripe.store.ts'

export type Call = {
  readonly form: Form
  readonly caller: Caller
  readonly id: string
  /** What a browser has instead of a secret key. */
  readonly clientSecret: string | undefined
}
type Access = 'secret' | 'anybody'
export type Api = {
  get(path: string, answer: (call: Call) => unknown, access?: Access): void
  post(path: string, work: (call: Call) => Result, access?: Access): void
  remove(path: string, work: (call: Call) => unknown): void
}

/**
 * Calls as Stripe takes them: form-encoded, with a key, expanded on request, a POST done once per
 * `Idempotency-Key`.
 */
export function createApi(app: FastifyInstance, context: LabContext): Api {
  const answerOnce = createAnswerOnce(context)
  const expanded = (form: Form, body: unknown) => expand(context.db, body, listOf(form, 'expand'))

  return {
    get(path, answer, access = 'secret') {
      app.get(path, async (request) => {
        const call = readCall(context, request, request.url.split('?')[1] ?? '', access)
        return expanded(call.form, answer(call))
      })
    },
    post(path, work, access = 'secret') {
      app.post(path, (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : ''
        const call = readCall(context, request, text, access)
        return answerOnce(request, reply, text, () => {
          const done = work(call)
          return { ...done, body: expanded(call.form, done.body) }
        })
      })
    },
    remove(path, work) {
      app.delete(path, async (request) =>
        work(readCall(context, request, request.url.split('?')[1] ?? '', 'secret')),
      )
    },
  }
}

function readCall(
  context: LabContext,
  request: FastifyRequest,
  text: string,
  access: Access,
): Call {
  const { key: _key, client_secret: _secret, ...form } = readForm(text)
  const all = readForm(text)
  const caller = readCaller(context, request, textOf(all, 'key'))
  if (access === 'secret') needSecret(caller)
  return {
    form,
    caller,
    id: (request.params as { id?: string }).id ?? '',
    clientSecret: textOf(all, 'client_secret'),
  }
}
