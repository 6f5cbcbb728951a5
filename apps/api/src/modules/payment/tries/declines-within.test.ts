import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, signUp, waitAMinute } from '../../../testing/account-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { contractId, createMoneyTrail } from '../../../testing/money-trail.ts'
import { order, pay, type Contract } from '../../../testing/shop-steps.ts'
import { askStripe, payByStripe, typeCard, withStripe } from '../../../testing/stripe-steps.ts'
import { endCards } from '../cards/end-cards.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall({ payments: withStripe })
})
afterAll(() => t.close())

let ip = ''
let number = 0
beforeEach(() => {
  ip = `203.0.113.${(number += 1)}`
})
const trail = createMoneyTrail(() => t)

const declined = [
  '4000000000000002',
  '4000000000009995',
  '4000000000009987',
  '4000000000009979',
  '4000000000000127',
  '4000000000000119',
  '4000000000006975',
] as const
const GOOD = '4242424242424242'

async function settleDown(): Promise<void> {
  await t.lab.idle()
  await t.drain()
}
async function open(): Promise<{ guest: Visitor; contract: Contract; secret: string }> {
  const guest = t.visit({ ip })
  const contract = await order(guest, { lamp: 1 })
  const { redirectInfo } = await payByStripe(guest, contract.id)
  return { guest, contract, secret: redirectInfo?.clientSecret ?? '' }
}
/** What was declined for an order: how often, and by how many cards. */
const declinesOf = (contract: Contract) =>
  t.sql<{ declines: number; cards: number }>(
    `select count(*)::int as declines, count(distinct card)::int as cards from card_tries where decline <> '' and contract_id = $1`,
    [contractId(contract)],
  )

describe('several cards that are typed in for one payment', () => {
  test('count each, once, however often the mall asks', async () => {
    const { contract, secret } = await open()
    for (const card of [...declined.slice(0, 3), declined[0]])
      await typeCard(t.lab.url, secret, card)
    await settleDown()
    await trail.check(contract)
    expect(await declinesOf(contract)).toEqual([{ declines: 4, cards: 3 }])
    expect(await trail.attempts(contract)).toMatchObject([{ status: 'PAY_FAILED' }])
  })

  test('count when one of them pays in the end', async () => {
    const { contract, secret } = await open()
    for (const card of [declined[0], declined[1], GOOD]) await typeCard(t.lab.url, secret, card)
    await settleDown()
    expect(await declinesOf(contract)).toEqual([{ declines: 2, cards: 2 }])
    expect(await trail.attempts(contract)).toMatchObject([{ status: 'PAY_SUCCESS' }])
  })

  test('count when their buyer takes another way before the mall has heard of them', async () => {
    const { guest, contract, secret } = await open()
    for (const card of declined.slice(0, 3)) await typeCard(t.lab.url, secret, card)
    await pay(guest, contract.id, 'PAYPAL_PAY_PC')
    expect(await declinesOf(contract)).toEqual([{ declines: 3, cards: 3 }])
  })

  test('at the page of a link count each, and the link stays open', async () => {
    const guest = t.visit({ ip })
    const contract = await order(guest, { lamp: 1 })
    const { redirectUrl } = await pay(guest, contract.id, 'ADYEN_LINK')
    for (let tried = 0; tried < 10; tried += 1)
      await fetch(String(redirectUrl), {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'declined', method: 'scheme' }),
        redirect: 'manual',
      })
    await settleDown()
    expect(await declinesOf(contract)).toEqual([{ declines: 10, cards: 0 }])
    expect(await trail.attempts(contract)).toMatchObject([{ status: 'PAY_PENDING' }])
    expect(await refusalOf(payByStripe(guest, contract.id))).toBe('429 429')
  })
})

