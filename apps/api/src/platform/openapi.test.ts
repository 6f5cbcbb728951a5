import { createConfig, lintFromString } from '@redocly/openapi-core'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { describeApi } from './api-page/describe-api.ts'
import { parts, takePart, type Described as Api } from './api-page/parts.ts'
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

describe('a part of the API page', () => {
  const all = describeApi('https://mall.test')
  const operationsOf = ({ paths }: Pick<Api, 'paths'>) =>
    Object.entries(paths).flatMap(([path, of]) => Object.keys(of).map((one) => `${one} ${path}`))
  const taken = parts.map(({ key }) => [key, takePart(all, key)] as const)

  test.each(taken)(
    '%s is an OpenAPI of its own and names nothing that it lacks',
    async (_, part) => {
      const found = await lintFromString({
        source: JSON.stringify(part),
        config: await createConfig({ extends: ['recommended'] }),
      })
      const isWay = ({ message }: { message: string }) => message.startsWith('Security scheme')
      // How one signs in stands in each.
      expect(found.filter((one) => !isWay(one)).map(({ message }) => message)).toEqual([])
      // Drawn within seconds: all calls at once took half a minute.
      expect(JSON.stringify(part).length).toBeLessThan(600_000)
    },
  )

  test('every call is in one, what keys open in one for programs as well, and the messages with the first', () => {
    const [orders, goods, ...others] = taken.map(([, part]) => operationsOf(part))
    expect(others.flat().toSorted()).toEqual(operationsOf(all).toSorted())
    const opened = Object.entries(all.paths).flatMap(([path, of]) =>
      Object.entries(of)
        .filter(([, { security }]) => JSON.stringify(security).includes('"key"'))
        .map(([method]) => `${method} ${path}`),
    )
    expect([...orders!, ...goods!].toSorted()).toEqual(opened.toSorted())
    expect(taken.map(([, part]) => Object.keys(part['webhooks'] as object).length > 0)).toEqual(
      parts.map((_, nth) => nth === 0),
    )
  })

  test('comes by its name from the page, which offers each of them, and whatever else is asked for is all', async () => {
    const app = fastify()
    await serveApiPage(app, { origin: 'https://mall.test' })
    const script = (await app.inject('/docs/static/swagger-initializer.js')).body
    for (const { key } of parts) expect(script).toContain(`"/docs/json?part=${key}"`)
    const of = async (query: string) =>
      operationsOf((await app.inject(`/docs/json${query}`)).json<typeof all>()).length
    const [some, unknown, whole] = [await of('?part=operators'), await of('?part=x'), await of('')]
    await app.close()
    expect(some).toBe(operationsOf(takePart(all, 'operators')).length)
    expect([unknown, whole]).toEqual([operationsOf(all).length, operationsOf(all).length])
  })
})
