import { expect, test } from 'vitest'
import { routesByAddress } from './route-subsets.ts'

const routes = Object.fromEntries(
  [
    { id: 'root' },
    { id: 'home', parentId: 'root', index: true },
    { id: 'cart', parentId: 'root', path: 'cart' },
    { id: 'item', parentId: 'root', path: 'item/:id' },
    { id: 'lost', parentId: 'root', path: '*' },
    { id: 'maybe', parentId: 'root', path: 'help/:topic?' },
    { id: 'area', parentId: 'root' },
    { id: 'orders', parentId: 'area', path: 'buyer/orders' },
    { id: 'account', parentId: 'area', path: 'buyer/account' },
    { id: 'account-home', parentId: 'account', index: true },
    { id: 'profile', parentId: 'account', path: 'profile' },
  ].map((route) => [route.id, route]),
)

test('an address without parameters is answered by its route and those around it', () => {
  expect(Object.fromEntries(routesByAddress(routes))).toEqual({
    '/': ['root', 'home'],
    '/cart': ['root', 'cart'],
    '/buyer/orders': ['root', 'area', 'orders'],
    '/buyer/account': ['root', 'area', 'account', 'account-home'],
    '/buyer/account/profile': ['root', 'area', 'account', 'profile'],
  })
})
