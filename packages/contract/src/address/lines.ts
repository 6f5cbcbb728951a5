import { addressCountries, type AddressCountry, type CountryCode } from './countries.ts'
import type { Language } from '../storefronts.ts'

/**
 * How each country writes an address: one table for shop, mails and back office. Source: the
 * addressing guides of the countries' posts.
 */

export type PostalAddress = {
  readonly name: string
  readonly company: string
  readonly street: string
  readonly houseNo: string
  readonly detail: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
  /** Its own name (`Deutschland`) or its code (`DE`). */
  readonly country: string
}

type Custom = {
  /** Street and number. */
  readonly street: (street: string, houseNo: string) => string
  /**
   * Where floor, flat and entrance stand: on a line above or below the street, or behind it after
   * this sign.
   */
  readonly detail: 'above' | 'below' | ' ' | ', '
  /** Code, town and, where the post wants it, province. */
  readonly town: (address: PostalAddress) => readonly string[]
}

const numberBehind = (street: string, houseNo: string) => join(' ', street, houseNo)
const numberAfterComma = (street: string, houseNo: string) => join(', ', street, houseNo)
const numberBefore = (street: string, houseNo: string) => join(' ', houseNo, street)
const codeBefore = ({ postalCode, city }: PostalAddress) => [join(' ', postalCode, city)]
const withProvince = (address: PostalAddress) => [
  join(' ', ...codeBefore(address), address.province === address.city ? '' : inBrackets(address)),
]
const inBrackets = ({ province }: PostalAddress) => (province ? `(${province})` : '')

const customs: Readonly<Record<CountryCode, Custom>> = {
  DE: { street: numberBehind, detail: 'below', town: codeBefore },
  AT: { street: numberBehind, detail: 'below', town: codeBefore },
  LU: {
    street: (street, houseNo) => join(', ', houseNo, street),
    detail: 'below',
    town: ({ postalCode, city }) => [join(' ', postalCode && `L-${postalCode}`, city)],
  },
  NL: { street: numberBehind, detail: 'below', town: codeBefore },
  ES: { street: numberAfterComma, detail: ', ', town: withProvince },
  PT: { street: numberAfterComma, detail: ', ', town: codeBefore },
  SE: { street: numberBehind, detail: ' ', town: codeBefore },
  FR: { street: numberBefore, detail: 'above', town: codeBefore },
  IT: { street: numberBehind, detail: 'below', town: withProvince },
  PL: { street: numberBehind, detail: ' ', town: codeBefore },
  // The county has been no part of it since 1996.
  GB: {
    street: numberBefore,
    detail: 'above',
    town: ({ postalCode, city }) => [city.toUpperCase(), postalCode],
  },
}
/** Where no storefront delivers: the most usual way, with the region as it was given. */
const elsewhere: Custom = {
  street: numberBehind,
  detail: 'below',
  town: (address) => [
    ...codeBefore(address),
    address.province === address.city ? '' : address.province,
  ],
}

/**
 * An address as it stands on a label in its country, the country in the reader's language; empty
 * parts leave no gap.
 */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const country = countryOf(address.country)
  const custom = country ? customs[country.shortName] : elsewhere
  return [
    address.name,
    address.company,
    ...streetLines(custom, address),
    ...custom.town(address),
    countryIn(language, address.country),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function streetLines(custom: Custom, { street, houseNo, detail }: PostalAddress): string[] {
  const line = custom.street(street, houseNo)
  if (custom.detail === 'above') return [detail, line]
  if (custom.detail === 'below') return [line, detail]
  return [join(custom.detail, line, detail)]
}

/** The fields of an address as the wire names them. */
export type WirePostalAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  readonly poiName: string
  readonly houseNo: string
  readonly detailAddress: string
  readonly postalCode: string
  readonly city: string
  readonly province: string
  readonly country: string
}

export function wireAddressLines(address: WirePostalAddress, language: Language): string[] {
  return addressLines(
    {
      ...address,
      name: join(' ', address.firstName, address.lastName),
      street: address.poiName,
      detail: address.detailAddress,
    },
    language,
  )
}

/**
 * `Deutschland` or `DE` -> Germany, for a reader of English. What is no country of ours stays as it
 * is.
 */
export function countryIn(language: Language, country: string): string {
  const code = countryOf(country)?.shortName ?? country
  if (!/^[A-Z]{2}$/.test(code)) return country
  const names = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  regions.set(language, names)
  return names.of(code) ?? country
}
/** To be asked is quick, to be made is not: a list of orders asks once for each. */
const regions = new Map<Language, Intl.DisplayNames>()

function countryOf(name: string): AddressCountry | undefined {
  return Object.values<AddressCountry>(addressCountries).find(
    (country) => country.name === name || country.shortName === name,
  )
}

function join(sign: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(sign)
}

/** A site of a shop, by its name. */
export function siteAddressLines(
  site: Pick<PostalAddress, 'name' | 'street' | 'houseNo' | 'postalCode' | 'city' | 'country'>,
  language: Language,
): string[] {
  return addressLines({ ...site, company: '', detail: '', province: '' }, language)
}
