import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArgumentOf, ReplyOf } from '@galleria/contract/client'
import { MOST_ITEM_PICTURES } from '@galleria/contract/item-rules'
import { refusalOf } from '../../testing/account-steps.ts'
import { goodsTableSteps } from '../../testing/goods-table-steps.ts'
import { itemSteps, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'
import { photo, upload } from '../../testing/upload-steps.ts'

/** What a shop says that its pictures show: kept with each picture, read out to buyers. */

const SAVE = 'POST /sapi/mall-merchant/item/save' as const
type Item = ReplyOf<typeof ITEM>
type Texts = NonNullable<ArgumentOf<typeof SAVE>['imageTextList']>

let t: TestMall
let [merchant, operator, anna]: Visitor[] = []
let steps: ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator, anna] = await Promise.all(
    [people.merchant, people.operator, people.anna].map((who) => t.signIn(who)),
  )
  steps = itemSteps(t, merchant!, operator!)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const now = (itemId: number) => merchant!.call(ITEM, { itemId })
const urlsOf = (item: Item) => item.imageList.map(({ url }) => url)
const textsOf = (item: Item) =>
  item.imageList.map(({ textList }) => textList.map(({ language, text }) => [language, text]))
const formOf = (item: Item) => ({
  ...{ itemId: item.itemId, version: item.version, categoryId: item.category.id },
  ...{ language: item.language, textList: item.textList, manufacturer: item.manufacturer },
  ...{ responsiblePerson: item.responsiblePerson, energyClass: item.energyClass },
  ...{ freight: item.freight, imageList: urlsOf(item) },
})
async function save(itemId: number, change: object = {}): Promise<Item> {
  return merchant!.call(SAVE, { ...formOf(await now(itemId)), ...change })
}
const said = (url: string, texts: Record<string, string>): Texts[number] => ({
  url,
  textList: Object.entries(texts).map(([language, text]) => ({ language: language as 'en', text })),
})
const newPicture = async (colour: string) =>
  (await upload(t, merchant!, 'goods', await photo(colour))).url
async function begun(
  name: string,
  texts: Record<string, string> = { en: 'A chair, seen from above' },
) {
  const url = await newPicture('#335577')
  return steps.begin({ name, imageList: [url], imageTextList: [said(url, texts)] })
}

