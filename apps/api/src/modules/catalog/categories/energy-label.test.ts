import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { itemSteps, type ItemSteps } from '../../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * Which goods need an energy label says their category. The small catalogue sells desks (1) and
 * chairs (3) without one.
 */

const LIST = 'POST /sapi/mall-operator/category/list' as const
const ASK = 'POST /sapi/mall-operator/category/energyLabel' as const

let t: TestMall
let operator: Visitor
let steps: ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
  steps = itemSteps(t, await t.signIn(people.merchant), operator)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql('update categories set needs_energy_label = false, parent_id = null')
  await t.sql(`update items set energy_class = null`)
})

const find = async (id: number) =>
  (await operator.call(LIST, {})).categoryList.find((category) => category.id === id)!
const ask = async (id: number, isNeeded: boolean, version?: number) =>
  operator.call(ASK, { id, isNeeded, version: version ?? (await find(id)).version })
const need = async (id: number) => (await find(id)).needsEnergyLabel
const label = () => t.sql(`update items set energy_class = 'C' where category_id = 1`)
const state = () => t.sql('select id, version, parent_id, retired_into from categories order by id')

test('a category asks for the label once everything sold there has its class; until then the mall is told how many have none, and nothing changes', async () => {
  const before = await state()
  const refused = await ask(1, true).catch((problem: unknown) => problem)
  expect((refused as { body: { code: string; detail: string } }).body).toMatchObject({
    code: 'category.energy_missing',
    count: 2,
  })
  expect(await state()).toEqual(before)
  await label()
  const { version } = await find(1)
  await ask(1, true)
  expect(await need(1)).toBe(true)
  // Pressed again it is no change; who has not seen it is told.
  await ask(1, true, version)
  expect(await refusalOf(ask(1, false, version))).toBe('409 category.changed')
  await ask(1, false)
  expect(await need(1)).toBe(false)
})

test('neither moving a category nor retiring it brings goods without their class below one that asks for it', async () => {
  await label()
  await ask(1, true)
  const before = await state()
  const { id, version } = await find(3)
  expect(
    await refusalOf(
      operator.call('POST /sapi/mall-operator/category/move', { id, version, parentId: 1 }),
    ),
  ).toBe('422 category.energy_missing')
  expect(
    await refusalOf(
      operator.call('POST /sapi/mall-operator/category/retire', { id, version, intoId: 1 }),
    ),
  ).toBe('422 category.energy_missing')
  expect(await state()).toEqual(before)
})

test('a draft below a category that asks is told what is missing, and goes on sale with it', async () => {
  await label()
  await ask(1, true)
  const draft = await steps.withVersion(await steps.begin({ name: 'Lamp without a class' }))
  expect(draft.gapList).toEqual(['energy'])
  const form = await steps.form({ name: 'Lamp with a class' })
  const sold = await steps.released({ ...form, energyClass: 'D' })
  expect([sold.status, sold.energyClass]).toEqual(['ON_SALE', 'D'])
  await t.sql(`update items set energy_class = 'D'`)
})

test('of an item that goes on sale and a category that begins to ask one waits for the other: nothing is sold without', async () => {
  await label()
  const merchant = await t.signIn(people.merchant)
  const draft = await steps.withVersion(await steps.begin({ name: 'Lamp at the same time' }))
  expect(draft.isLookedAt).toBe(false)
  const { itemId, version } = draft
  const ends = await Promise.allSettled([
    ask(1, true),
    merchant.call('POST /sapi/mall-merchant/item/submit', { itemId, version }),
  ])
  const { status } = await merchant.call('POST /sapi/mall-merchant/item/detail', { itemId })
  const isAsked = await need(1)
  expect(ends.some((end) => end.status === 'fulfilled')).toBe(true)
  expect(isAsked && status === 'ON_SALE').toBe(false)
})
