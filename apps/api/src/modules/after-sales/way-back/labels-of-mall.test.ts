import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromWireId } from '@galleria/kernel/id'
import { DAY } from '@galleria/kernel/time'
import { refusalOf } from '../../../testing/account-steps.ts'
import {
  APPROVE,
  READ,
  apply,
  everything,
  money,
  reaches,
} from '../../../testing/after-sales-steps.ts'
import { asMall, CLOSED, closeShop, sayWhere, why } from '../../../testing/closed-shop-steps.ts'
import { makePdf, openDocument, sendDocument } from '../../../testing/document-steps.ts'
import { offerLamps } from '../../../testing/exchange-steps.ts'
import { reopenSellers } from '../../../testing/merchant-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { advanceParcel, agreedReturn } from '../../../testing/return-steps.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { checkReverseParcels } from '#modules/shipping/index.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** A label is owed for a fault whoever answers: where the mall does, it gives it. */

const LABEL = 'POST /sapi/mall-merchant/reverseorder/label' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const RULE = 'POST /sapi/mall-operator/dispute/rule' as const
const DISPUTE = 'POST /sapi/mall-operator/dispute/detail' as const
const damaged = { type: 'SALE_RETURN', more: { reverseReason: 'DAMAGED' } } as const

let t: TestMall
let [anna, ben, merchant, operator]: Visitor[] = []
const signInAll = async () => {
  ;[anna, ben, merchant, operator] = await Promise.all(
    [people.anna, people.ben, people.merchant, people.operator].map((one) => t.signIn(one)),
  )
}
beforeAll(async () => {
  t = await openTestMall()
  await offerLamps(t)
  await sayWhere(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await reopenSellers(t)
  await signInAll()
})

let numbers = 700
const nextLabel = () => `MALL${(numbers += 1)}`
const read = (id: string) => anna!.call(READ, { id })
const onDesk = async (turn: 'MALL' | 'BUYER') =>
  (await operator!.call(CLOSED.page, { turn })).data.map(({ id }) => id)
const give = (id: string, serviceCode: string, more: object = { code: 'COUNTER-1' }) =>
  operator!.call(CLOSED.label, { ...asMall(id), carrierId: 2, serviceCode, ...more })
async function left(reverseReason = 'DAMAGED') {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id, reverseTradeOrderLineList } = await agreedReturn(
    { buyer: anna!, merchant: merchant! },
    orderId,
    { more: { reverseReason } },
  )
  await closeShop(operator!)
  return { id, lineId: reverseTradeOrderLineList[0]?.id ?? '' }
}
const daysLater = async (days: number) => {
  t.clock.advance(days * DAY)
  await stepDueReverses(t.mall.gate.own())
  await t.drain()
  await signInAll()
}
const mailsAbout = async (code: string) =>
  (await t.inbox('kim@galleria.test')).filter(({ subject }) => subject.includes(code))

