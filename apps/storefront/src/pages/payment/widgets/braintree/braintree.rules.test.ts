import { describe, expect, test, vi } from 'vitest'
import { codePlaceholder, errorsOf, tokenizeCard } from './braintree.rules.ts'

const ofSize = (...sizes: number[]) => sizes.map((size) => ({ code: { size } }))
const field = (isValid: boolean, isEmpty = false) => ({
  isFocused: false,
  isEmpty,
  isValid,
  isPotentiallyValid: true,
})

test('[PAY-079] the security code shows four figures for a card with a code of four, and three for any other', () => {
  expect(
    [ofSize(4), ofSize(3), ofSize(3, 4), ofSize(4, 4), []].map((cards) => codePlaceholder(cards)),
  ).toEqual(['1234', '123', '123', '1234', '123'])
})

test('[PAY-077] number, expiry and security code must each be valid', () => {
  const fields = { number: field(true), expirationDate: field(true), cvv: field(true) }
  expect(errorsOf({ fields })).toEqual({})
  for (const name of ['number', 'expirationDate', 'cvv'] as const) {
    expect(errorsOf({ fields: { ...fields, [name]: field(false, true) } })).toEqual({
      [name]: 'missing',
    })
    expect(errorsOf({ fields: { ...fields, [name]: field(false) } })).toEqual({
      [name]: 'invalid',
    })
  }
})

describe('making a token of the card', () => {
  test('keeps its buyer waiting until the payment is begun', async () => {
    const setLoading = vi.fn()
    expect(await tokenizeCard({ tokenize: async () => ({ nonce: 'n' }) }, setLoading)).toBe('n')
    expect(setLoading.mock.calls).toEqual([[true]])
  })

  test('[PAY-116] that fails keeps nobody waiting, and rejects the payment', async () => {
    const setLoading = vi.fn()
    const failed = new Error('The supplied card data failed tokenization.')
    const tokenize = () => Promise.reject(failed)
    await expect(tokenizeCard({ tokenize }, setLoading)).rejects.toBe(failed)
    expect(setLoading.mock.calls).toEqual([[true], [false]])
  })
})
