import { addressCountries } from '@galleria/contract/address-countries'
import { sites, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { MINUTE } from '@galleria/kernel/time'
import { drawMoment } from './calendar.ts'
import { DEMO_PASSWORD_HASH, type DemoAccount } from './demo-accounts.ts'
import personNames from './person-names.json' with { type: 'json' }
import { countries } from './places.ts'
import type { Random } from './random.ts'
import { slugOf } from './slug.ts'

type Address = {
  id: string
  site: Site
  firstName: string
  lastName: string
  gender: string
  phone: string
  email: string
  company: string
  taxCode: string
  street: string
  houseNumber: string
  detail: string
  postalCode: string
  city: string
  province: string
  country: string
  regionCode: string
  hearFrom: string
  isDefault: boolean
}
export type Buyer = {
  id: string
  email: string
  nickname: string
  site: Site
  language: Language
  createdAt: number
  address: Address
}

/** How many of a hundred buyers come through which storefront. */
const crowd: Readonly<Record<Site, number>> = {
  DE: 30,
  NL: 12,
  ES: 10,
  SE: 9,
  FR: 13,
  IT: 10,
  PL: 8,
  UK: 8,
}

/** Oldest first. */
export function makeBuyers(random: Random, now: number, count: number, firstDay: number): Buyer[] {
  const taken = new Set<string>()
  const moments = Array.from({ length: count }, () => drawMoment(random, firstDay, now)).sort(
    (a, b) => a - b,
  )
  return moments.map((createdAt) => {
    const site = random.weighted(sites, (one) => crowd[one])
    const { women, men, family } = personNames[site]
    const isWoman = random.chance(0.5)
    const firstName = random.pick(isWoman ? women : men)
    const lastName = random.pick(family)
    const email = drawEmail(random, taken, `${slugOf(firstName, '.')}.${slugOf(lastName, '.')}`)
    const address = drawAddress(random, site, createdAt, {
      firstName,
      lastName,
      gender: random.chance(0.1) ? 'UN_KNOW' : isWoman ? 'FEMALE' : 'MALE',
      email,
    })
    // Some live abroad and read their own language, or English.
    const language = random.chance(0.06)
      ? random.pick(['en', 'en', 'de', 'fr', 'zh-CN'] as const)
      : storefronts[site].language
    return {
      id: random.uuid(createdAt),
      email,
      nickname: `${firstName} ${lastName}`,
      site,
      language,
      createdAt,
      address,
    }
  })
}

/** A demo account as a buyer with an address. */
export function asBuyer(
  random: Random,
  { id, email, nickname, site, createdAt }: DemoAccount,
): Buyer {
  const [firstName = '', lastName = ''] = nickname.split(' ')
  return {
    id,
    email,
    nickname,
    site,
    language: storefronts[site].language,
    createdAt,
    address: drawAddress(random, site, createdAt, { firstName, lastName, gender: 'FEMALE', email }),
  }
}

function drawEmail(random: Random, taken: Set<string>, name: string): string {
  const email = `${name}.${random.int(10, 99)}@example.test`
  if (taken.has(email)) return drawEmail(random, taken, name)
  taken.add(email)
  return email
}

function drawAddress(
  random: Random,
  site: Site,
  createdAt: number,
  person: Pick<Address, 'firstName' | 'lastName' | 'gender' | 'email'>,
): Address {
  const country = countries[site]
  const [postalCode, city, province] = random.pick(country.places)
  return {
    id: random.uuid(createdAt + 3 * MINUTE),
    site,
    ...person,
    phone: country.phone.replace(/[#%]/g, (sign) => String(random.int(sign === '%' ? 1 : 0, 9))),
    company: '',
    taxCode: '',
    street: random.pick(country.streets),
    houseNumber: `${random.int(1, 140)}${random.chance(0.12) ? 'a' : ''}`,
    detail: random.pick(country.details),
    postalCode,
    city,
    province,
    country: country.name,
    regionCode: storefronts[site].country,
    hearFrom: random.pick(country.hearFrom),
    isDefault: true,
  }
}

/**
 * As a contract keeps it, in the names of the wire: what was ordered to stays when the address book
 * changes.
 */
export function storedAddress({
  phone,
  street,
  houseNumber,
  detail,
  regionCode,
  ...same
}: Address): Row {
  const { firstName, lastName, email, postalCode, city, province, country, company, taxCode } = same
  return {
    firstName,
    lastName,
    email,
    personPhone: phone,
    poiName: street,
    houseNo: houseNumber,
    detailAddress: detail,
    postalCode,
    city,
    province,
    country,
    regionShortName: regionCode,
    company,
    taxCode,
  }
}

export function userRows(buyers: readonly Buyer[]): Row[] {
  return buyers.map(({ id, email, nickname, site, language, createdAt }) => ({
    id,
    kind: 'member',
    email,
    nickname,
    password_hash: DEMO_PASSWORD_HASH,
    language,
    site,
    created_at: new Date(createdAt),
  }))
}

export function addressRows(buyers: readonly Buyer[]): Row[] {
  return buyers.map(({ id, createdAt, address }) => ({
    id: address.id,
    buyer_id: id,
    site: address.site,
    first_name: address.firstName,
    last_name: address.lastName,
    gender: address.gender,
    phone: address.phone,
    email: address.email,
    company: address.company,
    tax_code: address.taxCode,
    street: address.street,
    house_number: address.houseNumber,
    detail: address.detail,
    postal_code: address.postalCode,
    city: address.city,
    province: address.province,
    country: address.country,
    region_code: address.regionCode,
    region_id: addressCountries[storefronts[address.site].country].id,
    area_code: storefronts[address.site].dialCode,
    hear_from: address.hearFrom,
    is_default: address.isDefault,
    created_at: new Date(createdAt + 3 * MINUTE),
  }))
}