describe('of a removed shop', () => {
  test('the mall owes the label, gives it with its reason, and the goods come back with it', async () => {
    const { id, lineId } = await left()
    const desk = await operator!.call(CLOSED.detail, { id })
    expect([desk.isLabelToCome, desk.owesReturnLabel]).toEqual([true, true])
    expect(desk.operationList).toContain('giveLabel')
    expect([await onDesk('MALL'), await onDesk('BUYER')]).toEqual([[id], []])
    expect((await read(id)).isLabelToCome).toBe(true)
    expect((await merchant!.call(SHOPS, { id })).operationList).toEqual([])
    const all = await everything(t)
    expect(
      await refusalOf(merchant!.call(LABEL, { id, carrierId: 2, serviceCode: 'X1', code: 'x' })),
    ).toBe('403 merchant.cleared')
    expect(await everything(t)).toEqual(all)

    const number = nextLabel()
    await give(id, number)
    // The second of two presses.
    await give(id, number)
    await t.drain()
    const shown = await read(id)
    expect(shown).toMatchObject({
      isLabelToCome: false,
      returnLabel: { serviceCode: number, code: 'COUNTER-1' },
    })
    expect(shown.progressList.filter(({ event }) => event === 'giveLabel')).toMatchObject([
      { actor: 'operator', reason: why },
    ])
    expect([await onDesk('MALL'), await onDesk('BUYER')]).toEqual([[], [id]])
    const mails = (await mailsAbout(shown.tradeOrder.tradeOrderCode)).filter(({ subject }) =>
      subject.startsWith('Your return label'),
    )
    expect(mails.length).toBe(1)
    expect(mails[0]?.text).toContain(`Galleria (for ${shown.shop.name}) has given you its label`)
    expect(mails[0]?.text).toContain(why)

    await advanceParcel(t, number, 'in_transit')
    t.clock.advance(60_000)
    await checkReverseParcels(t.mall.gate.own())
    await t.drain()
    await operator!.call(CLOSED.pass, { ...asMall(id), lines: [{ id: lineId, sellable: 1 }] })
    expect((await reaches(t, anna!, id, 'REVERSE_DONE')).actualRefundAmt).toEqual(money(64.8))
    expect(await t.audit()).toEqual([])
  })

  test('its mail says who gives the label, where nobody has agreed but the clock', async () => {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id } = await apply(anna!, orderId, damaged)
    await t.drain()
    await closeShop(operator!)
    await daysLater(2.01)
    const shown = await read(id)
    expect([shown.reverseTradeOrderStatus, shown.isLabelToCome]).toEqual([
      'WAITING_FOR_BUYER_RETURN',
      true,
    ])
    const mails = await mailsAbout(shown.tradeOrder.tradeOrderCode)
    expect(mails.map(({ text }) => text).join()).toContain(
      `Galleria (for ${shown.shop.name}) pays for the way back: we’ll email you its label. You don’t have to send anything before that.`,
    )
  })

  test('what the buyer pays for needs none: it waits for its buyer', async () => {
    const { id } = await left('NO_LONGER_WANTED')
    expect((await read(id)).isLabelToCome).toBe(false)
    expect(await onDesk('MALL')).not.toContain(id)
    expect(await onDesk('BUYER')).toContain(id)
  })

  test('none in time, and the mall rules at once; nobody is asked for a side that is not there', async () => {
    const { id } = await left()
    await daysLater(14)
    expect(await read(id)).toMatchObject({ isInDispute: true, dispute: { cause: 'NO_LABEL' } })
    expect((await operator!.call(DISPUTE, { id })).rulingList).toEqual(['REFUND', 'RETURN', 'NONE'])
    const { tradeOrder } = await read(id)
    const inboxes = await Promise.all([people.merchant, people.operator].map((to) => t.inbox(to)))
    const asked = inboxes
      .flat()
      .filter(({ subject }) => subject.includes(`No label for order ${tradeOrder.tradeOrderCode}`))
    expect(asked).toEqual([])
    await operator!.call(RULE, { id, ruling: 'REFUND', reason: 'No label was given.' })
    await reaches(t, anna!, id, 'REVERSE_DONE')
    expect(await t.audit()).toEqual([])
  })

  test('its PDF is opened by its buyer and the mall', async () => {
    const { id } = await left()
    const { id: file } = (await sendDocument(t, operator!, makePdf())).body
    await give(id, nextLabel(), { document: { id: file } })
    const url = (await read(id)).returnLabel?.document?.url ?? ''
    const opens = async (visitor: Visitor) => (await openDocument(t, visitor, url)).statusCode
    expect([await opens(anna!), await opens(operator!), await opens(ben!)]).toEqual([200, 200, 404])
    expect(await onDesk('BUYER')).toContain(id)
    for (const status of ['QUARANTINE', 'REFUSED']) {
      await t.sql(`update files set status = $2 where id = $1`, [fromWireId('file', file), status])
      expect((await read(id)).isLabelToCome).toBe(true)
      expect(await onDesk('MALL')).toContain(id)
    }
  })
})

test('of an own purchase that nobody else decides about the mall gives the label', async () => {
  const orderId = await receivedOrder(t, merchant!, merchant!, { lamp: 1 })
  const { id } = await apply(merchant!, orderId, damaged)
  await operator!.call(CLOSED.approve, asMall(id))
  expect(await refusalOf(merchant!.call(APPROVE, { id }))).toBe('422 reverse.own_purchase')
  expect((await merchant!.call(READ, { id })).isLabelToCome).toBe(true)
  expect(await onDesk('MALL')).toContain(id)
  await give(id, nextLabel())
  expect((await merchant!.call(READ, { id })).isLabelToCome).toBe(false)
  expect(await onDesk('BUYER')).toContain(id)
  // To the mall those of a shop that answers are not there.
  const other = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  const { id: shops } = await agreedReturn({ buyer: anna!, merchant: merchant! }, other)
  expect(await refusalOf(give(shops, nextLabel()))).toBe('404 reverse.not_found')
  expect(await t.audit()).toEqual([])
})

