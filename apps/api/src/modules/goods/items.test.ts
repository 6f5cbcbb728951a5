import { refusalOf } from '../../testing/account-steps.ts'
import { newId } from '@galleria/kernel/id'
import { LOOKED_AT } from '@galleria/contract/item-rules'
import { languages } from '@galleria/contract/storefronts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { itemSteps, ADD, APPROVE, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { until } from '../../testing/shop-steps.ts'

/** A shop puts an item into the mall: from the draft to a buyer, and what is refused on the way. */

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
let { begin, withVersion, released, form }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion, released, form } = itemSteps(t, merchant!, operator!))
})
afterAll(() => t.close())

async function putAway(itemId: number) {
  const { versionList } = await merchant!.call(ITEM, { itemId })
  await merchant!.call('POST /sapi/mall-merchant/goods/sell', {
    skuCode: versionList[0]!.skuCode,
    isOnSale: false,
  })
  const { version } = await merchant!.call(ITEM, { itemId })
  await merchant!.call('POST /sapi/mall-merchant/item/archive', { itemId, version })
}
const seen = async (itemId: number, language = 'en') => {
  anna!.cookies.set('lang', language)
  return anna!.call('POST /sapi/mall-item/item/detail', { id: itemId }).catch(() => undefined)
}
const search = async (keyword: string, language = 'en') => {
  anna!.cookies.set('lang', language)
  const { data } = await anna!.call('POST /sapi/mall-item/item/search', { keyword })
  return data.map(({ itemId }) => itemId)
}

describe('an item from the draft to a buyer', () => {
  test('is a draft that nobody sees, goes on sale with the mall’s word, and is found, shown and ordered', async () => {
    const draft = await withVersion(await begin({ name: 'Quillon reading chair' }))
    expect([draft.status, draft.gapList, await seen(draft.itemId)]).toEqual([
      'DRAFT',
      [],
      undefined,
    ])
    expect(await search('quillon')).toEqual([])
    const waiting = await merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: draft.itemId,
      version: draft.version,
    })
    expect([waiting.status, waiting.operationList, await seen(draft.itemId)]).toEqual([
      'IN_REVIEW',
      ['takeBack'],
      undefined,
    ])
    const { data } = await operator!.call('POST /sapi/mall-operator/item/page', {})
    const looked = data.find(({ itemId }) => itemId === draft.itemId)!
    expect([looked.sellerName, looked.textList[0]?.name, looked.manufacturer]).toEqual([
      'Galleria House GmbH',
      'Quillon reading chair',
      'Quill Works Ltd, 1 Mill Lane, York',
    ])
    expect(
      await operator!.call(APPROVE, { itemId: looked.itemId, version: looked.version }),
    ).toEqual({ status: 'ON_SALE' })
    await merchant!.call('POST /sapi/mall-merchant/goods/move', {
      skuCode: draft.versionList[0]!.skuCode,
      reason: 'RECEIVED',
      qty: 3,
      requestKey: newId('job'),
    })
    const item = (await seen(draft.itemId))!
    expect([
      item.name,
      item.manufacturer,
      item.skuList.map(({ salePrc, widthCm }) => [salePrc.value, widthCm]),
      item.images[0]?.url,
    ]).toEqual([
      'Quillon reading chair',
      'Quill Works Ltd, 1 Mill Lane, York',
      [[149.5, 61.5]],
      draft.imageList[0]!.url.replace('-640.', '-960.'),
    ])
    expect(await search('quillon')).toEqual([draft.itemId])
    // Its own words are found in every language, and the finish under the name that it has there.
    expect(await search('Eiche', 'de')).toContain(draft.itemId)
  })

  test('sent twice with one key it is one item, also at once', async () => {
    const body = { ...(await form({ name: 'Twin stool' })), shopId: 5, requestKey: newId('job') }
    const made = await Promise.all([merchant!.call(ADD, body), merchant!.call(ADD, body)])
    expect(
      new Set([...made, await merchant!.call(ADD, body)].map(({ itemId }) => itemId)).size,
    ).toBe(1)
  })

  test('falls back to the language of its shop where nobody has written a text, and shows each that somebody wrote', async () => {
    const base = await form({ name: 'Fallback bench' })
    const german = {
      language: 'de' as const,
      name: 'Rückfallbank',
      description: 'Eine Bank.',
      details: ['Aus Eiche'],
    }
    const item = await released({ ...base, textList: [...base.textList, german] })
    expect([(await seen(item.itemId, 'de'))?.name, (await seen(item.itemId, 'pl'))?.name]).toEqual([
      'Rückfallbank',
      'Fallback bench',
    ])
    expect(item.textList.map(({ language }) => language)).toEqual(['en', 'de'])
    const [{ n }] = (await t.sql<{ n: number }>(
      'select count(*)::int as n from item_texts where item_id = $1',
      [item.itemId],
    )) as [{ n: number }]
    expect(n).toBe(languages.length)
  })

  test('after three items a seller is trusted, and the mall sends back what is not right', async () => {
    for (const name of ['First shelf', 'Second shelf', 'Third shelf'])
      await released(await form({ name }))
    const fourth = await withVersion(await begin({ name: 'Fourth shelf' }))
    expect(fourth.isLookedAt).toBe(false)
    const sold = await merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: fourth.itemId,
      version: fourth.version,
    })
    expect([sold.status, (await seen(fourth.itemId))?.name]).toEqual(['ON_SALE', 'Fourth shelf'])
  })
})

