import { expect, test } from 'vitest'
import { refuse } from './refusals.ts'

test('a refusal that does not exist, or without the facts that its screen needs, is no program', () => {
  // @ts-expect-error -- misspelt
  expect(refuse('refund.exceeds_availabel').code).toBe('refund.exceeds_availabel')
  // @ts-expect-error -- how many are left is missing
  expect(refuse('stock.exceeded').facts).toEqual({})
  // @ts-expect-error -- nothing belongs to it
  expect(refuse('order.not_found', { orderId: 1 }).code).toBe('order.not_found')
  expect(refuse('stock.exceeded', { available: 3 }).facts).toEqual({ available: 3 })
})
