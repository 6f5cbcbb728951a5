import { DAY } from '@galleria/kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmOverdue } from './receive-order.ts'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { DETAIL, SHIP, SIGN, orderId, parcelOf } from '../../testing/order-steps.ts'
import { people } from '../../testing/small-catalogue.ts'
import { paidOrder } from '../../testing/shop-steps.ts'

let t: TestMall
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())

describe('confirming receipt', () => {
  test('[ORD-141, ORD-096] with one parcel the order is complete', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const id = orderId(contract)
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      body: {
        operationList: [
          'buyerChangeAddress',
          'buyerCancelAfterPay',
          'buyAgain',
          'guestApplyReverse',
        ],
      },
    })
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    expect((await guest.call(DETAIL, { id })).operationList).toEqual([
      'buyerPostponeConfirmDeadline',
      'confirm',
      'checkExpressTrack',
      'viewInvoice',
      'buyerCheckVATInvoice',
      'sendInvoiceEmail',
      'buyAgain',
      'guestApplyReverse',
    ])
    expect(await guest.call(SIGN, { id })).toEqual({
      displayStatus: 'COMPLETE',
      operationList: [
        'checkExpressTrack',
        'viewInvoice',
        'buyerCheckVATInvoice',
        'sendInvoiceEmail',
        'buyAgain',
        'guestApplyReverse',
      ],
    })
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
    })
  })

  test('with several parcels each is confirmed by itself, and the last completes the order; twenty clicks at once confirm once', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 2 })
    const id = orderId(contract)
    const first = await merchant.call(SHIP, {
      orderId: id,
      ...parcelOf(await guest.call(DETAIL, { id }), 1),
    })
    const second = await merchant.call(SHIP, { orderId: id, ...parcelOf(first) })
    const [one, two] = second.packageList.map((parcel) => parcel.id)
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => guest.call(SIGN, { id, fulfillmentProgressId: one })),
    )
    expect(clicks.filter((click) => click.status === 'fulfilled')).toHaveLength(1)
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    expect((await guest.call(SIGN, { id, fulfillmentProgressId: two })).displayStatus).toBe(
      'COMPLETE',
    )
    expect(
      await t.sql(
        `select count(*)::int as n from transitions t join orders o on o.id = t.entity_id where o.code = $1 and event = 'receive'`,
        [contract.tradeOrderList[0]?.tradeOrderCode],
      ),
    ).toEqual([{ n: 1 }])
  })

  test('a parcel that is here is confirmed while the rest is still to be sent, and the order goes on', async () => {
    const guest = t.visit()
    const id = orderId(await paidOrder(t, guest, { desk: 2 }))
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id }), 1) })
    const sent = await guest.call(DETAIL, { id })
    expect([sent.displayStatus, sent.operationList.includes('confirm')]).toEqual([
      'UN_DELIVERY',
      true,
    ])
    expect((await guest.call(SIGN, { id })).displayStatus).toBe('UN_DELIVERY')
    await expect(guest.call(SIGN, { id })).rejects.toMatchObject({ code: 'order.state' })
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    expect((await guest.call(SIGN, { id })).displayStatus).toBe('COMPLETE')
    expect(await t.audit()).toEqual([])
  })

  test('happens by itself 21 days after dispatch when nobody says anything, by two clocks once', async () => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { desk: 1 })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    t.clock.advance(21 * DAY - 1000)
    await confirmOverdue(t.mall.gate.own())
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    t.clock.advance(2000)
    await Promise.all([confirmOverdue(t.mall.gate.own()), confirmOverdue(t.mall.gate.own())])
    const detail = await guest.call(DETAIL, { id })
    expect([detail.displayStatus, detail.progressList.at(-1)?.actor]).toEqual(['COMPLETE', 'clock'])
  })
})

