import { createConfig, lintFromString } from '@redocly/openapi-core'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { isForKeys } from '@galleria/contract/merchant-rights'
import { describe, expect, test } from 'vitest'
import { describeApi } from './describe-api.ts'
import { examples } from './examples.ts'

type Content = Record<string, { schema?: unknown; example?: { code?: string; title?: string } }>
type Operation = {
  security: Record<string, unknown>[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
const api = describeApi('https://mall.test') as unknown as {
  paths: Record<string, Record<string, Operation>>
}

test('the recommended rules for descriptions of APIs find nothing in it', async () => {
  const found = await lintFromString({
    source: JSON.stringify(api),
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(
    found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

describe('an example', () => {
  test.each(Object.entries(examples))('of %s is what its call takes', (name, example) => {
    const call = (calls as Record<string, Call>)[name]!
    expect(call.body.safeParse(example).error?.issues ?? []).toEqual([])
    expect(isForKeys(call)).toBe(true)
    const [method, path] = call.call.split(' ') as [string, string]
    const { requestBody } = api.paths[path]![method.toLowerCase()]!
    expect(requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { example } },
    })
  })
})

test('every answer but 2xx has the shape of a problem, and those that all calls share an example', () => {
  const { responses } = api.paths['/sapi/mall-merchant/order/ship']!['post']!
  const refused = Object.entries(responses).filter(([status]) => !status.startsWith('2'))
  expect(refused.map(([status]) => status)).toEqual([
    '400',
    '401',
    '403',
    '404',
    '409',
    '422',
    '429',
  ])
  for (const [, { content }] of refused)
    expect(content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    })
  const example = (status: string) =>
    responses[status]?.content?.['application/problem+json']?.example
  expect([example('400'), example('403'), example('429')].map((one) => one?.code)).toEqual([
    'request.malformed',
    'key.scope',
    '429',
  ])
  expect(example('429')?.title).toContain('30 seconds')
})

test('files that come in as a form and files that are fetched are there, with what they are kept for', () => {
  const upload = api.paths['/sapi/mall-content/web/file/upload']!['post']!
  expect(upload.security).toEqual([{ key: [] }, { session: [] }])
  expect(upload.requestBody!.content['multipart/form-data']!.schema).toEqual({
    type: 'object',
    required: ['purpose', 'file'],
    properties: {
      purpose: {
        type: 'string',
        enum: ['review', 'evidence', 'avatar', 'company', 'goods', 'model'],
      },
      file: { type: 'string', format: 'binary' },
    },
  })
  for (const path of [
    '/sapi/mall-content/web/file/uploadDocument',
    '/sapi/mall-merchant/goodsTable/upload',
  ])
    expect(Object.keys(api.paths[path]!['post']!.requestBody!.content)).toEqual([
      'multipart/form-data',
    ])
  for (const path of [
    'goods-table',
    'exports',
    'delivery-notes',
    'invoices',
    'receipts',
    'files',
    'documents',
  ])
    expect(Object.keys(api.paths[`/${path}/{file}`]!)).toEqual(['get'])
})