describe('what a picture shows', () => {
  test('is said with the first form, changed by the next, and told in the item’s language first', async () => {
    const { itemId, imageList } = await begun('Told chair', {
      de: 'Ein Stuhl von oben',
      en: 'A chair  from above',
    })
    expect(imageList[0]!.textList).toEqual([
      { language: 'en', text: 'A chair from above' },
      { language: 'de', text: 'Ein Stuhl von oben' },
    ])
    const [url] = urlsOf(await now(itemId))
    const changed = await save(itemId, { imageTextList: [said(url!, { en: 'Its oak seat' })] })
    expect(textsOf(changed)).toEqual([[['en', 'Its oak seat']]])
    expect(textsOf(await save(itemId, { imageTextList: [] }))).toEqual([[]])
  })

  test('goes with its picture, wherever that is put, and ends with it', async () => {
    const { itemId, imageList } = await begun('Two views')
    const [first, second] = [imageList[0]!.url, await newPicture('#aa3311')]
    const both = await save(itemId, {
      imageList: [first, second],
      imageTextList: [said(first, { en: 'The front' }), said(second, { en: 'The back' })],
    })
    const [front, back] = urlsOf(both)
    // A program that knows nothing of it turns them around.
    const turned = await save(itemId, { imageList: [back, front] })
    expect(textsOf(turned)).toEqual([[['en', 'The back']], [['en', 'The front']]])
    const one = await save(itemId, { imageList: [front] })
    expect(textsOf(one)).toEqual([[['en', 'The front']]])
    const again = await save(itemId, { imageList: [front, back] })
    expect(textsOf(again)).toEqual([[['en', 'The front']], []])
  })

  test('is part of the states of an item: read, taken over with them, and noted in the log', async () => {
    const { itemId, imageList } = await begun('Remembered chair')
    const { url } = imageList[0]!
    const before = await now(itemId)
    await save(itemId, { imageTextList: [said(url, { en: 'Something else', de: 'Anders' })] })
    const { data } = await merchant!.call('POST /sapi/mall-merchant/auditLog/page', {})
    expect(data[0]!.changeList.map(({ field, of, from, to }) => [field, of, from, to])).toEqual([
      ['pictureTexts', 'en', 'A chair, seen from above', 'Something else'],
      ['pictureTexts', 'de', null, 'Anders'],
    ])
    const saves = await merchant!.call('POST /sapi/mall-merchant/item/saves', { itemId })
    expect(saves.saveList.map(({ saveNo }) => saveNo)).toEqual([2, 1])
    const first = { itemId, saveNo: 1 }
    expect(
      (await merchant!.call('POST /sapi/mall-merchant/item/savedItem', first)).imageList,
    ).toEqual(before.imageList)
    const { version } = await now(itemId)
    const back = await merchant!.call('POST /sapi/mall-merchant/item/takeOver', {
      ...{ ...first, version },
    })
    expect(back.imageList).toEqual(before.imageList)
  })

  test('is in the log when it is changed, and not when its picture goes to another place', async () => {
    const { itemId, imageList } = await begun('Turned chair')
    const [first, second] = [imageList[0]!.url, await newPicture('#22aa44')]
    await save(itemId, {
      imageList: [first, second],
      imageTextList: [said(first, { en: 'The seat' }), said(second, { en: 'The legs' })],
    })
    const [seat, legs] = urlsOf(await now(itemId))
    await save(itemId, { imageList: [legs, seat] })
    const fieldsOfNewest = async () => {
      const { data } = await merchant!.call('POST /sapi/mall-merchant/auditLog/page', {})
      return data[0]!.changeList.map(({ field, of }) => [field, of])
    }
    expect(await fieldsOfNewest()).toEqual([['pictures', '']])
    await save(itemId, { imageTextList: [said(seat!, { en: 'A seat' })] })
    expect(await fieldsOfNewest()).toEqual([['pictureTexts', 'en']])
  })

  test('saved as it was, leaves no state', async () => {
    const { itemId, imageList } = await begun('Same chair', { de: 'Stuhl', en: 'Chair' })
    const { url } = imageList[0]!
    await save(itemId)
    await save(itemId, { imageTextList: [said(url, { en: 'Chair', de: 'Stuhl' })] })
    const { saveList } = await merchant!.call('POST /sapi/mall-merchant/item/saves', { itemId })
    expect(saveList).toHaveLength(1)
  })

  test('stays through a goods table, which has no pictures', async () => {
    const draft = await steps.withVersion(await begun('Table of chairs'))
    const table = goodsTableSteps(t, merchant!)
    const code = draft.versionList[0]!.skuCode
    const { answerCount } = await table.run(
      await table.checked(`sku,name.en\n${code},Renamed chair`),
    )
    expect(answerCount).toMatchObject({ DONE: 1 })
    const item = await now(draft.itemId)
    expect([item.name, item.imageList]).toEqual(['Renamed chair', draft.imageList])
  })
})

