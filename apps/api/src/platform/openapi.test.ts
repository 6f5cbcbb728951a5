import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveApiPage } from './openapi.ts'

type Operation = { security: Record<string, unknown>[]; description: string; responses: object }
type Described = {
  openapi: string
  servers: { url: string }[]
  info: { description: string }
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { parameters: { name: string }[] } }>
  components: { securitySchemes: Record<string, { type: string; scheme?: string; in?: string }> }
}

test('the API page says with what each call is made, what Origin does, and what programs are told', async () => {
  const app = fastify()
  await serveApiPage(app, { origin: 'https://mall.test' })
  const page = (await app.inject('/docs/json')).json<Described>()
  await app.close()
  expect(page.openapi).toBe('3.1.0')
  expect(page.servers).toEqual([{ url: 'https://mall.test' }])
  for (const words of ['**`Origin`**', 'Authorization: Bearer', 'webhook.verify(body, headers)'])
    expect(page.info.description.toLowerCase()).toContain(words.toLowerCase())
  expect(page.components.securitySchemes).toMatchObject({
    key: { type: 'http', scheme: 'bearer' },
    session: { type: 'apiKey', in: 'cookie' },
  })
  const of = (path: string) => page.paths[path]!['post']!
  expect(of('/sapi/mall-merchant/order/ship')).toMatchObject({
    security: [{ key: [] }, { session: [] }],
    description: 'Who: merchant. Right, and scope of a key: `ship`.',
  })
  expect(of('/sapi/mall-merchant/order/ship').responses).toMatchObject({
    401: { description: expect.stringContaining('key.not_valid') },
    403: { description: expect.stringContaining('key.scope') },
  })
  for (const path of ['/sapi/mall-merchant/key/make', '/sapi/mall-merchant/people/list'])
    expect(of(path)).toMatchObject({
      security: [{ session: [] }],
      description: expect.stringContaining('Not with a key'),
    })
  expect(of('/sapi/mall-item/item/search').security).toEqual([{}, { session: [] }])
  expect(of('/sapi/mall-operator/seller/freeze').security).toEqual([{ session: [] }])
  expect(Object.keys(page.webhooks)).toContain('order.paid')
  expect(page.webhooks['order.paid']!.post.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ])
})
