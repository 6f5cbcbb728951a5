import { newId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { fillCart, order } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { sweepAlerts } from './restock.store.ts'
import { tellRestocked } from './tell-restocked.ts'

/** Sold out is not the end: one mail to whoever asked for it. */

const CREATE_ALERT = 'POST /sapi/mall-item/stockwish/create'
const CONFIRM = 'POST /sapi/mall-item/stockwish/confirm'
const END = 'POST /sapi/mall-item/stockwish/end'
const CANCEL = 'POST /sapi/mall-item/stockwish/cancel'
const LIST = 'POST /sapi/mall-item/stockwish/list'
const DAY = 24 * HOUR
const BACK = 'Tarn chair is back'
const IS_IT_YOU = 'Is this you? Tarn chair is sold out'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from stock_wishes')
  const [shelf] = await t.sql<{ n: number }>('select on_hand as n from stock where sku_id = 6')
  if (shelf && shelf.n > 0) await move(-shelf.n)
})

let places = 0
const elsewhere = () => t.visit({ ip: `10.50.${Math.floor((places += 1) / 250)}.${places % 250}` })
const move = (qty: number) =>
  merchant.call('POST /sapi/mall-merchant/goods/move', {
    skuCode: 'NW-3',
    reason: qty > 0 ? 'RECEIVED' : 'LOST',
    qty: Math.abs(qty),
    requestKey: newId('job'),
  })
/** What the clock does, and the mails that it sends. */
const tick = async () => {
  await tellRestocked(t.mall.gate.own())
  await t.drainAll()
}
const subjectsTo = async (to: string) => (await t.inbox(to)).map(({ subject }) => subject)
const tokenIn = (links: readonly string[] | undefined, path: string) =>
  new URL(links?.find((link) => link.includes(path)) ?? 'http://none').searchParams.get('token') ??
  ''
/** By address alone, from a network of its own. */
async function ask(email: string) {
  expect(await elsewhere().call(CREATE_ALERT, { skuId: skus.soldOut, email })).toEqual({
    isWaiting: false,
  })
  await t.drainAll()
  return tokenIn((await t.inbox(email))[0]?.links, '/back-in-stock')
}
const askAndConfirm = async (email: string) =>
  elsewhere().call(CONFIRM, { token: await ask(email) })
const waiting = async () =>
  (
    await t.sql<{ n: number }>(
      'select count(*)::int as n from stock_wishes where waits_since is not null and told_at is null',
    )
  )[0]?.n

describe('a member', () => {
  test('is told once, at the own address, with picture, version and price, when a receipt puts it on the shelf again', async () => {
    const anna = await t.signIn(people.anna)
    expect(await anna.call(CREATE_ALERT, { skuId: skus.soldOut })).toEqual({ isWaiting: true })
    expect(await anna.call(LIST, {})).toEqual({ skuIds: [skus.soldOut] })
    await tick()
    expect(await subjectsTo(people.anna)).not.toContain(BACK)
    await move(3)
    await tick()
    const [mail] = await t.inbox(people.anna)
    expect(mail?.subject).toBe(BACK)
    expect(mail?.text).toContain(
      'Tarn chair (Walnut, 42\u00a0×\u00a046\u00a0×\u00a088\u00a0cm) can be bought again.',
    )
    expect(mail?.text).toContain('€149.00')
    expect(mail?.html).toContain('/pictures/chair-bar--walnut-160.jpg')
    expect(mail?.links.some((link) => link.endsWith('/item/tarn-chair-11-1004?sku=walnut'))).toBe(
      true,
    )
    await tick()
    expect((await subjectsTo(people.anna)).filter((subject) => subject === BACK)).toHaveLength(1)
    expect(await anna.call(LIST, {})).toEqual({ skuIds: [] })
  })

  test('asks twice and waits once, in the same place, and takes it back', async () => {
    const [anna, ben] = [await t.signIn(people.anna), await t.signIn(people.ben)]
    await anna.call(CREATE_ALERT, { skuId: skus.soldOut })
    t.clock.advance(1000)
    await ben.call(CREATE_ALERT, { skuId: skus.soldOut })
    t.clock.advance(1000)
    await Promise.all([1, 2].map(() => anna.call(CREATE_ALERT, { skuId: skus.soldOut })))
    const order = await t.sql<{ nickname: string }>(
      'select nickname from stock_wishes join users u on u.id = user_id order by waits_since',
    )
    expect(order.map(({ nickname }) => nickname)).toEqual(['anna', 'ben'])
    await anna.call(CANCEL, { skuId: skus.soldOut })
    await anna.call(CANCEL, { skuId: skus.soldOut })
    expect(await waiting()).toBe(1)
  })

  test('is refused what can be bought, what is not sold, and more than fifty', async () => {
    const anna = await t.signIn(people.anna)
    expect(await refusalOf(anna.call(CREATE_ALERT, { skuId: skus.desk }))).toBe(
      '409 wish.not_needed',
    )
    expect(await refusalOf(anna.call(CREATE_ALERT, { skuId: 999 }))).toBe('404 sku.not_found')
    await t.sql(`insert into skus (id, item_id, code, suffix, finish, size, width_mm, depth_mm, height_mm, weight_g, picture, position)
      select 5000 + n, 1004, 'M-' || n, 'm-' || n, 'oak', '', 1, 1, 1, 1, 'chair-bar--oak', 10 + n from generate_series(1, 50) n`)
    await t.sql(`insert into stock_wishes (id, sku_id, site, language, user_id, asked_at, waits_since, expires_at)
      select gen_random_uuid(), 5000 + n, 'DE', 'en', u.id, now(), now(), '2100-01-01' from generate_series(1, 50) n, users u where nickname = 'anna'`)
    expect(await refusalOf(anna.call(CREATE_ALERT, { skuId: skus.soldOut }))).toBe(
      '422 wish.too_many',
    )
    expect(await waiting()).toBe(50)
    await t.sql('delete from skus where id > 5000')
    expect(await waiting()).toBe(0)
  })

  test('without an address, or nobody at all, has to name one', async () => {
    expect(await refusalOf(elsewhere().call(CREATE_ALERT, { skuId: skus.soldOut }))).toBe(
      '400 request.malformed',
    )
  })
})