describe('a member who adds cards', () => {
  const CREATE = 'POST /api/trantor/flow/customer_CreateCardFlow' as const
  const ONE = 'POST /api/trantor/func/customer_QueryOneCardFunc' as const
  const DELETE = 'POST /api/trantor/func/customer_DeleteCardFunc' as const
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
  let anna: Visitor
  beforeEach(async () => {
    waitAMinute(t)
    ;({ visitor: anna } = await signUp(t, `adds${number}@galleria.test`, t.visit({ ip })))
  })
  const begin = async () => {
    const { id, extra } = await anna.call(CREATE, form)
    return { id, secret: extra.clientSecret }
  }
  const cardRows = () =>
    t.sql(
      `select status from saved_cards where user_id = (select id from users where email = $1) order by created_at`,
      [`adds${number}@galleria.test`],
    )

  test('begins anew after three that were declined: the first form takes no more', async () => {
    const { id, secret } = await begin()
    for (const card of declined.slice(0, 2)) await typeCard(t.lab.url, secret, card)
    expect(await anna.call(ONE, { id })).toMatchObject({ payCenterToken: null })
    await typeCard(t.lab.url, secret, declined[2])
    expect(await refusalOf(anna.call(ONE, { id }))).toBe('404 card.not_found')
    expect(await typeCard(t.lab.url, secret, GOOD)).toMatchObject({
      error: { code: 'setup_intent_unexpected_state' },
    })
    expect(await cardRows()).toEqual([{ status: 'REMOVED' }])
  })

  test('has twenty declined, with those of orders; then nothing is begun, here or at Stripe', async () => {
    // None of them so often that it is the card that is refused.
    await t.sql('delete from card_tries')
    const twentyOne = Array.from({ length: 3 }, () => declined).flat()
    for (let form = 0; form < 6; form += 1) {
      const { secret } = await begin()
      for (const card of twentyOne.slice(3 * form, 3 * form + 3))
        await typeCard(t.lab.url, secret, card)
      await settleDown()
    }
    const { secret } = await begin()
    await typeCard(t.lab.url, secret, declined[4])
    const contract = await order(anna, { lamp: 1 })
    await settleDown()
    const paid = await payByStripe(anna, contract.id)
    await typeCard(t.lab.url, paid.redirectInfo?.clientSecret, '4000000000000069')
    await settleDown()
    const before = [await cardRows(), await setups()]
    await expect(anna.call(CREATE, form)).rejects.toMatchObject({
      status: 429,
      body: { retryAfter: 3600, limits: 'cards' },
    })
    expect([await cardRows(), await setups()]).toEqual(before)
    expect(await refusalOf(payByStripe(anna, contract.id))).toBe('429 429')
  })

  test('who takes the card away before the mall has heard of it has had it declined all the same', async () => {
    const { id, secret } = await begin()
    for (const card of declined.slice(0, 2)) await typeCard(t.lab.url, secret, card)
    await anna.call(DELETE, { id })
    await endCards(t.mall.gate.own(), t.mall.providers)
    expect(
      await t.sql(
        `select count(*)::int as declines from card_tries where decline <> '' and buyer_id = (select id from users where email = $1)`,
        [`adds${number}@galleria.test`],
      ),
    ).toEqual([{ declines: 2 }])
  })

  test('pays by none that was declined five times, whoever tried it', async () => {
    // Kept, and then declined whenever it is charged.
    const card = '4000000000000341'
    const { id, secret } = await begin()
    await typeCard(t.lab.url, secret, card)
    const token = (await anna.call(ONE, { id })).payCenterToken ?? ''
    const contract = await order(anna, { lamp: 1 })
    expect(await refusalOf(payByStripe(anna, contract.id, token))).toBe('422 payment.provider')
    for (let guest = 0; guest < 4; guest += 1) {
      const other = await open()
      await typeCard(t.lab.url, other.secret, card)
      await settleDown()
    }
    expect(await refusalOf(payByStripe(anna, contract.id, token))).toBe('429 429')
    expect(await trail.attempts(contract)).toHaveLength(1)
    expect((await payByStripe(anna, contract.id)).paymentRecordStatus).toBe('PAY_PENDING')
    const [kept] = await t.sql<{ fingerprint: string }>(
      'select fingerprint from saved_cards where token = $1',
      [token],
    )
    expect(kept?.fingerprint).toMatch(/^[\w-]{22}$/)
  })

  const setups = async () =>
    (await askStripe<{ data: { id: string }[] }>(t.lab.url, 'setup_intents?limit=100')).data.length
})