describe('a label', () => {
  const shopGives = (id: string, more: object) =>
    merchant!.call(LABEL, { id, carrierId: 2, serviceCode: nextLabel(), ...more })
  async function waitsForLabel() {
    const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
    const { id } = await agreedReturn({ buyer: anna!, merchant: merchant! }, orderId, {
      more: { reverseReason: 'DAMAGED' },
    })
    /** The shop gives a label whose file the virus scanner has not seen yet, and then has. */
    async function unchecked() {
      const { id: file } = (await sendDocument(t, merchant!, makePdf())).body
      const judge = (status: string) =>
        t.sql(`update files set status = $2 where id = $1`, [fromWireId('file', file), status])
      await judge('QUARANTINE')
      await shopGives(id, { document: { id: file } })
      return judge
    }
    return { id, unchecked }
  }

  test('whose only file was refused is none: it is still to come, the first good one begins the time anew, and with a code it stays one', async () => {
    const { id } = await waitsForLabel()
    const { id: file } = (await sendDocument(t, merchant!, makePdf())).body
    await shopGives(id, { document: { id: file } })
    await t.sql(`update files set status = 'REFUSED' where id = $1`, [fromWireId('file', file)])
    expect(await read(id)).toMatchObject({ returnLabel: null, isLabelToCome: true })
    expect((await merchant!.call(SHOPS, { id })).returnLabel).toBeNull()
    t.clock.advance(3 * DAY)
    await signInAll()
    const before = (await read(id)).nextStepTime
    await shopGives(id, { code: 'GOOD-1' })
    const shown = await read(id)
    expect([shown.returnLabel?.code, shown.isLabelToCome]).toEqual(['GOOD-1', false])
    expect(Date.parse(shown.nextStepTime ?? '') - Date.parse(before ?? '')).toBe(3 * DAY)
    const { id: other } = (await sendDocument(t, merchant!, makePdf())).body
    await shopGives(id, { code: 'GOOD-2', document: { id: other } })
    await t.sql(`update files set status = 'REFUSED' where id = $1`, [fromWireId('file', other)])
    expect((await read(id)).returnLabel).toMatchObject({ code: 'GOOD-2', document: null })
  })

  test('with files that are refused again and again holds nobody: the first alone begins the time anew, and after it the mall is asked', async () => {
    const { id, unchecked } = await waitsForLabel()
    for (const days of [0, 13]) {
      await daysLater(days)
      const judge = await unchecked()
      expect((await read(id)).returnLabel?.document?.isReady).toBe(false)
      await judge('REFUSED')
    }
    await daysLater(0.9)
    expect(await read(id)).toMatchObject({ isInDispute: false, isLabelToCome: true })
    await daysLater(0.2)
    expect(await read(id)).toMatchObject({ isInDispute: true, dispute: { cause: 'NO_LABEL' } })
    expect(await t.audit()).toEqual([])
  })

  test('whose file nobody has looked at is still to come: nobody who cannot open it keeps faulty goods', async () => {
    const { id, unchecked } = await waitsForLabel()
    const judge = await unchecked()
    expect((await read(id)).isLabelToCome).toBe(true)
    await judge('CLEAN')
    expect((await read(id)).isLabelToCome).toBe(false)
    const other = await waitsForLabel()
    await other.unchecked()
    await daysLater(14)
    expect((await read(id)).reverseTradeOrderStatus).toBe('REVERSE_CLOSE')
    expect(await read(other.id)).toMatchObject({
      isInDispute: true,
      dispute: { cause: 'NO_LABEL' },
    })
    expect(await t.audit()).toEqual([])
  })

  test('whose file was refused and is good the second time begins the time anew', async () => {
    const { id, unchecked } = await waitsForLabel()
    await (
      await unchecked()
    )('REFUSED')
    await daysLater(13)
    const { id: good } = (await sendDocument(t, merchant!, makePdf())).body
    await shopGives(id, { document: { id: good } })
    await daysLater(13)
    expect(await read(id)).toMatchObject({
      reverseTradeOrderStatus: 'WAITING_FOR_BUYER_RETURN',
      returnLabel: { document: { isReady: true } },
    })
  })
})