describe('an address that nobody has proven', () => {
  test('gets one mail with one link and nothing that was typed; only the link makes it wait', async () => {
    const token = await ask('nora@galleria.test')
    const [mail] = await t.inbox('nora@galleria.test')
    expect([mail?.subject, mail?.links.length]).toEqual([IS_IT_YOU, 1])
    expect(mail?.text.startsWith('Hello,\n')).toBe(true)
    await move(1)
    await tick()
    expect(await subjectsTo('nora@galleria.test')).toEqual([IS_IT_YOU])
    expect(await elsewhere().call(CONFIRM, { token })).toEqual({
      href: '/item/tarn-chair-11-1004?sku=walnut',
      name: 'Tarn chair',
    })
    await tick()
    expect(await subjectsTo('nora@galleria.test')).toEqual([BACK, IS_IT_YOU])
  })

  test('gets two such mails an hour and four a day, however it is spelt and whoever asks', async () => {
    const spellings = ['vic@galleria.test', 'Vic+1@galleria.test', 'vic+2@galleria.test']
    const flood = async () => {
      for (const email of [...spellings, ...spellings]) {
        await elsewhere().call(CREATE_ALERT, { skuId: skus.soldOut, email })
        t.clock.advance(1000)
      }
      await t.drainAll()
      return (await Promise.all(spellings.map((email) => t.inbox(email.toLowerCase())))).flat()
        .length
    }
    expect(await flood()).toBe(2)
    t.clock.advance(HOUR)
    expect(await flood()).toBe(4)
    t.clock.advance(HOUR)
    expect(await flood()).toBe(4)
    expect(await t.sql('select 1 from stock_wishes')).toHaveLength(1)
  })

  test('waits once however often it asks, and gets no further mail while it does', async () => {
    await askAndConfirm('olga@galleria.test')
    await elsewhere().call(CREATE_ALERT, { skuId: skus.soldOut, email: 'olga@galleria.test' })
    await t.drainAll()
    expect(await subjectsTo('olga@galleria.test')).toEqual([IS_IT_YOU])
    expect(await waiting()).toBe(1)
  })

  test('is asked for ten times an hour from one network, then refused', async () => {
    const one = t.visit({ ip: '10.60.0.1' })
    for (let n = 0; n < 10; n += 1)
      await one.call(CREATE_ALERT, { skuId: skus.soldOut, email: `p${n}@galleria.test` })
    expect(
      await refusalOf(one.call(CREATE_ALERT, { skuId: skus.soldOut, email: 'p10@galleria.test' })),
    ).toBe('429 429')
    expect(await t.sql(`select 1 from stock_wishes where email = 'p10@galleria.test'`)).toEqual([])
  })

  test('is forgotten after two days without an answer, and its link is dead', async () => {
    const token = await ask('late@galleria.test')
    t.clock.advance(2 * DAY + 1000)
    expect(await refusalOf(elsewhere().call(CONFIRM, { token }))).toBe('404 guest.link')
    await sweepAlerts(t.mall.gate.own())
    expect(await t.sql('select 1 from stock_wishes')).toEqual([])
  })

  test('is no use to whoever forges its link, or turns one into the other', async () => {
    const token = await ask('pia@galleria.test')
    for (const spoilt of [`${token}x`, token.replace('wsh_', 'usr_'), 'wsh_1.2.3', 'x'])
      expect(await refusalOf(elsewhere().call(CONFIRM, { token: spoilt }))).toBe('404 guest.link')
    expect(await refusalOf(elsewhere().call(END, { token }))).toBe('404 guest.link')
    expect(await waiting()).toBe(0)
  })
})

