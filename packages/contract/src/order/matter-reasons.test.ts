import { expect, test } from 'vitest'
import { askedFor, endsOn, matterReasons, readMatterReason } from './matter-reasons.ts'

test('what the mall wrote as a reason is read as that, and what a provider said stays as it is', () => {
  for (const [kind, text] of Object.entries(matterReasons))
    expect(readMatterReason(text)).toEqual({ kind })
  expect(readMatterReason(endsOn('2026-12-27'))).toEqual({ kind: 'endsOn', day: '2026-12-27' })
  expect(readMatterReason(askedFor(5990, 'EUR'))).toEqual({
    kind: 'askedFor',
    amount: { value: 59.9, currency: 'EUR' },
  })
  expect(readMatterReason('UNAUTHORISED')).toEqual({ kind: 'disputed', why: 'notTheirs' })
  expect(readMatterReason('product_not_received')).toEqual({
    kind: 'disputed',
    why: 'notReceived',
  })
  expect(readMatterReason('REFUND_NOT_PROCESSED')).toEqual({
    kind: 'disputed',
    why: 'notRefunded',
  })
  expect(readMatterReason('constructor')).toEqual({ kind: 'said', text: 'constructor' })
  const said = 'CAPTURE_NOT_ALLOWED: asked for 5990 EUR'
  expect(readMatterReason(said)).toEqual({ kind: 'said', text: said })
})
