import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { AjvCompiler } from '@fastify/ajv-compiler'
import Fastify, { type FastifyInstance } from 'fastify'
import { addCarrierRoutes } from './carrier/carrier.routes.ts'
import { addInboxRoutes } from './inbox/inbox.routes.ts'
import { createMailServer } from './inbox/receive-mail.ts'
import { renderIndex } from './index.page.ts'
import { createAgenda, type Jobs } from './platform/agenda.ts'
import { addOpenidRoutes } from './openid/openid.routes.ts'
import type { LabContext } from './platform/context.ts'
import { openDatabase } from './platform/database.ts'
import { deliverEvent } from './platform/outbox.ts'
import { addOutboxRoutes } from './platform/outbox.routes.ts'
import { sendPage } from './platform/page.ts'
import { sendError } from './platform/refusal.ts'
import { addScenarioRoutes } from './scenario.ts'
import { usualDelays, usualMockpayKeys, usualWebhookKeys, type LabOptions } from './settings.ts'
import { stands } from './stands.ts'

/** What providers' bodies have to look like is compiled once in a process, not with each lab. */
const buildValidator = AjvCompiler()

/** Loopback only: the inbox and the test helpers have no door. */
const HOST = '127.0.0.1'

export type Lab = {
  url: string
  smtpPort: number
  /** For tests: what a payment or a refund waits for happens now. */
  hurry(subject: string): Promise<void>
  /** For tests: waits until webhooks and everything else that is due soon is done. */
  idle(withinMs?: number): Promise<void>
  /**
   * For tests: from now on webhooks of every provider are lost, and sent by `resend` alone; or no
   * longer.
   */
  holdEvents(isHeld: boolean): void
  /** For tests: where the mall reaches it, when something stands between the two. */
  reachAt(url: string): void
  /** For tests: the headers with which a provider signs an event at that moment (seconds). */
  sign(
    provider: string,
    event: { readonly id: string; readonly body: string; readonly at: number },
  ): Readonly<Record<string, string>>
  /** For tests: these keys of providers open nothing any more, and all others do. */
  endKeys(...keys: readonly string[]): void
  stop(): Promise<void>
}

/** Starts the whole lab; resolves when it listens and rejects when a port is taken. */
export async function startLab(options: LabOptions): Promise<Lab> {
  const stopping = new AbortController()
  let url = ''
  let areEventsHeld = false
  const db = openDatabase(options.dataDir, stands)
  const context: LabContext = {
    db,
    agenda: createAgenda(db),
    delays: { ...usualDelays, ...options.delays },
    mockpayKeys: options.mockpayKeys ?? usualMockpayKeys,
    endedKeys: new Set(),
    webhookKeys: options.webhookKeys ?? usualWebhookKeys,
    carrierStepSeconds: options.carrierStepSeconds ?? 20,
    openidClientId: options.openidClientId ?? 'galleria',
    openidSecret: options.openidSecret ?? 'openid-demo-secret',
    now: options.now ?? (() => new Date()),
    url: () => url,
    areEventsHeld: () => areEventsHeld,
    stopping: stopping.signal,
  }
  const app = createApp(context, options.onAnswer)
  const mail = createMailServer(context)

  async function stop(): Promise<void> {
    stopping.abort()
    await Promise.all([
      app.close(),
      new Promise<void>((resolve) => (mail.server.listening ? mail.close(resolve) : resolve())),
    ])
    await context.agenda.stop()
    if (db.isOpen) db.close()
  }

  try {
    url = await app.listen({ port: options.port, host: HOST })
    // Without a listener a mailer that hangs up would end the process. A taken port reaches us
    // through `once`.
    mail.on(
      'error',
      (error) =>
        mail.server.listening && console.error(`A mail connection broke: ${error.message}`),
    )
    const smtp = mail.listen(options.smtpPort, HOST)
    await once(smtp, 'listening')
    // Only now: with a taken port another lab may be at work on the same agenda.
    context.agenda.start(createJobs(context))
    return {
      url,
      smtpPort: (smtp.address() as AddressInfo).port,
      hurry: (subject) => context.agenda.hurry(subject),
      idle: (withinMs = 50) => context.agenda.idle(withinMs),
      reachAt: (there) => void (url = there),
      holdEvents: (isHeld) => void (areEventsHeld = isHeld),
      sign: (provider, event) =>
        stands.find(({ name }) => name === provider)?.sign(context, event).headers ?? {},
      endKeys(...keys) {
        context.endedKeys.clear()
        for (const key of keys) context.endedKeys.add(key)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Tells what is answered in the name of a provider, as JSON. */
function watchAnswers(app: FastifyInstance, onAnswer: NonNullable<LabOptions['onAnswer']>): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json')
    if (!isJson || typeof payload !== 'string' || payload === '') return
    onAnswer({
      method,
      path: routeOptions.url ?? '',
      status: reply.statusCode,
      body: JSON.parse(payload),
    })
  })
}

function createApp(context: LabContext, onAnswer: LabOptions['onAnswer']): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
    // Braintree's library knows a host and a port and no path before its own.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/merchants/') ? `/braintree${url}` : url),
    // A provider takes what it documents: "12" is not 12.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    schemaController: { compilersFactory: { buildValidator } },
  })
  app.setErrorHandler(sendError)
  if (onAnswer) watchAnswers(app, onAnswer)
  app.get('/', (_request, reply) => sendPage(reply, renderIndex()))
  app.get('/health/live', async () => ({ status: 'live' }))
  app.register((scope) => addScenarioRoutes(scope, context, stands))
  app.register((scope) => addInboxRoutes(scope, context))
  app.register((scope) => addOpenidRoutes(scope, context), { prefix: '/openid' })
  app.register((scope) => addCarrierRoutes(scope, context), { prefix: '/carrier' })
  for (const { name, addRoutes } of stands) {
    app.register((scope) => addRoutes(scope, context), { prefix: `/${name}` })
    app.register((scope) => addOutboxRoutes(scope, context, stands, name), {
      prefix: `/${name}/test`,
    })
  }
  return app
}

/** By their whole names, as the agenda holds them. */
function createJobs(context: LabContext): Jobs {
  const jobs = new Map(
    stands.flatMap(({ name, jobs: own }) =>
      Object.entries(own).map(([job, perform]) => [`${name}.${job}`, perform] as const),
    ),
  )
  return (job, subject) => {
    if (job === 'deliver') return deliverEvent(context, stands, subject)
    const perform = jobs.get(job)
    if (!perform) throw new Error(`nobody does ${job}`)
    return perform(context, subject)
  }
}
