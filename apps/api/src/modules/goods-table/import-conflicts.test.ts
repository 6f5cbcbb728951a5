import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { refusalOf } from '../../testing/account-steps.ts'
import {
  CHECK,
  goodsTableSteps,
  IMPORT,
  RUN,
  type GoodsTableSteps,
} from '../../testing/goods-table-steps.ts'
import { reopenSellers } from '../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { checkRows } from './check-import.ts'
import { importRows } from './run-import.ts'
import { sweepImports } from './sweep-imports.ts'

/** What else happens while a table of goods is looked at and taken over. */

let t: TestMall
let merchant: Visitor
let operator: Visitor
let shop: GoodsTableSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator] = (await Promise.all(
    [people.merchant, people.operator].map((who) => t.signIn(who)),
  )) as [Visitor, Visitor]
  shop = goodsTableSteps(t, merchant)
})
afterAll(() => t.close())
beforeEach(async () => {
  await reopenSellers(t)
  await t.sql(
    `update goods_imports set status = 'DISCARDED' where status in ('RECEIVED', 'CHECKING', 'CHECKED')`,
  )
})

const shelf = async () =>
  Object.fromEntries(
    (
      await t.sql<{ code: string; on_hand: number }>(
        `select k.code, q.on_hand from stock q join skus k on k.id = q.sku_id where k.code in ('GH-1', 'GH-2', 'GH-3') order by 1`,
      )
    ).map(({ code, on_hand }) => [code, on_hand]),
  )
const price = async (code: string) =>
  (
    await t.sql<{ amount: number }>(
      `select amount from sku_prices p join skus k on k.id = p.sku_id where k.code = $1 and p.site = 'DE'`,
      [code],
    )
  )[0]?.amount
const count = (skuCode: string, countedQty: number, seenQty: number) =>
  merchant.call('POST /sapi/mall-merchant/goods/count', {
    skuCode,
    countedQty,
    seenQty,
    requestKey: `count-${skuCode}-${countedQty}`,
  })
const idOf = ({ id }: { id: string }) => fromWireId('goodsImport', id) as Id<'goodsImport'>
const own = () => t.mall.gate.own()
/** A table of this stock for the house shop's three versions. */
const stocks = (one: number, two: number, three: number) =>
  `sku,stock\nGH-1,${one}\nGH-2,${two}\nGH-3,${three}\n`

describe('what somebody has changed since the look', () => {
  test('is told at its row and stays, and the other rows are taken over', async () => {
    const before = await shelf()
    const table = await shop.checked(stocks(901, 902, 903))
    await count('GH-2', 500, before['GH-2']!)
    const done = await shop.run(table)
    expect(done.answerCount).toMatchObject({ DONE: 2, CONFLICT: 1 })
    expect(await shelf()).toEqual({ 'GH-1': 901, 'GH-2': 500, 'GH-3': 903 })
    const row = (await shop.rows(table)).find(({ answer }) => answer === 'CONFLICT')
    expect([row?.skuCode, row?.errorList[0]?.sentence]).toEqual([
      'GH-2',
      'Meanwhile something came or left: 500 are on hand now. Please count again.',
    ])
    const mended = String((await merchant.raw('GET', done.errorsUrl ?? '')).body)
    expect(mended.split('\r\n').length).toBe(3)
    expect(mended).toContain('GH-2,902')
  })

  test('of an item’s texts is a conflict of the row, and what the table itself has changed is none', async () => {
    const heading = 'sku,Name en,size\n'
    const table = await shop.checked(
      `${heading}GH-1,Halden one,101 cm\nGH-2,,121 cm\nGH-3,Globe,23 cm\n`,
    )
    expect(table.planCount).toMatchObject({ CHANGE: 3 })
    const item = await merchant.call('POST /sapi/mall-merchant/item/detail', { itemId: 1003 })
    await merchant.call('POST /sapi/mall-merchant/item/save', {
      ...item,
      itemId: 1003,
      version: item.version,
      categoryId: item.category.id,
      imageList: item.imageList.map(({ url }) => url),
      manufacturer: 'Somebody else',
    } as never)
    expect((await shop.run(table)).answerCount).toMatchObject({ DONE: 2, CONFLICT: 1 })
    const sizes = await t.sql<{ size: string }>(
      `select size from skus where code in ('GH-1', 'GH-2', 'GH-3') order by code`,
    )
    expect(sizes.map(({ size }) => size)).toEqual(['101 cm', '121 cm', '22 x 22 x 42 cm'])
  })

  test('takes all rows back where it is all or nothing', async () => {
    const before = await shelf()
    const table = await shop.checked(stocks(801, 802, 803))
    await count('GH-3', 700, before['GH-3']!)
    const done = await shop.run(table, { mode: 'ALL' })
    expect([done.status, done.answerCount]).toMatchObject([
      'DONE',
      { DONE: 0, CONFLICT: 1, LEFT: 2 },
    ])
    expect(await shelf()).toEqual({ ...before, 'GH-3': 700 })
    const whole = await shop.run(await shop.checked(stocks(801, 802, 803)), { mode: 'ALL' })
    expect(whole.answerCount).toMatchObject({ DONE: 3, LEFT: 0 })
    expect(await shelf()).toEqual({ 'GH-1': 801, 'GH-2': 802, 'GH-3': 803 })
  })
})

