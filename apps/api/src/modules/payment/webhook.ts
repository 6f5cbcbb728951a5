import type { FastifyInstance } from 'fastify'
import { refuse } from '@galleria/contract/refusals'
import type { Context } from '#platform/context.ts'
import { crashAt } from '#platform/crash-point.ts'
import type { Providers } from './payment-provider.ts'
import { addEvent } from './event.store.ts'
import { paymentJobs } from './payment.jobs.ts'

/** `POST /webhooks/<provider>`: verify the raw bytes, store the event once, enqueue, answer. Everything else happens from the queue. */
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
        const event = Buffer.isBuffer(request.body)
          ? provider.readEvent(request.body, request.headers, ctx.now())
          : undefined
        if (!event) throw refuse('request.malformed')
        await ctx.inTransaction(async (tx) => {
          if (
            await addEvent(tx, {
              provider: provider.name,
              id: event.id,
              payload: event.payload,
              at: ctx.now(),
            })
          )
            await ctx.jobs.send(tx, paymentJobs.event, {
              provider: provider.name,
              eventId: event.id,
              paymentRef: event.paymentRef,
            })
        })
        crashAt('webhook.stored')
        return { received: true }
      })
    }
  })
}
