import { expect, test } from 'vitest'
import {
  actsForMall,
  actsForSeller,
  merchantRights,
  operatorRefusalsOf,
  operatorRights,
  operatorRoles,
  refusalByRole,
  refusalOf,
  refusalsOf,
  rightsIn,
  rightsOfOperator,
  sellerStatuses,
  staffRoles,
} from './rights.ts'

const reads = ['query', 'query-orders', 'export']

test('an active seller may do everything, a frozen one what its buyers wait for, a cleared one look', () => {
  const may = (status: (typeof sellerStatuses)[number]) =>
    merchantRights.filter((right) => refusalOf(status, right) === undefined)
  expect(sellerStatuses.map((status) => [status, may(status)])).toEqual([
    [
      'ACTIVE',
      [...reads, 'ship', 'stock', 'messages', 'after-sales', 'reviews', 'write', 'people'],
    ],
    ['FROZEN', [...reads, 'ship', 'stock', 'messages', 'after-sales', 'people']],
    ['CLEARED', [...reads, 'people']],
  ])
  expect(refusalsOf('query')).toEqual([])
  expect(refusalsOf('ship')).toEqual(['merchant.cleared', 'merchant.role'])
  expect(refusalsOf('write')).toEqual(['merchant.frozen', 'merchant.cleared', 'merchant.role'])
})

test('an operator’s call is an operator’s, a merchant’s one of a seller who still has that right, anybody’s is anybody’s', () => {
  const nobody = {
    sellerId: null,
    sellerStatus: null,
    role: null,
    operatorRole: null,
    owesSecondFactor: false,
  } as const
  const seller = {
    ...nobody,
    sellerId: 7,
    sellerStatus: 'FROZEN',
    role: 'owner',
  } as const
  const operator = { ...nobody, operatorRole: 'head' } as const
  const rule = { who: 'operator', right: 'service' } as const
  expect(refusalByRole(rule, operator)).toBeUndefined()
  expect(refusalByRole(rule, { ...operator, operatorRole: 'service' })).toBeUndefined()
  expect(refusalByRole(rule, { ...operator, operatorRole: 'money' })).toBe('operator.role')
  expect(refusalByRole({ who: 'operator' }, operator)).toBe('auth.role')
  expect(refusalByRole(rule, seller)).toBe('auth.role')
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
  expect(refusalByRole(ship, { ...seller, role: null })).toBe('auth.role')
  // Whoever owes a second factor reads that, and nothing opens but what is anybody's.
  for (const [call, person] of [
    [rule, operator],
    [ship, seller],
    [ship, nobody],
  ] as const)
    expect(refusalByRole(call, { ...person, owesSecondFactor: true })).toBe(
      'auth.second_factor_owed',
    )
  expect(refusalByRole({ who: 'member' }, { ...operator, owesSecondFactor: true })).toBeUndefined()
  expect([
    actsForMall(operator, 'orders'),
    actsForMall(nobody, 'orders'),
    actsForMall({ ...operator, owesSecondFactor: true }, 'orders'),
    actsForMall({ ...operator, operatorRole: 'content' }, 'orders'),
    actsForMall({ ...operator, operatorRole: 'content' }, 'content'),
  ]).toEqual([true, false, false, false, true])
  expect([
    actsForSeller(seller, 'ship'),
    actsForSeller(seller, 'write'),
    actsForSeller({ ...seller, owesSecondFactor: true }, 'ship'),
    actsForSeller({ ...seller, role: 'goods' }, 'ship'),
    actsForSeller(nobody, 'ship'),
  ]).toEqual([true, false, false, false, false])
  expect(refusalByRole(ship, { ...seller, role: 'orders' })).toBeUndefined()
  // What the role leaves out is said first: the shop's state is not what stands in the way.
  expect(refusalByRole({ ...ship, right: 'write' }, { ...seller, role: 'orders' })).toBe(
    'merchant.role',
  )
  expect(refusalByRole(ship, { ...seller, role: 'goods' })).toBe('merchant.role')
})

test('each role does its own work and reads; who handles goods reads no buyer, and only an owner says who works here', () => {
  expect(staffRoles.map((role) => [role, rightsIn({ sellerStatus: 'ACTIVE', role })])).toEqual([
    ['owner', [...merchantRights]],
    ['goods', ['query', 'stock', 'write']],
    ['orders', ['query', 'query-orders', 'ship', 'stock', 'messages']],
    ['service', ['query', 'query-orders', 'messages', 'after-sales', 'reviews']],
    ['money', ['query', 'query-orders', 'export']],
    ['reader', ['query', 'query-orders']],
  ])
  expect(rightsIn({ sellerStatus: 'FROZEN', role: 'goods' })).toEqual(['query', 'stock'])
  expect(rightsIn({ sellerStatus: 'CLEARED', role: 'orders' })).toEqual(['query', 'query-orders'])
  expect(rightsIn({ sellerStatus: null, role: null })).toEqual([])
})

test('each of the mall’s people does their own work; only a head says who works for the mall', () => {
  const calls = operatorRights.map((right) => [
    right,
    operatorRoles.filter((role) => rightsOfOperator[role].includes(right)),
  ])
  expect(calls).toEqual([
    ['query', [...operatorRoles]],
    ['admission', ['head', 'admission']],
    ['content', ['head', 'content']],
    ['orders', ['head', 'service', 'money']],
    ['service', ['head', 'service']],
    ['money', ['head', 'money']],
    ['people', ['head']],
  ])
  expect([operatorRefusalsOf('query'), operatorRefusalsOf('money')]).toEqual([
    [],
    ['operator.role'],
  ])
})
