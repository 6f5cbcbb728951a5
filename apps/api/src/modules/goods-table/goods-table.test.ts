import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { goodsTableSteps, IMPORT, type GoodsTableSteps } from '../../testing/goods-table-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/** A shop's goods go out and come in as a table. */

let t: TestMall
let merchant: Visitor
let other: Visitor
let shop: GoodsTableSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, other] = (await Promise.all(
    [people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )) as [Visitor, Visitor]
  shop = goodsTableSteps(t, merchant)
})
afterAll(() => t.close())

/** The house shop's goods as they stand, of which a table that changes nothing changes nothing. */
const standing = () =>
  t.sql(
    `select k.*, i.version, i.changed_at, q.on_hand, (select json_agg(p order by p.site) from sku_prices p where p.sku_id = k.id) as prices,
      (select json_agg(x order by x.language) from item_texts x where x.item_id = i.id) as texts,
      (select count(*)::int from stock_moves m where m.sku_id = k.id) as moves
    from skus k join items i on i.id = k.item_id join stock q on q.sku_id = k.id order by k.id`,
  )
const onHand = async (code: string) =>
  (
    await t.sql<{ on_hand: number }>(
      `select q.on_hand from stock q join skus k on k.id = q.sku_id where k.code = '${code}'`,
    )
  )[0]?.on_hand
const priceAt = async (code: string, site: string) =>
  (
    await t.sql<{ amount: number }>(
      `select p.amount from sku_prices p join skus k on k.id = p.sku_id where k.code = '${code}' and p.site = '${site}'`,
    )
  )[0]?.amount
/** What is open is thrown away, so that the next one may come. */
beforeEach(() =>
  t.sql(
    `update goods_imports set status = 'DISCARDED' where status in ('RECEIVED', 'CHECKING', 'CHECKED')`,
  ),
)

