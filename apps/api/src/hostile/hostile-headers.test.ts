import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@galleria/contract/define-call'
import { order, pay } from '../testing/shop-steps.ts'
import { readRaw, speakRaw } from './speak-raw.ts'
import { expectSound, openStage, pathOf, type Stage } from './stage.ts'

let stage: Stage
let port: number
beforeAll(async () => {
  stage = await openStage()
  port = (stage.t.mall.app.server.address() as AddressInfo).port
})

afterAll(() => stage.close())

const SEARCH = '/sapi/mall-item/item/search'

const callerFor = (call: Call) =>
  call.who === 'merchant'
    ? stage.callers.merchant
    : call.who === 'operator'
      ? stage.callers.operator
      : stage.callers.member

const hasBody = (call: Call) => !call.call.startsWith('GET ')

const exchange = async (bytes: string | Buffer) => readRaw(await speakRaw(port, bytes))

const post = (headers: string, body = '{}', url = SEARCH) =>
  `POST ${url} HTTP/1.1\r\nhost: mall.test\r\n${headers}connection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

describe('content types', () => {
  const json = [
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset=UTF-8',
  ]
  const odd = [
    ' application/json',
    'application/json ',
    '\tapplication/json',
    'application/json\t',
    'application/json ;charset=utf-8',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/json; charset=utf-8; boundary=x',
    'application/json;foo=bar',
    'application/jsonx',
    'application/json x',
    'application/json,text/plain',
    'application/json\ttext',
    'application/json/json',
    'application/vnd.api+json',
    'application/problem+json',
    'text/json',
    'text/plain',
    'text/plain;application/json',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/xml',
    '*/*',
    '/',
    'json',
    '',
    'x'.repeat(8000),
  ]

  test('no spelling lets a body past the schema of any call', async () => {
    for (const [index, type] of [...json, ...odd].entries()) {
      // Every call once in three, so that each call meets a third of the spellings and each
      // spelling a third of the calls.
      await Promise.all(
        stage.calls
          .filter((call, at) => (at + index) % 3 === 0 && hasBody(call))
          .map(async (call) => {
            for (const body of [
              '"x"',
              '[{"a":1},{"b":2}]',
              '{"id":{},"ids":1,"keyword":[],"account":1,"language":2,"skuId":"1","contractId":3,"cartLineIds":"x","payUniqueKey":1,"token":{},"searchStatus":"x","pageNo":0,"environment":1,"itemShopId":"5","gender":1,"isSelected":3,"orderId":1}',
            ]) {
              if (body.startsWith('{') && call.body.safeParse(JSON.parse(body)).success) continue
              const answer = await stage.send(callerFor(call), {
                url: pathOf(call),
                body,
                contentType: type,
              })
              expectSound(answer, `${call.call} as ${JSON.stringify(type)}`)
              expect(
                [400, 415],
                `${call.call} as ${JSON.stringify(type)}: ${answer.body}`,
              ).toContain(answer.status)
            }
          }),
      )
    }
  })

  test('what is not JSON by the letter is not read, however good it is', async () => {
    const send = async (type: string, body: string) =>
      (await stage.send(stage.callers.anonymous, { url: SEARCH, body, contentType: type })).status
    for (const type of json) expect(await send(type, '{"keyword":"halden"}'), type).toBe(200)
    for (const type of odd)
      expect([400, 415], type).toContain(await send(type, '{"keyword":"halden"}'))
    expect(await send('application/x-www-form-urlencoded', 'keyword=halden')).toBe(415)
  })

  test('without a content type a body is refused, and two content types are no way around', async () => {
    expect(await exchange(post('', '{"keyword":1}'))).toMatchObject({ status: 415 })
    expect(
      (
        await exchange(
          post('content-type: text/plain\r\ncontent-type: application/json\r\n', '{"keyword":1}'),
        )
      ).status,
    ).toBe(415)
    expect(
      (
        await exchange(
          post('content-type: application/json\r\ncontent-type: text/plain\r\n', '{"keyword":1}'),
        )
      ).status,
    ).toBe(400)
  })
})

describe('where a request comes from', () => {
  test('nothing but our own pages may make any call for somebody who has a session', async () => {
    const foreign = [
      'https://evil.test',
      'null',
      'http://mall.test.evil.test',
      'http://evil.test/mall.test',
      'http://mall.test@evil.test',
      'http://evil.test#mall.test',
      'http://mall.test:81',
      'http://MALL.test.',
      '*',
      '',
      'mall.test',
      'http://mall.test, http://evil.test',
      'javascript:alert(1)',
      'http://[::1]:bad',
    ]
    // A page elsewhere may send a GET, and reads nothing of its answer; none of ours changes
    // anything.
    for (const [index, call] of stage.calls.filter(hasBody).entries()) {
      const origin = foreign[index % foreign.length] ?? ''
      const answer = await stage.send(callerFor(call), {
        url: pathOf(call),
        body: '{}',
        headers: { origin },
      })
      expect([answer.status, JSON.parse(answer.body).code], `${call.call} from ${origin}`).toEqual([
        403,
        'request.origin',
      ])
    }
    for (const origin of foreign)
      expect(
        (
          await stage.send(stage.callers.anonymous, {
            url: SEARCH,
            body: '{}',
            headers: { origin },
          })
        ).status,
        origin,
      ).toBe(403)
  })

  test('without an origin only who has no session is heard, whatever the session cookie holds', async () => {
    const ask = async (cookie: string) =>
      (await exchange(post(`content-type: application/json\r\n${cookie}`))).status
    expect([await ask(''), await ask('cookie: site=DE\r\n')]).toEqual([200, 200])
    expect([
      await ask(`cookie: galleria=${stage.callers.member.token}\r\n`),
      await ask('cookie: galleria=garbage\r\n'),
    ]).toEqual([403, 403])
    expect(await ask(`origin: http://mall.test\r\norigin: http://evil.test\r\n`)).toBe(403)
  })

  test('an address or a host that somebody writes into a header is not believed', async () => {
    await stage.t.sql('delete from rate_limits')
    const visitor = stage.t.visit()
    await visitor.raw('POST', '/auth/web/user/login', {
      body: { account: 'forged@galleria.test', password: 'wrong' },
      headers: {
        'x-forwarded-for': '203.0.113.9',
        'x-real-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
        'cf-connecting-ip': '203.0.113.9',
        'true-client-ip': '203.0.113.9',
      },
    })
    expect(
      (
        await stage.t.sql<{ key: string }>(
          `select key from rate_limits where key like 'sign-in:ip:%'`,
        )
      ).map(({ key }) => key),
    ).toEqual(['sign-in:ip:127.0.0.1'])
  })

  test('links in mails and at the provider begin with the configured origin, whatever host the order was placed under', async () => {
    const visitor = stage.t.visit()
    const raw = visitor.raw
    const evil = {
      host: 'evil.test',
      origin: 'http://evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '444',
      'x-original-url': '//evil.test/',
      'x-rewrite-url': '//evil.test/',
      forwarded: 'host=evil.test;proto=https',
    }
    const poisoned = {
      ...visitor,
      call: (async (name: string, body: unknown) => {
        const answer = await raw('POST', name.slice(5), { body, headers: evil })
        expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(200)
        return answer.body
      }) as typeof visitor.call,
    }
    const contract = await order(poisoned, { lamp: 1 })
    await pay(poisoned, contract.id)
    await stage.t.drain()
    const mails = await stage.t.inbox('kim@galleria.test')
    const { origin } = stage.t.mall.gate.own().env
    const links = mails.flatMap((mail) => mail.links)
    const carriers = await stage.t.sql<{ url: string }>('select tracking_url as url from carriers')
    const ours = [origin, ...carriers.map(({ url }) => new URL(url).origin)]
    expect(links.some((link) => link.startsWith(`${origin}/`))).toBe(true)
    expect(links.filter((link) => !ours.includes(new URL(link).origin))).toEqual([])
    const [attempt] = await stage.t.sql<{ provider_ref: string }>(
      'select provider_ref from payment_attempts order by created_at desc, id desc limit 1',
    )
    const page = await (
      await fetch(`${stage.t.lab.url}/mockpay/v1/payments/${attempt?.provider_ref}`, {
        headers: { authorization: 'Bearer mockpay-demo-key' },
      })
    ).text()
    expect([page.includes('mp_'), page.includes('evil.test')]).toEqual([true, false])
  })
})

