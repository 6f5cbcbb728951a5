import { expect, test } from 'vitest'
import { hasCardNumber } from './card-number.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  'card=378282246310005;',
  '{"number":"6011000990139424"}',
])('%s looks like the number of a card', (text) => expect(hasCardNumber(text)).toBe(true))

test.each([
  '',
  'tok_4242424242424242',
  '4242424242424241',
  '424242424242',
  '12345678901234567890',
  '3f2c4242424242424242ab',
  // Until when a key of Google Pay is good: its figures happen to end in their check figure.
  String.raw`{"signedKey":"{\"keyExpiration\":\"1796119844001\"}"}`,
])('%s does not', (text) => expect(hasCardNumber(text)).toBe(false))
