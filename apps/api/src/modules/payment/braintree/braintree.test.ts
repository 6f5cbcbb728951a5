import { DAY, HOUR } from '@galleria/kernel/time'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apply, APPROVE } from '../../../testing/after-sales-steps.ts'
import {
  createBraintreeSteps,
  typeUnverified,
  withBraintree,
} from '../../../testing/braintree-steps.ts'
import { openTestMall, type TestMall } from '../../../testing/open-test-mall.ts'
import { order } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

let t: TestMall
const steps = createBraintreeSteps(() => t)
const { attempts, orderStates, captures, refunds, paid, payBy, salesOf, settleDown, typeCard } =
  steps

beforeAll(async () => {
  // Loaded beforehand: on a machine that is busy elsewhere the first call would find the mall too
  // busy.
  await import('braintree')
  // A night comes when a test says so.
  t = await openTestMall({ payments: withBraintree, delays: { bank: HOUR } })
})
afterAll(() => t.close())
afterEach(async () => {
  await settleDown()
  expect(await t.audit('always')).toEqual([])
  expect(await steps.heldInBooks()).toEqual(await steps.heldAtBraintree())
})

const ordered = async (quantities: Parameters<typeof order>[1] = { lamp: 1 }) => {
  const guest = t.visit()
  return { guest, contract: await order(guest, quantities) }
}
const statesOf = async (contract: Parameters<typeof attempts>[0]) =>
  (await attempts(contract)).map(({ status }) => status)

describe('a card typed into the fields of Braintree', () => {
  test('[PAY-017] pays an order with the token that its script made of it, at once', async () => {
    const { guest, contract } = await ordered()
    expect(await payBy(guest, contract, await typeCard())).toMatchObject({
      channel: 'BRAINTREE',
      paymentRecordStatus: 'PAY_SUCCESS',
      needConfirm: false,
      redirectUrl: null,
    })
    expect([await orderStates(contract), await captures(contract)]).toMatchObject([
      ['UN_DELIVERY'],
      [{ disposition: 'APPLIED', amount: 6480 }],
    ])
  })

  test.each([
    ['declined', 'insufficient_funds'],
    ['rejected', 'refused'],
  ])('that is %s ends the payment with %s, and the next card pays', async (outcome, reason) => {
    const { guest, contract } = await ordered()
    await t.scenario(outcome, 'BRAINTREE')
    await expect(payBy(guest, contract, await typeCard())).rejects.toMatchObject({
      code: 'payment.provider',
    })
    expect(
      await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
    ).toMatchObject({ recordStatus: 'FAILED', failedReason: reason })
    await payBy(guest, contract, await typeCard('4000111111111111'))
    expect([await statesOf(contract), await orderStates(contract)]).toEqual([
      ['PAY_FAILED', 'PAY_SUCCESS'],
      ['UN_DELIVERY'],
    ])
  })

  test('is charged by a token that is good once, and by nothing that is no token', async () => {
    const token = await typeCard()
    const first = await ordered()
    await payBy(first.guest, first.contract, token)
    const second = await ordered()
    for (const used of [token, 'tokencc_bc_unknown', 'no token!'])
      await expect(payBy(second.guest, second.contract, used)).rejects.toMatchObject({
        code: 'payment.provider',
      })
    expect([await orderStates(second.contract), await salesOf(second.contract)]).toEqual([
      ['PENDING_PAY'],
      [],
    ])
  })

  test.each([
    ['4000000000001000', 'PAY_SUCCESS', null],
    ['4000000000001018', 'PAY_FAILED', 'authentication'],
  ])(
    '%s, of whose holder the bank says yes or no, is a payment that is %s',
    async (number, status, reason) => {
      const { guest, contract } = await ordered()
      await payBy(guest, contract, await typeCard(number)).catch(() => undefined)
      expect(
        await guest.call('POST /sapi/mall-pay/payment/payResult', { contractId: contract.id }),
      ).toMatchObject({ paymentRecordStatus: status, failedReason: reason })
      const isPaid = reason === null
      expect([await orderStates(contract), (await captures(contract)).length]).toEqual(
        isPaid ? [['UN_DELIVERY'], 1] : [['PENDING_PAY'], 0],
      )
    },
  )

  test('that no bank was asked about pays nothing', async () => {
    const { guest, contract } = await ordered()
    const token = await typeUnverified(t.lab.url)
    await expect(payBy(guest, contract, token)).rejects.toMatchObject({ code: 'payment.provider' })
    expect([await orderStates(contract), await captures(contract)]).toEqual([['PENDING_PAY'], []])
    expect(await salesOf(contract)).toMatchObject([{ status: 'gateway_rejected' }])
  })

  test('pays once, however many tabs pay at once', async () => {
    const { guest, contract } = await ordered()
    const tokens = await Promise.all(Array.from({ length: 5 }, () => typeCard()))
    await Promise.allSettled(tokens.map((token) => payBy(guest, contract, token)))
    await settleDown()
    const sales = (await salesOf(contract)).filter(({ status }) => status !== 'voided')
    expect([await orderStates(contract), sales.length]).toEqual([['UN_DELIVERY'], 1])
  })

  test('is charged in the money of the storefront', async () => {
    const guest = t.visit({ site: 'SE' })
    const contract = await order(guest, { lamp: 1 }, stockholm)
    await payBy(guest, contract, await typeCard())
    expect(await salesOf(contract)).toMatchObject([{ currencyIsoCode: 'SEK' }])
    expect(await orderStates(contract)).toEqual(['UN_DELIVERY'])
  })
})

