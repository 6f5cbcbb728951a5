import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts'
import { people } from '../testing/small-catalogue.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const TOURIST = '/auth/web/user/tourist'
const SEARCH = '/sapi/mall-item/item/search'

test('a mall that starts on a busy machine is given as long as npm start waits for it', () => {
  expect(t.mall.app.initialConfig.pluginTimeout).toBe(60_000)
})

describe('the door', () => {
  test('takes one argument bare or as the only element of a list', async () => {
    const visitor = t.visit()
    const bare = await visitor.raw('POST', SEARCH, { body: { keyword: 'halden' } })
    const listed = await visitor.raw('POST', SEARCH, { body: [{ keyword: 'halden' }] })
    expect([bare.status, listed.body]).toEqual([200, bare.body])
  })

  test('answers every refusal as problem+json with a stable code and a request id', async () => {
    const answer = await t.visit().raw('POST', '/sapi/mall-item/item/detail', { body: { id: 77 } })
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.body).toEqual({
      type: '/docs/problems#item.not_found',
      title: expect.any(String),
      status: 404,
      code: 'item.not_found',
      detail: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('lets no page use what the mall never asks for: camera, place, payment sheets', async () => {
    for (const [method, path] of [
      ['GET', '/docs/problems'],
      ['POST', SEARCH],
      ['POST', '/sapi/nothing'],
    ] as const) {
      const answer = await t.visit().raw(method, path, method === 'POST' ? { body: {} } : {})
      expect([path, answer.headers['permissions-policy']]).toEqual([
        path,
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
      ])
    }
  })

  test('takes nothing from another site, and without an origin only from those who have no session', async () => {
    const guest = t.visit()
    await guest.raw('POST', TOURIST, { body: {} })
    expect(
      (await guest.raw('POST', TOURIST, { body: {}, headers: { origin: 'https://evil.test' } }))
        .status,
    ).toBe(403)
    expect(
      (await guest.raw('POST', TOURIST, { body: {}, headers: { origin: 'null' } })).status,
    ).toBe(403)
    expect(
      (await guest.raw('POST', TOURIST, { body: {}, headers: { origin: undefined } })).status,
    ).toBe(403)
    expect(
      (await t.visit().raw('POST', SEARCH, { body: {}, headers: { origin: undefined } })).status,
    ).toBe(200)
  })

  test('reads application/json and no odd spelling of it', async () => {
    const send = (type: string, body = '{"keyword":"halden"}') =>
      t.visit().raw('POST', SEARCH, { body, headers: { 'content-type': type } })
    expect((await send('application/json')).status).toBe(200)
    expect((await send('application/json; charset=utf-8')).status).toBe(200)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json;foo=bar',
      ' application/json ; x',
      'application/jsonp',
      'application/json\ttext',
      'multipart/form-data; boundary=x',
    ])
      expect((await send(type)).status, type).toBeGreaterThanOrEqual(400)
  })

  test('refuses what is malformed without a fault', async () => {
    for (const body of [
      '{',
      '[]]',
      'null',
      '"x"',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      JSON.stringify({ keyword: 'x'.repeat(101) }),
      JSON.stringify({ filters: { finish: Array.from({ length: 21 }, () => 'oak') } }),
    ]) {
      const answer = await t.visit().raw('POST', SEARCH, { body })
      expect(answer.status, body.slice(0, 40)).toBeLessThan(500)
      if (body !== 'null') expect(answer.status, body.slice(0, 40)).toBeGreaterThanOrEqual(400)
    }
    expect(
      (await t.visit().raw('POST', SEARCH, { body: `{"keyword":"${'x'.repeat(300_000)}"}` }))
        .status,
    ).toBe(413)
  })

  test('drops unknown fields instead of passing them on', async () => {
    expect(
      (
        await t.visit().raw('POST', SEARCH, {
          body: { keyword: 'halden', is_listed: false, isListed: false, password_hash: 'x' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('sessions', () => {
  test('are new at sign-in, hashed at rest, HttpOnly and SameSite, and end at sign-out', async () => {
    const guest = t.visit()
    await guest.raw('POST', TOURIST, { body: {} })
    const asGuest = guest.cookies.get('galleria') ?? ''
    const answer = await guest.raw('POST', '/auth/web/user/login', {
      body: { account: people.anna, password: 'galleria-demo' },
    })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    const token = guest.cookies.get('galleria') ?? ''
    expect(token).not.toBe(asGuest)
    expect(
      await t.sql('select 1 from sessions where token_hash = $1', [Buffer.from(token)]),
    ).toEqual([])
    expect(
      await t.sql(`select 1 from sessions where token_hash = sha256($1::bytea)`, [
        Buffer.from(token),
      ]),
    ).toHaveLength(1)
    await guest.raw('POST', '/auth/web/user/logout', { body: {} })
    const old = t.visit()
    old.cookies.set('galleria', token)
    expect((await old.raw('POST', '/auth/web/user/current', { body: {} })).status).toBe(401)
  })

  test('a wrong password and an unknown address are told apart by nothing', async () => {
    const answers = await Promise.all(
      [people.ben, 'nobody@galleria.test'].map((account) =>
        t
          .visit()
          .raw('POST', '/auth/web/user/login', { body: { account, password: 'wrong-password' } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    const [wrong, unknown] = answers.map(({ body }) => ({ ...(body as object), requestId: '' }))
    expect(wrong).toEqual(unknown)
  })

  test('after ten wrong passwords for an account from one place the next try has to wait, also after a restart; the owner elsewhere is not locked out', async () => {
    for (let i = 0; i < 10; i += 1)
      await t.visit().raw('POST', '/auth/web/user/login', {
        body: { account: people.merchant, password: 'wrong-password' },
      })
    const answer = await t.visit().raw('POST', '/auth/web/user/login', {
      body: { account: people.merchant, password: 'galleria-demo' },
    })
    expect(answer).toMatchObject({ status: 429, body: { code: '429', retryAfter: 600 } })
    expect(answer.headers['retry-after']).toBe('600')
    expect(
      await t.sql(`select used from rate_limits where key like 'sign-in:%' order by used`),
    ).toContainEqual({ used: 11 })
    t.clock.advance(601_000)
    expect(
      (
        await t.visit().raw('POST', '/auth/web/user/login', {
          body: { account: people.merchant, password: 'galleria-demo' },
        })
      ).status,
    ).toBe(200)
  })
})
