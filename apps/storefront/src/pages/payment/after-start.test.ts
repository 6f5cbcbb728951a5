import { expect, test } from 'vitest'
import { afterStart } from './after-start.ts'

const info = { approveUrl: 'https://provider.test/approve', action: null, merchantSerialNo: '1' }

test('a payment that was started leads to the address that the provider gave', () => {
  expect(
    afterStart({ redirectUrl: 'https://provider.test/pay', redirectInfo: info }, 'con_1'),
  ).toBe('https://provider.test/pay')
})
test('[PAY-036] where it gave an address to approve at only, to that', () => {
  expect(afterStart({ redirectUrl: null, redirectInfo: info }, 'con_1')).toBe(
    'https://provider.test/approve',
  )
})
test('[PAY-033] and without any to the result, with the status PENDING', () => {
  const result = '/buyer/pay-result?tradeId=con_1&status=PENDING'
  expect(afterStart({ redirectUrl: null, redirectInfo: null }, 'con_1')).toBe(result)
  expect(
    afterStart({ redirectUrl: null, redirectInfo: { ...info, approveUrl: null } }, 'con_1'),
  ).toBe(result)
})
