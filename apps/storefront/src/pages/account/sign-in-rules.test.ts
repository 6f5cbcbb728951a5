import { expect, it } from 'vitest'
import {
  doorPath,
  goTo,
  isBackOffice,
  returnPath,
  signInDoor,
  signInPath,
} from './sign-in-rules.ts'

it('[ACC-002] comes back to where the person was, and never to another place or to itself', () => {
  expect(returnPath('/checkout?address=adr_1')).toBe('/checkout?address=adr_1')
  expect(returnPath('https://elsewhere.example/')).toBe('/')
  expect(returnPath('//elsewhere.example')).toBe('/')
  expect(returnPath('/login?to=/cart')).toBe('/buyer/index')
  expect(returnPath('/signup')).toBe('/buyer/index')
  expect(returnPath('/reset-password?step=code')).toBe('/buyer/index')
  expect(returnPath('/signups-of-the-week')).toBe('/signups-of-the-week')
  expect(returnPath(null)).toBe('/buyer/index')
  expect(signInPath('/checkout')).toBe('/login?to=%2Fcheckout')
})
it('[ACC-002, ACC-003] the doors lead to one another without losing the way back', () => {
  expect(doorPath('/signup', '/checkout?address=adr_1')).toBe(
    '/signup?to=%2Fcheckout%3Faddress%3Dadr_1',
  )
  expect(doorPath('/reset-password', '/buyer/index')).toBe('/reset-password')
})

it('whoever came from the back office goes back to it, by its own door and as another program', () => {
  for (const path of ['/backoffice', '/backoffice/', '/backoffice/people', '/backoffice?x=1'])
    expect(isBackOffice(path), path).toBe(true)
  for (const path of ['/backoffices', '/buyer/index', '/search?to=/backoffice'])
    expect(isBackOffice(path), path).toBe(false)
  expect(signInDoor('/backoffice/orders?status=late')).toBe(
    '/backoffice/login?next=%2Forders%3Fstatus%3Dlate',
  )
  expect(signInDoor('/backoffice')).toBe('/backoffice/login?next=%2F')
  expect(signInDoor('/buyer/orders')).toBe('/login?to=%2Fbuyer%2Forders')
  const [outside, inside] = [goTo('/backoffice/people'), goTo('/buyer/orders')]
  expect([outside, inside].map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    [
      [303, '/backoffice/people'],
      [303, '/buyer/orders'],
    ],
  )
  // The router follows one by itself, and lets the browser follow the other.
  expect([outside, inside].map(({ headers }) => headers.has('x-remix-reload-document'))).toEqual([
    true,
    false,
  ])
})