const stockholm = {
  hearFrom: 'A friend',
  personPhone: '+46 812345678',
  poiName: 'Drottninggatan',
  detailAddress: 'lgh 1101',
  postalCode: '111 51',
  city: 'Stockholm',
  province: 'Stockholms län',
  country: 'Sverige',
}

describe('what the fields are opened with', () => {
  const ask = (guest: ReturnType<typeof t.visit>, contractId?: string) =>
    guest.call('POST /sapi/mall-pay/payment/authority', {
      channel: 'BRAINTREE',
      site: 'DE',
      countryCode: 'DE',
      ...(contractId ? { contractId } : {}),
    })

  test('is a token for the browser’s script, which opens no door of the server', async () => {
    const { guest, contract } = await ordered()
    const { channelToken } = await ask(guest, contract.id)
    const read = JSON.parse(Buffer.from(channelToken ?? '', 'base64').toString()) as {
      authorizationFingerprint: string
    }
    expect(read.authorizationFingerprint).toMatch(/^fingerprint-/)
    expect(JSON.stringify(read)).not.toContain('braintree_demo_private')
  })

  test('[PAY-095] is over 100 where no amount is given, and over what is due where one is', async () => {
    const { guest, contract } = await ordered()
    const amountOf = async (contractId?: string) =>
      JSON.parse((await ask(guest, contractId)).redirectInfo?.sessionData ?? '{}') as object
    expect([await amountOf(), await amountOf(contract.id)]).toEqual([
      { amount: { currency: 'EUR', value: 100 }, verification: { amount: '1.00' } },
      { amount: { currency: 'EUR', value: 6480 }, verification: expect.anything() },
    ])
  })

  test('asks the bank about what is charged, and about who pays by names that banks take', async () => {
    const guest = t.visit({ site: 'SE' })
    const contract = await order(guest, { lamp: 1 }, { ...stockholm, firstName: 'Åsa Łucja' })
    const { redirectInfo } = await ask(guest, contract.id)
    const { verification } = JSON.parse(redirectInfo?.sessionData ?? '{}') as {
      verification: { amount: string; billingAddress: Record<string, string> }
    }
    await payBy(guest, contract, await typeCard())
    expect(await salesOf(contract)).toMatchObject([{ amount: verification.amount }])
    expect(verification.billingAddress).toMatchObject({
      surname: 'Petersen',
      phoneNumber: '46812345678',
      streetAddress: 'Drottninggatan 5a',
      locality: 'Stockholm',
      countryCodeAlpha2: 'SE',
    })
    // It has a letter that is more than one with an accent.
    expect(verification.billingAddress).not.toHaveProperty('givenName')
  })
})

