import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { planSteps } from '../../testing/plan-steps.ts'
import { sellForPoints } from '../../testing/point-steps.ts'
import { addAddress, fillCart } from '../../testing/shop-steps.ts'
import { people, skus } from '../../testing/small-catalogue.ts'
import { beginPlannedPrices } from './begin-planned-prices.ts'

/** Prices that begin later: seen before, begun once and in order, or told to their shop. */

const WITHDRAW = 'POST /sapi/mall-merchant/goods/withdrawPrices' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const

let t: TestMall
let s: ReturnType<typeof planSteps>
beforeAll(async () => {
  t = await openTestMall()
  s = planSteps(t)
})
afterAll(() => t.close())
beforeEach(() => s.beginAnew())

/** The newest first. */
async function refusalMails() {
  await t.drain()
  return (await t.inbox(people.merchant)).filter(({ subject }) => subject.endsWith('not begin'))
}
const moves = () =>
  t.sql(
    `select x.event, x.actor from transitions x join price_plans p on p.id = x.entity_id where x.entity = 'pricePlan' order by p.begins_at, x.seq`,
  )

test('planned prices stand beside the prices with when, what and who, and are no prices before their moment', async () => {
  const planned = await s.plan(2, [{ amount: 199 }, { site: 'FR', amount: 179, isReduced: true }])
  const at = new Date(Math.floor(s.after(2).getTime() / 60_000) * 60_000)
  expect(planned.timeZone).toBe('Europe/Berlin')
  expect(planned.planList).toEqual([
    {
      startTime: at.toISOString(),
      shopTime: s.inHamburg(at),
      status: 'PLANNED',
      priceList: [
        {
          site: 'DE',
          salePrc: { value: 199, currency: 'EUR' },
          isReduced: false,
          sentence: null,
        },
        { site: 'FR', salePrc: { value: 179, currency: 'EUR' }, isReduced: true, sentence: null },
      ],
      sentence: null,
      person: 'merchant',
      operationList: ['withdraw'],
    },
  ])
  t.clock.set(new Date(at.getTime() - 1))
  await s.begin()
  expect((await s.priceAt()).salePrc?.value).toBe(189)
  t.clock.set(at)
  await s.begin()
  expect(await s.priceAt()).toMatchObject({
    salePrc: { value: 199 },
    originalPrc: null,
    since: at.toISOString(),
  })
  expect(await s.priceAt('FR')).toMatchObject({
    salePrc: { value: 179 },
    originalPrc: { value: 189 },
    lowest30Prc: { value: 189 },
  })
  expect(await s.plans()).toEqual([])
  expect((await s.history())[0]).toEqual([199, 'merchant'])
  expect(await moves()).toEqual([
    { event: 'plan', actor: 'shop' },
    { event: 'begin', actor: 'clock' },
  ])
  const { skuList } = await t.visit().call('POST /sapi/mall-item/item/detail', { id: 1001 })
  expect(skuList[0]?.salePrc.value).toBe(199)
})

test('two processes that come round at once begin each once, and a clock that jumped begins them in their order', async () => {
  await s.plan(3, [{ amount: 150 }])
  await s.plan(1, [{ amount: 199 }])
  await s.plan(2, [{ amount: 210 }])
  const before = (await s.history()).length
  await s.later(5)
  await Promise.all([s.begin(), s.begin(), s.begin()])
  expect((await s.history()).slice(0, 3).map(([amount]) => amount)).toEqual([150, 210, 199])
  expect((await s.history()).length).toBe(before + 3)
  expect((await s.priceAt()).salePrc?.value).toBe(150)
  await s.begin()
  expect((await s.history()).length).toBe(before + 3)
})

test('a process that dies while prices begin leaves all of them to the next one, or none', async () => {
  await s.plan(1, [{ amount: 199 }, { site: 'FR', amount: 199 }])
  await s.later(2)
  const own = t.mall.gate.own()
  const dying = {
    ...own,
    inTransaction: (work: Parameters<typeof own.inTransaction>[0]) =>
      own.inTransaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  } as typeof own
  await beginPlannedPrices(dying)
  expect([(await s.priceAt()).salePrc?.value, (await s.priceAt('FR')).salePrc?.value]).toEqual([
    189, 189,
  ])
  expect((await s.plans()).map(({ status }) => status)).toEqual(['PLANNED'])
  await s.begin()
  expect([(await s.priceAt()).salePrc?.value, (await s.priceAt('FR')).salePrc?.value]).toEqual([
    199, 199,
  ])
})

test('a bill that is open when planned prices begin is shown to its buyer again', async () => {
  const guest = t.visit()
  await s.plan(0.01, [{ amount: 199 }])
  const cartLineIds = await fillCart(guest, { desk: 1 })
  const addressId = await addAddress(guest)
  const { quoteId } = await guest.call('POST /sapi/mall-order/web/order/renderTradeContract', {
    cartLineIds,
    addressId,
  })
  t.clock.set(s.after(0.01))
  await s.begin()
  await expect(
    guest.call('POST /sapi/mall-order/web/order/createTradeContract', {
      cartLineIds,
      addressId,
      quoteId,
    }),
  ).rejects.toMatchObject({ code: 'price.changed' })
})

test('what it is reduced from and the lowest of 30 days are those of its moment, not of the day on which it was planned', async () => {
  await s.plan(10, [{ amount: 159, isReduced: true }])
  await s.later(5)
  await s.setAll('DE', 169)
  await s.later(1)
  await s.setAll('DE', 195)
  await s.later(5)
  await s.begin()
  expect(await s.priceAt()).toMatchObject({
    salePrc: { value: 159 },
    originalPrc: { value: 195 },
    lowest30Prc: { value: 169 },
  })
})

