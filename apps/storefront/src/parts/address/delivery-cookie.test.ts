import { expect, test } from 'vitest'
import type { WireAddress } from '@galleria/contract/address'
import { rememberCountry, rememberedRegion } from './delivery-cookie.ts'

const inAustria = {
  addressType: 'SHIPPING',
  region: { id: 6, regionName: 'Österreich', regionShortName: 'AT' },
} as WireAddress
const asked = (cookie: string) => new Request('http://here/checkout', { headers: { cookie } })

test('[ADR-100] remembers for thirty days the country of the delivery, and nothing of the person', () => {
  expect(rememberCountry(inAustria, 'http://localhost:3000')).toEqual({
    'set-cookie': 'address=6; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax',
  })
  expect(rememberCountry(inAustria, 'https://galleria.example')['set-cookie']).toMatch(/; Secure$/)
})
test('[ADR-100] a bill and a country of elsewhere are not remembered', () => {
  expect(rememberCountry({ ...inAustria, addressType: 'BILLING' }, 'http://x')).toEqual({})
  expect(rememberCountry({ ...inAustria, region: null }, 'http://x')).toEqual({})
  expect(rememberCountry(undefined, 'http://x')).toEqual({})
})
test('[ADR-100] only a country that the storefront delivers to is taken from it', () => {
  expect(rememberedRegion(asked('lang=en; address=6'), 'DE')).toBe(6)
  expect(rememberedRegion(asked('address=6'), 'FR')).toBeUndefined()
  for (const odd of [
    '',
    'address=',
    'address=x',
    'address=99999999999',
    'myaddress=6',
    'address=6%0d%0aset-cookie:x',
  ])
    expect(rememberedRegion(asked(odd), 'DE'), odd).toBeUndefined()
})
