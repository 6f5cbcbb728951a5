import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { KeyScope } from '@galleria/contract/merchant-rights'
import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY, MINUTE } from '@galleria/kernel/time'
import { askBy } from '../../../testing/key-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { orderId } from '../../../testing/order-steps.ts'
import { paidOrder } from '../../../testing/shop-steps.ts'
import { photo, sendForm, upload } from '../../../testing/upload-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Programs of a shop sign in with a key: what it lets in, what it never reaches, and when it ends.
 */

const HOUSE = 5
const NORDLICHT = 11
const MAKE = 'POST /sapi/mall-merchant/key/make' as const
const LIST = 'POST /sapi/mall-merchant/key/list' as const
const REVOKE = 'POST /sapi/mall-merchant/key/revoke' as const
const CURRENT = '/sapi/mall-merchant/key/current'
const COUNT = '/sapi/mall-merchant/goods/count'

let t: TestMall
let mira: Visitor
let ben: Visitor
beforeAll(async () => {
  t = await openTestMall()
  mira = await t.signIn(people.merchant)
  ben = await t.signIn(people.ben)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql(
    `update api_keys set ended_at = mall_now(), ended_by = 'REVOKED' where ended_at is null`,
  )
  await t.sql(`update sellers set status = 'ACTIVE'`)
  await t.sql('delete from seller_staff where user_id = (select id from users where email = $1)', [
    people.ben,
  ])
  await t.sql('update sessions set proven_until = $1', [new Date(t.clock.now().getTime() + MINUTE)])
})

const make = (scopeList: readonly KeyScope[], { by = mira, days = 30, name = 'Warehouse' } = {}) =>
  by.call(MAKE, { name, scopeList: [...scopeList], days })
const secretOf = async (...asked: Parameters<typeof make>) => (await make(...asked)).secret

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code,
  )
const stockOf = async () =>
  t.sql<{ n: number }>(
    `select on_hand::int as n from stock s join skus k on k.id = s.sku_id where k.code = 'GH-1'`,
  )
