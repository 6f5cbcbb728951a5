import { fromWireId } from '@galleria/kernel/id'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  DETAIL,
  POST_BACK,
  READ,
  apply,
  ledger,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import {
  address,
  asMall,
  claimedOf,
  CLOSED,
  closeShop,
  sayWhere,
  why,
} from '../../../testing/closed-shop-steps.ts'
import {
  askExchange,
  goodsPassed,
  lamps,
  offerLamps,
  shelf,
} from '../../../testing/exchange-steps.ts'
import { reopenSellers } from '../../../testing/merchant-steps.ts'
import { SHOPS, acceptOffer, offerPart } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { agreedReturn, sendBackBody, sentBack } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { secondOperator } from '../../../testing/two-persons.ts'
import { photo, upload } from '../../../testing/upload-steps.ts'

/** What a shop leaves behind that was removed from the mall: the mall answers it in its place. */

const ASK_MALL = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const DISPUTE = 'POST /sapi/mall-operator/dispute/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const TO_SHOP = 'POST /sapi/mall-order/web/reverseorder/writeToShop' as const

let t: TestMall
let anna: Visitor
let merchant: Visitor
let operator: Visitor
let orderId: string
beforeAll(async () => {
  t = await openTestMall()
  ;[anna, merchant, operator] = await Promise.all([
    t.signIn(people.anna),
    t.signIn(people.merchant),
    t.signIn(people.operator),
  ])
  await sayWhere(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await reopenSellers(t)
  orderId = await receivedOrder(t, anna, merchant, { lamp: 2 })
})
afterEach(async () => {
  await t.sql(`delete from operators where user_id <> (select id from users where email = $1)`, [
    people.operator,
  ])
  expect(await t.audit('always')).toEqual([])
})

const who = () => ({ buyer: anna, merchant })
const onHand = async (): Promise<number> =>
  (await t.sql<{ n: number }>('select sum(on_hand)::int as n from stock'))[0]?.n ?? 0
const mailsAbout = async (subject: string) =>
  (await t.inbox('kim@galleria.test')).filter((one) => one.subject.includes(subject))
const codeOf = async () => (await anna.call(DETAIL, { id: orderId })).tradeOrderCode

test('is approved by the mall: its money goes back from where it always does, and buyer, shop and log read that it was the mall, and why', async () => {
  const { contractId } = await anna.call(DETAIL, { id: orderId })
  const before = await ledger(t, contractId)
  const { id } = await apply(anna, orderId, { amount: 20 })
  await closeShop(operator)
  const seen = await operator.call(CLOSED.detail, { id })
  expect(seen.operationList).toEqual(['approve', 'reject', 'offer'])
  expect(
    await operator.call(CLOSED.approve, { ...asMall(id), version: seen.version }),
  ).toMatchObject({ reverseTradeOrderStatus: 'WAITING_FOR_REFUND', operationList: [] })
  const done = await reaches(t, anna, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, done.decidedBySilence]).toEqual([money(20), false])
  const move = { event: 'approveRefund', actor: 'operator', reason: why }
  const shops = await merchant.call(SHOPS, { id })
  for (const { progressList } of [done, shops])
    expect(progressList).toContainEqual(expect.objectContaining(move))
  expect(shops.operationList).toEqual([])

  const after = await ledger(t, contractId)
  const moved = Object.fromEntries(
    Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
  )
  // As of every other refund: the seller's own share goes, and with it the mall's commission and
  // the tax in it.
  expect(moved['provider']).toBe(-2000)
  expect(Object.values(moved).reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect(moved['seller:5']).toBeGreaterThan(0)

  const log = await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'afterSales' })
  expect(log.data[0]).toMatchObject({
    person: 'operator',
    call: 'mall-operator/closedShop/approve',
  })
  expect(JSON.stringify(log.data[0])).toContain(why)
  const [mail] = (await mailsAbout(await codeOf())).filter(({ text }) => text.includes(why))
  expect(mail?.text).toContain('no longer sells on Galleria')
})

test('is declined with a reason that its buyer reads as the mall’s; asked about it, somebody else of the mall rules at once', async () => {
  const { id } = await apply(anna, orderId, { amount: 20 })
  await closeShop(operator)
  await operator.call(CLOSED.reject, { ...asMall(id), reason: 'Nothing to be seen in the photos.' })
  expect(await claimedOf(t, id)).toMatchObject({ status: 'REVERSE_CLOSE', claimed: 0, refunds: 0 })
  await t.drain()
  const [mail] = await mailsAbout('').then((all) =>
    all.filter(({ text }) => text.includes('Nothing to be seen')),
  )
  expect(mail?.text).toContain('Galleria (for ')
  expect(mail?.text).toContain(why)

  await anna.call(ASK_MALL, { id, content: 'Look again.' })
  // There is nobody left to hear.
  const dispute = await operator.call(DISPUTE, { id })
  expect(dispute.rulingList).toEqual(['REFUND', 'NONE'])
  const ruled = { id, ruling: 'REFUND', reason: 'It is cracked.' } as const
  expect(await refusalOf(operator.call(RULE, ruled))).toBe('403 dispute.own')
  const ben = await secondOperator(t, people.ben, 'service')
  await ben.call(RULE, ruled)
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(20))
})

