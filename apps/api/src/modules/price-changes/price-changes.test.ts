import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { refusalOf } from '../../testing/account-steps.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import {
  APPLY,
  CHANGE,
  keepPrices,
  priceChangeSteps,
  UNDO,
} from '../../testing/price-change-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { changePrices } from './change-prices.ts'
import { sweepPriceChanges } from './sweep-price-changes.ts'

/**
 * Many prices at once, set as they were looked at, and undone. GH-1 to GH-3 of the house shop, GH-2
 * reduced from 259.00.
 */

const LIST = 'POST /sapi/mall-merchant/priceChange/list' as const
const ITEM = 'POST /sapi/mall-item/item/detail' as const
const START = { 'GH-1': 18_900, 'GH-2': 22_900, 'GH-3': 5990 }

let t: TestMall
let merchant: Visitor
let shop: ReturnType<typeof priceChangeSteps>
let beginAnew: () => Promise<void>
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  shop = priceChangeSteps(t, () => merchant)
  beginAnew = await keepPrices(t)
})
afterAll(() => t.close())
beforeEach(() => beginAnew())
const own = () => t.mall.gate.own()
const idOf = ({ id }: { id: string }) => fromWireId('priceChange', id) as Id<'priceChange'>
const ours = async (site: 'DE' | 'SE' | 'PL' | 'UK' = 'DE') => {
  const { 'GH-1': one, 'GH-2': two, 'GH-3': three } = await shop.shelf(site)
  return { 'GH-1': one, 'GH-2': two, 'GH-3': three }
}
/** What the buyer's page says of GH-1. */
const shown = async () =>
  (await t.visit().call(ITEM, { id: 1001 })).skuList.find(({ id }) => id === 1)?.salePrc?.value