describe('when it is back', () => {
  test('as many are told as there are pieces, the longest waiting first; the next a day later, if one is left', async () => {
    for (const name of ['w1', 'w2', 'w3', 'w4']) {
      await askAndConfirm(`${name}@galleria.test`)
      t.clock.advance(HOUR)
    }
    const told = async () =>
      (
        await Promise.all(
          ['w1', 'w2', 'w3', 'w4'].map(async (name) =>
            (await subjectsTo(`${name}@galleria.test`)).includes(BACK),
          ),
        )
      ).map(Number)
    await move(1)
    await Promise.all([1, 2].map(() => tellRestocked(t.mall.gate.own())))
    await tick()
    expect(await told()).toEqual([1, 0, 0, 0])
    await move(1)
    await tick()
    expect(await told()).toEqual([1, 1, 0, 0])
    t.clock.advance(23 * HOUR)
    await tick()
    expect(await told()).toEqual([1, 1, 0, 0])
    t.clock.advance(HOUR)
    await tick()
    expect(await told()).toEqual([1, 1, 1, 1])
  })

  test('and gone again before the mail leaves, nobody is written to; they wait on in their place', async () => {
    await askAndConfirm('fast@galleria.test')
    await move(1)
    await tellRestocked(t.mall.gate.own())
    await move(-1)
    await t.drainAll()
    expect(await subjectsTo('fast@galleria.test')).toEqual([IS_IT_YOU])
    expect(await waiting()).toBe(1)
    await move(1)
    await tick()
    expect(await subjectsTo('fast@galleria.test')).toEqual([BACK, IS_IT_YOU])
  })

  test('because an order that held it was given up, its reader is told as well', async () => {
    await move(1)
    const buyer = elsewhere()
    const { tradeOrderList } = await order(buyer, { soldOut: 1 })
    await askAndConfirm('held@galleria.test')
    await tick()
    expect(await subjectsTo('held@galleria.test')).toEqual([IS_IT_YOU])
    await buyer.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: tradeOrderList[0]?.id ?? '',
    })
    await tick()
    expect(await subjectsTo('held@galleria.test')).toEqual([BACK, IS_IT_YOU])
  })

  test('but its item is off sale, or sold elsewhere only, nobody is told until that is over', async () => {
    await askAndConfirm('off@galleria.test')
    await t.sql('update items set is_listed = false where id = 1004')
    await move(1)
    await tick()
    expect(await subjectsTo('off@galleria.test')).toEqual([IS_IT_YOU])
    await t.sql('update items set is_listed = true where id = 1004')
    await t.sql(`update sku_prices set withdrawn_at = now() where sku_id = 6 and site = 'DE'`)
    await tick()
    expect(await subjectsTo('off@galleria.test')).toEqual([IS_IT_YOU])
    await t.sql(`update sku_prices set withdrawn_at = null where sku_id = 6 and site = 'DE'`)
    await tick()
    expect(await subjectsTo('off@galleria.test')).toEqual([BACK, IS_IT_YOU])
  })

  test('after half a year nobody waits any more', async () => {
    await askAndConfirm('old@galleria.test')
    t.clock.advance(185 * DAY)
    merchant = await t.signIn(people.otherMerchant)
    await move(1)
    await tick()
    expect(await subjectsTo('old@galleria.test')).toEqual([IS_IT_YOU])
    await sweepAlerts(t.mall.gate.own())
    expect(await t.sql('select 1 from stock_wishes')).toEqual([])
  })

  test('its mail ends all that its reader waits for, and a day later nothing is known of them', async () => {
    await askAndConfirm('quit@galleria.test')
    await move(1)
    await tick()
    const token = tokenIn((await t.inbox('quit@galleria.test'))[0]?.links, '/back-in-stock/end')
    await move(-1)
    await askAndConfirm('quit@galleria.test')
    expect(await waiting()).toBe(1)
    await elsewhere().call(END, { token })
    await elsewhere().call(END, { token })
    expect(await waiting()).toBe(0)
    await askAndConfirm('gone@galleria.test')
    await move(1)
    await tick()
    t.clock.advance(DAY + 1000)
    await sweepAlerts(t.mall.gate.own())
    expect(await t.sql('select 1 from stock_wishes')).toEqual([])
  })
})

test('a copy of a person’s data has what they wait for, also what was asked with their address', async () => {
  const [anna, ben] = [await t.signIn(people.anna), await t.signIn(people.ben)]
  await anna.call(CREATE_ALERT, { skuId: skus.soldOut })
  await elsewhere().call(CREATE_ALERT, { skuId: skus.soldOut, email: 'Anna@galleria.test' })
  const { stockWishes } = await anna.call('POST /auth/web/user/export', {})
  expect(stockWishes).toMatchObject([
    { skuId: skus.soldOut, email: null, toldAt: null },
    { skuId: skus.soldOut, email: 'anna@galleria.test', waitsSince: null },
  ])
  expect((await ben.call('POST /auth/web/user/export', {})).stockWishes).toEqual([])
})

test('a cart that is filled with it meanwhile changes nothing: only an order takes it', async () => {
  await askAndConfirm('cart@galleria.test')
  await move(1)
  await fillCart(elsewhere(), { soldOut: 1 })
  await tick()
  expect(await subjectsTo('cart@galleria.test')).toEqual([BACK, IS_IT_YOU])
})