describe('what is looked at', () => {
  /**
   * Sent to the mall by a seller whom it does not trust yet: what else it has put on sale is put
   * away.
   */
  async function waiting(name: string) {
    const { data } = await merchant!.call('POST /sapi/mall-merchant/item/page', {
      pageSize: 100,
      status: 'ON_SALE',
    })
    for (const { itemId } of data.slice(0, -LOOKED_AT + 1)) await putAway(itemId)
    const draft = await withVersion(await begin({ name }))
    return merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: draft.itemId,
      version: draft.version,
    })
  }

  test('goes back with a reason, is changed and sent again', async () => {
    const item = await waiting('Sent back stool')
    const which = { itemId: item.itemId, version: item.version }
    expect(
      await refusalOf(
        merchant!.call('POST /sapi/mall-merchant/item/save', {
          ...which,
          ...(await form({ name: 'Other' })),
        }),
      ),
    ).toBe('409 goods.state')
    expect(
      await operator!.call('POST /sapi/mall-operator/item/sendBack', {
        ...which,
        note: 'Which wood?',
      }),
    ).toEqual({ status: 'DRAFT' })
    const back = await merchant!.call(ITEM, { itemId: item.itemId })
    expect([back.status, back.reviewNote]).toEqual(['DRAFT', 'Which wood?'])
    // Who decides on what is not there any more is told.
    expect(await refusalOf(operator!.call(APPROVE, which))).toBe('404 item.not_found')
    const again = await merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: back.itemId,
      version: back.version,
    })
    expect([again.status, again.reviewNote]).toEqual(['IN_REVIEW', null])
    await operator!.call(APPROVE, { itemId: again.itemId, version: again.version })
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).reviewNote).toBe(null)
  })

  test('is decided by one of two operators, and not by who has another one before the eyes', async () => {
    const item = await waiting('Raced stool')
    const which = { itemId: item.itemId, version: item.version }
    const ends = await Promise.all([
      refusalOf(operator!.call(APPROVE, which)),
      refusalOf(
        operator!.call('POST /sapi/mall-operator/item/sendBack', { ...which, note: 'No.' }),
      ),
    ])
    expect(ends.filter((end) => end === 'no refusal')).toHaveLength(1)
    const other = await waiting('Changed stool')
    const back = await merchant!.call('POST /sapi/mall-merchant/item/takeBack', {
      itemId: other.itemId,
      version: other.version,
    })
    const resent = await merchant!.call('POST /sapi/mall-merchant/item/submit', {
      itemId: back.itemId,
      version: back.version,
    })
    expect(
      await refusalOf(operator!.call(APPROVE, { itemId: other.itemId, version: other.version })),
    ).toBe('409 item.changed')
    expect((await merchant!.call(ITEM, { itemId: resent.itemId })).status).toBe('IN_REVIEW')
  })

  test('goes on sale with all goods of its seller, where that may not sell meanwhile', async () => {
    const item = await waiting('Frozen stool')
    await operator!.call('POST /sapi/mall-operator/seller/freeze', { id: 5, reason: 'Looked at.' })
    await operator!.call(APPROVE, { itemId: item.itemId, version: item.version })
    expect([
      (await merchant!.call(ITEM, { itemId: item.itemId })).status,
      await seen(item.itemId),
    ]).toEqual(['HELD_BACK', undefined])
    await operator!.call('POST /sapi/mall-operator/seller/unfreeze', { id: 5 })
    expect((await seen(item.itemId))?.name).toBe('Frozen stool')
  })

  test('put on sale again while its seller is being frozen, it comes with the others', async () => {
    const item = await released(await form({ name: 'Resumed too late' }))
    const { skuCode } = item.versionList[0]!
    const sell = (isOnSale: boolean) =>
      merchant!.call('POST /sapi/mall-merchant/goods/sell', { skuCode, isOnSale })
    await sell(false)
    const other = new pg.Client({ connectionString: t.databaseUrl })
    await other.connect()
    await other.query('begin')
    await other.query(`update sellers set status = 'FROZEN' where id = 5`)
    const resumed = sell(true)
    await until(async () => {
      const waits = await t.sql(
        `select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`,
      )
      return waits.length > 0
    }, 'the item to wait for its seller')
    await other.query('commit')
    await other.end()
    expect([(await resumed).status, await seen(item.itemId)]).toEqual(['HELD_BACK', undefined])
    await t.sql(`update sellers set status = 'ACTIVE' where id = 5`)
    await t.sql('update items set is_listed = true, held_back = false where id = $1', [item.itemId])
  })

  test('nobody decides about items of the own shop', async () => {
    const item = await waiting('Own stool')
    await t.sql(`insert into seller_staff select id, 5 from users where email = $1`, [
      people.operator,
    ])
    const which = { itemId: item.itemId, version: item.version }
    expect(await refusalOf(operator!.call(APPROVE, which))).toBe('403 item.own')
    expect(
      (await operator!.call('POST /sapi/mall-operator/item/page', {})).data.find(
        ({ itemId }) => itemId === item.itemId,
      )?.decisionList,
    ).toEqual([])
    await t.sql(
      `delete from seller_staff where user_id = (select id from users where email = $1)`,
      [people.operator],
    )
    expect((await merchant!.call(ITEM, { itemId: item.itemId })).status).toBe('IN_REVIEW')
  })
})
