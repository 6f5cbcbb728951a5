import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people, skus } from '../../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/preSale/list' as const
const PLAN = 'POST /sapi/mall-merchant/preSale/plan' as const
const END = 'POST /sapi/mall-merchant/preSale/end' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
let code: string
let itemId: number
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
  const [sku] = await t.sql<{ code: string; item_id: number }>(
    'select code, item_id from skus where id = $1',
    [skus.desk],
  )
  code = sku?.code ?? ''
  itemId = sku?.item_id ?? 0
})
afterAll(() => t.close())

const at = (days: number) => new Date(t.clock.now().getTime() + days * DAY).toISOString()
const deposit = () => ({ percent: 20, startTime: at(11), endTime: at(20), isKept: false })
const plan = (change: object = {}) => ({
  skuCode: code,
  startTime: at(1),
  endTime: at(10),
  deposit: deposit(),
  duration: 14,
  ...change,
})
const shown = async () =>
  (await t.visit().call('POST /sapi/mall-item/item/detail', { id: itemId })).skuList.find(
    ({ id }) => id === skus.desk,
  )?.preSale

test('a shop plans a pre-sale, buyers meet it while it runs, and what runs is ended: nothing of it is changed', async () => {
  const body = plan()
  await merchant.call(PLAN, body)
  const [one, ...more] = await merchant.call(PLAN, body)
  expect(more).toEqual([])
  expect(one).toMatchObject({
    skuCode: code,
    preSaleEventType: 'DEPOSIT',
    depositPercent: 20,
    duration: 14,
    expectDate: null,
    status: 'COMING',
    operationList: ['end'],
  })
  expect(await shown()).toBeNull()
  t.clock.advance(2 * DAY)
  expect(await shown()).toMatchObject({ preSaleEventType: 'DEPOSIT', duration: 14 })
  expect((await merchant.call(LIST, {}))[0]?.status).toBe('RUNNING')
  const [ended] = await merchant.call(END, { id: one?.id ?? 0 })
  expect([ended?.status, ended?.operationList]).toEqual(['OVER', []])
  expect(await shown()).toBeNull()
  await expect(merchant.call(END, { id: one?.id ?? 0 })).rejects.toMatchObject({
    status: 409,
    code: 'presale.over',
  })
})

test('one that has not begun is taken back; nobody sees or ends that of another shop', async () => {
  const [one] = await merchant.call(PLAN, plan({ deposit: undefined, duration: 30 }))
  const id = one?.id ?? 0
  expect(one).toMatchObject({ preSaleEventType: 'FULL_PAYMENT', depositPercent: null })
  expect(await other.call(LIST, {})).toEqual([])
  await expect(other.call(END, { id })).rejects.toMatchObject({
    status: 404,
    code: 'presale.not_found',
  })
  expect((await merchant.call(END, { id })).some((row) => row.id === id)).toBe(false)
  await expect(merchant.call(END, { id })).rejects.toMatchObject({ status: 404 })
})

test('what is wrong stands at its field, and nothing is planned', async () => {
  const wrong = async (change: object, who = merchant) =>
    who.call(PLAN, plan(change)).then(
      () => [],
      (error: { body: { errors: { path: string }[] } }) =>
        error.body.errors.map(({ path }) => path),
    )
  const before = await merchant.call(LIST, {})
  expect(await wrong({ skuCode: 'NO-SUCH' })).toEqual(['skuCode'])
  expect(await wrong({}, other)).toEqual(['skuCode'])
  expect(await wrong({ endTime: at(0.5) })).toEqual(['endTime'])
  expect(await wrong({ startTime: at(-9), endTime: at(-1) })).toEqual(['endTime'])
  expect(await wrong({ deposit: { ...deposit(), endTime: at(12) } })).toEqual(['deposit.endTime'])
  // Who orders on the first day could pay the balance on one evening only.
  expect(await wrong({ deposit: { ...deposit(), startTime: at(19) } })).toEqual(['deposit.endTime'])
  expect(await wrong({ duration: undefined })).toEqual(['duration'])
  expect(
    await wrong({ duration: undefined, expectDate: new Date(at(20)).toISOString().slice(0, 10) }),
  ).toEqual(['expectDate'])
  // A year from now is as far as anybody plans: a year of 2226 is a slip of the finger.
  expect(await wrong({ endTime: at(366), deposit: undefined })).toEqual(['endTime'])
  expect(await wrong({ deposit: { ...deposit(), endTime: at(366) } })).toEqual(['deposit.endTime'])
  expect(await wrong({ duration: undefined, expectDate: at(400).slice(0, 10) })).toEqual([
    'expectDate',
  ])
  // Half past eleven in London is the next day in Berlin already, and the balance of that minute is
  // in time.
  const midnight = `${at(20).slice(0, 10)}T23:30:00.000Z`
  expect(
    await wrong({
      deposit: { ...deposit(), endTime: midnight },
      duration: undefined,
      expectDate: at(21).slice(0, 10),
    }),
  ).toEqual(['expectDate'])
  expect(await merchant.call(LIST, {})).toEqual(before)

  await merchant.call(PLAN, plan())
  expect(await wrong({ startTime: at(5), duration: 20 })).toEqual(['skuCode'])
  const both = await Promise.allSettled(
    [21, 22].map((duration) =>
      merchant.call(
        PLAN,
        plan({ startTime: at(30), endTime: at(40), deposit: undefined, duration }),
      ),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
