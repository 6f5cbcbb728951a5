import { expect, test } from 'vitest'
import { findDue } from './claims.rules.ts'
import type { PaymentOrder } from './payment.types.ts'

type Claim = Pick<PaymentOrder, 'kind' | 'status'>
const deposit = (status: Claim['status']): Claim => ({ kind: 'DEPOSIT', status })
const balance = (status: Claim['status']): Claim => ({ kind: 'BALANCE', status })

test('the deposit comes first, and the balance once the deposit is paid', () => {
  expect(findDue([deposit('OPEN'), balance('OPEN')])).toEqual(deposit('OPEN'))
  expect(findDue([deposit('PAID'), balance('OPEN')])).toEqual(balance('OPEN'))
})

test('a deposit that ran out is still the one whose turn it is: nobody pays the balance without it', () => {
  expect(findDue([deposit('CLOSED'), balance('OPEN')])).toEqual(deposit('CLOSED'))
})

test('once all is paid it is the last, so that whoever wants to pay again is told so', () => {
  expect(findDue([deposit('PAID'), balance('PAID')])).toEqual(balance('PAID'))
  expect(findDue([{ kind: 'FULL', status: 'PAID' }])).toEqual({ kind: 'FULL', status: 'PAID' })
})

test('of a contract without claims none is due', () => {
  expect(findDue([])).toBeUndefined()
})