const place = (role: string) =>
  t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, $2, $3 from users where email = $1`,
    [people.ben, HOUSE, role],
  )

describe('a key', () => {
  test('is shown once: the list knows how it begins, the database its hash', async () => {
    const { secret, keyList } = await make(['query', 'stock'])
    expect(secret).toMatch(/^glr_[\w-]{43}$/)
    const [key] = keyList
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      name: 'Warehouse',
      prefix: secret.slice(0, 10),
      scopeList: ['query', 'stock'],
      madeBy: 'merchant',
      createTime: t.clock.now().toISOString(),
      expirationTime: new Date(t.clock.now().getTime() + 30 * DAY).toISOString(),
      lastUseTime: null,
      status: 'GOOD',
      operationList: ['revoke'],
    })
    expect(JSON.stringify(await mira.call(LIST, {}))).not.toContain(secret)
    const [row] = await t.sql<{ row: string }>(
      'select api_keys::text as row from api_keys where prefix = $1',
      [secret.slice(0, 10)],
    )
    expect(row!.row).not.toContain(secret.slice(10))
  })

  test('says of itself what it is for, to a program; a person has none', async () => {
    const secret = await secretOf(['query'])
    expect(await askBy(t, secret, CURRENT)).toMatchObject({
      status: 200,
      body: {
        sellerId: HOUSE,
        sellerName: 'Galleria House GmbH',
        name: 'Warehouse',
        scopeList: ['query'],
      },
    })
    expect(await codeOf(mira.call('POST /sapi/mall-merchant/key/current', {}))).toBe(
      'key.not_found',
    )
  })

  test('needs no Origin and takes no notice of cookies or of the page that sent it', async () => {
    const secret = await secretOf(['query'])
    const cookie = [...mira.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await askBy(t, secret, CURRENT, { headers: { cookie } })).status).toBe(200)
    expect(
      (await askBy(t, secret, CURRENT, { headers: { origin: 'https://evil.test', cookie } }))
        .status,
    ).toBe(200)
    // A key that is none does not fall back to the session beside it.
    for (const wrong of ['glr_nonsense', '', 'x'.repeat(300), `${secret}x`, secret.toUpperCase()])
      expect(await askBy(t, wrong, CURRENT, { headers: { cookie } })).toMatchObject({
        status: 401,
        code: 'key.not_valid',
      })
    const { headers } = await t
      .visit()
      .raw('POST', CURRENT, { body: {}, headers: { authorization: 'Bearer no' } })
    expect(headers['www-authenticate']).toBe('Bearer')
    // A session without `Origin` is still refused, also beside the password of some proxy.
    expect(
      await t.visit().raw('POST', CURRENT, {
        body: {},
        headers: { cookie, origin: undefined, authorization: 'Basic eDp5' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'request.origin' } })
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('is for its own shop: another’s order is not there, for reading or writing', async () => {
    const anna = await t.signIn(people.anna)
    const id = orderId(await paidOrder(t, anna, { desk: 1 }))
    const mine = await secretOf(['query-orders', 'ship'])
    const theirs = await secretOf(['query-orders', 'ship'], {
      by: await t.signIn(people.otherMerchant),
    })
    const body = { id }
    expect((await askBy(t, mine, '/sapi/mall-merchant/order/detail', { body })).status).toBe(200)
    expect(await askBy(t, theirs, '/sapi/mall-merchant/order/detail', { body })).toMatchObject({
      status: 404,
    })
    expect(
      await askBy(t, theirs, '/sapi/mall-merchant/order/hold', {
        body: { id, reason: 'Not yours' },
      }),
    ).toMatchObject({ status: 404 })
    expect((await askBy(t, mine, '/sapi/mall-merchant/order/detail', { body })).body).toMatchObject(
      {
        displayStatus: 'UN_DELIVERY',
        operationList: expect.arrayContaining(['hold']),
      },
    )
  })

  test('ends: revoked, over, or together with the place of whoever made it; then nothing moves any more', async () => {
    await place('owner')
    await t.sql('update sessions set proven_until = $1', [
      new Date(t.clock.now().getTime() + MINUTE),
    ])
    const revoked = await make(['query', 'stock'])
    const ofBen = await secretOf(['query', 'stock'], { by: ben, name: 'Of ben' })
    const lowered = await secretOf(['query', 'stock'], { by: ben, name: 'Of ben too' })
    expect((await askBy(t, ofBen, CURRENT)).status).toBe(200)
    const list = await mira.call(REVOKE, {
      id: revoked.keyList.find(({ prefix }) => revoked.secret.startsWith(prefix))!.id,
    })
    expect(list.find(({ prefix }) => revoked.secret.startsWith(prefix))).toMatchObject({
      status: 'REVOKED',
      operationList: [],
    })
    const ids = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [
      people.ben,
    ])
    const id = toWireId('user', ids[0]!.id)
    await mira.call('POST /sapi/mall-merchant/people/setRole', { id, role: 'goods' })
    const before = await stockOf()
    for (const secret of [revoked.secret, ofBen, lowered])
      expect(
        await askBy(t, secret, COUNT, {
          body: { skuCode: 'GH-1', countedQty: 1, seenQty: before[0]!.n, requestKey: 'dead-key-1' },
        }),
      ).toMatchObject({ status: 401, code: 'key.not_valid' })
    expect(await stockOf()).toEqual(before)
    expect(
      (await mira.call(LIST, {}))
        .filter(({ madeBy }) => madeBy === 'ben')
        .map(({ status }) => status),
    ).toEqual(['MAKER_LEFT', 'MAKER_LEFT'])
    // Made an owner once more, the keys of before stay ended.
    await mira.call('POST /sapi/mall-merchant/people/setRole', { id, role: 'owner' })
    expect((await askBy(t, ofBen, CURRENT)).code).toBe('key.not_valid')
    const short = await secretOf(['query'], { days: 1 })
    t.clock.advance(DAY)
    expect((await askBy(t, short, CURRENT)).code).toBe('key.not_valid')
    t.clock.advance(-DAY)
  })

  test('is gone at once where its maker is removed or leaves', async () => {
    await place('owner')
    const secret = await secretOf(['query'], { by: ben })
    await ben.call('POST /sapi/mall-merchant/people/leave', { sellerId: HOUSE })
    expect((await askBy(t, secret, CURRENT)).code).toBe('key.not_valid')
  })

  test('is made by owners only, of their own shop, and only just after a proof of who sits there', async () => {
    await place('goods')
    expect(await codeOf(make(['query'], { by: ben }))).toBe('merchant.role')
    await t.sql('update sessions set proven_until = null')
    expect(await codeOf(make(['query']))).toBe('auth.prove_again')
    expect((await mira.call(LIST, {})).filter(({ status }) => status === 'GOOD')).toEqual([])
    await mira.call('POST /auth/web/user/prove', { password: 'galleria-demo' })
    const { keyList } = await make(['query'])
    const other = await t.signIn(people.otherMerchant)
    expect(await codeOf(other.call(REVOKE, { id: keyList[0]!.id }))).toBe('key.not_found')
    expect((await other.call(LIST, {})).filter(({ status }) => status === 'GOOD')).toEqual([])
    expect((await mira.call(LIST, {}))[0]!.status).toBe('GOOD')
    // Neither for ever, nor for nothing, nor for what says who works here.
    for (const wrong of [
      { days: 366 },
      { days: 0 },
      { scopeList: [] },
      { scopeList: ['people'] },
      { name: ' ' },
    ])
      expect(
        (
          await mira.raw('POST', '/sapi/mall-merchant/key/make', {
            body: { name: 'x', scopeList: ['query'], days: 1, ...wrong },
          })
        ).status,
      ).toBe(400)
  })

  test('is one of twenty at most, also of two who make the last one at once', async () => {
    await t.sql(
      `insert into api_keys (id, seller_id, name, prefix, secret_hash, scopes, made_by, created_at, expires_at)
       select gen_random_uuid(), $1, 'k' || n, 'glr_', sha256(n::text::bytea), '{query}', (select id from users where email = $2), mall_now(), mall_now() + interval '1 day'
       from generate_series(1, 19) n`,
      [HOUSE, people.merchant],
    )
    const both = await Promise.all([codeOf(make(['query'])), codeOf(make(['query']))])
    expect(both.toSorted()).toEqual(['key.too_many', undefined])
  })
})

describe('the use of a key', () => {
  const used = async () => (await mira.call(LIST, {}))[0]!.lastUseTime

  test('is noted once a minute, and nobody waits for somebody else who notes it', async () => {
    const secret = await secretOf(['query'])
    const began = t.clock.now()
    await askBy(t, secret, CURRENT)
    expect(await used()).toBe(began.toISOString())
    t.clock.advance(59_000)
    await askBy(t, secret, CURRENT)
    expect(await used()).toBe(began.toISOString())
    t.clock.advance(1000)
    await t.mall.database.db.transaction().execute(async (tx) => {
      await tx.selectFrom('api_keys').selectAll().forUpdate().execute()
      expect((await askBy(t, secret, CURRENT)).status).toBe(200)
    })
    expect(await used()).toBe(began.toISOString())
    await askBy(t, secret, CURRENT)
    expect(await used()).toBe(new Date(began.getTime() + MINUTE).toISOString())
  })

  test('stands in the log of the shop under the name of the key, with who had made it', async () => {
    const secret = await secretOf(['stock'], { name: 'Till at the door' })
    const [{ n }] = (await stockOf()) as [{ n: number }]
    const body = { skuCode: 'GH-1', countedQty: n + 2, seenQty: n, requestKey: 'by-program-1' }
    expect((await askBy(t, secret, COUNT, { body })).status).toBe(200)
    expect(await stockOf()).toEqual([{ n: n + 2 }])
    const [line, made] = (await mira.call('POST /sapi/mall-merchant/auditLog/page', {})).data
    expect(line).toMatchObject({
      call: 'mall-merchant/goods/count',
      keyName: 'Till at the door',
      person: 'merchant',
      role: null,
    })
    expect(made).toMatchObject({
      call: 'mall-merchant/key/make',
      keyName: null,
      about: { kind: 'apiKey', name: 'Till at the door' },
      changeList: [
        { field: 'scopes', from: null, to: 'stock' },
        { field: 'endTime', from: null },
      ],
    })
    expect(JSON.stringify([line, made])).not.toContain(secret)
  })

  test('is limited for each key, whichever network it comes from', async () => {
    const [fast, calm] = [await secretOf(['query']), await secretOf(['query'])]
    const wave = await Promise.all(
      Array.from({ length: 1500 }, (_, n) =>
        t.visit({ ip: `10.0.${n % 200}.1` }).raw('POST', CURRENT, {
          body: {},
          headers: { authorization: `Bearer ${fast}` },
        }),
      ),
    )
    const refused = wave.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await askBy(t, calm, CURRENT, {})).status).toBe(200)
  })
})

describe('what is no call', () => {
  const get = (secret: string, path: string) => askBy(t, secret, path, { method: 'GET' })

  test('opens with the key of the right: goods as a table; papers of orders; never a picture of its maker', async () => {
    const [goods, orders] = [await secretOf(['query']), await secretOf(['query-orders', 'ship'])]
    expect((await get(goods, '/goods-table/goods.csv')).status).toBe(200)
    expect((await get(orders, '/goods-table/goods.csv')).status).toBe(404)
    const anna = await t.signIn(people.anna)
    const id = orderId(await paidOrder(t, anna, { desk: 1 }))
    expect((await get(orders, `/delivery-notes/orders.pdf?ids=${id}`)).status).toBe(200)
    expect((await get(goods, `/delivery-notes/orders.pdf?ids=${id}`)).status).toBe(404)
    const avatar = await upload(t, mira, 'avatar')
    expect((await mira.raw('GET', avatar.url)).status).toBe(200)
    for (const secret of [goods, orders]) expect((await get(secret, avatar.url)).status).toBe(404)
  })

  test('takes pictures of goods from a key that writes them, and no other pictures', async () => {
    const [writes, reads] = [await secretOf(['write']), await secretOf(['query'])]
    const send = async (secret: string, purpose: string) => {
      const file = { name: 'file', fileName: 'a.jpg', type: 'image/jpeg', content: await photo() }
      const headers = { authorization: `Bearer ${secret}`, origin: undefined, cookie: undefined }
      const form = [{ name: 'purpose', content: purpose }, file]
      const { status, body } = await sendForm(t, t.visit(), form, headers)
      return status === 200 ? 'taken' : body.code
    }
    expect([
      await send(writes, 'goods'),
      await send(writes, 'review'),
      await send(reads, 'goods'),
      await send('glr_none', 'goods'),
    ]).toEqual(['taken', 'key.scope', 'key.scope', 'key.not_valid'])
  })
})

test('a key of another shop’s maker says nothing there', async () => {
  const other = await t.signIn(people.otherMerchant)
  const secret = await secretOf(['query'], { by: other })
  expect((await askBy(t, secret, CURRENT)).body).toMatchObject({ sellerId: NORDLICHT })
})
