import { Writable } from 'node:stream'
import type pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFields } from '@galleria/contract/card-rules'
import { HOUR } from '@galleria/kernel/time'
import { createLog } from '#platform/log.ts'
import { atOnce, refusalOf, signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { findEverywhere, leaveBy } from '../../../testing/leaving-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { order } from '../../../testing/shop-steps.ts'
import { contractId } from '../../../testing/money-trail.ts'
import {
  answerBank,
  askStripe,
  payByStripe,
  queueAtStripe,
  typeCard,
} from '../../../testing/stripe-steps.ts'
import { endCards } from './end-cards.ts'

let t: TestMall
let logged = ''
beforeAll(async () => {
  const listener = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  t = await openTestMall({ log: createLog('trace', listener as unknown as pino.DestinationStream) })
})
afterAll(() => t.close())

let anna: Visitor
let number = 0
beforeEach(async () => {
  waitAMinute(t)
  ;({ visitor: anna } = await signUp(t, `anna${(number += 1)}@galleria.test`, t.visit()))
})

const CREATE = 'POST /api/trantor/flow/customer_CreateCardFlow' as const
const LIST = 'POST /api/trantor/flow/customer_QueryCardByCustomerFlow' as const
const ONE = 'POST /api/trantor/func/customer_QueryOneCardFunc' as const
const DELETE = 'POST /api/trantor/func/customer_DeleteCardFunc' as const
const SET_DEFAULT = 'POST /api/trantor/func/customer_SetDefaultCardFunc' as const

const form = {
  cardHolderName: 'Anna Berg',
  mobile: '+49 4030123456',
  email: 'anna@galleria.test',
  country: 'DE',
  address: { provinceName: 'Hamburg', cityName: 'Hamburg', regionName: 'St. Georg' },
  street: 'Lange Reihe',
  houseNumber: '5a',
  zipCode: '20099',
  isSave: 1,
  city: 'Hamburg',
  state: 'Hamburg',
} as const

const cardRows = () =>
  t.sql<{ status: string }>('select status from saved_cards order by created_at, id')

/** A card of a member, typed in and agreed to by its bank. */
async function keep(member: Visitor, digits = '4242424242424242', more: object = {}) {
  const { id, extra } = await member.call(CREATE, { ...form, ...more })
  await typeCard(t.lab.url, extra.clientSecret, digits)
  const card = await member.call(ONE, { id })
  return { ...card, token: card.payCenterToken ?? '' }
}
async function settleDown() {
  await t.lab.idle()
  await t.drain()
}

describe('adding a card', () => {
  test('[PAY-022] [PAY-023] [PAY-103] who it belongs to is sent, and what the browser goes on with is answered', async () => {
    const { id, extra } = await anna.call(CREATE, form)
    expect(id).toMatch(/^crd_/)
    expect(extra).toEqual({ clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/) })
    expect(await anna.call(LIST, { isBind: 1 })).toMatchObject({ data: [] })
  })

  test.each([
    ['cardHolderName', { cardHolderName: ' ' }],
    ['mobile', { mobile: '' }],
    ['email', { email: '' }],
    ['country', { country: '' }],
    ['province', { address: { cityName: 'Hamburg', regionName: 'St. Georg' }, state: '' }],
    ['city', { address: { provinceName: 'Hamburg', regionName: 'St. Georg' }, city: '' }],
    ['district', { address: { provinceName: 'Hamburg', cityName: 'Hamburg' } }],
    ['street', { street: '' }],
    ['houseNumber', { houseNumber: '' }],
    ['zipCode', { zipCode: '' }],
  ] as const)(
    '[PAY-083] without its %s it is refused at that field, and nothing is begun',
    async (field, change) => {
      expect(cardFields).toContain(field)
      const before = await cardRows()
      await expect(anna.call(CREATE, { ...form, ...change })).rejects.toMatchObject({
        status: 400,
        body: { errors: [{ path: field, code: 'required' }] },
      })
      expect(await cardRows()).toEqual(before)
    },
  )

  test('a number typed where a name belongs is refused, and is in no log', async () => {
    await expect(
      anna.call(CREATE, { ...form, cardHolderName: '4242 4242 4242 4242' }),
    ).rejects.toMatchObject({
      body: { errors: [{ path: 'cardHolderName', code: 'cardNumber' }] },
    })
    expect(logged).not.toContain('4242 4242')
  })

  test('[PAY-021] [PAY-024] [PAY-068] [PAY-102] [PAY-104] it has a token once its bank has agreed, and stands in the list with what can be known of it', async () => {
    const { id, extra } = await anna.call(CREATE, form)
    expect(await anna.call(ONE, { id })).toMatchObject({ id, payCenterToken: null, tailNumber: '' })
    await typeCard(t.lab.url, extra.clientSecret, '5555555555554444')
    const card = await anna.call(ONE, { id })
    expect(card).toEqual({
      id,
      payCenterToken: expect.stringMatching(/^pct_[\w-]{32}$/),
      tailNumber: '4444',
      isDefault: true,
      bankNetBO: { bankNetName: 'mastercard', bankNetLogo: '/assets/card-logos/mastercard.svg' },
      expiryMonth: 12,
      expiryYear: 2044,
      isExpired: false,
    })
    expect(await anna.call(ONE, { id })).toEqual(card)
    expect(await anna.call(LIST, { isBind: 1 })).toEqual({
      data: [card],
      config: {
        script: `${t.lab.url}/stripe/js/stripe.js`,
        publishableKey: 'pk_test_galleriademo1',
      },
    })
  })

  test('it is kept by the event alone when its owner leaves the page', async () => {
    const { extra } = await anna.call(CREATE, form)
    await typeCard(t.lab.url, extra.clientSecret, '4242424242424242')
    await settleDown()
    expect((await anna.call(LIST, {})).data).toMatchObject([{ tailNumber: '4242' }])
  })

  test('a bank that asks is answered first; one that says no, and one that is still thinking, leave no token', async () => {
    const begin = async (digits: string) => {
      const { id, extra } = await anna.call(CREATE, form)
      return { id, said: await typeCard(t.lab.url, extra.clientSecret, digits) }
    }
    const asked = await begin('4000002500003155')
    expect(await anna.call(ONE, { id: asked.id })).toMatchObject({ payCenterToken: null })
    await answerBank(asked.said, 'complete')
    expect((await anna.call(ONE, { id: asked.id })).payCenterToken).toMatch(/^pct_/)
    const refused = await begin('4000002500003155')
    await answerBank(refused.said, 'fail')
    expect(await anna.call(ONE, { id: refused.id })).toMatchObject({ payCenterToken: null })
    const declined = await begin('4000000000000002')
    expect(declined.said.error?.code).toBe('card_declined')
    expect(await anna.call(ONE, { id: declined.id })).toMatchObject({ payCenterToken: null })
    await queueAtStripe(t.lab.url, 'STRIPE_CARD', 'slow_setup')
    const slow = await begin('4242424242424242')
    expect(await anna.call(ONE, { id: slow.id })).toMatchObject({ payCenterToken: null })
    expect((await anna.call(LIST, {})).data).toHaveLength(1)
  })

  test('what nobody finished is cleared away after a day, here and at Stripe', async () => {
    const { extra } = await anna.call(CREATE, form)
    t.clock.advance(25 * HOUR)
    await endCards(t.mall.gate.own(), t.mall.providers)
    await endCards(t.mall.gate.own(), t.mall.providers)
    expect((await cardRows()).filter(({ status }) => status === 'OPEN')).toEqual([])
    expect(await typeCard(t.lab.url, extra.clientSecret, '4242424242424242')).toMatchObject({
      error: { code: 'setup_intent_unexpected_state' },
    })
  })

  test('of eleven that are added at once ten are begun', async () => {
    expect(await atOnce(11, () => anna.call(CREATE, form))).toEqual({ ok: 10, 'card.too_many': 1 })
  })

  test('when Stripe takes no card of a member nothing can be added, and what was begun is not shown', async () => {
    const first = await anna.call(CREATE, form)
    await t.sql(
      `update provider_customers set ref = 'cus_none' where id = (select customer_id from saved_cards order by created_at desc, id desc limit 1)`,
    )
    expect(first.id).toMatch(/^crd_/)
    expect(await refusalOf(anna.call(CREATE, form))).toBe('422 card.unavailable')
    expect((await anna.call(LIST, {})).data).toEqual([])
  })
})

