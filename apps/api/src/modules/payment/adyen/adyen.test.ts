import { beforeAll, describe, expect, test } from 'vitest'
import { useAdyen } from '../../../testing/adyen-stage.ts'
import {
  cardState,
  chooseAtBank,
  payAtAdyen,
  queueAtAdyen,
  answerIssuer,
} from '../../../testing/adyen-steps.ts'
import { reconcile } from '../../../testing/payment-work.ts'
import { order, type Contract } from '../../../testing/shop-steps.ts'
import { openPayments } from '../providers/index.ts'

/** The ways to pay at Adyen. */
const stage = useAdyen()
const { attemptsOf, begin, capturesOf, ordersOf, refundsOf, settleDown } = stage
let t: typeof stage.t
beforeAll(() => {
  t = stage.t
})

describe('a card', () => {
  test('[PAY-013] is paid at once, by blobs that Adyen alone can read, and its event adds nothing', async () => {
    const { contract, started } = await stage.paidByCard()
    expect(started).toMatchObject({
      channel: 'ADYEN_PC',
      paymentRecordStatus: 'PAY_SUCCESS',
      needConfirm: false,
      redirectUrl: null,
    })
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    expect(await capturesOf(contract)).toMatchObject([{ disposition: 'APPLIED' }])
  })

  test.each([
    ['NOT_ENOUGH_BALANCE', 'insufficient_funds'],
    ['CARD_EXPIRED', 'expired_card'],
    ['DECLINED', 'refused'],
  ])('that is declined as %s leaves the order to be paid, with %s', async (holderName, reason) => {
    const { buyer, contract } = await begin()
    const token = await cardState(t, { holderName })
    await expect(payAtAdyen(buyer, contract.id, 'card', token)).rejects.toMatchObject({
      code: 'payment.provider',
    })
    await settleDown()
    expect(await attemptsOf(contract)).toMatchObject([
      { status: 'PAY_FAILED', failed_reason: reason },
    ])
    expect(await ordersOf(contract)).toEqual(['PENDING_PAY'])
    expect(await payAtAdyen(buyer, contract.id, 'card', await cardState(t))).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
  })

  test('whose bank asks and says no leaves the order to be paid, and says so', async () => {
    const { buyer, contract } = await begin()
    const token = await cardState(t, { number: '4917610000000000' })
    const { redirectUrl } = await payAtAdyen(buyer, contract.id, 'card', token)
    const redirectResult = await answerIssuer(String(redirectUrl), 'not the password')
    expect(
      await buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
        contractId: contract.id,
        details: { redirectResult },
      }),
    ).toMatchObject({ paymentRecordStatus: 'PAY_FAILED', failedReason: 'authentication' })
    expect([await ordersOf(contract), await capturesOf(contract)]).toEqual([['PENDING_PAY'], []])
  })

  test('whose number would come through the mall is refused at its field', async () => {
    const { buyer, contract } = await begin()
    const token = JSON.stringify({
      paymentMethod: { type: 'scheme', number: '4111 1111 1111 1111' },
    })
    await expect(payAtAdyen(buyer, contract.id, 'card', token)).rejects.toMatchObject({
      status: 400,
    })
    expect(await attemptsOf(contract)).toEqual([])
  })

  test('is not paid by the form of another method than was chosen and checked', async () => {
    const { buyer, contract } = await begin()
    const token = JSON.stringify({ paymentMethod: { type: 'ideal' } })
    await expect(payAtAdyen(buyer, contract.id, 'card', token)).rejects.toMatchObject({
      code: 'payment.provider',
    })
    expect(await attemptsOf(contract)).toMatchObject([{ status: 'PAY_FAILED' }])
  })
})

