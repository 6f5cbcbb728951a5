import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { createLog } from './log.ts'
import { openTracing, traced } from './tracing.ts'

/**
 * Where the time of a call goes, told to a collector of the operator's; and nothing at all unless
 * it is asked for.
 */

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Sent = {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  kind: number
  attributes: Attribute[]
  status: { code?: number }
}
const spans: Sent[] = []
let services: unknown[] = []
let collector: Server
let stop: () => Promise<void>
let t: TestMall
beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.url !== '/v1/traces') return void response.writeHead(404).end()
      const body = JSON.parse(String(Buffer.concat(parts))) as {
        resourceSpans: {
          resource: { attributes: Attribute[] }
          scopeSpans: { spans: Sent[] }[]
        }[]
      }
      for (const { resource, scopeSpans } of body.resourceSpans) {
        services = resource.attributes.map(({ key, value }) => [key, value.stringValue])
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  stop = await openTracing(`http://127.0.0.1:${port}`, createLog('silent'))
  t = await openTestMall()
})
afterAll(async () => {
  await t.close()
  collector.close()
})

const valueOf = ({ attributes }: Sent, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a call is a span with its statements below it, and no value of them; what goes wrong is marked', async () => {
  const visitor = t.visit()
  const [item] = await t.sql<{ id: number }>('select id from items where is_listed limit 1')
  const [first] = await Promise.all([
    visitor.raw('POST', '/sapi/mall-item/item/detail', { body: { id: item?.id } }),
    t.visit().raw('GET', '/nothing?key=secret', {}),
  ])
  expect(first.status).toBe(200)
  await traced('consumer', 'job some.job', { 'messaging.destination.name': 'some.job' }, () =>
    Promise.reject(Object.assign(new Error('of anna@galleria.test'), { code: '57P01' })),
  ).catch(() => undefined)
  await stop()

  expect(services).toContainEqual(['service.name', 'galleria'])
  const call = spans.find(({ name }) => name === 'POST /sapi/mall-item/item/detail')
  if (!call) throw new Error('no span of the call came')
  expect([call.kind, call.parentSpanId ?? '', valueOf(call, 'http.response.status_code')]).toEqual([
    2,
    '',
    200,
  ])
  const statements = spans
    .filter(({ traceId }) => traceId === call.traceId)
    .filter(({ name }) => name !== call.name)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect([statement.parentSpanId, statement.kind]).toEqual([call.spanId, 3])
    expect(valueOf(statement, 'db.system.name')).toBe('postgresql')
    // The VAT rates are read as a whole, with no value at all.
    expect(valueOf(statement, 'db.query.text')).toMatch(/\$1|from "tax_rates" order by/)
  }
  const lost = spans.find(({ attributes }) =>
    attributes.some(({ value }) => value.stringValue === 'unknown'),
  )
  expect(lost?.name).toBe('GET unknown')
  const job = spans.find(({ name }) => name === 'job some.job')
  expect([job?.status.code, job && valueOf(job, 'error.type')]).toEqual([2, '57P01'])
  expect(JSON.stringify(spans)).not.toMatch(/secret|anna@/)
})

test('without the setting nothing of it is loaded, and work is done as it is', async () => {
  expect(await traced('client', 'x', {}, async () => 7)).toBe(7)
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    await import(${JSON.stringify(join(import.meta.dirname, '../app.ts'))})
    process.stdout.write(loaded.filter((url) => url.includes('/@opentelemetry/')).map((url) => url.replace(/.*@opentelemetry.([^/]+).*/, '$1')).join('\\n'))
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ])
  // prom-client loads the interface by itself; what does the work is not there.
  expect(new Set(stdout.split('\n'))).toEqual(new Set(['api']))
})
