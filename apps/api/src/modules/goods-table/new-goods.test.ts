import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodsTableSteps, type GoodsTableSteps } from '../../testing/goods-table-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/** New goods from a table: drafts as the form makes them, or what is missing, row by row. */

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
beforeEach(() =>
  t.sql(
    `update goods_imports set status = 'DISCARDED' where status in ('RECEIVED', 'CHECKING', 'CHECKED')`,
  ),
)

const HEAD =
  'sku,item,room,language,manufacturer,responsible,freight,name.en,description.en,name.de,description.de,finish,size,width,depth,height,weight,price.DE,price.UK,stock'
const whole = (sku: string, item: string, size: string) =>
  `${sku},${item},desks,en,Maker,Answerer,bulky,Quill desk,A desk.,Quill,Ein Tisch.,oak,${size},100,50.5,74,18.5,249.90,219,7`
const more = (sku: string, item: string, size: string) =>
  `${sku},${item},,,,,,,,,,walnut,${size},120,60,74,21,299,,`
const table = (...rows: string[]) => [HEAD, ...rows].join('\n')
const itemOf = async (sku: string, who = merchant) => {
  const [found] = await t.sql<{ id: number }>('select item_id as id from skus where code = $1', [
    sku,
  ])
  return who.call('POST /sapi/mall-merchant/item/detail', { itemId: found?.id ?? 0 })
}
const countItems = async () =>
  (await t.sql<{ n: number }>('select count(*)::int as n from items'))[0]?.n ?? 0
const errorsOf = async (content: string) =>
  (await shop.rows(await shop.checked(content))).map(({ errorList }) =>
    errorList.map(({ field, sentence }) => `${field}: ${sentence}`),
  )

describe('new goods', () => {
  test('are one draft with its versions where rows have one word, and nobody but its shop sees it', async () => {
    const before = await countItems()
    const looked = await shop.checked(
      table(whole('QD-1', 'quill', '100 cm'), more('QD-2', 'quill', '120 cm')),
    )
    expect([looked.planCount, await countItems()]).toMatchObject([{ NEW: 2, FAULT: 0 }, before])
    expect((await shop.run(looked)).answerCount).toMatchObject({ DONE: 2 })
    expect(await countItems()).toBe(before + 1)
    const item = await itemOf('QD-1')
    expect(item).toMatchObject({
      status: 'DRAFT',
      name: 'Quill desk',
      freight: 'bulky',
      gapList: ['picture'],
      textList: [
        { language: 'en', name: 'Quill desk' },
        { language: 'de', name: 'Quill' },
      ],
    })
    expect(
      item.versionList.map((one) => [
        one.skuCode,
        one.finish,
        one.sizeName,
        one.depthCm,
        one.weightKg,
        one.freeQty,
        one.priceList.length,
      ]),
    ).toEqual([
      ['QD-1', 'oak', '100 cm', 50.5, 18.5, 7, 2],
      ['QD-2', 'walnut', '120 cm', 60, 21, 0, 1],
    ])
    // Sent in again it changes nothing, and one more row of the word is one more version.
    const again = await shop.checked(
      table(
        whole('QD-1', 'quill', '100 cm'),
        more('QD-2', 'quill', '120 cm'),
        more('QD-3', 'quill', '140 cm'),
      ),
    )
    expect(again.planCount).toMatchObject({ SAME: 2, NEW: 1 })
    await shop.run(again)
    expect([(await itemOf('QD-3')).versionList.length, await countItems()]).toEqual([3, before + 1])
  })

  test('go out and come in again as they are', async () => {
    const out = await shop.checked(await shop.exported('?separator=;&decimal=,'))
    expect(out.planCount).toMatchObject({ NEW: 0, CHANGE: 0, FAULT: 0 })
    expect(out.planCount.SAME).toBeGreaterThan(3)
  })

  test('that lack something are told what, at its column, and nothing is made', async () => {
    const before = await countItems()
    const errors = await errorsOf(
      table(
        'QE-1,,desks,en,,Answerer,bulky,Quill,A desk.,,,oak,,100,50.55,74,18.5,0,19.999,1',
        whole('Q E', 'e', '1 m'),
        whole('QE-3', 'three', '1 m'),
        `QE-4,three,,,,,parcel,,,,,oak,2 m,1,1,1,1,,,`,
        `${'x'.repeat(41)},,desks,en,M,R,bulky,${'n'.repeat(81)},D,,,oak,1 m,1,1,1,1,,,`,
        `QE-6,1002,,,,,,,,,,oak,1 m,1,1,1,1,,,`,
      ),
    )
    expect(errors).toEqual([
      [
        'size: Please fill this in.',
        'depth: This amount has too many decimals.',
        'price.DE: Please enter a price.',
        'price.UK: This amount has too many decimals.',
        'manufacturer: Please fill this in.',
      ],
      ['sku: An article number has letters, digits and . _ / - only.'],
      [],
      ['freight: Row 4 says something else of the same item.'],
      expect.arrayContaining([
        expect.stringMatching(/^sku: /),
        expect.stringMatching(/^name.en: /),
      ]),
      ['item: There is no such article in your shop.'],
    ])
    expect(await countItems()).toBe(before)
  })

  test('with the article number of another shop are refused when they are made, and leave nothing', async () => {
    const before = await countItems()
    const looked = await shop.checked(
      table(whole('NW-1', 'mine', '1 m'), whole('QF-1', 'fine', '1 m')),
    )
    expect(looked.planCount).toMatchObject({ NEW: 2, FAULT: 0 })
    expect((await shop.run(looked)).answerCount).toMatchObject({ DONE: 1, REFUSED: 1 })
    const refused = (await shop.rows(looked)).find(({ answer }) => answer === 'REFUSED')
    expect([refused?.skuCode, refused?.errorList]).toMatchObject([
      'NW-1',
      [{ field: 'sku', sentence: 'This article number is taken.' }],
    ])
    expect(await countItems()).toBe(before + 1)
    expect(
      await t.sql(
        `select i.shop_id from items i join skus k on k.item_id = i.id where k.code = 'NW-1'`,
      ),
    ).toEqual([{ shop_id: 11 }])
    await expect(itemOf('QF-1', other)).rejects.toThrow()
  })

  test('texts of an item on sale change with their row, and those of languages that it does not name stay', async () => {
    const [before] = await t.sql<{ version: number }>('select version from items where id = 1003')
    const looked = await shop.checked('sku,Name fr,weight\nGH-3,Globe de verre,2.5\n')
    const { changeList } = (await shop.rows(looked))[0]!
    expect(changeList.map(({ field, after }) => [field, after])).toEqual([
      ['name.fr', 'Globe de verre'],
      ['weight', '2.5'],
    ])
    await shop.run(looked)
    expect(
      await t.sql(
        `select language, name from item_texts where item_id = 1003 and language in ('fr', 'it') order by 1`,
      ),
    ).toMatchObject([{ language: 'fr', name: 'Globe de verre' }, { language: 'it' }])
    const [after] = await t.sql<{ version: number; weight_g: number }>(
      'select i.version, k.weight_g from items i join skus k on k.item_id = i.id where i.id = 1003',
    )
    expect([after?.version, after?.weight_g]).toEqual([before!.version + 2, 2500])
  })
})
