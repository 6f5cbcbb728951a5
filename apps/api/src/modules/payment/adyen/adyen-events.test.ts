import { describe, expect, test } from 'vitest'
import { refundsOfEvent, stateOfEvent } from './adyen-events.ts'

/** What is kept of an event, and what it says. */
const item = (eventCode: string, success = 'true', more: object = {}) => ({
  eventCode,
  success,
  pspReference: 'REFUNDREFUND1234',
  originalReference: 'PAYMENTPAYMENT12',
  merchantReference: 'try.subject',
  merchantAccountCode: 'GalleriaDEMO',
  amount: { value: 500, currency: 'EUR' },
  reason: '',
  ...more,
})
const known =
  (...ids: string[]) =>
  async (id: string) =>
    ids.includes(id)

describe('a refund', () => {
  test.each([
    ['REFUND', 'true', 'succeeded'],
    ['REFUND', 'false', 'failed'],
    ['REFUND_FAILED', 'true', 'failed'],
    ['REFUNDED_REVERSED', 'true', 'failed'],
  ])('%s %s has %s', async (code, success, status) => {
    expect(await refundsOfEvent(item(code, success), known())).toMatchObject([
      { ref: 'REFUNDREFUND1234', reference: 'try.subject', status },
    ])
  })

  test.each(['REFUND_FAILED', 'REFUNDED_REVERSED'])(
    'that was given says nothing any more once %s is known',
    async (code) => {
      const ofThis = known(`${code}.REFUNDREFUND1234.true`)
      expect(await refundsOfEvent(item('REFUND'), ofThis)).toEqual([])
      const ofAnother = known(`${code}.ANOTHERREFUND123.true`)
      expect(await refundsOfEvent(item('REFUND'), ofAnother)).toHaveLength(1)
    },
  )

  test('is what no other event speaks of', async () => {
    expect(await refundsOfEvent(item('AUTHORISATION'), known())).toBeUndefined()
    expect(await refundsOfEvent('nonsense', known())).toBeUndefined()
  })
})

/** Of a payment that the books know and that is taken at once, unless something else is said. */
const stateOf = (payload: unknown, promised: boolean | undefined = false) =>
  stateOfEvent(payload, async () => promised)

test('an agreement is money where all is taken at once and a promise where it is taken in parts; of a payment that the books have lost its method tells', async () => {
  const told = async (promised: boolean | undefined, paymentMethod: string) => {
    const said = await stateOfEvent(
      item('AUTHORISATION', 'true', { paymentMethod }),
      async () => promised,
    )
    return [said?.status, said?.captures.length]
  }
  expect(await told(false, 'clearpay')).toEqual(['paid', 1])
  expect(await told(true, 'clearpay')).toEqual(['authorised', 0])
  expect(await told(undefined, 'clearpay')).toEqual(['authorised', 0])
  expect(await told(undefined, 'ideal')).toEqual(['paid', 1])
})

test('that a promise has ended is told', async () => {
  expect(await stateOf(item('EXPIRE'), true)).toMatchObject({ status: 'expired' })
})

test('a refusal ends an attempt, but not at the page of a link, where it may be tried again', async () => {
  expect(await stateOf(item('AUTHORISATION', 'false'))).toMatchObject({ status: 'declined' })
  const link = item('AUTHORISATION', 'false', { linkId: 'PL1' })
  expect(await stateOf(link)).toMatchObject({
    status: 'open',
    ref: 'PL1',
    declines: [{ ref: link.pspReference }],
  })
  expect(await stateOf({ ...link, reason: 'Shopper Cancelled' })).toMatchObject({
    status: 'open',
    declines: [],
  })
  expect(
    await stateOf(item('AUTHORISATION', 'false', { reason: 'Shopper Cancelled' })),
  ).toMatchObject({ status: 'canceled', failedReason: 'canceled' })
})

test.each([
  ['3D Not Authenticated', 'authentication'],
  ['Not enough balance', 'insufficient_funds'],
  ['CVC Declined', 'incorrect_cvc'],
  ['Invalid Pin', 'refused'],
])('an event says %s as its answer would: %s', async (reason, failedReason) => {
  expect(await stateOf(item('AUTHORISATION', 'false', { reason }))).toMatchObject({
    status: 'declined',
    failedReason,
  })
})

test.each(['CAPTURE', 'CHARGEBACK', 'REPORT_AVAILABLE'])(
  '%s says nothing of an attempt',
  async (code) => {
    expect(await stateOf(item(code))).toBeUndefined()
  },
)