describe('a page of a bank', () => {
  const somebody = () => t.visit()

  test('[PAY-050] [PAY-099] is left to and come back from: what came of it is asked with the details, for the site', async () => {
    const buyer = somebody()
    const contract = await order(buyer, { lamp: 1 })
    const { redirectUrl, paymentRecordStatus } = await payAtAdyen(
      buyer,
      contract.id,
      'klarna_paynow',
    )
    expect(paymentRecordStatus).toBe('PAY_PENDING')
    // Its event is not there yet: the details alone settle it.
    const redirectResult = await chooseAtBank(String(redirectUrl), 'paid')
    const answer = await buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
      contractId: contract.id,
      site: 'DE',
      details: { redirectResult },
    })
    expect(answer).toMatchObject({ paymentRecordStatus: 'PAY_SUCCESS', recordStatus: 'SUCCESS' })
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    await buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
      contractId: contract.id,
      site: 'DE',
      details: { redirectResult },
    })
    expect(await capturesOf(contract)).toHaveLength(1)
  })

  test("somebody else's payment is not found, and details that Adyen does not know change nothing", async () => {
    const buyer = somebody()
    const contract = await order(buyer, { lamp: 1 })
    const { redirectUrl } = await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    const details = { redirectResult: await chooseAtBank(String(redirectUrl), 'pending') }
    const ask = (who: typeof buyer, what: typeof details) =>
      who.call('POST /sapi/mall-pay/payment/adyenDetails', {
        contractId: contract.id,
        details: what,
      })
    const stranger = (await begin()).buyer
    await expect(ask(stranger, details)).rejects.toMatchObject({ code: 'contract.not_found' })
    expect(await ask(buyer, { redirectResult: 'made-up' })).toMatchObject({
      paymentRecordStatus: 'PAY_PENDING',
    })
    expect(await ask(buyer, details)).toMatchObject({ paymentRecordStatus: 'PAY_PENDING' })
  })

  test('that is not come back from is told by its event; one that is cancelled there leaves the order to be paid', async () => {
    const buyer = somebody()
    const paid = await order(buyer, { lamp: 1 })
    const first = await payAtAdyen(buyer, paid.id, 'klarna_paynow')
    await fetch(String(first.redirectUrl), {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid_no_return' }),
    })
    await settleDown()
    expect(await ordersOf(paid)).toEqual(['UN_DELIVERY'])

    const other = somebody()
    const canceled = await order(other, { lamp: 1 })
    const second = await payAtAdyen(other, canceled.id, 'klarna_paynow')
    await chooseAtBank(String(second.redirectUrl), 'canceled')
    await settleDown()
    expect(await attemptsOf(canceled)).toMatchObject([
      { status: 'PAY_CLOSED', failed_reason: 'canceled' },
    ])
    expect(await ordersOf(canceled)).toEqual(['PENDING_PAY'])
  })

  test('is closed when another way is chosen, and money that comes there all the same goes back', async () => {
    const buyer = somebody()
    const contract = await order(buyer, { lamp: 1 })
    await queueAtAdyen(t, 'late')
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    await t.lab.idle()
    expect(await payAtAdyen(buyer, contract.id, 'card', await cardState(t))).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    const [closed] = await attemptsOf(contract)
    expect(closed?.status).toBe('PAY_CLOSED')
    const [lab] = await stage.paymentsOf(String(closed?.reference))
    await t.lab.idle()
    await t.lab.hurry(String(lab))
    await settleDown()
    expect((await capturesOf(contract)).map(({ disposition }) => disposition).toSorted()).toEqual([
      'APPLIED',
      'AUTO_REFUNDED',
    ])
    expect(await refundsOf(contract)).toMatchObject([{ status: 'DONE' }])
  })
})

describe('what is brought from a page that was left in another tab', () => {
  /** Paid at a bank's page while a transfer was begun beside it; no event tells of it. */
  async function paidInOtherTab(named?: string) {
    const buyer = t.visit()
    const contract = await order(buyer, { lamp: 1 })
    await queueAtAdyen(t, 'late')
    await payAtAdyen(buyer, contract.id, 'klarna_paynow')
    await t.lab.idle()
    await payAtAdyen(buyer, contract.id, 'bankTransfer_IBAN')
    await t.lab.idle()
    const [first] = await attemptsOf(contract)
    const [psp] = await stage.paymentsOf(String(first?.reference))
    t.lab.holdEvents(true)
    await t.lab.hurry(String(psp))
    await t.lab.idle()
    t.lab.holdEvents(false)
    stage.proxy.when(/POST .*\/payments\/details$/, async () => ({
      status: 200,
      type: 'application/json',
      body: JSON.stringify({
        resultCode: 'Authorised',
        pspReference: psp,
        merchantReference: named ?? first?.reference,
        amount: { value: 6480, currency: 'EUR' },
      }),
    }))
    const bring = () =>
      buyer.call('POST /sapi/mall-pay/payment/adyenDetails', {
        contractId: contract.id,
        details: { redirectResult: 'of-the-other-tab' },
      })
    return { contract, bring, first }
  }

  test('is of the payment that was begun there: the order is paid by it, and nobody is shown how to transfer', async () => {
    const { contract, bring } = await paidInOtherTab()
    expect(await bring()).toMatchObject({ recordStatus: 'SUCCESS', payInstructions: null })
    expect([await ordersOf(contract), await capturesOf(contract)]).toMatchObject([
      ['UN_DELIVERY'],
      [{ disposition: 'APPLIED' }],
    ])
    expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual([
      'PAY_SUCCESS',
      'PAY_PENDING',
    ])
    await settleDown()
    expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual([
      'PAY_SUCCESS',
      'PAY_CLOSED',
    ])
  })

  test('and is of another order changes neither', async () => {
    const other = await paidInOtherTab()
    const { contract, bring } = await paidInOtherTab(other.first?.reference)
    expect((await bring()).recordStatus).not.toBe('SUCCESS')
    expect([await capturesOf(contract), await capturesOf(other.contract)]).toEqual([[], []])
    expect([await ordersOf(contract), await ordersOf(other.contract)]).toEqual([
      ['PROCESSING'],
      ['PROCESSING'],
    ])
    stage.proxy.clear()
    t.clock.advance(60_000)
    await reconcile(t.mall.gate.own(), t.mall.providers)
    await settleDown()
  })
})

