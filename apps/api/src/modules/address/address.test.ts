import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { addAddress, hamburg } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => { t = await openTestMall() })
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
const UPDATE = 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow' as const
const LIST = 'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow' as const

test('[ADR-005, ADR-022, ADR-032, ADR-033, ADR-085] a guest keeps addresses of the own checkout; a new one is no default unless ticked', async () => {
  const guest = t.visit()
  expect(await guest.call(LIST, {})).toEqual([])
  const saved = await guest.call(CREATE, hamburg)
  expect(saved).toMatchObject({ firstName: 'Kim', personName: 'Kim Petersen', poiName: 'Lange Reihe', houseNo: '5a', regionShortName: 'DE', isDefault: false, addressStatus: 'ENABLED', site: 'DE' })
  expect(await guest.call(LIST, {})).toEqual([saved])
})

test('[ADR-082, ADR-092, ADR-094] what is missing or wrong is told at its field, in the reader\'s language, and nothing is saved', async () => {
  const guest = t.visit({ language: 'en' })
  await guest.call('POST /auth/web/user/tourist', {})
  const refusal = await guest.call(CREATE, { ...hamburg, firstName: '', email: 'kim@', postalCode: '2009', personPhone: '040 1', poiName: 'Back\\slash', isDefault: false }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ status: 400, code: 'request.malformed', body: { errors: expect.arrayContaining([
    { path: 'firstName', code: 'required', message: 'Please fill this in.' }, { path: 'email', code: 'email', message: expect.any(String) }, { path: 'postalCode', code: 'postal', message: 'This postal code does not fit the country.' },
    { path: 'personPhone', code: 'phone', message: expect.any(String) }, { path: 'poiName', code: 'invalid', message: 'Invalid input.' },
  ]) } })
  expect(await guest.call(LIST, {})).toEqual([])
})

test('names, street and number are held to what fits a label, at the limit and one above', async () => {
  const guest = t.visit()
  expect(await addAddress(guest, { firstName: 'A'.repeat(17), lastName: 'B'.repeat(17) })).toMatch(/^adr_/)
  await expect(guest.call(CREATE, { ...hamburg, firstName: 'A'.repeat(17), lastName: 'B'.repeat(18) })).rejects.toMatchObject({ body: { errors: [{ path: 'lastName', code: 'name_length' }] } })
  expect(await addAddress(guest, { poiName: 'S'.repeat(31), houseNo: '12' })).toMatch(/^adr_/)
  await expect(guest.call(CREATE, { ...hamburg, poiName: 'S'.repeat(31), houseNo: '123' })).rejects.toMatchObject({ body: { errors: [{ path: 'houseNo', code: 'street_length' }] } })
})

test('thirty tabs that each make another address the default end with exactly one', async () => {
  const guest = t.visit()
  const ids: string[] = [] // five addresses to choose from
  for (let i = 0; i < 5; i += 1) ids.push(await addAddress(guest))
  await Promise.all(Array.from({ length: 30 }, (_, i) => guest.call(UPDATE, { ...hamburg, id: ids[i % 5] ?? '', isDefault: true })))
  expect((await guest.call(LIST, {})).filter((address) => address.isDefault)).toHaveLength(1)
})

test('another buyer\'s address cannot be changed, taken or told from a missing one', async () => {
  const [owner, stranger] = [t.visit(), t.visit()]
  const id = await addAddress(owner)
  await addAddress(stranger)
  await expect(stranger.call(UPDATE, { ...hamburg, id, city: 'Elsewhere' })).rejects.toMatchObject({ status: 404, code: 'address.not_found' })
  await expect(stranger.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id })).rejects.toMatchObject({ status: 404, code: 'address.not_found' })
  expect((await owner.call(LIST, {}))[0]?.city).toBe('Hamburg')
})

test('a guest\'s addresses come along at sign-in, and the member\'s own default stays', async () => {
  const member = await t.signIn('ben@galleria.test')
  const own = await member.call(CREATE, { ...hamburg, city: 'Kiel', isDefault: true })
  const guest = t.visit()
  await guest.call(CREATE, { ...hamburg, city: 'Bremen', isDefault: true })
  await guest.call('POST /auth/web/user/login', { account: 'ben@galleria.test', password: 'galleria-demo' })
  expect((await guest.call(LIST, {})).map((address) => [address.city, address.isDefault])).toEqual([['Kiel', true], ['Bremen', false]])
  expect(own.isDefault).toBe(true)
})
