import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestMall, type TestMall } from '../../testing/open-test-mall.ts'
import { addAddress, hamburg } from '../../testing/shop-steps.ts'

let t: TestMall
beforeAll(async () => {
  t = await openTestMall()
})
afterAll(() => t.close())

const CREATE = 'POST /sapi/mall-customer/shipping-address/createShippingAddressFlow' as const
const UPDATE = 'POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow' as const
const LIST = 'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow' as const

test('[ADR-005, ADR-022, ADR-032, ADR-033, ADR-085] a guest keeps addresses of the own checkout; a new one is no default unless ticked', async () => {
  const guest = t.visit()
  expect(await guest.call(LIST, {})).toEqual([])
  const saved = await guest.call(CREATE, hamburg)
  expect(saved).toMatchObject({
    firstName: 'Kim',
    personName: 'Kim Petersen',
    poiName: 'Lange Reihe',
    houseNo: '5a',
    regionShortName: 'DE',
    isDefault: false,
    addressStatus: 'ENABLED',
    site: 'DE',
  })
  expect(await guest.call(LIST, {})).toEqual([saved])
})

test("[ADR-082, ADR-092, ADR-094] what is missing or wrong is told at its field, in the reader's language, and nothing is saved", async () => {
  const guest = t.visit({ language: 'en' })
  await guest.call('POST /auth/web/user/tourist', {})
  const refusal = await guest
    .call(CREATE, {
      ...hamburg,
      firstName: '',
      email: 'kim@',
      postalCode: '2009',
      personPhone: '040 1',
      poiName: 'Back\\slash',
      isDefault: false,
    })
    .catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    status: 400,
    code: 'request.malformed',
    body: {
      errors: expect.arrayContaining([
        { path: 'firstName', code: 'required', message: 'Please fill this in.' },
        { path: 'email', code: 'email', message: expect.any(String) },
        {
          path: 'postalCode',
          code: 'postal',
          message: 'This postcode is not valid for the country.',
        },
        { path: 'personPhone', code: 'phone', message: expect.any(String) },
        { path: 'poiName', code: 'invalid', message: 'Invalid input.' },
      ]),
    },
  })
  expect(await guest.call(LIST, {})).toEqual([])
})

test('names, street and number are held to what fits a label, at the limit and one above', async () => {
  const guest = t.visit()
  expect(await addAddress(guest, { firstName: 'A'.repeat(17), lastName: 'B'.repeat(17) })).toMatch(
    /^adr_/,
  )
  await expect(
    guest.call(CREATE, { ...hamburg, firstName: 'A'.repeat(17), lastName: 'B'.repeat(18) }),
  ).rejects.toMatchObject({ body: { errors: [{ path: 'lastName', code: 'name_length' }] } })
  expect(await addAddress(guest, { poiName: 'S'.repeat(31), houseNo: '12' })).toMatch(/^adr_/)
  await expect(
    guest.call(CREATE, { ...hamburg, poiName: 'S'.repeat(31), houseNo: '123' }),
  ).rejects.toMatchObject({ body: { errors: [{ path: 'houseNo', code: 'street_length' }] } })
})

test('thirty tabs that each make another address the default end with exactly one', async () => {
  const guest = t.visit()
  const ids: string[] = [] // five addresses to choose from
  for (let i = 0; i < 5; i += 1) ids.push(await addAddress(guest))
  await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      guest.call(UPDATE, { ...hamburg, id: ids[i % 5] ?? '', isDefault: true }),
    ),
  )
  expect((await guest.call(LIST, {})).filter((address) => address.isDefault)).toHaveLength(1)
})

