import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'

/** Texts that a shop has saved for its answers. */

const LIST = 'POST /sapi/mall-merchant/savedanswer/list' as const
const SAVE = 'POST /sapi/mall-merchant/savedanswer/save' as const
const REMOVE = 'POST /sapi/mall-merchant/savedanswer/remove' as const

let t: TestMall
let [merchant, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, other] = await Promise.all(
    [people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
})
afterAll(() => t.close())

const text = (title: string, content = 'We are sorry.') => ({ shopId: 5, title, content })
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title)

test('texts are saved by title, changed and removed; a form that is sent twice saves one', async () => {
  await merchant!.call(SAVE, text('Used goods'))
  await merchant!.call(SAVE, text('Used goods'))
  const list = await merchant!.call(SAVE, text('Another photo'))
  expect(titles(list)).toEqual(['Another photo', 'Used goods'])
  expect(list[0]).toMatchObject({ content: 'We are sorry.', shop: { id: 5 } })
  const changed = await merchant!.call(SAVE, { ...text('Please a photo'), id: list[0]!.id })
  expect(titles(changed)).toEqual(['Please a photo', 'Used goods'])
  await merchant!.call(REMOVE, { id: list[0]!.id })
  expect(titles(await merchant!.call(REMOVE, { id: list[0]!.id }))).toEqual(['Used goods'])
})

test('fifty at most, of five hundred characters; those of another shop are not there', async () => {
  await t.sql(
    `insert into saved_answers (shop_id, title, content) select 5, 'T' || n, 'x' from generate_series(1, 49) n`,
  )
  expect(await refusalOf(merchant!.call(SAVE, text('One more')))).toBe('422 setting.too_many')
  expect(await refusalOf(merchant!.call(SAVE, text('T', 'x'.repeat(501))))).toBe(
    '400 request.malformed',
  )
  const [first] = await merchant!.call(LIST, {})
  expect(await refusalOf(other!.call(SAVE, text('Mine')))).toBe('404 shop.not_found')
  expect(await refusalOf(other!.call(SAVE, { ...text('Mine'), shopId: 11, id: first!.id }))).toBe(
    '404 setting.not_found',
  )
  expect(await other!.call(REMOVE, { id: first!.id })).toEqual([])
  expect(await merchant!.call(LIST, {})).toHaveLength(50)
})
