import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireAuditLine } from '@galleria/contract/merchant-audit-log-calls'
import { toWireId, type Id } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { sweepAuditOrigins } from '#platform/audit-log.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { orderId } from '../../testing/order-steps.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/**
 * Who of the staff did what, before and after, from where: a line per change, in its transaction,
 * that nobody rewrites and only its shop and the mall read.
 */

const HOUSE = 5
const LOG = 'POST /sapi/mall-merchant/auditLog/page' as const
const MALLS = 'POST /sapi/mall-operator/auditLog/page' as const
const COUNT = 'POST /sapi/mall-merchant/goods/count' as const
const DETAIL = 'POST /sapi/mall-merchant/goods/detail' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())
/** Lines stay; a test reads those that came since it began. */
let since = 0
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  const [last] = await t.sql<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from audit_lines',
  )
  since = last?.id ?? 0
})

const newOf = async (who: Visitor, call: typeof LOG | typeof MALLS = LOG, asked: object = {}) =>
  (await who.call(call, asked)).data.filter(({ id }) => id > since)
const idOf = async (email: string) => {
  const [user] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email])
  return toWireId('user', user!.id)
}
const told = ({ changeList }: WireAuditLine) =>
  changeList.map(({ field, of, from, to }) => [field, of, from, to])

let keys = 0
async function count(countedQty: number, seenQty?: number) {
  keys += 1
  const { onHandQty } = await merchant.call(DETAIL, { skuCode: 'GH-1' })
  return merchant.call(COUNT, {
    skuCode: 'GH-1',
    countedQty,
    seenQty: seenQty ?? onHandQty,
    requestKey: `count-it-${keys}`,
  })
}

