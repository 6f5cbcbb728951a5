import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { LabContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { sendFrame } from '../platform/page.ts'
import { Refusal } from '../platform/refusal.ts'
import { renderChallenge, renderChallenged, renderFrame } from './challenge.page.ts'
import { completeChallenge } from './confirm-intent.ts'
import { completeSetupChallenge } from './setup-intents.ts'
import { find } from './stripe.store.ts'

const scripts: Readonly<Record<string, string>> = Object.fromEntries(
  ['stripe', 'frame', 'challenge'].map((name) => [
    `${name}.js`,
    readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8'),
  ]),
)

/** What js.stripe.com serves: the script, and the frame of its fields. */
export async function addScriptRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    const script = scripts[request.params.file]
    if (script === undefined) throw new Refusal(404, 'not_found', 'There is no such script.')
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script)
  })
  app.get('/frame', (_request, reply) => sendFrame(reply, renderFrame()))
}

type Asked = { Params: { kind: string; id: string }; Querystring: Record<string, string> }

/** What hooks.stripe.com serves: the bank's question. */
export async function addChallengeRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get<Asked>('/:kind/:id', (request, reply) => {
    const asked = needAsked(context, request.params, request.query)
    const amount =
      asked.object === 'payment_intent'
        ? `${asked.amount / (asked.currency === 'jpy' ? 1 : 100)} ${asked.currency.toUpperCase()}`
        : undefined
    return sendFrame(reply, renderChallenge(request.url, amount))
  })
  app.post<Asked & { Body: { answer?: string } | null }>('/:kind/:id', (request, reply) => {
    const { id } = needAsked(context, request.params, request.query)
    const isPassed = request.body?.answer === 'complete'
    const isPayment = request.params.kind === 'pay'
    const after = inTransaction(context.db, () =>
      isPayment
        ? completeChallenge(context, id, isPassed)
        : completeSetupChallenge(context, id, isPassed),
    )
    const { return_url: returnUrl } = request.query
    if (!returnUrl) return sendFrame(reply, renderChallenged())
    const name = isPayment ? 'payment_intent' : 'setup_intent'
    const back = new URL(returnUrl)
    back.searchParams.set(name, id)
    back.searchParams.set(`${name}_client_secret`, after?.client_secret ?? '')
    back.searchParams.set(
      'redirect_status',
      after?.status === 'requires_payment_method' ? 'failed' : 'succeeded',
    )
    return reply.redirect(back.href, 303)
  })
}

function needAsked({ db }: LabContext, { kind, id }: Asked['Params'], query: Asked['Querystring']) {
  const found = kind === 'pay' ? find(db, 'payment_intent', id) : find(db, 'setup_intent', id)
  if (!found || found.client_secret !== query['client_secret'])
    throw new Refusal(404, 'not_found', 'There is no such question.')
  return found
}
