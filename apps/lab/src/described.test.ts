import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { findWrong, type GivenAnswer } from './described.ts'

const refund = {
  method: 'GET',
  path: '/paypal/v2/payments/refunds/:id',
  status: 200,
  body: { id: 'R1', status: 'COMPLETED', amount: { currency_code: 'EUR', value: '1.00' } },
}
const paid = {
  method: 'POST',
  path: '/adyen/v72/payments',
  status: 200,
  body: { pspReference: 'P1', resultCode: 'Authorised', merchantReference: 'a' },
}
const line = {
  method: 'GET',
  path: '/stripe/v1/balance_transactions/:id',
  status: 200,
  body: {
    ...{
      id: 'txn_1',
      object: 'balance_transaction',
      amount: 100,
      available_on: 1,
      balance_type: 'payments',
    },
    ...{
      created: 1,
      currency: 'eur',
      description: null,
      exchange_rate: null,
      fee: 0,
      fee_details: [],
    },
    ...{
      net: 100,
      reporting_category: 'charge',
      source: 'ch_1',
      status: 'available',
      type: 'charge',
    },
  },
}
const within = (answer: GivenAnswer): GivenAnswer => ({
  ...answer,
  body: { object: 'list', data: [answer.body] },
})

test.each<[string, GivenAnswer]>([
  ['PayPal', refund],
  ['PayPal when it answers a call for the second time', { ...refund, status: 200 }],
  ['Adyen', paid],
  ['Stripe', line],
  ['Stripe, in a list', within(line)],
  ['nobody who publishes it', { ...refund, path: '/klarna/payments/v1/sessions' }],
])('what %s is said to answer is not wrong', (_of, answer) => {
  expect(findWrong(answer)).toEqual([])
})

test.each<[string, GivenAnswer, object, string]>([
  ['a field too many', refund, { colour: 'red' }, 'must NOT have additional properties'],
  ['another word', refund, { status: 'FINISHED' }, 'must be equal to one of the allowed values'],
  ['another type', refund, { id: 7 }, 'must be string'],
  ['a field too many', paid, { colour: 'red' }, 'must NOT have additional properties'],
  ['another word', paid, { resultCode: 'Fine' }, 'must be equal to one of the allowed values'],
  ['a field too many', line, { colour: 'red' }, 'must NOT have additional properties'],
  ['a field that is missing', line, { net: undefined }, 'must have required property'],
  ['another type', line, { fee: '0' }, 'must be number'],
])('%s is found', (_what, answer, changes, said) => {
  const body = JSON.parse(JSON.stringify({ ...(answer.body as object), ...changes })) as unknown
  const wrong = findWrong({ ...answer, body })
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toContain(said)
  if (answer === line) expect(findWrong(within({ ...answer, body }))).toEqual(wrong)
})

test('what is described of Stripe is of the library that is installed', () => {
  const [stripe] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../descriptions/stripe.json'), 'utf8'),
  ) as { source: string }[]
  expect(stripe?.source).toBe(`stripe ${Stripe.PACKAGE_VERSION} (MIT), its types`)
})
