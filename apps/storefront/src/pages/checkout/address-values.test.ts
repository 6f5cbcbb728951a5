import { describe, expect, it } from 'vitest'
import { addressRules } from '@galleria/contract/address-rules'
import type { WireAddress } from '@galleria/contract/address'
import { sites } from '@galleria/contract/storefronts'
import { cutName, inputLimits, ownCountryName, readAddressForm, stripEmoji, tidyPhone, valuesOf } from './address-values.ts'

describe('the address form', () => {
  it('[ADR-045] begins with the dial code of the storefront and the mail of the person', () => {
    expect(valuesOf(undefined, { site: 'SE', email: 'anna@galleria.test' })).toMatchObject({ personPhone: '+46 ', email: 'anna@galleria.test', country: 'Sverige', isDefault: false })
  })
  it('[ADR-034] begins with the saved address when one is changed', () => {
    const saved = { firstName: 'Anna', personPhone: '+49 171 1', email: 'a@example.com', isDefault: true } as WireAddress
    expect(valuesOf(saved, { site: 'DE', email: 'other@example.com' })).toMatchObject({ firstName: 'Anna', personPhone: '+49 171 1', email: 'a@example.com', isDefault: true, city: '' })
  })
  it('[ADR-040] cuts a name so that both together fit into 34 characters', () => {
    expect(cutName('Maximiliane-Friederike', 'Hohenstein-Wolkenstein')).toBe('Maximiliane-')
    expect(cutName('Anna', '')).toBe('Anna')
    expect(cutName('x'.repeat(40), '')).toHaveLength(34)
  })
  it('[ADR-060] stops the detail address at 36 characters', () => {
    for (const site of sites) expect(inputLimits(site).detailAddress).toBe(36)
    expect(inputLimits('DE').poiName).toBe(35)
    expect(inputLimits('FR').poiName).toBe(200)
  })
  it('[ADR-044] completes a phone number that was written as at home', () => {
    expect(tidyPhone('0171 234567', '+49')).toBe('+49 171 234567')
    expect(tidyPhone('0049 171 234567', '+49')).toBe('+49 171 234567')
    expect(tidyPhone('+44 7700 900123', '+49')).toBe('+44 7700 900123')
    expect(tidyPhone('06 1234567', '+39')).toBe('+39 06 1234567')
    expect(tidyPhone('+49 ', '+49')).toBe('')
  })
  it('[ADR-077] strips emoji from how somebody heard of us', () => {
    expect(stripEmoji('friends 😀👨‍👩‍👧 & Söhne 5')).toBe('friends  & Söhne 5')
  })
})

describe('an address that was sent', () => {
  const form = new FormData()
  const sent = { gender: 'FEMALE', firstName: 'Anna', lastName: 'Lindqvist', personPhone: '0171 234567', email: 'anna@example.com', poiName: 'Hauptstraße', houseNo: '1', detailAddress: '2', postalCode: '20095', city: 'Hamburg', province: 'Hamburg', country: 'Atlantis' }
  for (const [name, value] of Object.entries(sent)) form.set(name, value)

  it('keeps the storefront’s rules once it is read, and its country whatever was sent', () => {
    const values = readAddressForm(form, 'DE')
    expect(values).toMatchObject({ country: 'Deutschland', personPhone: '+49 171 234567', company: '', isDefault: false })
    expect(addressRules.DE.shipping.safeParse(values).success).toBe(true)
  })
  it('names each country in its own language', () => {
    expect(sites.map(ownCountryName)).toEqual(['Deutschland', 'Nederland', 'España', 'Sverige', 'France', 'Italia', 'Polska', 'United Kingdom'])
  })
})
