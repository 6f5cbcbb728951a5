import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { languages, type Language } from '@galleria/contract/storefronts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { refusalOf } from '../../../testing/account-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Categories that the mall names in nine languages and puts in order. The small catalogue has desks
 * (1) and chairs (3).
 */

const LIST = 'POST /sapi/mall-operator/category/list' as const
const NAME = 'POST /sapi/mall-operator/category/name' as const
const ORDER = 'POST /sapi/mall-operator/category/order' as const

let t: TestMall
let operator: Visitor
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from rate_limits'))

const desks = async () => (await operator.call(LIST, {})).categoryList.find(({ id }) => id === 1)!
const english = { language: 'en', name: 'Writing desks', intro: 'To write at' } as const
const german = { language: 'de', name: 'Schreibtische', intro: 'Zum Schreiben' } as const
const polish = { language: 'pl', name: 'Biurka', intro: 'Do pisania' } as const
const name = async (textList: Parameters<typeof send>[1]) => send((await desks()).version, textList)
const send = (
  version: number,
  [main, ...otherList]: { language: Language; name: string; intro: string }[],
) => operator.call(NAME, { id: 1, version, main: main!, otherList: otherList as never })
const menu = async (language: Language) =>
  (await t.visit({ language }).call('POST /sapi/mall-item/category/list', {})).map(
    (one) => one.name,
  )
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'goods' })).data

test('a category is called what the mall says, at once and in each language; English stands in where none is given, and says so', async () => {
  await name([english, german])
  expect(await menu('de')).toEqual(['Schreibtische', 'Chairs'])
  expect(await menu('pl')).toEqual(['Writing desks', 'Chairs'])
  expect((await desks()).textList.filter(({ isOwn }) => isOwn).map((one) => one.language)).toEqual([
    'de',
    'en',
  ])
  // What stands in follows what it stands for.
  await name([{ ...english, name: 'Desks' }, german, polish])
  expect(
    await Promise.all((['sv', 'de', 'pl'] as const).map(async (one) => (await menu(one))[0])),
  ).toEqual(['Desks', 'Schreibtische', 'Biurka'])
  // What somebody took away is English again, and addresses stay.
  await name([{ ...english, name: 'Desks' }, german])
  expect((await menu('pl'))[0]).toBe('Desks')
  expect(await desks()).toMatchObject({ key: 'desks', itemCount: 2 })
  expect((await desks()).textList).toHaveLength(languages.length)
})

test('is found under its new name', async () => {
  await name([{ ...english, name: 'Bureaus' }, german])
  const found = await t.visit({ language: 'en' }).call('POST /sapi/mall-item/item/suggest', {
    keyword: 'bureau',
  })
  expect(found.filter(({ kind }) => kind === 'category').map(({ label }) => label)).toEqual([
    'Bureaus',
  ])
})

test('of two who name it at once one is told, and nothing of theirs is kept; the same again is no change', async () => {
  await name([english, german])
  const { version } = await desks()
  const count = (await lines()).length
  const answers = await Promise.all(
    ['One', 'Two'].map((own) => refusalOf(send(version, [{ ...english, name: own }, german]))),
  )
  expect(answers.toSorted()).toEqual(['409 category.changed', 'no refusal'])
  const won = ['One', 'Two'][answers.indexOf('no refusal')] ?? ''
  await send(version, [{ ...english, name: won }, german])
  expect(await desks()).toMatchObject({ version: version + 1 })
  expect((await menu('en'))[0]).toBe(won)
  const log = await lines()
  expect(log.length - count).toBe(1)
  expect(log[0]).toMatchObject({
    call: 'mall-operator/category/name',
    about: { kind: 'category', name: won },
    changeList: [{ field: 'name', of: 'en', from: 'Writing desks', to: won }],
  })
})

test('menus show them in the order of the mall; who has not seen the last change is told, and so is who leaves one out', async () => {
  const count = (await lines()).length
  await operator.call(ORDER, { fromList: [1, 3], toList: [3, 1] })
  expect((await operator.call(LIST, {})).categoryList.map(({ id }) => id)).toEqual([3, 1])
  expect((await menu('en'))[0]).toBe('Chairs')
  // Pressed twice it is one.
  await operator.call(ORDER, { fromList: [1, 3], toList: [3, 1] })
  expect((await lines()).length - count).toBe(1)
  for (const [fromList, toList] of [
    [
      [1, 3],
      [1, 3, 3],
    ],
    [
      [1, 3],
      [1, 77],
    ],
    [[3, 1], [1]],
    [
      [3, 1],
      [1, 1],
    ],
    [[1], [1, 3]],
  ] as const)
    expect(
      await refusalOf(operator.call(ORDER, { fromList: [...fromList], toList: [...toList] })),
    ).toBe('409 category.changed')
  expect((await operator.call(LIST, {})).categoryList.map(({ id }) => id)).toEqual([3, 1])
  await operator.call(ORDER, { fromList: [3, 1], toList: [1, 3] })
})

test('a name in no language, twice in one, too long or without English is refused; so are shops, and those of the mall who look after its money', async () => {
  const before = await desks()
  const { version } = before
  for (const textList of [
    [],
    [english, english],
    [english, german, german],
    [{ ...english, name: ' ' }],
    [{ ...english, intro: '' }],
    [{ ...english, name: 'x'.repeat(41) }],
    [english, { ...german, language: 'da' as never }],
  ])
    expect(await refusalOf(send(version, textList))).toBe('400 request.malformed')
  expect(
    await refusalOf(operator.call(NAME, { id: 77, version: 1, main: english, otherList: [] })),
  ).toBe('422 category.not_found')
  const merchant = await t.signIn(people.merchant)
  expect(
    await refusalOf(merchant.call(NAME, { id: 1, version, main: english, otherList: [] })),
  ).toBe('403 auth.role')
  await t.sql(
    `insert into operators (user_id, role) select id, 'money' from users where email = $1`,
    [people.ben],
  )
  const accountant = await t.signIn(people.ben)
  for (const refused of [
    () => accountant.call(LIST, {}),
    () => accountant.call(NAME, { id: 1, version, main: english, otherList: [] }),
    () => accountant.call(ORDER, { fromList: [1, 3], toList: [3, 1] }),
  ])
    expect(await refusalOf(refused())).toBe('403 operator.role')
  expect(await desks()).toEqual(before)
})
