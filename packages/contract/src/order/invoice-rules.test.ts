import { expect, test } from 'vitest'
import { checkInvoiceTarget, invoiceChannel } from './invoice-rules.ts'

test('who has a mail address is written to there, who has none by phone, who has neither is asked for an address', () => {
  expect(invoiceChannel({ buyerEmail: 'kim@moebel.test', buyerPhone: '+49 40 30123456' })).toBe(
    'EMAIL',
  )
  expect(invoiceChannel({ buyerEmail: '', buyerPhone: '+49 40 30123456' })).toBe('SMS')
  expect(invoiceChannel({ buyerEmail: '', buyerPhone: '' })).toBe('EMAIL')
  expect(invoiceChannel({ buyerEmail: 'kim@moebel.test', buyerPhone: '' })).toBe('EMAIL')
})

test('a target is missing, has the form of its channel, or says what it lacks', () => {
  expect(checkInvoiceTarget('EMAIL', '  ')).toBe('required')
  expect(checkInvoiceTarget('SMS', '')).toBe('required')
  expect(checkInvoiceTarget('EMAIL', ' kim@moebel.test ')).toBeUndefined()
  expect(checkInvoiceTarget('EMAIL', '+49 40 30123456')).toBe('email')
  expect(checkInvoiceTarget('SMS', ' +49 (40) 3012-3456 ')).toBeUndefined()
  for (const wrong of [
    'kim@moebel.test',
    '040 30123456',
    '+0 40 30123456',
    '+49 40',
    'x+49 40301234',
    '+49 40301234x',
    `+49${'1'.repeat(24)}`,
  ])
    expect([wrong, checkInvoiceTarget('SMS', wrong)]).toEqual([wrong, 'phone'])
})
