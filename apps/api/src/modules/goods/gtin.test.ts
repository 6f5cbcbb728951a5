import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../testing/account-steps.ts'
import { goodsTableSteps, type GoodsTableSteps } from '../../testing/goods-table-steps.ts'
import { ITEM, itemSteps, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/** The number under the barcode of a version. */

let t: TestMall
let [merchant, otherMerchant, operator]: Visitor[] = []
let { begin, withVersion, released, form }: ItemSteps = {} as ItemSteps
let table: GoodsTableSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, otherMerchant, operator] = await Promise.all(
    [people.merchant, people.otherMerchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion, released, form } = itemSteps(t, merchant!, operator!))
  table = goodsTableSteps(t, merchant!)
})
afterAll(() => t.close())

const SAVE = 'POST /sapi/mall-merchant/item/version' as const
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { body?: { errors?: { path: string; code: string; message: string }[] } }) =>
      (error.body?.errors ?? []).map(({ path, code, message }) => `${path} ${code}: ${message}`),
  )
const gtinOf = async (code: string) =>
  (await t.sql<{ gtin: string | null }>('select gtin from skus where code = $1', [code]))[0]?.gtin
const again = {
  finish: 'oak' as const,
  sizeName: 'one size',
  widthCm: 10,
  depthCm: 10,
  heightCm: 10,
  weightKg: 1,
  priceList: [],
}

describe('a GTIN', () => {
  test('is typed with spaces, kept as digits, stays where a form says nothing of it, and is taken away where it is emptied', async () => {
    const item = await begin({ name: 'Numbered' })
    const added = await withVersion(item, { skuCode: 'NUM-1', gtin: ' 4 006381 333931 ' })
    expect(added.versionList[0]?.gtin).toBe('4006381333931')
    const same = {
      ...again,
      itemId: item.itemId,
      skuId: added.versionList[0]!.skuId,
      skuCode: 'NUM-1',
    }
    const silent = await merchant!.call(SAVE, { ...same, version: added.version })
    expect(silent.versionList[0]?.gtin).toBe('4006381333931')
    const empty = await merchant!.call(SAVE, { ...same, version: silent.version, gtin: '' })
    expect(empty.versionList[0]?.gtin).toBeNull()
    const told = await t.sql<{ before: string | null; after: string | null }>(
      `select x->>'from' as before, x->>'to' as after from audit_lines a, jsonb_array_elements(a.changes->'list') x
        where a.call = 'mall-merchant/item/version' and x->>'field' = 'gtin' order by a.id`,
    )
    expect(told).toEqual([
      { before: null, after: '4006381333931' },
      { before: '4006381333931', after: null },
    ])
  })

  test('with a wrong check digit or another length is refused at its field, in the language of the reader', async () => {
    const item = await begin({ name: 'Mistyped' })
    for (const gtin of ['4006381333932', '400638133393', '=1+1', '4006381333931 00'])
      expect(await fieldsOf(withVersion(item, { gtin })), gtin).toEqual([
        'gtin gtin: A GTIN has 8, 12, 13 or 14 digits, and the last one fits the others.',
      ])
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).versionList).toEqual([])
  })

  test('is that of one version of a shop, with or without noughts before it; another shop may sell the same', async () => {
    const item = await withVersion(await begin({ name: 'First' }), {
      skuCode: 'ONE-1',
      gtin: '614141007349',
    })
    const other = await withVersion(await begin({ name: 'Second' }), { skuCode: 'ONE-2' })
    const taken = ['gtin gtin_taken: Another version in your shop has this GTIN.']
    expect(await fieldsOf(withVersion(item, { gtin: '0614141007349' }))).toEqual(taken)
    const { skuId, skuCode } = other.versionList[0]!
    const changed = { ...again, itemId: other.itemId, skuId, skuCode, gtin: '614141007349' }
    expect(await fieldsOf(merchant!.call(SAVE, { ...changed, version: other.version }))).toEqual(
      taken,
    )
    const detail = await merchant!.call(ITEM, { itemId: other.itemId })
    expect([detail.version, detail.versionList[0]?.sizeName]).toEqual([other.version, '61 x 70 cm'])
    await t.sql(`update skus set gtin = '614141007349', gtin_shop_id = 11 where code = 'NW-1'`)
    expect([await gtinOf('NW-1'), await gtinOf('ONE-1')]).toEqual(['614141007349', '614141007349'])
  })

  test('that two people give two versions at once is that of one of them', async () => {
    const items = [
      await begin({ name: 'At once' }),
      await begin({ name: 'At once too' }),
      await begin({ name: 'At once as well' }),
    ]
    const ends = await Promise.all(
      items.map((item, index) =>
        fieldsOf(withVersion(item, { skuCode: `AT-${index}`, gtin: '10614141000415' })),
      ),
    )
    expect(ends.filter((end) => end.length === 0)).toHaveLength(1)
    expect(ends.flat()).toEqual(
      Array.from(
        { length: 2 },
        () => 'gtin gtin_taken: Another version in your shop has this GTIN.',
      ),
    )
  })

  test('of what was put away stays to be read there, and another version may have it', async () => {
    const gtin = '4012345678918'
    const draft = await withVersion(await begin({ name: 'Put away' }), { skuCode: 'OLD-1', gtin })
    const { itemId, version } = draft
    await merchant!.call('POST /sapi/mall-merchant/item/archive', { itemId, version })
    const anew = await withVersion(await begin({ name: 'Anew' }), { skuCode: 'NEW-1', gtin })
    expect(anew.versionList[0]?.gtin).toBe(gtin)
    expect(await gtinOf('OLD-1')).toBe(gtin)
  })

  test('of another shop’s version is neither read nor written', async () => {
    const item = await withVersion(await begin({ name: 'Ours' }), { skuCode: 'OURS-1' })
    const { skuId, skuCode } = item.versionList[0]!
    const theirs = { ...again, itemId: item.itemId, version: item.version, skuId, skuCode }
    expect(await refusalOf(otherMerchant!.call(SAVE, { ...theirs, gtin: '96385074' }))).toBe(
      '404 item.not_found',
    )
    expect(await gtinOf('OURS-1')).toBeNull()
  })

  test('finds its version in both lists of the shop, and nothing in those of another', async () => {
    await withVersion(await begin({ name: 'Looked for' }), { skuCode: 'LOOK-1', gtin: '96385074' })
    const goods = async (visitor: Visitor, keyword: string) =>
      (await visitor.call('POST /sapi/mall-merchant/goods/page', { keyword })).data.map(
        ({ skuCode }) => skuCode,
      )
    for (const typed of ['9638 5074', '0000096385074', '963850'])
      expect(await goods(merchant!, typed)).toEqual(['LOOK-1'])
    for (const typed of ['9', '96385'])
      expect(await goods(merchant!, typed), typed).not.toContain('LOOK-1')
    expect(await goods(otherMerchant!, '96385074')).toEqual([])
    const { data } = await merchant!.call('POST /sapi/mall-merchant/item/page', {
      keyword: '00096385074',
    })
    expect(data.map(({ name }) => name)).toEqual(['Looked for'])
  })

  test('stands in what a buyer’s page says of its version', async () => {
    const item = await released(await form({ name: 'In the window' }))
    const { skuId, skuCode } = item.versionList[0]!
    await merchant!.call(SAVE, {
      ...{ ...again, itemId: item.itemId, version: item.version, skuId, skuCode },
      gtin: '2001234567893',
    })
    const shown = await t.visit().call('POST /sapi/mall-item/item/detail', { id: item.itemId })
    expect(shown.skuList.map(({ code, gtin }) => [code, gtin])).toEqual([
      [skuCode, '2001234567893'],
    ])
  })
})