describe('money back', () => {
  test('of all that is not settled yet undoes the sale: its buyer is never charged', async () => {
    const { guest, contract, sale } = await paid()
    await steps.callOff(guest, contract)
    await settleDown()
    expect(await refunds(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
    expect(await salesOf(contract)).toMatchObject([{ id: sale, status: 'voided' }])
    // The list tells of it as well, and it is no news.
    await steps.reconcile()
    expect(await steps.matters()).toEqual([])
  })

  test('of all that is settled is a refund of its own', async () => {
    const { guest, contract, sale } = await paid()
    await steps.night(sale)
    await steps.callOff(guest, contract)
    await settleDown()
    expect(await refunds(contract)).toMatchObject([{ status: 'DONE', amount: 6480 }])
    expect((await steps.all()).filter((one) => one.refundedTransactionId === sale)).toMatchObject([
      { type: 'credit', amount: '64.80' },
    ])
  })

  test('of a part waits for the night, and nobody is told that Braintree was silent', async () => {
    const [anna, merchant] = [await t.signIn(people.anna), await t.signIn(people.merchant)]
    const contract = await order(anna, { lamp: 2 })
    await payBy(anna, contract, await typeCard())
    const asked = await apply(anna, contract.tradeOrderList[0]?.id ?? '', { qty: 1 })
    await merchant.call(APPROVE, { id: asked.id })
    for (const minutes of [1, 30, 90, 200]) {
      t.clock.advance(minutes * 60_000)
      await settleDown()
    }
    expect([await refunds(contract), await steps.matters()]).toMatchObject([
      [{ status: 'SENT' }],
      [],
    ])
    // A night that does not come for days is nothing to wait for in silence.
    t.clock.advance(3 * DAY)
    await settleDown()
    expect(await steps.matters()).toMatchObject([{ kind: 'REFUND_UNANSWERED' }])
    const [sale] = await salesOf(contract)
    await steps.night(sale?.id ?? '')
    t.clock.advance(HOUR)
    await settleDown()
    expect(await steps.matters()).toEqual([])
    const given = (await steps.all()).filter((one) => one.refundedTransactionId === sale?.id)
    expect([(await refunds(contract)).map(({ status }) => status), given.length]).toEqual([
      ['DONE'],
      1,
    ])
  })

  test('that the buyer’s bank does not take is sent again by another key', async () => {
    const { guest, contract } = await ordered()
    await t.scenario('refund_fails_once', 'BRAINTREE')
    await payBy(guest, contract, await typeCard())
    const [sale] = await salesOf(contract)
    await steps.night(sale?.id ?? '')
    await steps.callOff(guest, contract)
    await settleDown()
    // Nobody hears of it here: once it has failed, the list tells it.
    await t.lab.idle(1000)
    await steps.reconcile()
    await settleDown()
    t.clock.advance(2 * HOUR)
    await settleDown()
    const given = (await steps.all()).filter((one) => one.refundedTransactionId === sale?.id)
    expect([
      (await refunds(contract)).map(({ status }) => status),
      given.map(({ status }) => status).toSorted(),
    ]).toEqual([['DONE'], ['failed', 'submitted_for_settlement']])
  })

  test('of another amount than was asked for goes by itself, and a person is told', async () => {
    const { guest, contract } = await ordered()
    await t.scenario('wrong_amount', 'BRAINTREE')
    await payBy(guest, contract, await typeCard()).catch(() => undefined)
    await settleDown()
    expect([await orderStates(contract), await refunds(contract)]).toMatchObject([
      ['PENDING_PAY'],
      [{ status: 'DONE', amount: 6479, reason: 'amount' }],
    ])
    expect((await salesOf(contract)).map(({ status }) => status)).toEqual(['voided'])
  })
})

describe('what happens at Braintree without the mall', () => {
  const strays = async () => (await steps.matters()).filter(({ kind }) => kind === 'STRAY_REFUND')

  test('a sale that the bank does not pay after all is in the books as gone, and a person is told once', async () => {
    const before = (await strays()).length
    const { guest, contract } = await ordered()
    await t.scenario('settlement_declined', 'BRAINTREE')
    await payBy(guest, contract, await typeCard())
    const [sale] = await salesOf(contract)
    await steps.night(sale?.id ?? '')
    await steps.reconcile()
    await steps.reconcile()
    expect((await strays()).slice(before)).toEqual([{ kind: 'STRAY_REFUND', amount: 6480 }])
  })

  test('a sale that was undone by hand is found, and what its buyer asks for then is taken as given by it', async () => {
    const before = (await strays()).length
    const { guest, contract, sale } = await paid()
    await steps.voidByHand(sale)
    await steps.reconcile()
    expect((await strays()).length).toBe(before + 1)
    await steps.callOff(guest, contract)
    await settleDown()
    expect([await refunds(contract), (await strays()).length]).toMatchObject([
      [{ status: 'DONE' }],
      before,
    ])
  })
})