test('[ADR-021, ADR-022, ADR-034, ADR-085, ADR-086] every field of an address is kept and given back, and changed by its id', async () => {
  const guest = t.visit()
  const form = {
    ...hamburg,
    areaCode: '+49',
    company: 'Petersen OHG',
    taxCode: 'DE136695976',
    eori: 'de1234567',
    detailAddress: '2. OG',
    districtList: [
      { districtCode: 'DE-hamburg', districtName: 'Hamburg', districtLevel: 1 },
      { districtCode: 'DE-2911298', districtName: 'Hamburg', districtLevel: 2 },
    ],
    addressLongitude: 9.993,
    addressLatitude: 53.551,
    hearFrom: 'a friend',
    subscribe: true,
  }
  const saved = await guest.call(CREATE, form)
  expect(saved).toEqual({
    id: expect.stringMatching(/^adr_/),
    addressType: 'SHIPPING',
    gender: 'FEMALE',
    firstName: 'Kim',
    lastName: 'Petersen',
    personName: 'Kim Petersen',
    personPhone: '+49 4030123456',
    areaCode: '+49',
    areaCodeId: 'DE',
    email: 'kim@galleria.test',
    company: 'Petersen OHG',
    taxCode: 'DE136695976',
    eori: 'DE1234567',
    poiName: 'Lange Reihe',
    houseNo: '5a',
    detailAddress: '2. OG',
    postalCode: '20099',
    city: 'Hamburg',
    province: 'Hamburg',
    country: 'Deutschland',
    region: { id: 5, regionName: 'Deutschland', regionShortName: 'DE' },
    regionShortName: 'DE',
    districtList: form.districtList,
    addressLongitude: 9.993,
    addressLatitude: 53.551,
    hearFrom: 'a friend',
    subscribe: true,
    rfcFile: null,
    isDefault: false,
    addressStatus: 'ENABLED',
    site: 'DE',
  })
  const changed = await guest.call(UPDATE, {
    ...form,
    id: saved.id,
    country: 'Österreich',
    postalCode: '1010',
    city: 'Wien',
    province: 'Wien',
    districtList: [],
    subscribe: false,
  })
  expect(changed).toEqual({
    ...saved,
    country: 'Österreich',
    postalCode: '1010',
    city: 'Wien',
    province: 'Wien',
    districtList: [],
    subscribe: false,
    region: { id: 6, regionName: 'Österreich', regionShortName: 'AT' },
    regionShortName: 'AT',
  })
  expect(await guest.call(LIST, {})).toEqual([changed])
})

test('[ADR-041, ADR-042, ADR-043, ADR-045] a phone is kept with its dial code, however it came', async () => {
  const guest = t.visit()
  const phoneOf = async (change: object) =>
    (await guest.call(CREATE, { ...hamburg, ...change })).personPhone
  expect(await phoneOf({ personPhone: '040 30123456' })).toBe('+49 40 30123456')
  expect(await phoneOf({ personPhone: '020 7946 0123', areaCode: '+44' })).toBe('+44 20 7946 0123')
  expect(
    await guest
      .call(CREATE, { ...hamburg, personPhone: '+49 12' })
      .catch((error: unknown) => error),
  ).toMatchObject({ body: { errors: [{ path: 'personPhone', code: 'phone' }] } })
})

test('the country may be named by its region', async () => {
  const guest = t.visit({ site: 'ES' })
  const lisbon = {
    ...hamburg,
    personPhone: '+351 912345678',
    detailAddress: '2º',
    postalCode: '1100-053',
    city: 'Lisboa',
    province: 'Lisboa',
  }
  expect(await guest.call(CREATE, { ...lisbon, country: '', region: { id: 10 } })).toMatchObject({
    country: 'Portugal',
    region: { id: 10, regionShortName: 'PT' },
    site: 'ES',
  })
  await expect(
    guest.call(CREATE, { ...lisbon, country: '', region: { id: 5 } }),
  ).rejects.toMatchObject({ body: { errors: [{ path: 'country', code: 'country' }] } })
})

test('[ADR-006, ADR-011] an invoice address has its own rules and is never the default; what an address is for stays as it was made', async () => {
  const guest = t.visit()
  const long = 'A street name that no label of a carrier would hold'
  await expect(guest.call(CREATE, { ...hamburg, firstName: 'K'.repeat(40) })).rejects.toMatchObject(
    { body: { errors: [{ path: 'firstName', code: 'length' }] } },
  )
  const billing = await guest.call(CREATE, {
    ...hamburg,
    addressType: 'BILLING',
    firstName: 'K'.repeat(40),
    detailAddress: long,
    postalCode: 'L-1009',
    country: 'Belgique',
    isDefault: true,
  })
  expect(billing).toMatchObject({
    addressType: 'BILLING',
    detailAddress: long,
    country: 'Belgique',
    region: null,
    regionShortName: '',
    isDefault: false,
  })
  const shipping = await guest.call(CREATE, hamburg)
  expect(
    (await guest.call(UPDATE, { ...hamburg, id: shipping.id, addressType: 'BILLING' })).addressType,
  ).toBe('SHIPPING')
})

test('[ADR-012, ADR-013, ADR-084] the default comes first and stays the default until another one is made it', async () => {
  const guest = t.visit()
  const [first, second] = [
    await guest.call(CREATE, { ...hamburg, isDefault: true }),
    await guest.call(CREATE, { ...hamburg, city: 'Bremen' }),
  ]
  expect((await guest.call(UPDATE, { ...hamburg, id: first.id, isDefault: false })).isDefault).toBe(
    true,
  )
  expect((await guest.call(LIST, {})).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [first.id, true],
    [second.id, false],
  ])
  await guest.call(UPDATE, { ...hamburg, id: second.id, isDefault: true })
  expect((await guest.call(LIST, {})).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
})

