import { describe, expect, test, vi } from 'vitest'
import { codePlaceholder, errorsOf, takeToken, tokenizeCard } from './braintree.rules.ts'
import type { CardForm } from './hosted-fields.ts'

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
    const made = { nonce: 'n', details: { bin: '411111' } }
    expect(await tokenizeCard({ tokenize: async () => made }, setLoading)).toBe(made)
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

describe('the bank of a card', () => {
  const made = { nonce: 'typed', details: { bin: '400000' } }
  const pay = (verifyCard: (options: Record<string, unknown>) => Promise<unknown>) =>
    takeToken(
      {
        fields: { tokenize: async () => made },
        bank: { verifyCard },
        about: { amount: '64.80', email: 'kim@galleria.test' },
      } as unknown as CardForm,
      () => undefined,
    )

  test('is asked about the payment as the mall has said it, and may ask its holder', async () => {
    const goOn = vi.fn()
    const taken = await pay(async ({ onLookupComplete, ...rest }) => {
      expect(rest).toEqual({
        amount: '64.80',
        email: 'kim@galleria.test',
        nonce: 'typed',
        bin: '400000',
      })
      ;(onLookupComplete as (data: object, next: () => void) => void)({}, goOn)
      return { nonce: 'verified', liabilityShifted: true, liabilityShiftPossible: true }
    })
    expect(goOn).toHaveBeenCalledOnce()
    expect(taken).toEqual({ token: 'verified' })
  })

  test.each([
    ['says no', true, 'notConfirmed'],
    ['cannot tell who pays', false, 'noToken'],
  ])('that %s has nothing charged', async (_, liabilityShiftPossible, message) => {
    const answer = { nonce: 'n', liabilityShifted: false, liabilityShiftPossible }
    expect(await pay(async () => answer)).toEqual({ message })
  })

  test.each([
    ['THREEDS_CARDINAL_SDK_CANCELED', 'canceled'],
    ['THREEDS_LOOKUP_ERROR', 'noToken'],
  ])('whose question ends with %s has nothing charged', async (code, message) => {
    const failed = Object.assign(new Error(code), { code })
    expect(await pay(() => Promise.reject(failed))).toEqual({ message })
  })
})
