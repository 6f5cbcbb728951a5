import { expect, test } from 'vitest'
import { isForKeys, keyScopes, merchantRights, refusalByKey, rightsIn } from './rights.ts'

test('a key is for everything in a shop but who works there', () => {
  const scopes: readonly string[] = keyScopes
  expect(merchantRights.filter((right) => !scopes.includes(right))).toEqual(['people'])
  expect(isForKeys({ who: 'merchant', right: 'ship' })).toBe(true)
  expect(isForKeys({ who: 'merchant', right: 'people' })).toBe(false)
  expect(isForKeys({ who: 'merchant', right: 'query', onlyPeople: true })).toBe(false)
  expect(isForKeys({ who: 'merchant' })).toBe(false)
  for (const who of ['anyone', 'visitor', 'buyer', 'member', 'operator'])
    expect(isForKeys({ who, right: 'query' })).toBe(false)
})

test('a key opens a call of its scopes as long as its seller may still make it; what it is not for is said first', () => {
  const ships = { scopes: ['query', 'ship', 'write'], sellerStatus: 'FROZEN' } as const
  const call = { who: 'merchant', right: 'ship' } as const
  expect(refusalByKey(call, ships)).toBeUndefined()
  expect(refusalByKey({ ...call, right: 'write' }, ships)).toBe('merchant.frozen')
  expect(refusalByKey(call, { ...ships, sellerStatus: 'CLEARED' })).toBe('merchant.cleared')
  expect(refusalByKey({ ...call, right: 'export' }, ships)).toBe('key.scope')
  expect(refusalByKey({ ...call, onlyPeople: true }, ships)).toBe('key.scope')
  expect(refusalByKey(call, { ...ships, sellerStatus: null })).toBe('key.scope')
  expect(refusalByKey(call, { sellerStatus: 'ACTIVE' })).toBe('key.scope')
  // Whoever puts `people` into a key gets nothing by it.
  expect(refusalByKey({ ...call, right: 'people' }, { ...ships, scopes: ['people'] })).toBe(
    'key.scope',
  )
  expect(rightsIn({ ...ships, role: null })).toEqual(['query', 'ship'])
})
