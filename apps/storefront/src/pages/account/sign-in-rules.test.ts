import { expect, it } from 'vitest'
import { doorPath, returnPath, signInPath } from './sign-in-rules.ts'

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
