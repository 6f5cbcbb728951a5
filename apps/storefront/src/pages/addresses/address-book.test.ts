import { expect, test } from 'vitest'
import { Problem, type Client } from '@galleria/contract/client'
import { bookPath, deleteAddress, makeDefault, readView } from './address-book.ts'

const first = {
  id: 'adr_1',
  addressType: 'SHIPPING',
  firstName: 'Anna',
  region: { id: 5, regionName: 'Deutschland', regionShortName: 'DE' },
  districtList: [],
  isDefault: false,
}
const refusal = (status: number, errors?: { path: string; code: string; message: string }[]) =>
  new Problem({
    type: '',
    title: '',
    status,
    code: status === 404 ? 'address.not_found' : 'request.malformed',
    detail: '',
    requestId: '',
    ...(errors ? { errors } : {}),
  })

function shopThat(answers: Readonly<Record<string, () => unknown>>) {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (name: string, body: Record<string, unknown>) => {
    calls.push([name.split('/').at(-1) ?? '', body])
    return answers[name.split('/').at(-1) ?? '']?.()
  }) as unknown as Client
  return { call, calls }
}

test('[ADR-008, ADR-009] what is open over the book stands in its address', () => {
  expect([bookPath(), bookPath({ edit: 'adr_1' }), bookPath({ add: 'BILLING' })]).toEqual([
    '/buyer/addresses',
    '/buyer/addresses?edit=adr_1',
    '/buyer/addresses?new=BILLING',
  ])
  expect(readView(new URLSearchParams('edit=adr_1'))).toEqual({ edit: 'adr_1', add: undefined })
  expect(readView(new URLSearchParams('new=SHIPPING'))).toEqual({
    edit: undefined,
    add: 'SHIPPING',
  })
  expect(readView(new URLSearchParams('new=OTHER&edit='))).toEqual({
    edit: undefined,
    add: undefined,
  })
})
test('[ADR-084, ADR-086] an address is made the usual one as it is, with the mark', async () => {
  const shop = shopThat({
    queryShippingAddressListFlow: () => [first],
    updateShippingAddressFlow: () => ({ ...first, isDefault: true }),
  })
  expect(await makeDefault(shop.call, 'adr_1')).toEqual({
    outcome: 'default',
    address: { ...first, isDefault: true },
  })
  expect(shop.calls[1]).toEqual([
    'updateShippingAddressFlow',
    expect.objectContaining({ id: 'adr_1', firstName: 'Anna', isDefault: true }),
  ])
})
test('one that is gone, or no longer keeps the rules, is said to be', async () => {
  expect(
    await makeDefault(shopThat({ queryShippingAddressListFlow: () => [] }).call, 'adr_1'),
  ).toEqual({ outcome: 'gone' })
  expect(
    await makeDefault(
      shopThat({
        queryShippingAddressListFlow: () => [first],
        updateShippingAddressFlow: () => {
          throw refusal(400, [{ path: 'postalCode', code: 'postal', message: '' }])
        },
      }).call,
      'adr_1',
    ),
  ).toEqual({ outcome: 'unfit' })
  expect(
    await deleteAddress(
      shopThat({
        deleteShippingAddressFlow: () => {
          throw refusal(404)
        },
      }).call,
      'adr_1',
    ),
  ).toBe('gone')
  expect(
    await deleteAddress(
      shopThat({
        deleteShippingAddressFlow: () => {
          throw refusal(400, [{ path: 'id', code: 'id', message: '' }])
        },
      }).call,
      'x',
    ),
  ).toBe('gone')
  expect(
    await deleteAddress(shopThat({ deleteShippingAddressFlow: () => ({}) }).call, 'adr_1'),
  ).toBe('deleted')
})

test('a page that wants an address is gone back to; one elsewhere is not', () => {
  const path = bookPath({ add: 'SHIPPING', to: '/buyer/change-address/ord_1' })
  expect(readView(new URL(path, 'http://here').searchParams)).toEqual({
    add: 'SHIPPING',
    edit: undefined,
    to: '/buyer/change-address/ord_1',
  })
  expect(readView(new URLSearchParams('new=SHIPPING&to=https://elsewhere.test')).to).toBe('/')
})