test('goods come back to the mall, or to the address that is named for this request alone; looked at by unit, what is accepted is paid back and what is as good as new is for sale again', async () => {
  const { id } = await apply(anna, orderId, { type: 'SALE_RETURN', qty: 2 })
  await closeShop(operator)
  const seen = await operator.call(CLOSED.detail, { id })
  expect(seen.ownReturnAddress).toMatchObject({
    ...{ personName: 'Galleria Mall GmbH', detailAddress: 'Hafenstraße 1', city: 'Hamburg' },
  })
  await operator.call(CLOSED.approve, { ...asMall(id), returnAddress: address })
  const agreed = await anna.call(READ, { id })
  expect(agreed.returnAddress).toMatchObject({
    personName: 'Lager Nord',
    detailAddress: 'Am Kai 7',
  })
  expect((await operator.call(CLOSED.detail, { id })).ownReturnAddress?.personName).toBe(
    'Galleria Mall GmbH',
  )
  await t.drain()
  const [mail] = (await mailsAbout('')).filter(({ text }) => text.includes('Am Kai 7'))
  expect(mail?.text).toContain('Galleria (for ')
  const shelf = await onHand()
  await anna.call(POST_BACK, sendBackBody(id, { number: 'GONE1' }))
  const file = await upload(t, operator, 'evidence', await photo())
  const lines = [{ id: agreed.reverseTradeOrderLineList[0]?.id ?? '', sellable: 1, refused: 1 }]
  const said = { reason: 'The shade is cracked.', attachmentList: { files: [{ url: file.url }] } }
  const passed = await operator.call(CLOSED.pass, { ...asMall(id), lines, ...said })
  expect(passed.refusedPart).not.toBeNull()
  const done = await reaches(t, anna, id, 'REVERSE_DONE')
  expect([done.actualRefundAmt, await onHand()]).toEqual([money(59.9), shelf + 1])
  // The rest is a request of its own, declined by the mall, too; its buyer sees what the mall has
  // shown.
  const rest = await anna.call(READ, { id: passed.refusedPart?.id ?? '' })
  expect(rest.progressList.at(-1)).toMatchObject({
    ...{ event: 'refuseRest', actor: 'operator', reason: why },
  })
  for (const reader of [anna, operator])
    expect((await reader.raw('GET', file.url)).status).toBe(200)
})

test('what was to go to the shop goes elsewhere as long as it was not sent; said twice it is said once', async () => {
  const { id } = await agreedReturn(who(), orderId)
  await closeShop(operator)
  const before = await anna.call(READ, { id })
  await operator.call(CLOSED.address, { ...asMall(id), returnAddress: address })
  await operator.call(CLOSED.address, { ...asMall(id), returnAddress: address })
  const after = await anna.call(READ, { id })
  expect([after.returnAddress?.personName, after.nextStepTime]).toEqual([
    'Lager Nord',
    before.nextStepTime,
  ])
  expect(after.progressList.filter(({ event }) => event === 'nameAddress')).toHaveLength(1)
  await t.drain()
  const [mail] = await mailsAbout('has a new address')
  expect(mail?.text).toContain('Am Kai 7')
  await anna.call(POST_BACK, sendBackBody(id, { number: 'GONE2' }))
  expect(
    await refusalOf(operator.call(CLOSED.address, { ...asMall(id), returnAddress: address })),
  ).toBe('409 reverse.state')
})

test('less money is offered and accepted; the goods are left with their buyer; all that came back is refused', async () => {
  const { id } = await apply(anna, orderId, { amount: 40 })
  const waived = await agreedReturn(who(), await receivedOrder(t, anna, merchant, { lamp: 1 }))
  const back = await sentBack(t, who(), await receivedOrder(t, anna, merchant, { lamp: 1 }))
  await closeShop(operator)
  const shelf = await onHand()
  await operator.call(CLOSED.offer, {
    ...asMall(id),
    ...({ kind: 'PART', amount: { value: 15 }, content: 'For the scratch.' } as const),
  })
  await acceptOffer(anna, id)
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(15))

  await operator.call(CLOSED.waive, asMall(waived.id))
  // The shipping goes back with all of the goods.
  expect((await reaches(t, anna, waived.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))

  const files = [{ url: (await upload(t, operator, 'evidence', await photo())).url }]
  await operator.call(CLOSED.refuse, {
    ...asMall(back.id),
    ...{ reason: 'Another lamp came back.', attachmentList: { files } },
  })
  expect(await claimedOf(t, back.id)).toEqual({
    ...{ status: 'REVERSE_CLOSE', claimed: 0, units: 0, refunds: 0 },
  })
  expect(await onHand()).toBe(shelf)
})