describe('a table of goods', () => {
  test('that goes out and comes in again changes nothing, in every style', async () => {
    await t.sql(
      `update item_texts set description = E'"Quiet", they say;\\nwith a break, and äöü ß', details = '["=1+1", "''=2", "-3 °C"]' where item_id = 1001 and language = 'de'`,
    )
    const before = await standing()
    for (const style of ['', '?separator=;&decimal=,&mark=0', '?separator=%09&decimal=,']) {
      const table = await shop.checked(await shop.exported(style))
      expect([table.status, table.planCount]).toEqual([
        'CHECKED',
        { NEW: 0, CHANGE: 0, SAME: 3, FAULT: 0 },
      ])
      expect((await shop.run(table, { mode: 'ALL' })).answerCount).toMatchObject({
        SAME: 3,
        DONE: 0,
      })
    }
    expect(await standing()).toEqual(before)
  })

  test('changes stock and prices by moves and prices like those of the forms, once it was looked at', async () => {
    const table = await shop.checked('sku;stock;Preis DE\nGH-1;998;520,50\nGH-3;;61\n')
    expect(table).toMatchObject({
      separator: ';',
      decimalSign: ',',
      planCount: { CHANGE: 2, FAULT: 0 },
    })
    const [first] = await shop.rows(table)
    expect(first).toMatchObject({ rowNo: 2, skuCode: 'GH-1', plan: 'CHANGE' })
    expect(first?.changeList).toContainEqual({ field: 'stock', before: '1000', after: '998' })
    expect(await onHand('GH-1')).toBe(1000)
    const done = await shop.run(table, { isSure: true })
    expect([done.status, done.answerCount.DONE]).toEqual(['DONE', 2])
    expect([
      await onHand('GH-1'),
      await priceAt('GH-1', 'DE'),
      await priceAt('GH-3', 'DE'),
    ]).toEqual([998, 52_050, 6100])
    const moves = await merchant.call('POST /sapi/mall-merchant/goods/moves', { skuCode: 'GH-1' })
    const counted = moves.data.filter(({ reason }) => reason === 'COUNTED')
    expect(counted).toMatchObject([{ onHandChange: -2, heldChange: 0 }])
    expect(counted[0]?.person).not.toBeNull()
  })

  test('of another shop is not found, and neither are its articles', async () => {
    const table = await shop.checked('sku,stock\nNW-1,5\nGH-2,1000\nXX-9,1\n')
    const rows = await shop.rows(table)
    expect(
      rows.map(({ plan, errorList }) => [plan, errorList.map(({ sentence }) => sentence)]),
    ).toEqual([
      ['FAULT', ['There is no such article in your shop.']],
      ['SAME', []],
      ['FAULT', ['There is no such article in your shop.']],
    ])
    expect(await refusalOf(other.call(IMPORT, { id: table.id }))).toBe('404 import.not_found')
    expect((await other.raw('GET', `/goods-table/${table.id}.csv`)).status).toBe(404)
    expect((await t.visit().raw('GET', '/goods-table/goods.csv')).status).toBe(404)
    await shop.run(table)
    expect([await onHand('NW-1'), await onHand('GH-2')]).toEqual([1000, 1000])
  })

  test('is one at a time', async () => {
    const first = await shop.sent('sku,stock\nGH-1,5\n')
    expect(await shop.sent('sku,stock\nGH-1,6\n')).toMatchObject({
      status: 409,
      code: 'import.open',
    })
    await shop.discard(first)
    expect(await shop.sent('sku,stock\nGH-1,6\n')).toMatchObject({ status: 'RECEIVED' })
  })

  test('that is none, too large, broken or sent by the wrong person is refused, and leaves nothing behind', async () => {
    const zip = Buffer.from('PK\u0003\u0004\u0000\u0000rest')
    expect(await shop.sent(zip)).toMatchObject({ status: 415, code: 'import.kind' })
    expect(await shop.sent('')).toMatchObject({ status: 415, code: 'import.kind' })
    expect(await shop.sent(Buffer.alloc(32 * 1024 * 1024 + 1, 'a'))).toMatchObject({
      status: 413,
      code: 'import.too_large',
    })
    const anna = await t.signIn(people.anna)
    expect(await goodsTableSteps(t, anna).sent('sku\nGH-1\n')).toMatchObject({ code: 'auth.role' })
    expect(await goodsTableSteps(t, t.visit()).sent('sku\nGH-1\n')).toMatchObject({
      code: 'auth.signed_out',
    })
    expect(await t.sql(`select id from goods_imports where not is_here`)).toEqual([])
    expect(await shop.sent('sku,stock\n"GH-2,5\n')).toMatchObject({
      status: 422,
      code: 'import.broken',
    })
    const many = Array.from({ length: 30 }, (_, index) => `X-${index},1\n`).join('')
    const quote = await shop.checked(`sku,stock\n${many}"GH-2,5\nGH-3,4\n`)
    expect([quote.status, quote.sentence]).toEqual([
      'FAILED',
      'From row 32 on the table cannot be read: a quotation mark is not closed, or the row is far too long.',
    ])
    const empty = await shop.checked('sku,stock\n,\n\n')
    expect([empty.status, empty.sentence]).toEqual([
      'FAILED',
      'This table has no rows below its heading.',
    ])
    const names = await shop.sent(
      '__proto__,sku,constructor,toString\n1,GH-1,2,3\n',
      '../../etc/pass\u0000wd<b>.csv',
    )
    expect([names.fileName, names.columnList.map(({ field }) => field)]).toEqual([
      'passwdb.csv',
      [null, 'sku', null, null],
    ])
  })

  test('comes once where two are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3].map((qty) => shop.sent(`sku,stock\nGH-1,${qty}\n`)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual([
      '409',
      '409',
      'RECEIVED',
    ])
  })

  test('says its headings, and what is wrong, in the reader’s language', async () => {
    const exported = await shop.exported('?lang=zh-CN')
    expect(exported.startsWith('\uFEFF货号,商品编号,店铺,状态')).toBe(true)
    expect((await shop.checked(exported)).planCount).toMatchObject({ SAME: 3, FAULT: 0, CHANGE: 0 })
    expect(String((await merchant.raw('GET', '/goods-table/template.csv?mark=0')).body)).toMatch(
      /^Article number,Item,Shop,State,Sold as,Room,.*\r\n$/,
    )
  })
})
