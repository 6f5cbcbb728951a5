import { expect, test } from 'vitest'
import { merchantRights, refusalByRole, refusalOf, refusalsOf, sellerStatuses } from './rights.ts'

test('an active seller may do everything, a frozen one what its buyers wait for, a cleared one look', () => {
  const may = (status: (typeof sellerStatuses)[number]) =>
    merchantRights.filter((right) => refusalOf(status, right) === undefined)
  expect(sellerStatuses.map((status) => [status, may(status)])).toEqual([
    ['ACTIVE', ['query', 'ship', 'after-sales', 'write']],
    ['FROZEN', ['query', 'ship', 'after-sales']],
    ['CLEARED', ['query']],
  ])
  expect(refusalsOf('query')).toEqual([])
  expect(refusalsOf('ship')).toEqual(['merchant.cleared'])
  expect(refusalsOf('write')).toEqual(['merchant.frozen', 'merchant.cleared'])
})

test('an operator’s call is an operator’s, a merchant’s one of a seller who still has that right, anybody’s is anybody’s', () => {
  const nobody = { sellerId: null, sellerStatus: null, isOperator: false }
  const seller = { sellerId: 7, sellerStatus: 'FROZEN', isOperator: false } as const
  const operator = { ...nobody, isOperator: true }
  expect(refusalByRole({ who: 'operator' }, operator)).toBeUndefined()
  expect(refusalByRole({ who: 'operator' }, seller)).toBe('auth.role')
  expect(refusalByRole({ who: 'member' }, nobody)).toBeUndefined()
  const ship = { who: 'merchant', right: 'ship' } as const
  expect(refusalByRole(ship, seller)).toBeUndefined()
  expect(refusalByRole({ ...ship, right: 'write' }, seller)).toBe('merchant.frozen')
  expect(refusalByRole(ship, { ...seller, sellerStatus: 'CLEARED' })).toBe('merchant.cleared')
  expect(refusalByRole(ship, nobody)).toBe('auth.role')
  expect(refusalByRole(ship, operator)).toBe('auth.role')
  expect(refusalByRole(ship, { ...seller, sellerStatus: null })).toBe('auth.role')
  expect(refusalByRole(ship, { ...seller, sellerId: null })).toBe('auth.role')
  // A merchant's call that names no right is nobody's.
  expect(refusalByRole({ who: 'merchant' }, seller)).toBe('auth.role')
})
