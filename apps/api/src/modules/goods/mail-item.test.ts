import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemSteps, APPROVE, ITEM, type ItemSteps } from '../../testing/item-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { people } from '../../testing/small-catalogue.ts'

/** Who is told by mail that an item waits, and what the mall has decided. */

let t: TestMall
let [merchant, operator]: Visitor[] = []
let { begin, withVersion }: ItemSteps = {} as ItemSteps
beforeAll(async () => {
  t = await openTestMall()
  ;[merchant, operator] = await Promise.all(
    [people.merchant, people.operator].map((who) => t.signIn(who)),
  )
  ;({ begin, withVersion } = itemSteps(t, merchant!, operator!))
  // The seller is new: nothing else of it was on sale.
  await t.sql('update items set shop_id = 11 where shop_id = 5')
})
afterAll(() => t.close())

async function waiting(name: string) {
  const draft = await withVersion(await begin({ name }))
  return submit(draft)
}
const submit = ({ itemId, version }: { itemId: number; version: number }) =>
  merchant!.call('POST /sapi/mall-merchant/item/submit', { itemId, version })
const subjectsTo = async (to: string, name: string) =>
  (await t.inbox(to)).map(({ subject }) => subject).filter((subject) => subject.includes(name))

test('operators are told that an item waits, and its shop what has to change and that it is sold', async () => {
  const item = await waiting('Told stool')
  await t.drain()
  expect(await subjectsTo(people.operator, 'Told stool')).toEqual([
    'Told stool is waiting for approval',
  ])
  const { itemId, version } = item
  await operator!.call('POST /sapi/mall-operator/item/sendBack', {
    itemId,
    version,
    note: 'Which wood is it?',
  })
  await t.drain()
  const mail = (await t.inbox(people.merchant)).find(
    ({ subject }) => subject === 'Told stool needs changes',
  )
  expect(mail?.text).toContain('Which wood is it?')
  expect(mail?.links.some((link) => link.endsWith(`/backoffice/items/${itemId}`))).toBe(true)
  const again = await submit(await merchant!.call(ITEM, { itemId }))
  await operator!.call(APPROVE, { itemId, version: again.version })
  await t.drain()
  expect(await subjectsTo(people.merchant, 'Told stool')).toEqual([
    'Told stool is on sale',
    'Told stool needs changes',
  ])
})

test('what was taken back before the mail left is nobody’s work; one job twice is one mail', async () => {
  const item = await waiting('Untold stool')
  await merchant!.call('POST /sapi/mall-merchant/item/takeBack', {
    itemId: item.itemId,
    version: item.version,
  })
  await t.drain()
  expect(await subjectsTo(people.operator, 'Untold stool')).toEqual([])
  await submit(await merchant!.call(ITEM, { itemId: item.itemId }))
  const [job] = await t.sql<{ data: object }>(
    `select data from pgboss.job where name = 'mail.item' and state = 'created'`,
  )
  await t.drain()
  const listener = t.mall.subscriptions.find(({ name }) => name === 'mail.item')
  await listener?.run(job?.data as never)
  expect([job !== undefined, listener !== undefined]).toEqual([true, true])
  expect(await subjectsTo(people.operator, 'Untold stool')).toEqual([
    'Untold stool is waiting for approval',
  ])
})