describe('a word', () => {
  test('sets the prices as they were looked at, with the person and the bulk change in the history, and buyers pay them', async () => {
    const change = await shop.apply(await shop.lower(-10), true)
    expect([change.status, change.answerCount]).toEqual([
      'DONE',
      { DONE: 3, CONFLICT: 0, REFUSED: 0, LEFT: 0 },
    ])
    expect(await ours()).toEqual({ 'GH-1': 17_010, 'GH-2': 20_610, 'GH-3': 5391 })
    expect((await shop.history('GH-1'))[0]).toEqual([170.1, change.appliedBy, 'CHANGE'])
    expect(await shown()).toBe(170.1)
  })

  test('names how many are asked about twice, and leaves them where they are not meant', async () => {
    const far = await shop.lower(-10)
    // GH-2 would no longer be announced.
    expect(far.askCount).toBe(1)
    const { status, body } = await merchant.raw('POST', APPLY.slice(5), { body: { id: far.id } })
    expect([status, (body as { title: string }).title]).toEqual([
      422,
      '1 prices are to be looked at twice. Please say whether they are meant.',
    ])
    expect(await ours()).toEqual(START)
    const done = await shop.apply(far, false)
    expect(done.answerCount).toEqual({ DONE: 2, CONFLICT: 0, REFUSED: 0, LEFT: 1 })
    expect(await ours()).toEqual({ ...START, 'GH-1': 17_010, 'GH-3': 5391 })
  })

  test('announces reductions of which the history says what they say', async () => {
    const done = await shop.apply(
      await shop.lower(-20, ['DE'], { keyword: 'GH-3', isReduced: true }),
    )
    expect(done.answerCount.DONE).toBe(1)
    const { priceList } = await merchant.call('POST /sapi/mall-merchant/goods/detail', {
      skuCode: 'GH-3',
    })
    expect(priceList[0]).toMatchObject({ salePrc: { value: 47.92 }, originalPrc: { value: 59.9 } })
  })

  test('said twice at once counts once, and each price has one row more in the history', async () => {
    const change = await shop.lower(-10, ['DE'], { keyword: 'GH-1' })
    const before = (await shop.history('GH-1')).length
    const ends = await Promise.all([
      refusalOf(merchant.call(APPLY, { id: change.id })),
      refusalOf(merchant.call(APPLY, { id: change.id })),
    ])
    expect(ends.toSorted()).toEqual(['409 price_change.state', 'no refusal'])
    await Promise.all([
      changePrices(own(), { changeId: idOf(change) }),
      changePrices(own(), { changeId: idOf(change) }),
    ])
    await t.drain()
    expect((await shop.history('GH-1')).length).toBe(before + 1)
    expect((await ours())['GH-1']).toBe(17_010)
  })

  test('leaves a price that somebody has changed since the look, and tells what it costs', async () => {
    const change = await shop.lower(-10)
    await shop.price('GH-1', 175)
    // The same amount, and its announcement is over: not what was looked at either.
    await shop.price('GH-2', 229)
    const done = await shop.apply(change, true)
    expect(done.answerCount).toEqual({ DONE: 1, CONFLICT: 2, REFUSED: 0, LEFT: 0 })
    expect(await ours()).toEqual({ 'GH-1': 17_500, 'GH-2': 22_900, 'GH-3': 5391 })
    const [left] = await shop.rows(change, 'CONFLICT')
    expect([left?.skuCode, left?.foundPrc?.value, left?.errorList]).toEqual([
      'GH-1',
      175,
      ['Somebody else has changed these prices. Please look at the new ones.'],
    ])
  })

  test('leaves what is refused meanwhile, and says why', async () => {
    const change = await shop.lower(-10, ['DE'], { keyword: 'vesna' })
    await t.sql(`update items set status = 'IN_REVIEW', is_listed = false where id = 1003`)
    const done = await shop.apply(change)
    await t.sql(`update items set status = 'ON_SALE', is_listed = true where id = 1003`)
    expect(done.answerCount).toEqual({ DONE: 0, CONFLICT: 0, REFUSED: 1, LEFT: 0 })
    expect((await shop.rows(change, 'REFUSED'))[0]?.errorList.length).toBe(1)
    expect(await ours()).toEqual(START)
  })

  test('is taken up behind the last part when a process dies, and sets nothing twice', async () => {
    const change = await shop.lower(-10)
    await merchant.call(APPLY, { id: change.id, areAskedMeant: true })
    const before = (await shop.history('GH-1')).length
    // One price of three, and no job any more.
    await changePrices(own(), { changeId: idOf(change) }, { atOnce: 1, batches: 1 })
    await t.sql('delete from pgboss.job')
    expect(await ours()).toEqual({ ...START, 'GH-1': 17_010 })
    expect((await shop.detail(change)).answerCount.DONE).toBe(1)
    // Long enough that its job counts as lost.
    await t.sql(`update price_changes set moved_at = mall_now() - interval '3 minutes'`)
    await sweepPriceChanges(own())
    await t.drain()
    expect((await shop.detail(change)).status).toBe('DONE')
    expect(await ours()).toEqual({ 'GH-1': 17_010, 'GH-2': 20_610, 'GH-3': 5391 })
    expect((await shop.history('GH-1')).length).toBe(before + 1)
  })

  test('of whoever has left meanwhile stops, with what was set and what was not', async () => {
    const change = await shop.lower(-10)
    await merchant.call(APPLY, { id: change.id, areAskedMeant: true })
    await changePrices(own(), { changeId: idOf(change) }, { atOnce: 1, batches: 1 })
    await t.sql(`update sellers set status = 'FROZEN' where id = 5`)
    await t.drain()
    await reopenSellers(t)
    const stopped = await shop.detail(change)
    expect([stopped.status, stopped.answerCount]).toEqual([
      'DONE',
      { DONE: 1, CONFLICT: 0, REFUSED: 0, LEFT: 2 },
    ])
    expect(stopped.sentence).toMatch(/suspended/)
    expect(await ours()).toEqual({ ...START, 'GH-1': 17_010 })
    // What was set is undone like any other.
    expect((await shop.undo(change)).undoCount.DONE).toBe(1)
    expect(await ours()).toEqual(START)
  })
})