describe('a session', () => {
  const ask = (buyer: ReturnType<typeof t.visit>, more: object = {}) =>
    buyer.call('POST /sapi/mall-pay/payment/authority', {
      channel: 'ADYEN_PC',
      authCode: 'x',
      tradeAmt: { type: 'money', value: 1 },
      countryCode: 'DE',
      site: 'DE',
      amount: { currency: 'EUR', value: 0.01 },
      ...more,
    })
  const setUp = async ({ redirectInfo: info }: Awaited<ReturnType<typeof ask>>) =>
    (await (
      await fetch(
        `${t.lab.url}/adyen/checkoutshopper/v1/sessions/${info?.sessionId}/setup?clientKey=${info?.clientKey}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionData: info?.sessionData }),
        },
      )
    ).json()) as {
      amount: { value: number; currency: string }
      paymentMethods: { paymentMethods: { type: string }[] }
    }

  test('[PAY-028] [PAY-029] [PAY-031] [PAY-091] [PAY-100] is opened before anything is paid, over what the contract costs and the methods that it may be paid by', async () => {
    const { buyer, contract } = await begin()
    const answer = await ask(buyer, { contractId: contract.id })
    expect(answer).toMatchObject({
      channelToken: null,
      redirectInfo: {
        clientKey: 'test_GALLERIADEMO',
        environment: 'test',
        sessionId: expect.stringMatching(/^CS/),
        sessionData: expect.any(String),
      },
    })
    const { amount, paymentMethods } = await setUp(answer)
    expect(amount).toEqual({ currency: 'EUR', value: 6480 })
    expect(paymentMethods.paymentMethods.map(({ type }) => type)).toEqual([
      'scheme',
      'applepay',
      'googlepay',
      'klarna_paynow',
      'bankTransfer_IBAN',
    ])
    expect(await attemptsOf(contract)).toEqual([])
    await expect(ask(buyer, { contractId: contract.id, payMethod: 'ideal' })).rejects.toMatchObject(
      { code: 'payment.channel' },
    )
  })

  test('[PAY-094] is over 1 where no amount is given', async () => {
    expect((await setUp(await ask((await begin()).buyer))).amount).toEqual({
      currency: 'EUR',
      value: 1,
    })
  })
})

describe('a link', () => {
  const pay = (buyer: ReturnType<typeof t.visit>, contract: Contract) =>
    buyer.call('POST /sapi/mall-pay/payment/firstPay', {
      payChannel: 'ADYEN_LINK',
      contractId: contract.id,
    })

  test('[PAY-014] leads to a page of Adyen and is paid there', async () => {
    const { buyer, contract } = await begin()
    const { redirectUrl, needConfirm } = await pay(buyer, contract)
    expect([redirectUrl, needConfirm]).toEqual([
      expect.stringContaining(`${t.lab.url}/adyen/link/PL`),
      false,
    ])
    for (const outcome of ['declined', 'paid'])
      await fetch(String(redirectUrl), {
        method: 'POST',
        body: new URLSearchParams({ outcome, method: 'scheme' }),
        redirect: 'manual',
      })
    await settleDown()
    expect(await ordersOf(contract)).toEqual(['UN_DELIVERY'])
    expect(await attemptsOf(contract)).toMatchObject([{ status: 'PAY_SUCCESS' }])
  })

  test('that is left for another way is ended there', async () => {
    const { buyer, contract } = await begin()
    const { redirectUrl } = await pay(buyer, contract)
    expect(await payAtAdyen(buyer, contract.id, 'card', await cardState(t))).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    expect(await (await fetch(String(redirectUrl))).text()).toContain('This link is expired.')
  })

  test('and its provider are there by setting alone', () => {
    const names = (source: Record<string, string>, labUrl?: string) =>
      openPayments(source, { labUrl }).channels.map(({ name }) => name)
    const lab = 'http://127.0.0.1:9'
    expect(names({}, lab)).toContain('ADYEN_PC')
    expect(names({}, lab)).not.toContain('ADYEN_LINK')
    expect(names({ PAY_CHANNELS: 'ADYEN_LINK' }, lab)).toContain('ADYEN_LINK')
    expect(names({})).toEqual([])
  })
})
