import { describe, expect, test, vi } from 'vitest'
import {
  cardSettings,
  hasApplePay,
  methodOf,
  submitSession,
  tokenOf,
  waitOf,
} from './adyen.rules.ts'

test('[PAY-080] the name on a card has to be filled in when the setting says "true", and then alone', () => {
  expect(
    ['true', 'false', 'TRUE'].map((holdName) => cardSettings({ holdName }).holderNameRequired),
  ).toEqual([true, false, false])
  expect(cardSettings({}).holderNameRequired).toBe(false)
})

test('[PAY-117] a form that is not filled in answers "0", and is sent off all the same to mark what is missing', () => {
  const submit = vi.fn()
  expect([false, true].map((isValid) => submitSession({ isValid, submit }))).toEqual(['0', '1'])
  expect(submit).toHaveBeenCalledTimes(2)
})

describe('what was filled in', () => {
  test('is paid by the method of that name, Cartes Bancaires by the brand of the card where it is offered', () => {
    const card = (brand: string) => ({ paymentMethod: { type: 'scheme', brand } })
    const offered = ['card', 'cartebancaire']
    expect([
      methodOf(card('visa'), offered),
      methodOf(card('cartebancaire'), offered),
      methodOf(card('cartebancaire'), ['card']),
      methodOf({ paymentMethod: { type: 'onlineBanking_PL' } }, []),
      methodOf({ paymentMethod: { type: 'ideal' } }, []),
    ]).toEqual(['card', 'cartebancaire', 'card', 'przelewy24', 'ideal'])
  })

  test('goes to the mall without what it has no use for', () => {
    const state = { paymentMethod: { type: 'ideal' }, origin: 'o', clientStateDataIndicator: true }
    expect(JSON.parse(tokenOf(state))).toEqual({ paymentMethod: { type: 'ideal' }, origin: 'o' })
  })
})

test('a wait is a reference, a code to scan or an app; anything else is none', () => {
  const read = (action: object) => waitOf(JSON.stringify(action))?.kind
  expect([
    read({ type: 'voucher' }),
    read({ type: 'qrCode' }),
    read({ type: 'await' }),
    read({ type: 'redirect' }),
    waitOf('nonsense'),
    waitOf('null'),
    waitOf(null),
  ]).toEqual(['voucher', 'scan', 'app', undefined, undefined, undefined, undefined])
  expect(
    waitOf(JSON.stringify({ type: 'voucher', entity: '12101', reference: '116 048 715' })),
  ).toMatchObject({ entity: '12101', reference: '116 048 715' })
})

test('[PAY-090] Apple Pay is there where the browser says that it can', () => {
  expect([
    hasApplePay(),
    hasApplePay({}),
    hasApplePay({ canMakePayments: () => false }),
    hasApplePay({ canMakePayments: () => true }),
  ]).toEqual([false, false, false, true])
})