describe('before it is taken over', () => {
  test('all or nothing is refused with a faulty row or one that is asked about, and nothing moves', async () => {
    const before = [await shelf(), await price('GH-1')]
    const wrong = await shop.checked(`${stocks(1, 2, 3)}GH-9,4\n`)
    expect(await refusalOf(merchant.call(RUN, { id: wrong.id, mode: 'ALL', isSure: true }))).toBe(
      '422 import.not_all',
    )
    await shop.discard(wrong)
    const far = await shop.checked('sku,Price DE\nGH-1,1\n')
    expect(far).toMatchObject({ askCount: 1, planCount: { CHANGE: 1 } })
    expect((await shop.rows(far))[0]?.askList.map(({ sentence }) => sentence)).toEqual([
      'This is less than half of the last price, or more than twice.',
    ])
    expect(await refusalOf(merchant.call(RUN, { id: far.id, mode: 'ALL', isSure: false }))).toBe(
      '422 import.not_all',
    )
    expect([await shelf(), await price('GH-1')]).toEqual(before)
    // Unticked, the row is left out; ticked, it is meant.
    expect((await shop.run(far)).answerCount).toMatchObject({ LEFT: 1, DONE: 0 })
    expect(await price('GH-1')).toBe(before[1])
    const again = await shop.checked('sku,Price DE\nGH-1,1\n')
    expect((await shop.run(again, { isSure: true })).answerCount).toMatchObject({ DONE: 1 })
    expect(await price('GH-1')).toBe(100)
  })

  test('a count is held against what the table was made with', async () => {
    const before = await shelf()
    const seen = before['GH-1']!
    const table = await shop.checked(
      `sku,On hand,On hand before\nGH-1,${seen + 5},${seen - 1}\nGH-2,9,9\nGH-3,${before['GH-3']! + 1},${before['GH-3']}\n`,
    )
    expect((await shop.rows(table)).map(({ plan }) => plan)).toEqual(['FAULT', 'SAME', 'CHANGE'])
    await shop.run(table)
    expect(await shelf()).toEqual({ ...before, 'GH-3': before['GH-3']! + 1 })
  })

  test('it is looked at once more with other columns, and the look before is forgotten', async () => {
    const table = await shop.checked('sku,stock,Notiz\nGH-1,5,6\n')
    await merchant.call(CHECK, {
      ...{ id: table.id, separator: ',', decimalSign: '.' },
      fieldList: ['sku', null, 'stock'],
    })
    await t.drain()
    const [row, ...others] = await shop.rows(table)
    expect([row?.changeList[0]?.after, others]).toEqual(['6', []])
    expect(
      await refusalOf(
        merchant.call(CHECK, {
          ...{ id: table.id, separator: ',', decimalSign: '.' },
          fieldList: [null, 'stock', null],
        }),
      ),
    ).toBe('422 import.columns')
  })
})

