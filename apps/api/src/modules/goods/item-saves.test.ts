import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReplyOf } from '@galleria/contract/client'
import { refusalOf } from '../../testing/account-steps.ts'
import { goodsTableSteps } from '../../testing/goods-table-steps.ts'
import { itemSteps, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { askBy } from '../../testing/key-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { photo, upload } from '../../testing/upload-steps.ts'

/** What saves of an item leave: read, compared with now, taken over. */

const SAVES = 'POST /sapi/mall-merchant/item/saves' as const
const SAVED = 'POST /sapi/mall-merchant/item/savedItem' as const
const SAVE = 'POST /sapi/mall-merchant/item/save' as const
const SUBMIT = 'POST /sapi/mall-merchant/item/submit' as const
const TAKE = 'POST /sapi/mall-merchant/item/takeOver' as const
type Item = ReplyOf<typeof ITEM>

let t: TestMall
let [merchant, other, operator]: Visitor[] = []
let steps: ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, other, operator] = await Promise.all(
    [people.merchant, people.otherMerchant, people.operator].map((who) => t.signIn(who)),
  )
  steps = itemSteps(t, merchant!, operator!)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const now = (itemId: number) => merchant!.call(ITEM, { itemId })
const saves = async (itemId: number) => (await merchant!.call(SAVES, { itemId })).saveList
const told = async (itemId: number) =>
  (await saves(itemId)).map(({ person, keyName, isByTable, takenFrom }) =>
    [person ?? 'nobody', keyName, isByTable && 'table', takenFrom].filter(Boolean).join(' '),
  )
/** The form as the item's page would send it. */
const formOf = (item: Item) => ({
  ...{ itemId: item.itemId, version: item.version, categoryId: item.category.id },
  ...{ language: item.language, textList: item.textList, manufacturer: item.manufacturer },
  ...{ responsiblePerson: item.responsiblePerson, energyClass: item.energyClass },
  ...{ freight: item.freight, imageList: item.imageList.map(({ url }) => url) },
})
async function save(itemId: number, change: object = {}): Promise<Item> {
  return merchant!.call(SAVE, { ...formOf(await now(itemId)), ...change })
}
const words = (name: string) => ({
  textList: [{ language: 'en' as const, name, description: 'Other words.', details: [] }],
})
async function takeOver(itemId: number, saveNo: number): Promise<Item> {
  const { version } = await now(itemId)
  return merchant!.call(TAKE, { itemId, version, saveNo })
}
/** All that a save can change. */
const written = async (itemId: number) => {
  const { version: _, changedAt: __, ...item } = await now(itemId)
  return item
}