describe('in a table of goods', () => {
  test('it goes out and comes in as it is, is changed, and is refused in its column', async () => {
    await withVersion(await begin({ name: 'Tabled' }), { skuCode: 'TAB-1', gtin: '036000291452' })
    const exported = await table.exported()
    expect(exported.split('\r\n')[0]).toContain(',GTIN,Finish,')
    expect(exported).toContain(',036000291452,Oak,')
    const same = await table.checked(exported)
    expect([same.planCount.CHANGE, same.planCount.FAULT]).toEqual([0, 0])
    await table.run(same)
    // A spreadsheet takes it for a number.
    const shortened = await table.checked('sku,gtin\nTAB-1,36000291452\n')
    expect((await table.rows(shortened)).map(({ plan }) => plan)).toEqual(['SAME'])
    await table.run(shortened)
    expect(await gtinOf('TAB-1')).toBe('036000291452')

    const rows = await table.checked('sku,EAN\nGH-1,4012345 678901\nGH-2,4012345678902\nGH-3,\n')
    expect(
      (await table.rows(rows)).map(({ plan, errorList }) => [
        plan,
        errorList.map(({ field, sentence }) => `${field}: ${sentence}`),
      ]),
    ).toEqual([
      ['CHANGE', []],
      ['FAULT', ['gtin: A GTIN has 8, 12, 13 or 14 digits, and the last one fits the others.']],
      ['SAME', []],
    ])
    await table.run(rows)
    expect([await gtinOf('GH-1'), await gtinOf('GH-2')]).toEqual(['4012345678901', null])

    const twice = await table.run(await table.checked('sku,gtin\nGH-3,4012345678901\n'))
    expect(
      (await table.rows(twice)).map(({ answer, errorList }) => [
        answer,
        errorList.map(({ field, sentence }) => `${field}: ${sentence}`),
      ]),
    ).toEqual([['REFUSED', ['gtin: Another version in your shop has this GTIN.']]])
    expect(await gtinOf('GH-3')).toBeNull()
  })
})
