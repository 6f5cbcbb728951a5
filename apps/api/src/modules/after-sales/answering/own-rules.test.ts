import type { ArgumentOf } from '@galleria/contract/client'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { CANCEL, READ, apply, money, reaches } from '../../../testing/after-sales-steps.ts'
import { offerPart } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { upload } from '../../../testing/upload-steps.ts'
import { approveByRule } from './approve-by-rule.ts'

/** By which rules of its own a shop agrees to applications at once. */

const LIST = 'POST /sapi/mall-merchant/approvalrule/list' as const
const SAVE = 'POST /sapi/mall-merchant/approvalrule/save' as const
const REMOVE = 'POST /sapi/mall-merchant/approvalrule/remove' as const
const FIGURES = 'POST /sapi/mall-merchant/auditLog/page' as const
type Rule = ArgumentOf<typeof SAVE>

let t: TestMall
let [anna, merchant, other]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, other] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant].map((who) => t.signIn(who)),
  )
})
beforeEach(async () => {
  await t.sql('delete from approval_rules')
  await t.sql('update reverse_orders set approved_by_rule = null')
})
afterAll(() => t.close())

const rule = (change: Partial<Rule> = {}): Rule => ({
  ...{ shopId: 5, isOn: true, needsPhoto: false, mostADay: 20 },
  typeList: ['SALE_REFUND', 'SALE_RETURN'],
  reasonList: ['OTHER'],
  most: { value: 20, currency: 'EUR' },
  ...change,
})
const ordered = () => receivedOrder(t, anna!, merchant!, { lamp: 1 })
async function asked(amount = 10, more: object = {}): Promise<string> {
  const { id } = await apply(anna!, await ordered(), { amount, more })
  await t.drain()
  return id
}
const statusOf = async (id: string) =>
  (await anna!.call(READ, { id })).reverseTradeOrderStatus === 'WAITING_FOR_AUDIT_BY_SELLER'
    ? 'asked'
    : 'agreed'
const uuidOf = (id: string) => fromWireId('reverse', id) as Id<'reverse'>

test('an application that a rule is about is agreed to at once, and the history says by what; its shop has not been silent', async () => {
  await merchant!.call(SAVE, rule())
  const id = await asked(20)
  const done = await reaches(t, anna!, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.decidedBySilence]).toEqual([money(20), false])
  expect(done.progressList.find(({ event }) => event === 'approveRefund')).toMatchObject({
    ...{ actor: 'clock', cause: 'SHOPS_RULE' },
  })
  expect((await merchant!.call(LIST, {}))[0]?.approvedToday).toBe(1)
  expect(await t.audit()).toEqual([])
})

test('off, or not about it, none does: another reason, another kind, a cent too much, no photo', async () => {
  expect((await merchant!.call(SAVE, rule({ isOn: false }))).map(({ isOn }) => isOn)).toEqual([
    false,
  ])
  expect(await statusOf(await asked())).toBe('asked')
  const [off] = await merchant!.call(LIST, {})
  await merchant!.call(SAVE, rule({ id: off!.id, needsPhoto: true, typeList: ['SALE_REFUND'] }))
  expect(await statusOf(await asked())).toBe('asked')
  const { url } = await upload(t, anna!, 'evidence')
  const shown = { attachmentList: { files: [{ url }] } }
  expect(await statusOf(await asked(20.01, shown))).toBe('asked')
  const again = { attachmentList: { files: [{ url: (await upload(t, anna!, 'evidence')).url }] } }
  expect(await statusOf(await asked(20, { ...again, reverseReason: 'DAMAGED' }))).toBe('asked')
  const third = { attachmentList: { files: [{ url: (await upload(t, anna!, 'evidence')).url }] } }
  expect(await statusOf(await asked(20, third))).toBe('agreed')
})

test('once about a line: what is asked of it again waits for a person, or one lamp would be paid for five times', async () => {
  await merchant!.call(SAVE, rule())
  const orderId = await ordered()
  const ask = async () => {
    const { id } = await apply(anna!, orderId, { amount: 20 })
    await t.drain()
    return id
  }
  await reaches(t, anna!, await ask(), 'REVERSE_DONE')
  const again = await ask()
  expect(await statusOf(again)).toBe('asked')
  await anna!.call(CANCEL, { id: again })
})