describe('undoing', () => {
  test('sets back what still is as the change has made it, once, with a row more in the history', async () => {
    const change = await shop.apply(await shop.lower(-10), true)
    const before = await shop.history('GH-1')
    const undone = await shop.undo(change)
    expect([undone.status, undone.undoCount, undone.operationList]).toEqual([
      'UNDONE',
      { DONE: 3, CONFLICT: 0, REFUSED: 0, LEFT: 0 },
      [],
    ])
    expect(await ours()).toEqual(START)
    expect(await shop.history('GH-1')).toEqual([[189, undone.undoneBy, 'UNDO'], ...before])
    expect(await refusalOf(merchant.call(UNDO, { id: change.id }))).toBe('409 price_change.state')
  })

  test('leaves what somebody has set since, to the same amount too, and lists it', async () => {
    const change = await shop.apply(await shop.lower(-10), true)
    await shop.price('GH-1', 160)
    await shop.price('GH-3', 60)
    await shop.price('GH-3', 53.91)
    const undone = await shop.undo(change)
    expect(undone.undoCount).toEqual({ DONE: 1, CONFLICT: 2, REFUSED: 0, LEFT: 0 })
    expect(await ours()).toEqual({ 'GH-1': 16_000, 'GH-2': 22_900, 'GH-3': 5391 })
    expect(
      (await shop.rows(change, 'NOT_UNDONE')).map(({ skuCode, foundPrc }) => [
        skuCode,
        foundPrc?.value,
      ]),
    ).toEqual([
      ['GH-1', 160],
      ['GH-3', 53.91],
    ])
  })

  test('of a later change does not reach into an earlier one', async () => {
    const first = await shop.apply(await shop.lower(-10, ['DE'], { keyword: 'GH-1' }))
    const second = await shop.apply(await shop.lower(-10, ['DE'], { keyword: 'GH-1' }))
    expect((await ours())['GH-1']).toBe(15_309)
    expect((await shop.undo(first)).undoCount).toMatchObject({ DONE: 0, CONFLICT: 1 })
    expect((await ours())['GH-1']).toBe(15_309)
    expect((await shop.undo(second)).undoCount.DONE).toBe(1)
    expect((await ours())['GH-1']).toBe(17_010)
  })

  test('sets an announced price back without its announcement, which began anew', async () => {
    const change = await shop.apply(await shop.lower(-10, ['DE'], { keyword: 'GH-2' }), true)
    await shop.undo(change)
    const { priceList } = await merchant.call('POST /sapi/mall-merchant/goods/detail', {
      skuCode: 'GH-2',
    })
    expect(priceList[0]).toMatchObject({ salePrc: { value: 229 }, originalPrc: null })
  })

  test('is over after thirty days, and not before', async () => {
    const change = await shop.apply(await shop.lower(-10), true)
    await t.sql(`update price_changes set applied_at = mall_now() - interval '30 days 1 minute'`)
    expect((await shop.detail(change)).operationList).toEqual([])
    expect(await refusalOf(merchant.call(UNDO, { id: change.id }))).toBe(
      '409 price_change.undo_over',
    )
    expect((await ours())['GH-1']).toBe(17_010)
    await t.sql(`update price_changes set applied_at = mall_now() - interval '29 days 23 hours'`)
    expect((await shop.undo(change)).status).toBe('UNDONE')
  })
})

describe('somebody else', () => {
  test('of another shop finds none of it', async () => {
    const change = await shop.apply(await shop.lower(-10), true)
    const other = await t.signIn(people.otherMerchant)
    const { id } = change
    for (const call of [CHANGE, APPLY, UNDO] as const)
      expect(await refusalOf(other.call(call, { id }))).toBe('404 price_change.not_found')
    expect(await other.call(LIST, {})).toEqual([])
    expect((await merchant.call(LIST, {})).map((one) => one.id)).toEqual([id])
    await t.drain()
    expect((await ours())['GH-1']).toBe(17_010)
  })

  test('of a frozen shop reads, and changes nothing', async () => {
    const change = await shop.lower(-10)
    await t.sql(`update sellers set status = 'FROZEN' where id = 5`)
    expect(await refusalOf(merchant.call(APPLY, { id: change.id }))).toBe('403 merchant.frozen')
    expect((await shop.detail(change)).operationList).toEqual([])
    expect(await ours()).toEqual(START)
  })
})

test('the log has one line for each word, with how many', async () => {
  const change = await shop.apply(await shop.lower(-10, ['DE'], { keyword: 'GH-1' }))
  await shop.undo(change)
  const { data } = await merchant.call('POST /sapi/mall-merchant/auditLog/page', {})
  expect(
    data
      .slice(0, 3)
      .map(({ call, about, changeList }) => [
        call,
        about?.name,
        ...changeList.map(({ field, to }) => `${field} ${to}`),
      ]),
  ).toEqual([
    ['mall-merchant/priceChange/undo', '−10 % DE', 'state UNDOING', 'prices 1'],
    ['mall-merchant/priceChange/apply', '−10 % DE', 'state RUNNING', 'prices 1'],
    ['mall-merchant/priceChange/preview', '−10 % DE', 'state LOOKED', 'prices 1'],
  ])
})