describe('paying by a kept card', () => {
  const channelsFor = async (visitor: Visitor, id: string) =>
    (
      await visitor.call('POST /sapi/mall-pay/payment/payChannel', { contractId: id })
    ).payChannelGroups
      .flatMap(({ payChannels }) => payChannels)
      .map(({ channelName }) => channelName)
      .filter((name) => name.startsWith('STRIPE'))
  const attemptsOf = (contract: { id: string }) =>
    t.sql<{ status: string; failed_reason: string | null; extras: unknown }>(
      'select status, failed_reason, extras from payment_attempts where contract_id = $1 order by created_at, id',
      [contractId(contract as never)],
    )

  test('[PAY-012] it is offered to a member who keeps one, charged without its number, and the order is paid', async () => {
    const contract = await order(anna, { lamp: 1 })
    expect(await channelsFor(anna, contract.id)).toEqual([])
    const { token } = await keep(anna)
    expect(await channelsFor(anna, contract.id)).toEqual(['STRIPE_PAY_QUICK'])
    const started = await payByStripe(anna, contract.id, token)
    expect(started).toMatchObject({
      channel: 'STRIPE_PAY_QUICK',
      paymentRecordStatus: 'PAY_SUCCESS',
      redirectInfo: null,
    })
    expect(await attemptsOf(contract)).toEqual([
      { status: 'PAY_SUCCESS', failed_reason: null, extras: null },
    ])
    expect(await t.audit()).toEqual([])
  })

  test('[PAY-074] without a card, with a removed, an expired and somebody else’s one nothing is begun', async () => {
    const contract = await order(anna, { lamp: 1 })
    const mine = await keep(anna)
    const { visitor: berta } = await signUp(t, `berta${number}@galleria.test`, t.visit())
    const hers = await keep(berta)
    for (const bindToken of ['', hers.token, 'pct_none', mine.id])
      expect(await refusalOf(payByStripe(anna, contract.id, bindToken))).toBe('422 payment.card')
    await t.sql(`update saved_cards set expiry_year = 2020 where token = $1`, [mine.token])
    expect(await refusalOf(payByStripe(anna, contract.id, mine.token))).toBe('422 payment.card')
    await anna.call(DELETE, { id: mine.id })
    expect(await refusalOf(payByStripe(anna, contract.id, mine.token))).toBe('422 payment.card')
    expect(await attemptsOf(contract)).toEqual([])
  })

  test('a guest is not offered it and cannot use it', async () => {
    const { token } = await keep(anna)
    const guest = t.visit()
    const contract = await order(guest, { lamp: 1 })
    expect(await channelsFor(guest, contract.id)).toEqual([])
    expect(await refusalOf(payByStripe(guest, contract.id, token))).toBe('422 payment.channel')
    expect(await attemptsOf(contract)).toEqual([])
  })

  test('one that is declined says so, and the order can be paid by another', async () => {
    const bad = await keep(anna, '4000000000000341')
    const good = await keep(anna)
    const contract = await order(anna, { lamp: 1 })
    expect(await refusalOf(payByStripe(anna, contract.id, bad.token))).toBe('422 payment.provider')
    expect(await attemptsOf(contract)).toMatchObject([
      { status: 'PAY_FAILED', failed_reason: 'refused' },
    ])
    expect(await payByStripe(anna, contract.id, good.token)).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
  })

  test('one whose bank asks is gone on with in the browser; who takes another card instead has the first payment closed', async () => {
    const asking = await keep(anna, '4000002760003184', {}).catch(() => undefined)
    expect(asking?.payCenterToken ?? null).toBeNull()
    const { id, extra } = await anna.call(CREATE, form)
    await answerBank(await typeCard(t.lab.url, extra.clientSecret, '4000002760003184'), 'complete')
    const card = await anna.call(ONE, { id })
    const contract = await order(anna, { lamp: 1 })
    const started = await payByStripe(anna, contract.id, card.payCenterToken ?? '')
    expect(started).toMatchObject({
      needConfirm: true,
      redirectInfo: { clientSecret: expect.stringMatching(/^pi_/), action: 'handleNextAction' },
    })
    const other = await keep(anna)
    expect(await payByStripe(anna, contract.id, other.token)).toMatchObject({
      paymentRecordStatus: 'PAY_SUCCESS',
    })
    expect((await attemptsOf(contract)).map(({ status }) => status)).toEqual([
      'PAY_CLOSED',
      'PAY_SUCCESS',
    ])
  })
})

