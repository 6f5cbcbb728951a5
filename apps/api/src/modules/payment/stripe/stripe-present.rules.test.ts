import { expect, test } from 'vitest'
import { OutsideError } from '#platform/outside.ts'
import { presentIntent, readIntent, readRefund, readTaken } from './stripe-present.ts'

const charge = {
  id: 'ch_1',
  status: 'succeeded',
  amount_captured: 8000,
  currency: 'gbp',
  metadata: { reference: 'a.b' },
  payment_intent: 'pi_1',
  balance_transaction: { fee: 175, currency: 'eur', created: 1_795_000_000 },
}
const intent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 8000,
  currency: 'gbp',
  client_secret: 'pi_1_secret_x',
  metadata: { reference: 'a.b' },
  last_payment_error: null,
  latest_charge: charge,
}
const present = (change: object) =>
  presentIntent(readIntent({ ...intent, ...change }), { refunds: [] }, 'test')

test('money taken in pounds has its fee in the euro of the account', () => {
  expect(present({})).toEqual({
    ref: 'pi_1',
    reference: 'a.b',
    status: 'paid',
    amount: { minor: 8000, currency: 'GBP' },
    redirectUrl: null,
    redirectInfo: undefined,
    failedReason: null,
    captures: [
      {
        ref: 'ch_1',
        amount: { minor: 8000, currency: 'GBP' },
        fee: { minor: 175, currency: 'EUR' },
      },
    ],
    refunds: [],
  })
})

test('what is taken and not yet booked is not paid yet: its fee would be lost', () => {
  expect(present({ latest_charge: { ...charge, balance_transaction: null } })).toMatchObject({
    status: 'processing',
    captures: [],
  })
  expect(present({ latest_charge: 'ch_1' })).toMatchObject({ status: 'processing', captures: [] })
})

test.each([
  [{ status: 'requires_payment_method' }, 'open', null],
  [{ status: 'requires_action' }, 'open', null],
  [{ status: 'requires_confirmation' }, 'open', null],
  [{ status: 'processing' }, 'processing', null],
  [{ status: 'canceled' }, 'canceled', null],
  [
    {
      status: 'canceled',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    },
    'declined',
    'insufficient_funds',
  ],
  [
    {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'lost_card' },
    },
    'declined',
    'refused',
  ],
  [
    {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
    'declined',
    'authentication',
  ],
])('%o is %s, for the reason %s', (change, status, failedReason) => {
  expect(present({ latest_charge: null, ...change })).toMatchObject({ status, failedReason })
})

test('only what can still be paid is gone on with in the browser, and a question of the bank is named', () => {
  expect(present({ latest_charge: null, status: 'requires_action' }).redirectInfo).toEqual({
    clientSecret: 'pi_1_secret_x',
    environment: 'test',
    action: 'handleNextAction',
  })
  expect(present({ latest_charge: null, status: 'canceled' }).redirectInfo).toBeUndefined()
})

test('an answer that is none is no answer', () => {
  for (const change of [{ id: '../x' }, { status: 'new' }, { amount: 1.5 }, { currency: 'xxx' }])
    expect(() => present(change)).toThrow(OutsideError)
  expect(readTaken({ id: 'txn_1', created: 1, source: 'ch_1' })).toBeUndefined()
  expect(() => readRefund({ id: 're_1' })).toThrow(OutsideError)
})
