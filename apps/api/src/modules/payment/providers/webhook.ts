import type { FastifyInstance } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Tx } from '#platform/db.ts'
import type { ProviderEvent, Providers } from './payment-provider.ts'
import { addEvent } from './event.store.ts'
import { paymentJobs } from '../payment.jobs.ts'

/**
 * `POST /webhooks/<provider>`: verify the raw bytes, store the event once, enqueue, answer.
 * Everything else happens from the queue.
 */
export async function addWebhookRoutes(
  app: FastifyInstance,
  own: () => Context,
  providers: Providers,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    for (const provider of providers.values()) {
      scope.post(`/webhooks/${provider.name}`, async (request) => {
        const ctx = own()
        const events = Buffer.isBuffer(request.body)
          ? await provider.readEvents(
              request.body,
              request.headers,
              ctx.now(),
              queryOf(request.url),
            )
          : undefined
        if (!events) throw refuse('request.malformed')
        await ctx.inTransaction((tx) => storeEvents(ctx, tx, provider.name, events))
        crashAt('webhook.stored')
        return { received: true }
      })
    }
  })
}

const queryOf = (url: string) => new URLSearchParams(url.split('?', 2)[1] ?? '')

async function storeEvents(
  ctx: Context,
  tx: Tx,
  provider: string,
  events: readonly ProviderEvent[],
): Promise<void> {
  for (const { id, paymentRef, payload } of events)
    if (await addEvent(tx, { provider, id, paymentRef, payload, at: ctx.now() }))
      await ctx.jobs.send(tx, paymentJobs.event, { provider, eventId: id, paymentRef })
}