describe('the owner of a card', () => {
  test('chooses the one that is chosen at first, and takes away what they like, also at Stripe', async () => {
    const [first, second] = [await keep(anna), await keep(anna, '5555555555554444')]
    const standing = async () =>
      (await anna.call(LIST, {})).data.map(({ tailNumber, isDefault }) => [tailNumber, isDefault])
    expect(await standing()).toEqual([
      ['4242', true],
      ['4444', false],
    ])
    await anna.call(SET_DEFAULT, { id: second.id })
    expect(await standing()).toEqual([
      ['4444', true],
      ['4242', false],
    ])
    const [{ method }] = (await t.sql<{ method: string }>(
      'select method_ref as method from saved_cards where token = $1',
      [second.token],
    )) as [{ method: string }]
    await anna.call(DELETE, { id: second.id })
    expect(await standing()).toEqual([['4242', true]])
    expect(await refusalOf(anna.call(DELETE, { id: second.id }))).toBe('404 card.not_found')
    await settleDown()
    expect(await askStripe(t.lab.url, `payment_methods/${method}`)).toMatchObject({
      customer: null,
    })
    expect(await t.sql('select 1 from saved_cards where method_ref = $1', [method])).toEqual([])
    expect(first.isDefault).toBe(true)
  })

  test('is the only one who sees it and does anything with it', async () => {
    const card = await keep(anna)
    const { visitor: berta } = await signUp(t, `bert${number}@galleria.test`, t.visit())
    for (const call of [ONE, DELETE, SET_DEFAULT] as const)
      expect([call, await refusalOf(berta.call(call, { id: card.id }))]).toEqual([
        call,
        '404 card.not_found',
      ])
    expect((await berta.call(LIST, {})).data).toEqual([])
    expect(await refusalOf(t.visit().call(LIST, {}))).toMatch(/^401/)
    expect((await anna.call(LIST, {})).data).toEqual([
      expect.objectContaining({ id: card.id, isDefault: true }),
    ])
  })

  test('takes along what it looks like, never what it is charged by; and with the account it goes, here and at Stripe', async () => {
    const email = `anna${number}@galleria.test`
    const card = await keep(anna)
    const [{ method, customer }] = (await t.sql<{ method: string; customer: string }>(
      'select method_ref as method, p.ref as customer from saved_cards c join provider_customers p on p.id = c.customer_id where token = $1',
      [card.token],
    )) as [{ method: string; customer: string }]
    const copy = await anna.call('POST /auth/web/user/export', {})
    expect(copy).toMatchObject({ cards: [{ brand: 'visa', lastDigits: '4242', expiryYear: 2044 }] })
    for (const secret of [card.token, method, customer])
      expect(JSON.stringify(copy)).not.toContain(secret)
    waitAMinute(t)
    expect(await leaveBy(t, anna, email)).toEqual({})
    expect(await findEverywhere(t, [card.token])).toEqual([])
    await endCards(t.mall.gate.own(), t.mall.providers)
    expect(await findEverywhere(t, [card.token, method, customer])).toEqual([])
    expect(await askStripe(t.lab.url, `customers/${customer}`)).toMatchObject({
      error: { code: 'resource_missing' },
    })
    expect(await askStripe(t.lab.url, `payment_methods/${method}`)).toMatchObject({
      customer: null,
    })
    for (const secret of [card.token, method, 'seti_', '_secret_'])
      expect(logged).not.toContain(secret)
  })
})