describe('an import that is broken off', () => {
  test('goes on where it was: looked at and taken over in pieces, by two at once, each row is one', async () => {
    const wanted = { 'GH-1': 611, 'GH-2': 612, 'GH-3': 613 }
    const sent = await shop.look(await shop.sent(stocks(611, 612, 613)))
    const id = idOf(sent)
    // As it was killed with one row noted: the next one reads on behind it.
    for (let turn = 0; turn < 4; turn += 1)
      await Promise.all(
        [1, 2].map(() => checkRows(own(), { importId: id, attempt: 1 }, { atOnce: 1, batches: 1 })),
      )
    const checked = await merchant.call(IMPORT, { id: sent.id })
    expect([checked.status, checked.rowCount, checked.planCount.CHANGE]).toEqual(['CHECKED', 3, 3])
    await merchant.call(RUN, { id: sent.id, mode: 'GOOD', isSure: false })
    await importRows(own(), { importId: id }, { atOnce: 1, batches: 1 })
    expect((await merchant.call(IMPORT, { id: sent.id })).answerCount.DONE).toBe(1)
    await Promise.all([1, 2].map(() => importRows(own(), { importId: id }, { atOnce: 1 })))
    const done = await merchant.call(IMPORT, { id: sent.id })
    expect([done.status, done.answerCount.DONE, await shelf()]).toEqual(['DONE', 3, wanted])
    const moves = await t.sql<{ n: number }>(
      `select count(*)::int as n from stock_moves where request_key like $1`,
      [`${id}-%`],
    )
    expect(moves).toEqual([{ n: 3 }])
    await t.drain()
    expect(await shelf()).toEqual(wanted)
  })

  test('is taken up by the clock when its job was lost', async () => {
    const sent = await shop.look(await shop.sent(stocks(21, 22, 23)))
    await t.sql(
      `update goods_imports set moved_at = mall_now() - interval '3 minutes' where id = $1`,
      [idOf(sent)],
    )
    await t.sql(`delete from pgboss.job where name = 'goods.check'`)
    await sweepImports(own())
    await t.drain()
    expect((await merchant.call(IMPORT, { id: sent.id })).status).toBe('CHECKED')
  })

  test('stops when its shop is frozen, and says so', async () => {
    const before = await shelf()
    const table = await shop.checked(stocks(31, 32, 33))
    await merchant.call(RUN, { id: table.id, mode: 'GOOD', isSure: false })
    await importRows(own(), { importId: idOf(table) }, { atOnce: 1, batches: 1 })
    await operator.call('POST /sapi/mall-operator/seller/freeze', {
      id: 5,
      reason: 'Parcels were sent empty.',
    })
    await t.drain()
    const stopped = await merchant.call(IMPORT, { id: table.id })
    expect([stopped.status, stopped.answerCount]).toMatchObject(['STOPPED', { DONE: 1, LEFT: 2 }])
    expect(stopped.sentence).toBeTruthy()
    expect(await shelf()).toEqual({ ...before, 'GH-1': 31 })
    expect((await shop.sent(stocks(1, 2, 3))).code).toBe('merchant.frozen')
  })

  test('keeps nobody out that was cut off while it came', async () => {
    const sent = await shop.sent(stocks(1, 2, 3))
    await t.sql(
      `update goods_imports set is_here = false, created_at = mall_now() - interval '16 minutes' where id = $1`,
      [idOf(sent)],
    )
    expect((await shop.sent(stocks(1, 2, 3))).code).toBe('import.open')
    await sweepImports(own())
    expect((await shop.sent(stocks(1, 2, 3))).status).toBe('RECEIVED')
  })

  test('is forgotten after its time, file first, and nobody’s word keeps others out for longer than a day', async () => {
    const sent = await shop.sent(stocks(1, 2, 3))
    await t.sql(
      `update goods_imports set created_at = mall_now() - interval '25 hours', moved_at = mall_now() - interval '25 hours' where id = $1`,
      [idOf(sent)],
    )
    await sweepImports(own())
    expect((await merchant.call(IMPORT, { id: sent.id })).status).toBe('DISCARDED')
    await t.sql(
      `update goods_imports set created_at = mall_now() - interval '8 days' where id = $1`,
      [idOf(sent)],
    )
    await sweepImports(own())
    expect(await refusalOf(merchant.call(IMPORT, { id: sent.id }))).toBe('404 import.not_found')
  })
})
