import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { LabContext } from '../platform/context.ts'
import { sendPage } from '../platform/page.ts'
import { renderChoice } from './choose.page.ts'
import { findPerson } from './people.ts'
import { createProvider } from './provider.ts'

/**
 * Lab ID: one page of our own, on which a person is chosen; the rest of the protocol is the
 * library's.
 */
export async function addOpenidRoutes(app: FastifyInstance, context: LabContext): Promise<void> {
  let made: Promise<Provider> | undefined
  const open = () => (made ??= createProvider(context))
  // The library reads bodies itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.get<{ Querystring: { person?: string } }>('/choose', async (request, reply) => {
    const provider = await open()
    const { person } = request.query
    // Refuses who has no sign-in under way.
    await provider.interactionDetails(request.raw, reply.raw)
    if (person === undefined) return sendPage(reply, renderChoice())
    const result = findPerson(person)
      ? { login: { accountId: person } }
      : { error: 'access_denied' }
    const back = await provider.interactionResult(request.raw, reply.raw, result)
    return reply.header('cache-control', 'no-store').redirect(back, 303)
  })
  app.all('/*', async (request, reply) => {
    const provider = await open()
    reply.hijack()
    // As a mount of the library's own framework would do it.
    const url = request.raw.url ?? ''
    Object.assign(request.raw, { originalUrl: url, url: url.slice('/openid'.length) })
    await provider.callback()(request.raw, reply.raw)
  })
}
