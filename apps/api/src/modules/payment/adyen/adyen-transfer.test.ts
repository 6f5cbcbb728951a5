import { DAY } from '@galleria/kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { expireDueContracts } from '#modules/checkout/ending/index.ts'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import { cardState, payAtAdyen } from '../../../testing/adyen-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'

/** Orders that are paid elsewhere, with what their buyer takes along. */
const stage = useAdyen()
const { attemptsOf, begin, capturesOf, ordersOf, refundsOf, settleDown } = stage
let t: typeof stage.t
beforeAll(() => {
  t = stage.t
})

const lisbon = {
  personPhone: '+351 912345678',
  detailAddress: '2',
  postalCode: '1100-053',
  city: 'Lisboa',
  province: 'Lisboa',
  country: 'Portugal',
}

/** The money arrives at Adyen, or somebody pays at a machine. */
async function arrive(outcome = 'paid'): Promise<void> {
  const list = await (await fetch(`${t.lab.url}/adyen/hpp/app`)).text()
  for (const [, path] of list.matchAll(/href="(\/adyen\/hpp\/app\/\w+)"/g))
    await fetch(t.lab.url + path, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    })
  await settleDown()
}

async function deadlineOf(contract: Contract): Promise<number> {
  const [row] = await t.sql<{ deadline_at: Date }>(
    'select deadline_at from contracts where id = $1',
    [contractId(contract)],
  )
  return Number(row?.deadline_at)
}
const resultOf = (buyer: ReturnType<typeof t.visit>, contract: Contract) =>
  buyer.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id })
const howToPayMails = async (contract: Contract) =>
  (await t.inbox('kim@galleria.test')).filter(
    ({ subject, text }) =>
      subject.startsWith('How to pay') && text.includes(contract.tradeOrderList[0]!.tradeOrderCode),
  )

async function transfer() {
  const { buyer, contract } = await begin()
  const started = await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
  await settleDown()
  return { buyer, contract, started }
}

describe('a transfer', () => {
  test('is waited for five days: its buyer reads where to, by which reference and until when, on the page and once in a mail, and it is paid when the money comes', async () => {
    const { buyer, contract, started } = await transfer()
    expect(started).toMatchObject({ paymentRecordStatus: 'PAY_PENDING', needConfirm: true })
    expect(await ordersOf(contract)).toEqual(['PROCESSING'])
    const payBy = t.clock.now().getTime() + 5 * DAY
    expect(await deadlineOf(contract)).toBe(payBy)
    const { payInstructions, amount } = await resultOf(buyer, contract)
    expect([payInstructions, amount]).toEqual([
      {
        kind: 'TRANSFER',
        beneficiary: 'Galleria by Adyen',
        iban: 'NL13TEST0123456789',
        bic: 'TESTNL02',
        entity: '',
        reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
        payBy: new Date(payBy).toISOString(),
      },
      { currency: 'EUR', value: 64.8 },
    ])
    await t.drainAll()
    const [mail, ...others] = await howToPayMails(contract)
    expect(others).toEqual([])
    for (const part of ['€64.80', 'NL13TEST0123456789', 'TESTNL02', payInstructions!.reference])
      expect(mail!.text).toContain(part)

    await arrive()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    expect(await capturesOf(contract)).toMatchObject([{ disposition: 'APPLIED' }])
    expect((await resultOf(buyer, contract)).payInstructions).toBeNull()
    await t.drainAll()
    expect(await howToPayMails(contract)).toHaveLength(1)
  })

  test('that does not come closes the order after five days and not before', async () => {
    const { contract } = await transfer()
    t.clock.advance(5 * DAY - 1000)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['PROCESSING'])
    t.clock.advance(2000)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['CANCELED'])
    expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual(['PAY_CLOSED'])
    expect(await refundsOf(contract)).toEqual([])
  })

  test('of a cent too little goes back, and the right one may still come until the day that was told, by a reference that is mailed, too', async () => {
    const { buyer, contract } = await transfer()
    const toldDay = await deadlineOf(contract)
    await t.drainAll()
    t.clock.advance(3 * DAY)
    await arrive('wrong_amount')
    expect(await ordersOf(contract)).toEqual(['PENDING_PAY'])
    expect(await deadlineOf(contract)).toBe(toldDay)
    await t.drainAll()
    expect(await refundsOf(contract)).toEqual([{ status: 'DONE', amount: 6479 }])
    expect((await resultOf(buyer, contract)).payInstructions).toBeNull()

    t.clock.advance(DAY)
    await expireDueContracts(t.mall.gate.own(), t.mall.providers)
    await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['PROCESSING'])
    // Five days from where the order's own half hour ended.
    expect(await deadlineOf(contract)).toBe(toldDay + 30 * 60_000)
    await t.drainAll()
    expect(await howToPayMails(contract)).toHaveLength(2)
    await arrive()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
  })

  test('is given up for a card, and nothing more is said of it', async () => {
    const { buyer, contract } = await transfer()
    expect(await payAtAdyen(buyer, contract.id, 'card', await cardState(t))).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    expect((await resultOf(buyer, contract)).payInstructions).toBeNull()
  })

  test('is ended by cancelling the order', async () => {
    const { buyer, contract } = await transfer()
    await buyer.call('POST /sapi/mall-order/web/order/closeImmediatelyTradeOrder', {
      id: contract.tradeOrderList[0]!.id,
    })
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['CANCELED'])
    expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual(['PAY_CLOSED'])
  })
})

test('a reference of Multibanco can be paid for three days, and not for half an hour', async () => {
  const buyer = t.visit({ site: 'ES' })
  const contract = await order(buyer, { lamp: 1 }, lisbon)
  await payAtAdyen(buyer, contract.id, 'multibanco')
  await settleDown()
  expect(await ordersOf(contract)).toEqual(['PROCESSING'])
  expect(await deadlineOf(contract)).toBe(t.clock.now().getTime() + 3 * DAY)
  expect((await resultOf(buyer, contract)).payInstructions).toMatchObject({
    kind: 'REFERENCE',
    entity: '12101',
    iban: '',
    reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/),
  })
  t.clock.advance(2 * DAY)
  await expireDueContracts(t.mall.gate.own(), t.mall.providers)
  await arrive()
  expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
})
