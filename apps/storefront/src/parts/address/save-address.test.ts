import { describe, expect, it } from 'vitest'
import { Problem, type Client } from '@galleria/contract/client'
import { addressFields } from './address-values.ts'
import { fieldErrorsOf, saveAddress } from './save-address.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const field of addressFields) form.set(field, '')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
function shopThat(answer: (call: string, body: Record<string, unknown>) => unknown): {
  call: Client
  calls: [string, Record<string, unknown>][]
} {
  const calls: [string, Record<string, unknown>][] = []
  const call = (async (name: string, body: Record<string, unknown>) => {
    calls.push([name, body])
    return answer(name, body)
  }) as unknown as Client
  return { call, calls }
}

describe('saving an address', () => {
  it('[ADR-085, ADR-033] makes a new one where there is none yet, not the usual one unless that was ticked', async () => {
    const shop = shopThat(() => ({ id: 'adr_1' }))
    expect(await saveAddress(shop, formOf({ firstName: 'Anna' }))).toEqual({
      saved: 'adr_1',
      address: { id: 'adr_1' },
    })
    await saveAddress(shop, formOf({ firstName: 'Anna', isDefault: 'on' }))
    expect(shop.calls.map(([name, body]) => [name, body['isDefault'], 'id' in body])).toEqual([
      ['POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', false, false],
      ['POST /sapi/mall-customer/shipping-address/createShippingAddressFlow', true, false],
    ])
  })
  it('[ADR-086, ADR-034] changes the one that the form names', async () => {
    const shop = shopThat(() => ({ id: 'adr_1' }))
    await saveAddress(shop, formOf({ id: 'adr_1', city: 'Graz' }))
    expect(shop.calls.map(([name, body]) => [name, body['id'], body['city']])).toEqual([
      ['POST /sapi/mall-customer/shipping-address/updateShippingAddressFlow', 'adr_1', 'Graz'],
    ])
  })
  it('[ADR-011, ADR-024] a bill is sent as one, with its document, and is never the usual delivery address', async () => {
    const shop = shopThat(() => ({ id: 'adr_1' }))
    await saveAddress(
      shop,
      formOf({
        addressType: 'BILLING',
        isDefault: 'on',
        rfcFile: JSON.stringify({ id: 'fil_1', name: 'a.pdf', status: 'done' }),
      }),
    )
    expect(shop.calls[0]?.[1]).toMatchObject({
      addressType: 'BILLING',
      isDefault: false,
      rfcFile: { id: 'fil_1', name: 'a.pdf', status: 'done' },
    })
  })
  it('[ADR-031] what the shop refuses comes back with everything that was typed', async () => {
    const shop = shopThat(() => {
      throw new Problem({
        type: '',
        title: '',
        status: 400,
        code: 'request.malformed',
        detail: '',
        requestId: '',
        errors: [{ path: 'city', code: 'required', message: '' }],
      })
    })
    const answer = await saveAddress(shop, formOf({ firstName: 'Anna', hearFrom: 'a friend 😀' }))
    expect(answer.errors).toEqual({ city: { code: 'required' } })
    expect(answer.values).toMatchObject({ firstName: 'Anna', hearFrom: 'a friend 😀', city: '' })
  })
  it('a fault of the shop is no answer of the form', async () => {
    const shop = shopThat(() => {
      throw new Problem({
        type: '',
        title: '',
        status: 500,
        code: 'service.fault',
        detail: '',
        requestId: '',
      })
    })
    await expect(saveAddress(shop, formOf({}))).rejects.toThrow()
  })
})

it('lays what the shop found wrong at the fields it names, the first reason of each', () => {
  expect(
    fieldErrorsOf(
      [
        { path: 'city', code: 'required' },
        { path: 'postalCode', code: 'postal' },
        { path: 'city', code: 'length' },
      ],
      'request.malformed',
    ),
  ).toEqual({ city: { code: 'required' }, postalCode: { code: 'postal' } })
  expect(
    fieldErrorsOf(
      [
        { path: 'areaCode', code: 'length' },
        { path: 'districtList.0.districtCode', code: 'too_big' },
        { path: 'rfcFile.id', code: 'document' },
        { path: 'site', code: 'invalid' },
      ],
      '',
    ),
  ).toEqual({
    personPhone: { code: 'length' },
    province: { code: 'too_big' },
    rfcFile: { code: 'document' },
    form: { code: 'invalid' },
  })
})
it('lays a refusal without fields at the form', () => {
  expect(fieldErrorsOf(undefined, 'address.not_found')).toEqual({
    form: { code: 'address.not_found' },
  })
  expect(fieldErrorsOf([], '429')).toEqual({ form: { code: '429' } })
})
