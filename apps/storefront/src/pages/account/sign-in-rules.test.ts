import { expect, it } from 'vitest'
import { checkSignIn, returnPath, signInPath } from './sign-in-rules.ts'

it('says which field of the sign-in is missing', () => {
  expect(checkSignIn('', 'secret')).toBe('account')
  expect(checkSignIn('anna@galleria.test', '')).toBe('password')
  expect(checkSignIn('anna@galleria.test', 'secret')).toBeUndefined()
})
it('[ACC-002] comes back to where the person was, and never to another place or to itself', () => {
  expect(returnPath('/checkout?address=adr_1')).toBe('/checkout?address=adr_1')
  expect(returnPath('https://elsewhere.example/')).toBe('/')
  expect(returnPath('//elsewhere.example')).toBe('/')
  expect(returnPath('/login?to=/cart')).toBe('/buyer/index')
  expect(returnPath(null)).toBe('/buyer/index')
  expect(signInPath('/checkout')).toBe('/login?to=%2Fcheckout')
})
