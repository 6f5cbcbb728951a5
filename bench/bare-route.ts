import { createRequire } from 'node:module'
import { join } from 'node:path'
import { answerParent } from './child.ts'

/**
 * The yardstick of the server: Fastify with nothing but one route that answers what the mall
 * answered once.
 */
export type BareTask = {
  kind: 'open'
  method: 'GET' | 'POST'
  path: string
  body: string
  isPage: boolean
}

type Bare = {
  route(route: object): void
  listen(at: object): Promise<string>
  close(): Promise<void>
}
const fastify = createRequire(join(import.meta.dirname, '../apps/api/package.json'))(
  'fastify',
) as () => Bare

let open: Bare | undefined

answerParent<BareTask>(async ({ method, path, body, isPage }) => {
  await open?.close()
  const app = (open = fastify())
  const answer: unknown = isPage ? body : JSON.parse(body)
  app.route({
    method,
    url: path,
    handler: async (_request: unknown, reply: { type(type: string): void }) => {
      if (isPage) reply.type('text/html; charset=utf-8')
      return answer
    },
  })
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
