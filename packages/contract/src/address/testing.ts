import { countriesOf } from './countries.ts'
import { addressSchema, type AddressForm, type AddressType } from './rules.ts'
import { isPhone } from './phone-check.ts'
import { storefronts, type Site } from '../storefronts.ts'

/**
 * What the tests of the rules ask: a good address of each storefront, and what is wrong with a
 * changed one.
 */

export const phones: Readonly<Record<Site, string>> = {
  DE: '+49 40 30123456',
  NL: '+31 612345678',
  ES: '+34 612345678',
  SE: '+46 701234567',
  FR: '+33 612345678',
  IT: '+39 3123456789',
  PL: '+48 601234567',
  UK: '+44 20 7946 0123',
}
export const good = (site: Site, change: Partial<AddressForm> = {}): AddressForm => ({
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Berg',
  personPhone: phones[site],
  email: 'kim@example.com',
  company: '',
  poiName: 'Main Street',
  houseNo: '5',
  detailAddress: 'Flat 2',
  postalCode: storefronts[site].postalExample,
  city: 'Town',
  province: 'Region',
  country: countriesOf(site)[0]?.name ?? '',
  hearFrom: 'A friend',
  isDefault: false,
  ...change,
})
/** Made anew for each question: mutation testing asks only about what runs inside a test. */
export const schemaOf = (site: Site, type: AddressType) => addressSchema(site, type, isPhone)
export const problems = (
  site: Site,
  change: Partial<AddressForm>,
  type: AddressType = 'SHIPPING',
) => {
  const parsed = schemaOf(site, type).safeParse(good(site, change))
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
}
export const saved = (site: Site, change: Partial<AddressForm>, type: AddressType = 'SHIPPING') =>
  schemaOf(site, type).parse(good(site, change))
export const only = (
  site: Site,
  field: keyof AddressForm,
  change: Partial<AddressForm>,
  type: AddressType = 'SHIPPING',
) => problems(site, change, type).filter((problem) => problem.startsWith(`${field} `))