test('a withdrawal by law that was sent back without a word is taken in by the mall, which cannot decline it', async () => {
  const { id } = await agreedReturn(who(), orderId)
  await t.sql('update reverse_orders set refund_by = mall_now() where id = $1', [
    fromWireId('reverse', id),
  ])
  await closeShop(operator)
  const { operationList, reverseTradeOrderLineList } = await operator.call(CLOSED.detail, { id })
  expect(operationList).toEqual(['giveLabel', 'waiveReturn', 'nameAddress', 'pass'])
  const lines = [{ id: reverseTradeOrderLineList[0]?.id ?? '', sellable: 1 }]
  await operator.call(CLOSED.pass, { ...asMall(id), lines })
  expect((await reaches(t, anna, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(59.9))
})

test('nobody sends other goods: an exchange that is agreed to becomes a return, and one whose goods are back is paid back, what was held being for sale again', async () => {
  await offerLamps(t)
  const asked = await askExchange(anna, orderId)
  const passed = await goodsPassed(who(), await receivedOrder(t, anna, merchant, { lamp: 1 }))
  const [, held] = await shelf(t, lamps.steel)
  await closeShop(operator)
  expect((await operator.call(CLOSED.detail, { id: asked.id })).replacementInStock).toBe(false)
  const agreed = await operator.call(CLOSED.approve, asMall(asked.id))
  expect([agreed.changeToReturn, agreed.operationList]).toEqual([
    true,
    ['giveLabel', 'waiveReturn', 'nameAddress'],
  ])
  expect(await shelf(t, lamps.steel)).toMatchObject({ 1: held })

  expect((await operator.call(CLOSED.detail, { id: passed.id })).operationList).toEqual([
    'refundInstead',
  ])
  await operator.call(CLOSED.refundInstead, asMall(passed.id))
  expect((await reaches(t, anna, passed.id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
  expect(await shelf(t, lamps.steel)).toMatchObject({ 1: held - 1 })
})

test('what its buyer writes reaches the mall, whose answer says that it is the mall’s', async () => {
  const { id } = await apply(anna, orderId, { amount: 20 })
  await closeShop(operator)
  await anna.call(TO_SHOP, { id, content: 'Who answers me now?', requestKey: 'key-of-anna' })
  const answer = { id, content: 'We do.', requestKey: 'key-of-the-mall' }
  await operator.call(CLOSED.write, answer)
  await operator.call(CLOSED.write, answer)
  const told = [
    { author: 'buyer', content: 'Who answers me now?' },
    { author: 'operator', content: 'We do.' },
  ]
  for (const seen of [await anna.call(READ, { id }), await merchant.call(SHOPS, { id })])
    expect(seen.messageList).toMatchObject(told)
  await t.drain()
  const [asked] = (await t.inbox(people.operator)).filter(({ text }) =>
    text.includes('Who answers'),
  )
  expect(asked?.text).toContain(`/backoffice/operator/closed-shops/${id}`)
  const [answered] = (await mailsAbout('')).filter(({ subject }) =>
    subject.includes('Galleria (for'),
  )
  expect(answered?.subject).toContain('has written to you')
})

test('the mall’s desk has what runs out first before the others, apart from what waits for its buyer, and nothing of other shops', async () => {
  const later = await apply(anna, orderId, { amount: 10 })
  const first = await apply(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }), {
    amount: 5,
  })
  const sending = await agreedReturn(who(), await receivedOrder(t, anna, merchant, { lamp: 1 }))
  const offered = await apply(anna, await receivedOrder(t, anna, merchant, { lamp: 1 }))
  await offerPart(merchant, offered.id, 3)
  await t.sql(
    `update reverse_orders set answer_by = answer_by - interval '9 hours' where id = $1`,
    [fromWireId('reverse', first.id)],
  )
  const ids = [later, first, sending, offered].map(({ id }) => id)
  const page = async (turn: 'MALL' | 'BUYER') =>
    (await operator.call(CLOSED.page, { turn, pageNo: 1, pageSize: 100 })).data
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
  expect([await page('MALL'), await page('BUYER')]).toEqual([[], []])
  await closeShop(operator)
  expect(await page('MALL')).toEqual([first.id, later.id])
  expect((await page('BUYER')).toSorted()).toEqual([sending.id, offered.id].toSorted())
})
