import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../testing/open-test-mall.ts'
import { refusalOf } from '../../testing/account-steps.ts'
import { paidOrder } from '../../testing/shop-steps.ts'
import { people } from '../../testing/small-catalogue.ts'

/** Carriers that the mall keeps: added, renamed, switched off and on; parcels keep theirs. */

const LIST = 'POST /sapi/mall-operator/carrier/list' as const
const ADD = 'POST /sapi/mall-operator/carrier/add' as const
const SAVE = 'POST /sapi/mall-operator/carrier/save' as const
const CHOICE = 'POST /sapi/mall-order/web/logistics/listCompany' as const
const DETAIL = 'POST /sapi/mall-merchant/order/detail' as const

let t: TestMall
let operator: Visitor
let merchant: Visitor
beforeAll(async () => {
  t = await openTestMall()
  operator = await t.signIn(people.operator)
  merchant = await t.signIn(people.merchant)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.sql('delete from rate_limits')
  await t.sql(
    'delete from carriers where id > 1000 and not exists (select from parcels where carrier_id = carriers.id)',
  )
})

const hermes = { code: 'hermes', name: 'Hermes', trackingUrl: 'https://www.myhermes.test/{number}' }
const stored = async (code: string) => {
  const { carrierList } = await operator.call(LIST, {})
  return carrierList.find((one) => one.code === code)!
}
const choice = async () => (await merchant.call(CHOICE, {})).map(({ entityCode }) => entityCode)
const lines = async () =>
  (await operator.call('POST /sapi/mall-operator/auditLog/page', { area: 'carriers' })).data
async function ship(carrierId: number, serviceCode: string): Promise<string> {
  const { tradeOrderList } = await paidOrder(t, t.visit(), { lamp: 1 })
  const { id: orderId } = tradeOrderList[0]!
  const { tradeOrderLineList } = await merchant.call(DETAIL, { id: orderId })
  await merchant.call('POST /sapi/mall-merchant/order/ship', {
    ...{ orderId, carrierId, serviceCode },
    lines: tradeOrderLineList.map(({ id, canShipQty: qty }) => ({ id, qty })),
  })
  return orderId
}

test('a carrier that is added can be chosen at once; pressed twice it is one, and another under its code is refused', async () => {
  const before = (await lines()).length
  await operator.call(ADD, hermes)
  expect(await choice()).toContain('hermes')
  await operator.call(ADD, hermes)
  expect(await refusalOf(operator.call(ADD, { ...hermes, name: 'Another' }))).toBe(
    '409 carrier.code_taken',
  )
  expect(await stored('hermes')).toMatchObject({ ...hermes, isOn: true, version: 1 })
  const log = await lines()
  expect(log.length - before).toBe(1)
  expect(log[0]).toMatchObject({
    call: 'mall-operator/carrier/add',
    about: { kind: 'carrier', name: 'Hermes' },
  })
})

test('two who add one code at once make one carrier, and the one with another name is told', async () => {
  const answers = await Promise.all(
    ['One', 'Two'].map((name) => refusalOf(operator.call(ADD, { ...hermes, name }))),
  )
  expect(answers.toSorted()).toEqual(['409 carrier.code_taken', 'no refusal'])
})

test('of two who change a carrier at once the second is told, and nothing of theirs is kept; the same again is no change', async () => {
  await operator.call(ADD, hermes)
  const { code: _, ...read } = await stored('hermes')
  await operator.call(SAVE, { ...read, name: 'Evri' })
  const log = (await lines()).length
  expect(await refusalOf(operator.call(SAVE, { ...read, name: 'Other' }))).toBe(
    '409 carrier.changed',
  )
  await operator.call(SAVE, { ...read, name: 'Evri' })
  expect(await stored('hermes')).toMatchObject({ name: 'Evri', version: 2 })
  expect((await lines()).length).toBe(log)
  expect(await refusalOf(operator.call(SAVE, { ...read, id: 77 }))).toBe('422 carrier.not_found')
})

test('a carrier that is switched off is offered and taken no more, while its parcels keep it and their numbers are still corrected; switched on it is back', async () => {
  await operator.call(ADD, hermes)
  const { code: _, ...read } = await stored('hermes')
  const orderId = await ship(read.id, 'HER1')
  await operator.call(SAVE, { ...read, isOn: false })
  expect(await choice()).not.toContain('hermes')
  expect(await refusalOf(ship(read.id, 'HER2'))).toBe('422 carrier.not_found')
  expect(await t.sql(`select from parcels where number = 'HER2'`)).toEqual([])

  const [sent] = (await merchant.call(DETAIL, { id: orderId })).packageList
  expect(sent).toMatchObject({
    serviceCode: 'HER1',
    fulfillmentServiceProvider: { entityName: 'Hermes' },
  })
  await merchant.call('POST /sapi/mall-merchant/order/correctParcel', {
    ...{ orderId, parcelId: sent!.id, carrierId: read.id, serviceCode: 'HER3' },
    ...{ shownCarrierId: read.id, shownCode: 'HER1' },
  })
  expect((await merchant.call(DETAIL, { id: orderId })).packageList[0]).toMatchObject({
    serviceCode: 'HER3',
  })
  await operator.call(SAVE, { ...(await stored('hermes')), isOn: true })
  expect(await choice()).toContain('hermes')
})

test('a link that leads nowhere, or to what somebody typed, is refused; shops and those who only write pages keep no carriers', async () => {
  for (const trackingUrl of ['https://a.test/', 'javascript:{number}', 'https://{number}.test/'])
    expect(await refusalOf(operator.call(ADD, { ...hermes, code: 'nowhere', trackingUrl }))).toBe(
      '400 request.malformed',
    )
  expect(await refusalOf(merchant.call(ADD, { ...hermes, code: 'nowhere' }))).toBe('403 auth.role')
  expect(await stored('nowhere')).toBe(undefined)
})
