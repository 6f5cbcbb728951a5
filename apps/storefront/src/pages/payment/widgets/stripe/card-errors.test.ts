import { expect, test } from 'vitest'
import { errorOf, isTypingError, reasonOfDecline } from './card-errors.ts'

test.each([
  ['incomplete_number', { cardNumber: 'incomplete' }],
  ['invalid_number', { cardNumber: 'invalid' }],
  ['incorrect_number', { cardNumber: 'invalid' }],
  ['incomplete_expiry', { cardExpiry: 'incomplete' }],
  ['invalid_expiry_month', { cardExpiry: 'invalid' }],
  ['invalid_expiry_year_past', { cardExpiry: 'past' }],
  ['incomplete_cvc', { cardCvc: 'incomplete' }],
  ['card_declined', {}],
  [undefined, {}],
])('%s is an error of %o', (code, errors) => {
  expect(errorOf(code)).toEqual(errors)
})

test('what was typed wrong is put right at the field, what the bank said ends the payment', () => {
  expect(isTypingError({ type: 'validation_error', code: 'incomplete_cvc' })).toBe(true)
  expect(isTypingError({ type: 'card_error', code: 'incorrect_number' })).toBe(true)
  for (const code of ['card_declined', 'expired_card', 'incorrect_cvc'])
    expect([code, isTypingError({ type: 'card_error', code })]).toEqual([code, false])
})

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['expired_card', 'expired_card', 'expired_card'],
  ['incorrect_cvc', undefined, 'incorrect_cvc'],
  ['payment_intent_authentication_failure', undefined, 'authentication'],
  ['card_declined', 'lost_card', 'payment.provider'],
])('%s with %s leads to the result page with %s', (code, declineCode, reason) => {
  expect(
    reasonOfDecline({
      type: 'card_error',
      code,
      ...(declineCode ? { decline_code: declineCode } : {}),
    }),
  ).toBe(reason)
})