describe('each save of an item', () => {
  test('leaves who saved it, when and what, the newest first; one that changes nothing leaves nothing', async () => {
    const { itemId, textList } = await steps.begin({ name: 'Kept stool' })
    await save(itemId)
    await save(itemId, words('Renamed stool'))
    await save(itemId)
    const list = await saves(itemId)
    expect(list.map(({ person, saveNo }) => [person, saveNo])).toEqual([
      ['merchant', 3],
      ['merchant', 1],
    ])
    const first = await merchant!.call(SAVED, { itemId, saveNo: 1 })
    expect([first.textList, first.categoryName, first.movedTo, first.savedAt]).toEqual([
      textList,
      'Desks',
      null,
      list[1]!.savedAt,
    ])
  })

  test('says whether a person, a program or a goods table did it', async () => {
    const draft = await steps.withVersion(await steps.begin({ name: 'Saved by many' }))
    const { itemId } = draft
    const { secret } = await merchant!.call('POST /sapi/mall-merchant/key/make', {
      ...{ name: 'Catalogue', scopeList: ['write'], days: 30 },
    })
    const body = { ...formOf(await now(itemId)), ...words('By a program') }
    expect(await askBy(t, secret, '/sapi/mall-merchant/item/save', { body })).toMatchObject({
      status: 200,
    })
    const table = goodsTableSteps(t, merchant!)
    const code = draft.versionList[0]!.skuCode
    const { answerCount } = await table.run(await table.checked(`sku,name.en\n${code},By a table`))
    expect(answerCount).toMatchObject({ DONE: 1 })
    expect(await told(itemId)).toEqual(['merchant table', 'merchant Catalogue', 'merchant'])
    expect((await now(itemId)).name).toBe('By a table')
  })

  test('of an item that was there before keeps also what it was, of which nobody knows who wrote it', async () => {
    const before = await now(1001)
    expect(await saves(1001)).toEqual([])
    await save(1001, words('Halden anew'))
    expect(await told(1001)).toEqual(['merchant', 'nobody'])
    const [, start] = await saves(1001)
    const { textList, imageList } = await merchant!.call(SAVED, {
      itemId: 1001,
      saveNo: start!.saveNo,
    })
    expect([textList, imageList]).toEqual([before.textList, before.imageList])
  })

  test('is nobody else’s to read or to take over', async () => {
    const { itemId, version } = await steps.begin({ name: 'Private stool' })
    expect(await refusalOf(other!.call(SAVES, { itemId }))).toBe('404 item.not_found')
    expect(await refusalOf(other!.call(SAVED, { itemId, saveNo: 1 }))).toBe('404 item.not_found')
    expect(await refusalOf(other!.call(TAKE, { itemId, version, saveNo: 1 }))).toBe(
      '404 item.not_found',
    )
    expect(await refusalOf(merchant!.call(SAVED, { itemId, saveNo: 7 }))).toBe(
      '404 item.save_not_found',
    )
    expect(await refusalOf(takeOver(itemId, 7))).toBe('404 item.save_not_found')
  })

  test('is kept as long as it is one of the newest fifty', async () => {
    const { itemId } = await steps.begin({ name: 'Busy stool' })
    for (let turn = 2; turn <= 52; turn += 1) await save(itemId, words(`Turn ${turn}`))
    const list = await saves(itemId)
    expect([list.length, list[0]!.saveNo, list.at(-1)!.saveNo]).toEqual([50, 52, 3])
  })
})