describe('other headers', () => {
  test('a language that asks for too much, or for nothing there is, is answered in one there is, without delay', async () => {
    const bombs = [
      'en,'.repeat(5000),
      '*'.repeat(15_000),
      `en-${'x-'.repeat(7000)}`,
      ';q='.repeat(5000),
      'de;q=1e999, zh;q=-1',
      '__proto__',
      'constructor-DE',
      '\u00ff'.repeat(1000),
      Array.from({ length: 2000 }, (_, i) => `a${i};q=0.${i}`).join(','),
    ]
    for (const bomb of bombs) {
      for (const headers of [
        { 'accept-language': bomb },
        { 'x-language': bomb },
        { 'user-agent': bomb },
        { referer: bomb },
        { accept: bomb },
        { 'accept-encoding': bomb },
        { 'idempotency-key': bomb },
      ] as Record<string, string>[]) {
        const before = process.threadCpuUsage()
        const answer = await stage.send(stage.callers.anonymous, {
          url: '/sapi/mall-item/item/detail',
          body: '{"id":77}',
          headers,
        })
        const { user, system } = process.threadCpuUsage(before)
        expectSound(answer, JSON.stringify(headers).slice(0, 60))
        expect(answer.status).toBe(404)
        expect((user + system) / 1000, JSON.stringify(headers).slice(0, 60)).toBeLessThan(50)
      }
    }
  })

  test('a method is what it says: no header changes it, and no other method reaches a call', async () => {
    const overridden = {
      'x-http-method-override': 'DELETE',
      'x-http-method': 'PUT',
      'x-method-override': 'GET',
      'x-original-method': 'TRACE',
    }
    expect(
      (
        await stage.send(stage.callers.anonymous, {
          url: `${SEARCH}?_method=DELETE`,
          body: '{}',
          headers: overridden,
        })
      ).status,
    ).toBe(200)
    for (const [index, call] of stage.calls.entries()) {
      for (const method of [
        'GET',
        'HEAD',
        'PUT',
        'PATCH',
        'DELETE',
        'OPTIONS',
        'TRACE',
        'PROPFIND',
      ] as const) {
        if (call.call.startsWith(`${method} `) || (method === 'HEAD' && !hasBody(call))) continue
        const answer = await stage.t.mall.app.inject({
          method: method as 'GET',
          url: pathOf(call),
          // Each call from a network of its own: together they are more than one may ask.
          remoteAddress: `10.1.${index >> 8}.${index & 255}`,
          headers: {
            host: 'mall.test',
            origin: 'http://mall.test',
            'access-control-request-method': 'POST',
            cookie: `galleria=${stage.callers.member.token}`,
          },
        })
        expect(answer.statusCode, `${method} ${call.call}`).toBe(404)
        if (method !== 'HEAD')
          expectSound(
            { status: answer.statusCode, body: answer.body, headers: answer.headers },
            `${method} ${call.call}`,
          )
        expect(
          Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
          `${method} ${call.call}`,
        ).toEqual([])
      }
    }
  })

  test('nothing that was sent comes back in a head', async () => {
    const mark = 'marked-7f3a'
    const headers = {
      'x-language': mark,
      'accept-language': mark,
      'x-request-id': mark,
      'request-id': mark,
      traceparent: mark,
      'user-agent': mark,
      referer: `http://${mark}/`,
      'x-forwarded-host': mark,
      'idempotency-key': mark,
      cookie: `site=${mark}; lang=${mark}; galleria=${mark}`,
    }
    for (const call of stage.calls) {
      const answer = await stage.send(
        { kind: 'anonymous', token: undefined, userId: undefined, belongings: {} },
        { url: `${pathOf(call)}?${mark}=${mark}`, body: `{"${mark}":"${mark}"}`, headers },
      )
      expect(JSON.stringify(answer.headers), call.call).not.toContain(mark)
    }
  })
})