describe('a change', () => {
  test('leaves one line: who, when, from where, of what, before and after', async () => {
    const { onHandQty } = await merchant.call(DETAIL, { skuCode: 'GH-1' })
    await count(onHandQty + 3)
    expect(await newOf(merchant)).toEqual([
      {
        id: expect.any(Number),
        time: t.clock.now().toISOString(),
        person: 'merchant',
        keyName: null,
        isMall: false,
        role: 'owner',
        sellerName: null,
        call: 'mall-merchant/goods/count',
        area: 'stock',
        about: { kind: 'sku', id: null, name: 'GH-1' },
        changeList: [
          { about: null, field: 'onHand', of: '', from: `${onHandQty}`, to: `${onHandQty + 3}` },
        ],
        moreCount: 0,
        network: '127.0.0.1',
        userAgent: expect.any(String),
      },
    ])
  })

  test('that is refused, or was made before, leaves none', async () => {
    await expect(count(4, 1)).rejects.toThrow()
    const { onHandQty } = await merchant.call(DETAIL, { skuCode: 'GH-1' })
    const again = { skuCode: 'GH-1', countedQty: 77, seenQty: onHandQty, requestKey: 'twice-it-is' }
    await merchant.call(COUNT, again)
    await merchant.call(COUNT, again)
    expect((await newOf(merchant)).map(told)).toEqual([[['onHand', '', `${onHandQty}`, '77']]])
  })

  test('of prices names each storefront with its currency', async () => {
    const { priceList } = await merchant.call(DETAIL, { skuCode: 'GH-1' })
    const seen = priceList.find(({ site }) => site === 'DE')!.salePrc!.value
    await merchant.call('POST /sapi/mall-merchant/goods/price', {
      skuCode: 'GH-1',
      priceList: [{ site: 'DE', amount: seen + 1, seenAmount: seen, isReduced: false }],
      isSure: true,
    })
    expect((await newOf(merchant)).map(told)).toEqual([
      [['price', 'DE', `${seen.toFixed(2)} EUR`, `${(seen + 1).toFixed(2)} EUR`]],
    ])
  })

  test('of planned prices names what they are to be and from when, and of what is taken back that it is', async () => {
    const { priceList } = await merchant.call(DETAIL, { skuCode: 'GH-1' })
    const seen = priceList.find(({ site }) => site === 'DE')!.salePrc!.value
    const day = new Date(t.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
    const { planList } = await merchant.call('POST /sapi/mall-merchant/goods/planPrices', {
      skuCode: 'GH-1',
      shopTime: `${day}T12:00`,
      priceList: [{ site: 'DE', amount: seen + 1, isReduced: false }],
    })
    await merchant.call('POST /sapi/mall-merchant/goods/withdrawPrices', {
      skuCode: 'GH-1',
      shopTime: `${day}T12:00`,
    })
    const from = planList[0]!.startTime
    const lines = await newOf(merchant)
    expect(lines.map(told)).toEqual([
      [
        ['state', '', 'PLANNED', 'WITHDRAWN'],
        ['startTime', '', from, null],
      ],
      [
        ['price', 'DE', `${seen.toFixed(2)} EUR`, `${(seen + 1).toFixed(2)} EUR`],
        ['startTime', '', null, from],
      ],
    ])
    expect(lines.map(({ about }) => about?.name)).toEqual(['GH-1', 'GH-1'])
  })

  test('by a move of a life cycle is the state before and after', async () => {
    await merchant.call('POST /sapi/mall-merchant/goods/sell', { skuCode: 'GH-1', isOnSale: false })
    await merchant.call('POST /sapi/mall-merchant/goods/sell', { skuCode: 'GH-1', isOnSale: true })
    const lines = await newOf(merchant)
    expect(lines.map(told)).toEqual([
      [['state', '', 'PAUSED', 'ON_SALE']],
      [['state', '', 'ON_SALE', 'PAUSED']],
    ])
    expect(lines[0]!.about).toMatchObject({ kind: 'item' })
    expect(lines[0]!.about!.name).not.toBe('')
  })

  test('of who works here tells the role before and after, and of an invitation no address', async () => {
    await t.sql(
      `insert into seller_staff (user_id, seller_id, role) select id, $2, 'reader' from users where email = $1`,
      [people.ben, HOUSE],
    )
    const id = await idOf(people.ben)
    await merchant.call('POST /sapi/mall-merchant/people/setRole', { id, role: 'orders' })
    await merchant.call('POST /sapi/mall-merchant/people/remove', { id })
    await merchant.call('POST /sapi/mall-merchant/people/invite', {
      email: 'someone@firm.test',
      role: 'goods',
    })
    expect((await newOf(merchant)).map((line) => [line.about!.name, ...told(line)])).toEqual([
      ['s…@firm.test', ['role', '', null, 'goods']],
      ['ben', ['role', '', 'orders', null]],
      ['ben', ['role', '', 'reader', 'orders']],
    ])
  })

  test('of a long text is its part that is another, and a sign is never cut in half', async () => {
    await t.sql(`insert into articles values (77, 'rules', 'legal')`)
    const which = { articleId: 77, language: 'en', site: null } as const
    const save = async (body: string, version: number) =>
      operator.call('POST /sapi/mall-operator/page/save', {
        ...which,
        title: 'Rules',
        body,
        version,
      })
    const long = 'a'.repeat(700)
    await save(`${'a'.repeat(499)}\u{1F600} and more`, 0)
    await save(`${long} You may withdraw.`, 1)
    await save(`${long} You may not withdraw.`, 2)
    const [reworded, , begun] = await newOf(operator, MALLS)
    const same = `…${'a'.repeat(23)} You may `
    expect(told(reworded!)).toEqual([['terms', '', `${same}withdraw.`, `${same}not withdraw.`]])
    expect(told(begun!)).toContainEqual(['terms', '', null, `${'a'.repeat(499)}…`])
  })

  test('that a shop explains to its buyer keeps none of its words', async () => {
    const anna = await t.signIn(people.anna)
    const id = orderId(await paidOrder(t, anna, { lamp: 1 }))
    await merchant.call('POST /sapi/mall-merchant/order/hold', { id, reason: 'Kim wants it later' })
    const [line] = await newOf(merchant)
    expect([line!.call, line!.about!.kind, told(line!)]).toEqual([
      'mall-merchant/order/hold',
      'order',
      [],
    ])
  })

  test('cannot be rewritten or taken out', async () => {
    await count(40)
    await expect(t.sql(`update audit_lines set area = 'goods'`)).rejects.toThrow(/append-only/)
    await expect(t.sql('delete from audit_lines')).rejects.toThrow(/append-only/)
  })
})

describe('who reads it', () => {
  test('is the own shop; another one has none of it', async () => {
    await count(41)
    expect(await newOf(other)).toEqual([])
    expect((await newOf(merchant)).length).toBe(1)
  })

  test('a shop reads what the mall did to it, without a name or a place; the mall reads both', async () => {
    const seller = (
      await operator.call('POST /sapi/mall-operator/seller/page', { pageNo: 1, pageSize: 50 })
    ).data.find(({ id }) => id === HOUSE)!
    await operator.call('POST /sapi/mall-operator/seller/freeze', {
      id: HOUSE,
      reason: 'Papers are missing',
    })
    await operator.call('POST /sapi/mall-operator/seller/unfreeze', { id: HOUSE })
    const [, frozen] = await newOf(merchant)
    expect(frozen).toMatchObject({
      person: null,
      isMall: true,
      sellerName: null,
      call: 'mall-operator/seller/freeze',
      about: { kind: 'seller', id: null, name: seller.name },
      network: '',
      userAgent: '',
    })
    expect(told(frozen!)).toEqual([
      ['state', '', 'ACTIVE', 'FROZEN'],
      ['reason', '', null, 'Papers are missing'],
    ])
    const [, mallsOwn] = await newOf(operator, MALLS)
    expect(mallsOwn).toMatchObject({
      person: 'operator',
      isMall: true,
      sellerName: seller.name,
      network: '127.0.0.1',
    })
    await count(42)
    expect((await newOf(operator, MALLS)).length).toBe(2)
  })

  test('by area and by person, fifty at a time', async () => {
    for (let n = 0; n < 52; n += 1) {
      await count(100 + n)
      if (n % 20 === 19) await sleep(1100)
    }
    const first = await merchant.call(LOG, { area: 'stock' })
    expect([first.data.length, first.hasMore]).toEqual([50, true])
    const rest = await merchant.call(LOG, { area: 'stock', before: first.data.at(-1)!.id })
    expect(rest.data.filter(({ id }) => id > since).length).toBe(2)
    expect(await newOf(merchant, LOG, { area: 'prices' })).toEqual([])
    expect(await newOf(merchant, LOG, { personId: await idOf(people.ben) })).toEqual([])
    expect((await newOf(merchant, LOG, { personId: await idOf(people.merchant) })).length).toBe(50)
  })
})

test('whoever has no nickname is called by their address: in the lines, as what they are about, and in the list of people', async () => {
  const { id: operatorId } = await operator.call('POST /auth/web/user/current', {})
  await t.sql(`update users set nickname = '' where email = any($1)`, [
    [people.merchant, people.operator],
  ])
  try {
    await t.sql(
      `with nameless as (update users set nickname = '' where email = $1 returning id) insert into seller_staff (user_id, seller_id, role) select id, $2, 'reader' from nameless`,
      [people.ben, HOUSE],
    )
    const ben = await idOf(people.ben)
    await merchant.call('POST /sapi/mall-merchant/people/remove', { id: ben })
    const [line] = await newOf(merchant)
    expect([line?.person, line?.about?.name]).toEqual([people.merchant, people.ben])
    const { personList } = await merchant.call(LOG, {})
    expect(personList.map(({ name }) => name)).toContain(people.merchant)
    expect((await operator.call(MALLS, {})).personList).toContainEqual({
      id: operatorId,
      name: people.operator,
    })
  } finally {
    await t.sql(`update users set nickname = split_part(email, '@', 1) where nickname = ''`)
  }
})

test('where somebody sat is forgotten after half a year, what they did is not', async () => {
  await count(60)
  const later = new Date(t.clock.now().getTime() + 181 * DAY)
  await sweepAuditOrigins({ db: t.mall.database.db, now: () => later })
  const [line] = await newOf(merchant)
  expect([line!.network, line!.userAgent, line!.person]).toEqual(['', '', 'merchant'])
})
