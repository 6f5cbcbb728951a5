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

test('a refusal ends an attempt, but not at the page of a link, where it may be tried again', () => {
  expect(stateOfEvent(item('AUTHORISATION', 'false'))).toMatchObject({ status: 'declined' })
  expect(stateOfEvent(item('AUTHORISATION', 'false', { linkId: 'PL1' }))).toBeUndefined()
  expect(
    stateOfEvent(item('AUTHORISATION', 'false', { reason: 'Shopper Cancelled' })),
  ).toMatchObject({ status: 'canceled', failedReason: 'canceled' })
})

test.each(['CAPTURE', 'CHARGEBACK', 'REPORT_AVAILABLE'])(
  '%s says nothing of an attempt',
  (code) => {
    expect(stateOfEvent(item(code))).toBeUndefined()
  },
)