describe('an earlier state', () => {
  test('is not taken over while the mall is looking at the item', async () => {
    const { itemId } = await steps.begin({ name: 'Looked at' })
    const { version } = await steps.withVersion(await save(itemId, words('As it is now')))
    const { status } = await merchant!.call(SUBMIT, { itemId, version })
    const before = await written(itemId)
    expect([status, await refusalOf(takeOver(itemId, 1))]).toEqual(['IN_REVIEW', '409 goods.state'])
    expect([await written(itemId), (await saves(itemId)).length]).toEqual([before, 2])
  })

  test('goes where the goods of its room went', async () => {
    const { itemId } = await steps.begin({ name: 'From a closed room' })
    await save(itemId, { ...words('Moved'), categoryId: 3 })
    await t.sql('update categories set retired_into = 3 where id = 1')
    expect(await merchant!.call(SAVED, { itemId, saveNo: 1 })).toMatchObject({
      ...{ category: { id: 3, key: 'chairs' }, categoryName: 'Desks', movedTo: 'Chairs' },
    })
    expect((await takeOver(itemId, 1)).category.id).toBe(3)
    await t.sql('update categories set retired_into = null where id = 1')
  })

  test('keeps of what was said only what its room asks, so that it can be taken over', async () => {
    await operator!.call('POST /sapi/mall-operator/attribute/add', {
      ...{ categoryId: 1, key: 'max-load', kind: 'number', unit: 'kg', isFilter: false },
      ...{ isRequired: false, name: 'Carries', otherList: [], optionList: [] },
    })
    const { itemId } = await steps.begin({ name: 'Strong stool' })
    await save(itemId, { attributeList: [{ key: 'max-load', number: 80 }] })
    // A program that moves it and says nothing of what was asked before.
    await save(itemId, { categoryId: 3 })
    const said = async (saveNo: number) =>
      (await merchant!.call(SAVED, { itemId, saveNo })).attributeList.map(({ key, number }) => [
        key,
        number,
      ])
    expect([await said(2), await said(3)]).toEqual([[['max-load', 80]], []])
    await save(itemId, words('Renamed stool'))
    expect((await takeOver(itemId, 3)).category.id).toBe(3)
    const { attributeList } = await takeOver(itemId, 2)
    expect(attributeList.map(({ key, number }) => [key, number])).toEqual([['max-load', 80]])
    await t.sql('delete from item_attributes')
    await t.sql('delete from attribute_texts')
    await t.sql('delete from attributes')
  })

  test('is taken over whole, as one more save, and the log says so', async () => {
    const { itemId } = await steps.released(await steps.form({ name: 'Restored chair' }))
    const before = await written(itemId)
    const { url } = await upload(t, merchant!, 'goods', await photo())
    await save(itemId, {
      ...words('Spoiled chair'),
      ...{ categoryId: 3, manufacturer: 'Somebody', freight: 'bulky', imageList: [url] },
    })
    const back = await takeOver(itemId, 1)
    expect(back.name).toBe('Restored chair')
    expect(await written(itemId)).toEqual(before)
    expect(await told(itemId)).toEqual(['merchant 1', 'merchant', 'merchant'])
    const { data } = await merchant!.call('POST /sapi/mall-merchant/auditLog/page', {})
    expect(data[0]).toMatchObject({ call: 'mall-merchant/item/takeOver', person: 'merchant' })
    expect(data[0]!.changeList.map(({ field, of, to }) => [field, of, to])).toEqual(
      expect.arrayContaining([
        ['name', 'en', 'Restored chair'],
        ['freight', '', 'parcel'],
      ]),
    )
  })

  test('gives back a picture that was taken out, also with the form; no picture of another item', async () => {
    const { itemId, imageList } = await steps.begin({ name: 'Two pictures' })
    const { url } = await upload(t, merchant!, 'goods', await photo())
    await save(itemId, { imageList: [url] })
    expect((await takeOver(itemId, 1)).imageList).toEqual(imageList)
    const second = (await merchant!.call(SAVED, { itemId, saveNo: 2 })).imageList
    const both = [...imageList, ...second].map((picture) => picture.url)
    expect((await save(itemId, { imageList: both })).imageList.map((one) => one.url)).toEqual(both)
    const stranger = await steps.begin({ name: 'Stranger' })
    expect(await refusalOf(save(stranger.itemId, { imageList: both }))).toBe('422 item.refused')
    expect((await now(stranger.itemId)).imageList).toEqual(stranger.imageList)
  })

  test('is taken over against the version that was read, and of two at once one wins', async () => {
    const { itemId } = await steps.begin({ name: 'Contested stool' })
    const { version } = await save(itemId, words('Second'))
    const stale = { itemId, version: version - 1, saveNo: 1 }
    expect(await refusalOf(merchant!.call(TAKE, stale))).toBe('409 item.changed')
    const done = await Promise.all(
      [1, 2].map(() => refusalOf(merchant!.call(TAKE, { itemId, version, saveNo: 1 }))),
    )
    expect(done.toSorted()).toEqual(['409 item.changed', 'no refusal'])
    expect((await saves(itemId)).length).toBe(3)
  })

  test('says at its field what cannot be taken over any more, and nothing is changed', async () => {
    const { itemId } = await steps.released(await steps.form({ name: 'Asked chair' }))
    await merchant!.call(SAVE, { ...formOf(await now(itemId)), ...words('As it is now') })
    // It once said something that its room does not ask any more, and once had no picture.
    await t.sql(
      `update item_saves set form = form || '{"attributeList": [{"key": "gone", "number": 3}]}' where item_id = $1 and save_no = 1`,
      [itemId],
    )
    const before = await written(itemId)
    const fields = async () => {
      const { version } = await now(itemId)
      const { body } = await merchant!.raw('POST', '/sapi/mall-merchant/item/takeOver', {
        body: { itemId, version, saveNo: 1 },
      })
      const { errors } = body as { errors: { path: string; code: string }[] }
      return errors.map(({ path, code }) => [path, code])
    }
    expect(await fields()).toEqual([['attributeList.gone', 'table_not_asked']])
    await t.sql(
      `update item_saves set form = form || '{"attributeList": [], "pictures": []}' where item_id = $1 and save_no = 1`,
      [itemId],
    )
    expect(await fields()).toEqual([['imageList', 'required']])
    await t.sql(
      `update item_saves set form = form || '{"manufacturer": ""}' where item_id = $1 and save_no = 1`,
      [itemId],
    )
    expect(await fields()).toEqual([['manufacturer', 'too_small']])
    expect([await written(itemId), (await saves(itemId)).length]).toEqual([before, 2])
  })
})
