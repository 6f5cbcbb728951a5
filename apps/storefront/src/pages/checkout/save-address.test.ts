import { expect, it } from 'vitest'
import { errorsOf } from './save-address.ts'

it('lays what the shop found wrong at the fields it names, the first reason of each', () => {
  expect(errorsOf([{ path: 'city', code: 'required' }, { path: 'postalCode', code: 'postal' }, { path: 'city', code: 'length' }], 'request.malformed')).toEqual({ city: 'required', postalCode: 'postal' })
})
it('lays a refusal without fields at the form', () => {
  expect(errorsOf(undefined, 'address.not_found')).toEqual({ form: 'address.not_found' })
  expect(errorsOf([], '429')).toEqual({ form: '429' })
})