test('[ADR-012] each storefront has a usual address of its own: choosing one in the UK leaves the German one as it was', async () => {
  const member = t.visit()
  const goTo = (site: string) => member.cookies.set('site', site)
  const usual = async () => (await member.call(LIST, {})).map((one) => [one.city, one.isDefault])
  await member.call(CREATE, { ...hamburg, isDefault: true })
  goTo('UK')
  const london = {
    ...hamburg,
    personPhone: '+44 20 7946 0123',
    detailAddress: 'Flat 2',
    postalCode: 'NW1 6XE',
    city: 'London',
    province: 'Greater London',
    country: 'United Kingdom',
    hearFrom: 'a friend',
  }
  await member.call(CREATE, { ...london, isDefault: true })
  const leeds = { ...london, city: 'Leeds' }
  const { id } = await member.call(CREATE, leeds)
  expect(await usual()).toEqual([
    ['London', true],
    ['Leeds', false],
  ])
  await member.call(UPDATE, { ...leeds, id, isDefault: true })
  expect(await usual()).toEqual([
    ['Leeds', true],
    ['London', false],
  ])
  goTo('DE')
  expect(await usual()).toEqual([['Hamburg', true]])
})

test('what is too long is told with how much fits', async () => {
  const guest = t.visit()
  await expect(
    guest.call(CREATE, { ...hamburg, company: 'x'.repeat(101), detailAddress: 'y'.repeat(36) }),
  ).rejects.toMatchObject({
    body: {
      errors: [
        {
          path: 'company',
          code: 'length',
          max: 100,
          message: 'This is too long: please use no more than 100 characters.',
        },
        {
          path: 'detailAddress',
          code: 'length',
          max: 35,
          message: 'This is too long: please use no more than 35 characters.',
        },
      ],
    },
  })
})

test('a postal code is put right, a name that nobody sees or that reads backwards is refused', async () => {
  const guest = t.visit()
  expect((await guest.call(CREATE, { ...hamburg, postalCode: 'd-20099' })).postalCode).toBe('20099')
  for (const [firstName, code] of [
    ['\u200b\u2060', 'required'],
    ['Kim\u202e', 'control'],
  ])
    await expect(guest.call(CREATE, { ...hamburg, firstName })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ path: 'firstName', code }] },
    })
  expect(
    await guest.call(CREATE, { ...hamburg, personPhone: '\u202d+49 4030123456\u202c' }),
  ).toMatchObject({ personPhone: '+49 4030123456' })
  expect((await guest.call(LIST, {})).map((one) => one.firstName)).toEqual(['Kim', 'Kim'])
})

test('a book holds fifty addresses, also when sixty come at once', async () => {
  const guest = t.visit()
  await guest.call(CREATE, hamburg)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      guest.call(CREATE, hamburg).then(
        () => 'saved',
        (error: { status: number; body: { code: string; most?: number } }) =>
          `${error.status} ${error.body.code} ${error.body.most}`,
      ),
    ),
  )
  expect([
    answers.filter((answer) => answer === 'saved').length,
    answers.filter((answer) => answer === '422 address.too_many 50').length,
  ]).toEqual([49, 11])
})

test('[ADR-083] a member manages addresses: new, changed, listed, gone', async () => {
  const member = await t.signIn('anna@galleria.test')
  const { id } = await member.call(CREATE, hamburg)
  expect((await member.call(UPDATE, { ...hamburg, id, city: 'Altona' })).city).toBe('Altona')
  await member.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id })
  expect(await member.call(LIST, {})).toEqual([])
})

test("another buyer's address cannot be changed, taken or told from a missing one", async () => {
  const [owner, stranger] = [t.visit(), t.visit()]
  const id = await addAddress(owner)
  await addAddress(stranger)
  await expect(stranger.call(UPDATE, { ...hamburg, id, city: 'Elsewhere' })).rejects.toMatchObject({
    status: 404,
    code: 'address.not_found',
  })
  await expect(
    stranger.call('POST /sapi/mall-customer/shipping-address/deleteShippingAddressFlow', { id }),
  ).rejects.toMatchObject({ status: 404, code: 'address.not_found' })
  expect((await owner.call(LIST, {}))[0]?.city).toBe('Hamburg')
})

test("a guest's addresses come along at sign-in, and the member's own default stays", async () => {
  const member = await t.signIn('ben@galleria.test')
  const own = await member.call(CREATE, { ...hamburg, city: 'Kiel', isDefault: true })
  const guest = t.visit()
  await guest.call(CREATE, { ...hamburg, city: 'Bremen', isDefault: true })
  await guest.call('POST /auth/web/user/login', {
    account: 'ben@galleria.test',
    password: 'galleria-demo',
  })
  expect((await guest.call(LIST, {})).map((address) => [address.city, address.isDefault])).toEqual([
    ['Kiel', true],
    ['Bremen', false],
  ])
  expect(own.isDefault).toBe(true)
})