test('the buyer has receipt in writing, whether they said so or the clock took it, with the day until which something can be asked', async () => {
  const received = async (by: 'buyer' | 'clock', email: string) => {
    const guest = t.visit()
    const contract = await paidOrder(t, guest, { lamp: 1 }, 'paid', { email })
    const id = orderId(contract)
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    if (by === 'buyer') await guest.call(SIGN, { id })
    else {
      t.clock.advance(22 * DAY)
      await confirmOverdue(t.mall.gate.own())
    }
    await t.drain()
    const subject = `Order ${contract.tradeOrderList[0]?.tradeOrderCode} is complete`
    return (await t.inbox(email)).filter((mail) => mail.subject === subject)
  }
  const [said, ...more] = await received('buyer', 'said@galleria.test')
  expect([said?.text.includes('You confirmed that everything has arrived.'), more]).toEqual([
    true,
    [],
  ])
  expect(said?.text).toMatch(/you can apply for after-sales until \d/)
  const [taken] = await received('clock', 'taken@galleria.test')
  expect(taken?.text).toContain('so the order counts as received')
})

describe('more time to confirm receipt', () => {
  const POSTPONE = 'POST /api/trantor/flow/bbc_trade_BBCPostponeDeliveryFlow' as const
  async function sent(guest: Visitor): Promise<string> {
    const id = orderId(await paidOrder(t, guest, { desk: 1 }))
    await merchant.call(SHIP, { orderId: id, ...parcelOf(await guest.call(DETAIL, { id })) })
    return id
  }
  const deadlineOf = async (guest: Visitor, id: string) =>
    Date.parse((await guest.call(DETAIL, { id })).packageList[0]?.confirmDeadline ?? '')

  test('[ORD-103, ORD-142] is seven days, once, however often it is asked for, and then the clock waits as long', async () => {
    const guest = t.visit()
    const id = await sent(guest)
    const before = await deadlineOf(guest, id)
    const { packageList, operationList } = await guest.call(DETAIL, { id })
    expect(operationList).toContain('buyerPostponeConfirmDeadline')
    expect(packageList[0]?.operationList).toContain('buyerPostponeConfirmDeadline')
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        guest.call(POSTPONE, {
          id,
          fulfillmentProgressList: [{ id: packageList[0]?.id ?? '' }],
        }),
      ),
    )
    expect(asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([
      { value: 7 },
    ])
    expect(await deadlineOf(guest, id)).toBe(before + 7 * DAY)
    const after = await guest.call(DETAIL, { id })
    expect(after.operationList).not.toContain('buyerPostponeConfirmDeadline')
    expect(after.progressList.at(-1)).toMatchObject({ event: 'postpone', actor: 'buyer' })
    t.clock.advance(28 * DAY - 60_000)
    await confirmOverdue(t.mall.gate.own())
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('UN_RECEIVED')
    t.clock.advance(120_000)
    await confirmOverdue(t.mall.gate.own())
    expect((await guest.call(DETAIL, { id })).displayStatus).toBe('COMPLETE')
  })

  test('is nobody else’s to ask for, not for another order’s parcel, and not before anything was sent', async () => {
    const [guest, other] = [t.visit(), t.visit()]
    const [id, theirs] = [await sent(guest), await sent(other)]
    const foreign = (await other.call(DETAIL, { id: theirs })).packageList[0]?.id ?? ''
    const before = await deadlineOf(guest, id)
    await expect(other.call(POSTPONE, { id })).rejects.toMatchObject({ code: 'order.not_found' })
    await expect(
      guest.call(POSTPONE, { id, fulfillmentProgressList: [{ id: foreign }] }),
    ).rejects.toMatchObject({ code: 'parcel.not_found' })
    const unsent = orderId(await paidOrder(t, guest, { desk: 1 }))
    await expect(guest.call(POSTPONE, { id: unsent })).rejects.toMatchObject({
      status: 409,
      code: 'order.state',
    })
    expect(await deadlineOf(guest, id)).toBe(before)
  })
})
