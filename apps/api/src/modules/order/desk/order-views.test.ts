import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'

const LIST = 'POST /sapi/mall-merchant/orderView/list' as const
const KEEP = 'POST /sapi/mall-merchant/orderView/keep' as const
const RENAME = 'POST /sapi/mall-merchant/orderView/rename' as const
const REMOVE = 'POST /sapi/mall-merchant/orderView/remove' as const

let t: TestMall
let merchant: Visitor
let other: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
  other = await t.signIn(people.otherMerchant)
})
afterAll(() => t.close())

const named = async (who = merchant) => (await who.call(LIST, {})).map(({ name }) => name)
const austria = { name: 'Austria, late', query: '?view=late&country=AT' }

test('filters are kept under a name, renamed and removed by their person; kept twice they are kept once', async () => {
  const both = await Promise.all([merchant.call(KEEP, austria), merchant.call(KEEP, austria)])
  expect(both[0].map(({ name, query }) => ({ name, query }))).toEqual([austria])
  await merchant.call(KEEP, { name: 'To fetch', query: '?view=all&fetched=true' })
  const [first] = await merchant.call(LIST, {})
  const id = first?.id ?? ''
  await expect(merchant.call(KEEP, { ...austria, query: '?view=all' })).rejects.toMatchObject({
    status: 409,
    code: 'view.name_taken',
  })
  await expect(merchant.call(RENAME, { id, name: 'To fetch' })).rejects.toMatchObject({
    code: 'view.name_taken',
  })
  await merchant.call(RENAME, { id, name: 'Vienna' })
  expect(await named()).toEqual(['Vienna', 'To fetch'])
  expect((await merchant.call(REMOVE, { id })).map(({ name }) => name)).toEqual(['To fetch'])
  await expect(merchant.call(REMOVE, { id })).rejects.toMatchObject({
    status: 404,
    code: 'view.not_found',
  })
})

test('nobody sees, renames or removes the view of another person, and what is no address of the list is refused', async () => {
  await merchant.call(KEEP, austria)
  const mine = (await merchant.call(LIST, {})).find(({ name }) => name === austria.name)
  const id = mine?.id ?? ''
  expect(await named(other)).toEqual([])
  for (const asked of [
    () => other.call(RENAME, { id, name: 'Mine' }),
    () => other.call(REMOVE, { id }),
  ])
    await expect(asked()).rejects.toMatchObject({ status: 404, code: 'view.not_found' })
  for (const query of ['view=all', '?view=<b>', 'https://elsewhere.test/', '?'])
    await expect(merchant.call(KEEP, { name: 'Else', query })).rejects.toMatchObject({
      status: 400,
    })
  expect(await named()).toContain(austria.name)
})

test('a person keeps twelve views and no more, however many come at once', async () => {
  const many = await Promise.allSettled(
    Array.from({ length: 15 }, (_, n) =>
      other.call(KEEP, { name: `View ${n}`, query: `?view=all&page=${n + 2}` }),
    ),
  )
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(await named(other)).toHaveLength(12)
  await expect(other.call(KEEP, austria)).rejects.toMatchObject({
    status: 422,
    code: 'view.too_many',
  })
})