describe('refused at its field, with nothing changed, is', () => {
  test.each([
    [
      'another picture',
      (url: string) => [said(`${url}x`, { en: 'A chair' })],
      'imageTextList.0.url',
      'invalid',
    ],
    [
      'a picture twice',
      (url: string) => [said(url, { en: 'A' }), said(url, { en: 'B' })],
      'imageTextList.1.url',
      'invalid',
    ],
    [
      'a language twice',
      (url: string) => [
        { url, textList: ['A', 'B'].map((text) => ({ language: 'en' as const, text })) },
      ],
      'imageTextList.0.textList.1.language',
      'invalid',
    ],
    [
      'more than 150 letters',
      (url: string) => [said(url, { en: 'a'.repeat(151) })],
      'imageTextList.0.textList.0.text',
      'too_big',
    ],
    [
      'no letter',
      (url: string) => [said(url, { en: '  ' })],
      'imageTextList.0.textList.0.text',
      'too_small',
    ],
    [
      'a sign of control',
      (url: string) => [said(url, { en: 'A\u0007chair' })],
      'imageTextList.0.textList.0.text',
      'control',
    ],
    [
      'a sign that turns the text around',
      (url: string) => [said(url, { en: 'A \u202Echair' })],
      'imageTextList.0.textList.0.text',
      'control',
    ],
    [
      'a language that the mall has not',
      (url: string) => [said(url, { xx: 'A chair' })],
      'imageTextList.0.textList.0.language',
      'invalid_value',
    ],
  ])('%s', async (_, textsOfPicture, path, code) => {
    const item = await begun('Refused chair')
    const { status, body } = await merchant!.raw('POST', '/sapi/mall-merchant/item/save', {
      body: { ...formOf(item), imageTextList: textsOfPicture(item.imageList[0]!.url) },
    })
    const { errors } = body as { errors: { path: string; code: string }[] }
    expect([status, errors.map((one) => [one.path, one.code])]).toEqual([
      code === 'invalid' ? 422 : 400,
      [[path, code]],
    ])
    expect(await now(item.itemId)).toEqual(item)
  })
  test('one picture more than an item may have', async () => {
    const urls: string[] = []
    for (let at = 0; at <= MOST_ITEM_PICTURES; at += 1) {
      if (at % 10 === 0) await t.sql('delete from rate_limits')
      urls.push(await newPicture(`#0000${10 + at}`))
    }
    const { itemId } = await steps.begin({ name: 'Many views', imageList: urls.slice(1) })
    expect((await now(itemId)).imageList).toHaveLength(24)
    expect(await refusalOf(save(itemId, { imageList: urls }))).toBe('400 request.malformed')
    expect((await now(itemId)).imageList).toHaveLength(24)
  })
})

describe('a buyer', () => {
  async function shown(itemId: number, language: string) {
    anna!.cookies.set('lang', language)
    const { images } = await anna!.call('POST /sapi/mall-item/item/detail', { id: itemId })
    return images.map(({ alt }) => alt)
  }
  const card = async (keyword: string, language: string) => {
    anna!.cookies.set('lang', language)
    const { data } = await anna!.call('POST /sapi/mall-item/item/search', { keyword })
    return data.map(({ frontImages }) => frontImages.map(({ alt }) => alt))
  }

  test('is told in their language, else in the item’s, else in one there is', async () => {
    const url = await newPicture('#118833')
    const other = await newPicture('#661199')
    const third = await newPicture('#996611')
    const form = await steps.form({ name: 'Zylophia chair', imageList: [url, other, third] })
    const { itemId } = await steps.released({
      ...form,
      imageTextList: [
        said(url, { en: 'The chair from above', de: 'Der Stuhl von oben' }),
        said(other, { sv: 'Stolens rygg', fr: 'Le dossier' }),
      ],
    })
    await merchant!.call('POST /sapi/mall-merchant/goods/move', {
      ...{ skuCode: (await now(itemId)).versionList[0]!.skuCode, reason: 'RECEIVED', qty: 3 },
      requestKey: 'stock-for-alt-1',
    })
    expect(await shown(itemId, 'de')).toEqual(['Der Stuhl von oben', 'Le dossier', ''])
    expect(await shown(itemId, 'sv')).toEqual(['The chair from above', 'Stolens rygg', ''])
    expect(await card('zylophia', 'de')).toEqual([['Der Stuhl von oben']])
    expect(await card('zylophia', 'it')).toEqual([['The chair from above']])
    const preview = await merchant!.call('POST /sapi/mall-merchant/item/preview', { itemId })
    expect(preview.item.images.map(({ alt }) => alt)).toEqual([
      ...['The chair from above', 'Le dossier', ''],
    ])
  })
  test('is told nothing where nothing is said', async () => {
    expect(await shown(1001, 'en')).toEqual((await shown(1001, 'de')).map(() => ''))
  })
})