test('prices that are planned before it count: what will be no reduction is said when it is planned', async () => {
  await s.plan(10, [{ amount: 150 }])
  await s.plan(12, [{ amount: 189 }])
  expect(await s.errorsOf(s.plan(41, [{ amount: 159, isReduced: true }]))).toEqual([
    ['priceList.0.amount', 'price_no_reduction'],
  ])
  // What is taken back is no price that it ever had.
  const low = (await s.plans())[0]?.shopTime ?? ''
  await s.shop().call(WITHDRAW, { skuCode: 'GH-1', shopTime: low })
  await s.plan(41, [{ amount: 159, isReduced: true }])
  await s.shop().call(WITHDRAW, {
    skuCode: 'GH-1',
    shopTime: (await s.plans())[1]?.shopTime ?? '',
  })
  await s.plan(10, [{ amount: 150 }])
  await s.plan(43, [{ amount: 159, isReduced: true }])
  for (const days of [10.1, 2, 31]) {
    await s.later(days)
    await s.begin()
  }
  expect(await s.priceAt()).toMatchObject({
    salePrc: { value: 159 },
    originalPrc: { value: 189 },
    lowest30Prc: { value: 189 },
  })
})

test('a reduction that has become none by its moment is refused, told by mail once, and nothing is set', async () => {
  await s.plan(10, [
    { amount: 159, isReduced: true },
    { site: 'FR', amount: 199 },
  ])
  await s.setAll('DE', 155)
  await s.later(1)
  await s.setAll('DE', 189)
  await s.later(9.1)
  const before = (await refusalMails()).length
  await Promise.all([s.begin(), s.begin()])
  await t.drain()
  await s.begin()
  await t.drain()
  const sent = (await refusalMails()).slice(0, -before || undefined)
  expect(sent.map(({ subject }) => subject)).toEqual(['Planned prices of GH-1 could not begin'])
  expect(sent[0]?.text).toContain(
    'Germany: In the last 30 days it cost this or less: that is no reduction.',
  )
  expect(sent[0]?.links.some((link) => link.endsWith('/backoffice/goods/GH-1'))).toBe(true)
  expect([(await s.priceAt()).salePrc?.value, (await s.priceAt('FR')).salePrc?.value]).toEqual([
    189, 189,
  ])
  expect(await s.plans()).toMatchObject([
    {
      status: 'REFUSED',
      operationList: [],
      priceList: [
        { sentence: 'In the last 30 days it cost this or less: that is no reduction.' },
        { sentence: null },
      ],
    },
  ])
  await s.later(30)
  expect(await s.plans()).toEqual([])
})

describe('what is no longer possible at its moment', () => {
  const refusedFor = async () => {
    await s.later(2)
    await s.begin()
    const [one] = await s.plans()
    return [one?.status, one?.sentence ?? one?.priceList[0]?.sentence]
  }

  test('goods that cost points by then', async () => {
    await s.plan(1, [{ amount: 199 }])
    await sellForPoints(t, skus.desk, { points: 500, amount: 0 })
    const [status, sentence] = await refusedFor()
    await t.sql('delete from point_prices')
    expect([status, typeof sentence]).toEqual(['REFUSED', 'string'])
    expect((await s.priceAt()).salePrc?.value).toBe(189)
  })

  test('an item that was put away', async () => {
    await s.plan(1, [{ amount: 199 }])
    await t.sql(`update items set status = 'ARCHIVED', is_listed = false where id = 1001`)
    const [status] = await refusedFor()
    await t.sql(`update items set status = 'ON_SALE', is_listed = true where id = 1001`)
    expect(status).toBe('REFUSED')
    expect((await s.priceAt()).salePrc?.value).toBe(189)
  })

  test('a shop that is frozen, which is told although it may not sell', async () => {
    await s.plan(1, [{ amount: 199 }])
    await t.sql(`update sellers set status = 'FROZEN' where id = 5`)
    const before = (await refusalMails()).length
    await s.later(2)
    await s.begin()
    expect((await refusalMails()).length).toBe(before + 1)
    await t.sql(`update sellers set status = 'ACTIVE' where id = 5`)
    expect((await s.plans())[0]?.status).toBe('REFUSED')
    expect((await s.priceAt()).salePrc?.value).toBe(189)
  })

  test('a storefront where it was taken off sale meanwhile is not opened again by a price that was planned before', async () => {
    await s.plan(1, [{ site: 'FR', amount: 199 }])
    await s.shop().call(PRICE, {
      skuCode: 'GH-1',
      priceList: [{ site: 'FR', amount: null, seenAmount: 189, isReduced: false }],
    })
    expect(await refusedFor()).toEqual(['REFUSED', 'It is not sold here by then.'])
    expect((await s.priceAt('FR')).salePrc).toBe(null)
    // A price that is planned where it is not sold opens it.
    await s.plan(1, [{ site: 'FR', amount: 189 }])
    await s.later(2)
    await s.begin()
    expect((await s.priceAt('FR')).salePrc?.value).toBe(189)
  })
})

test('whoever planned may have left: the prices are those of the shop', async () => {
  await s.plan(1, [{ amount: 199 }])
  await t.sql(`update price_plans set planned_by = (select id from users where email = $1)`, [
    people.anna,
  ])
  await s.later(2)
  await s.begin()
  expect((await s.priceAt()).salePrc?.value).toBe(199)
})
