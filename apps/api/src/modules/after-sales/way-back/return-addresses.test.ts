import { fromWireId } from '@galleria/kernel/id'
import { HOUR } from '@galleria/kernel/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/account-steps.ts'
import { APPROVE, READ, apply } from '../../../testing/after-sales-steps.ts'
import { closeShop, sayWhere } from '../../../testing/closed-shop-steps.ts'
import { withdrawn } from '../../../testing/loss-steps.ts'
import { acceptOffer, offerBack } from '../../../testing/offer-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { receivedOrder } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { stepDueReverses } from '../step-reverse.ts'

/** Where goods of a shop come back to: usually, and from buyers of some countries. */

const LIST = 'POST /sapi/mall-merchant/returnaddress/list' as const
const SAVE = 'POST /sapi/mall-merchant/returnaddress/save' as const
const REMOVE = 'POST /sapi/mall-merchant/returnaddress/remove' as const
const SHOPS = 'POST /sapi/mall-merchant/reverseorder/detail' as const
const LOG = 'POST /sapi/mall-merchant/auditLog/page' as const

let t: TestMall
let [anna, merchant, other, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall()
})
async function signIn() {
  ;[anna, merchant, other, operator] = await Promise.all(
    [people.anna, people.merchant, people.otherMerchant, people.operator].map((who) =>
      t.signIn(who),
    ),
  )
}
beforeEach(signIn)
afterAll(() => t.close())

const hall = (personName: string, country: string, postalCode: string) => ({
  ...{ personName, personPhone: '+43 1 2345', detailAddress: 'Halle 3' },
  ...{ postalCode, city: 'Ort', country },
})
const [home, vienna] = [hall('Lager Nord', 'DE', '20457'), hall('Lager Wien', 'AT', '1010')]

/** Goods of an order that was delivered to a country. */
async function delivered(country: string): Promise<string> {
  const orderId = await receivedOrder(t, anna!, merchant!, { lamp: 1 })
  await t.sql(
    `update contracts set delivery_address = delivery_address || jsonb_build_object('country', $2::text) where id = (select contract_id from orders where id = $1)`,
    [fromWireId('order', orderId), country],
  )
  return orderId
}
const asked = async (country: string) =>
  (await apply(anna!, await delivered(country), { type: 'SALE_RETURN' })).id
const goesTo = async (id: string) => (await anna!.call(READ, { id })).returnAddress?.personName

test('a shop says its usual address and one for a country; of each the log says what it was and is', async () => {
  const [before] = await merchant!.call(LIST, {})
  expect(before).toMatchObject({ isUsualSet: false, forCountryList: [] })
  expect(before?.usual).toMatchObject({ personName: 'Galleria House GmbH', city: 'Hamburg' })
  await merchant!.call(SAVE, { shopId: 5, forCountry: null, address: home })
  const said = await merchant!.call(SAVE, { shopId: 5, forCountry: 'AT', address: vienna })
  expect(said).toMatchObject([
    {
      usual: home,
      isUsualSet: true,
      forCountryList: [{ country: 'AT', address: vienna }],
    },
  ])
  await merchant!.call(SAVE, { shopId: 5, forCountry: 'AT', address: { ...vienna, city: 'Wien' } })
  const { data } = await merchant!.call(LOG, {})
  expect(
    data
      .filter(({ call }) => call === 'mall-merchant/returnaddress/save')
      .map(({ changeList }) =>
        changeList.flatMap(({ field, from, to }) => (field === 'address' ? [[from, to]] : [])),
      ),
  ).toEqual([
    [['Halle 3, 1010 Ort, AT', 'Halle 3, 1010 Wien, AT']],
    [[null, 'Halle 3, 1010 Ort, AT']],
    [[null, 'Halle 3, 20457 Ort, DE']],
  ])
})

test('goods go back to the address for the country that they were delivered to, else to the usual one: where the shop agrees, where it says nothing, where its offer is accepted, and where the law says so', async () => {
  const agreed = await asked('AT')
  expect((await merchant!.call(SHOPS, { id: agreed })).ownReturnAddress?.personName).toBe(
    'Lager Wien',
  )
  await merchant!.call(APPROVE, { id: agreed })
  expect(await goesTo(agreed)).toBe('Lager Wien')
  const fromHome = await asked('DE')
  await merchant!.call(APPROVE, { id: fromHome })
  expect(await goesTo(fromHome)).toBe('Lager Nord')

  const offered = (await apply(anna!, await delivered('AT'))).id
  await offerBack(merchant!, offered)
  await acceptOffer(anna!, offered)
  expect(await goesTo(offered)).toBe('Lager Wien')

  const left = await withdrawn(t, anna!, await delivered('AT'))
  expect(await goesTo(left.id)).toBe('Lager Wien')

  const silent = await asked('AT')
  const now = t.clock.now()
  t.clock.advance(48 * HOUR + 1000)
  await stepDueReverses({ ...t.mall.gate.own(), now: () => t.clock.now() })
  t.clock.set(now)
  expect(await goesTo(silent)).toBe('Lager Wien')
})

test('one that is typed for one request goes before both, and what is under way keeps its own', async () => {
  const typed = await asked('AT')
  await merchant!.call(APPROVE, { id: typed, returnAddress: hall('Messe', 'DE', '20095') })
  const stored = await asked('AT')
  await merchant!.call(APPROVE, { id: stored })
  await merchant!.call(REMOVE, { shopId: 5, forCountry: 'AT' })
  await merchant!.call(REMOVE, { shopId: 5, forCountry: 'AT' })
  expect([await goesTo(typed), await goesTo(stored)]).toEqual(['Messe', 'Lager Wien'])
  const next = await asked('AT')
  await merchant!.call(APPROVE, { id: next })
  expect(await goesTo(next)).toBe('Lager Nord')
})

test('a postcode is of the form of its country, and a shop of somebody else is not there', async () => {
  const save = (who: Visitor, address: object, shopId = 5) =>
    refusalOf(who.call(SAVE, { shopId, forCountry: null, address: { ...home, ...address } }))
  const before = await merchant!.call(LIST, {})
  expect(await save(merchant!, { postalCode: '1010' })).toBe('400 request.malformed')
  expect(await save(merchant!, { city: ' ' })).toBe('400 request.malformed')
  expect(await save(other!, {})).toBe('404 shop.not_found')
  expect(await refusalOf(other!.call(REMOVE, { shopId: 5, forCountry: null }))).toBe(
    '404 shop.not_found',
  )
  expect(await merchant!.call(LIST, {})).toEqual(before)
  await merchant!.call(SAVE, {
    ...{ shopId: 5, forCountry: null },
    address: hall('Depot', 'GB', 'ls101jr'),
  })
  expect((await merchant!.call(LIST, {}))[0]?.usual.postalCode).toBe('LS10 1JR')
})

test('goods of a shop that was removed go to the mall, whatever the shop had said', async () => {
  const id = await asked('DE')
  await sayWhere(t)
  await closeShop(operator!)
  await operator!.call('POST /sapi/mall-operator/closedShop/approve', { id, why: 'It is gone.' })
  expect(await goesTo(id)).toBe('Galleria Mall GmbH')
})