test('a return is agreed to as by its shop: the goods come back first, and nothing is paid', async () => {
  await merchant!.call(SAVE, rule({ typeList: ['SALE_RETURN'] }))
  const { id } = await apply(anna!, await ordered(), { type: 'SALE_RETURN', amount: 15 })
  await t.drain()
  const agreed = await anna!.call(READ, { id })
  expect([agreed.reverseTradeOrderStatus, agreed.actualRefundAmt]).toEqual([
    'WAITING_FOR_BUYER_RETURN',
    money(0),
  ])
  expect(agreed.returnAddress?.personName).toBe('Galleria House GmbH')
})

test('never to an own purchase, nor while the shop is frozen', async () => {
  await merchant!.call(SAVE, rule())
  await t.sql(
    `insert into seller_staff (user_id, seller_id, role) select id, 5, 'reader' from users where email = $1`,
    [people.anna],
  )
  const own = await asked()
  await t.sql(
    `delete from seller_staff where user_id = (select id from users where email = $1) and seller_id = 5`,
    [people.anna],
  )
  expect(await statusOf(own)).toBe('asked')
  await t.sql(`update sellers set status = 'FROZEN' where id = 5`)
  const frozen = await asked()
  await t.sql(`update sellers set status = 'ACTIVE' where id = 5`)
  expect(await statusOf(frozen)).toBe('asked')
})

test('so many in 24 hours and no more, also of many at once; a day later again', async () => {
  await merchant!.call(SAVE, rule({ mostADay: 2 }))
  await t.sql('update approval_rules set is_on = false')
  const ids = [await asked(), await asked(), await asked(), await asked()]
  await t.sql('update approval_rules set is_on = true')
  await Promise.all(ids.map((id) => approveByRule(t.mall.gate.own(), uuidOf(id))))
  expect((await Promise.all(ids.map(statusOf))).toSorted()).toEqual([
    ...['agreed', 'agreed', 'asked', 'asked'],
  ])
  await t.sql(`update reverse_orders set audited_at = audited_at - interval '24 hours'`)
  expect(await statusOf(await asked())).toBe('agreed')
})

test('what was changed, offered about or answered is no rule’s business any more; called twice it agrees once', async () => {
  await merchant!.call(SAVE, rule({ isOn: false }))
  const [offered, twice] = [await asked(), await asked()]
  await offerPart(merchant!, offered, 5)
  await t.sql('update approval_rules set is_on = true')
  await approveByRule(t.mall.gate.own(), uuidOf(offered))
  expect(await statusOf(offered)).toBe('asked')
  await Promise.all([1, 2].map(() => approveByRule(t.mall.gate.own(), uuidOf(twice))))
  const done = await reaches(t, anna!, twice, 'REVERSE_DONE')
  expect(done.progressList.filter(({ event }) => event === 'approveRefund')).toHaveLength(1)
  expect(await t.audit()).toEqual([])
})

test('ten at most, each once; those of another shop are not there, and the log says what changed', async () => {
  for (let mostADay = 1; mostADay <= 10; mostADay += 1)
    await merchant!.call(SAVE, rule({ mostADay }))
  expect(await merchant!.call(SAVE, rule({ mostADay: 10 }))).toHaveLength(10)
  expect(await refusalOf(merchant!.call(SAVE, rule({ mostADay: 11 })))).toBe('422 setting.too_many')
  const [first] = await merchant!.call(LIST, {})
  expect(await refusalOf(other!.call(SAVE, rule({ id: first!.id })))).toBe('404 shop.not_found')
  expect(await refusalOf(other!.call(SAVE, rule({ id: first!.id, shopId: 11 })))).toBe(
    '404 setting.not_found',
  )
  expect(await other!.call(REMOVE, { id: first!.id })).toEqual([])
  expect(
    await refusalOf(merchant!.call(SAVE, rule({ most: { value: 1.005, currency: 'EUR' } }))),
  ).toBe('400 request.malformed')
  expect(await merchant!.call(REMOVE, { id: first!.id })).toHaveLength(9)
  const { data } = await merchant!.call(FIGURES, {})
  expect(data[0]?.changeList.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['isOn', 'true', 'false'],
    ['terms', 'SALE_REFUND SALE_RETURN, OTHER, 20.00 EUR, 1/24 h', null],
  ])
})
