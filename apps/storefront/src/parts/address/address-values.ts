import type { WireAddress } from '@galleria/contract/address'
import {
  addressCountries,
  countriesOf,
  countryOfRegion,
  type AddressCountry,
} from '@galleria/contract/address-countries'
import type { AddressForm, AddressType } from '@galleria/contract/address-rules'
import { dialCountries, splitPhone } from '@galleria/contract/dial-codes'
import { storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { placeOf, readPlace } from './place.ts'

/**
 * What the address form holds, before and between the rules of `addressSchema`. In the order of the
 * screen, so that the first wrong field is found.
 */
export const addressFields = [
  'gender',
  'firstName',
  'lastName',
  'company',
  'taxCode',
  'rfcFile',
  'eori',
  'country',
  'poiName',
  'houseNo',
  'detailAddress',
  'postalCode',
  'city',
  'province',
  'email',
  'areaCode',
  'personPhone',
  'hearFrom',
  'place',
] as const
export type AddressField = (typeof addressFields)[number]
/**
 * All of them texts, because all of them are inputs: `rfcFile` and `place` are ownLanguage as JSON.
 */
export type AddressValues = Record<AddressField, string> & {
  isDefault: boolean
  subscribe: boolean
}
type Person = {
  readonly site: Site
  readonly email: string
  /** Region of the country that deliveries went to last. */ readonly regionId?: number | undefined
}

/** A saved address, or an empty one with the dial code and what is known of the person. */
export function valuesOf(
  address: WireAddress | undefined,
  { site, email, regionId }: Person,
): AddressValues {
  const texts = Object.fromEntries(addressFields.map((field) => [field, ''])) as Record<
    AddressField,
    string
  >
  const { dialCode } = storefronts[site]
  if (!address)
    return {
      ...texts,
      country: startCountry(site, regionId),
      areaCode: dialCode,
      email,
      isDefault: false,
      subscribe: false,
    }
  for (const field of addressFields)
    if (field !== 'rfcFile' && field !== 'place') texts[field] = address[field] ?? ''
  const { code, number } = splitPhone(address.personPhone ?? '')
  return {
    ...texts,
    personPhone: number,
    areaCode: code || dialCode,
    rfcFile: address.rfcFile ? writeDocument(address.rfcFile) : '',
    place: placeOf(address),
    isDefault: address.isDefault,
    subscribe: address.subscribe ?? false,
  }
}

/**
 * What a new address takes over of the usual one: where it is, never whose it is. Only the usual
 * one itself is the usual one.
 */
export function valuesAt({
  country,
  poiName,
  houseNo,
  detailAddress,
  postalCode,
  city,
  province,
  ...usual
}: WireAddress): Partial<AddressValues> {
  return {
    country,
    poiName,
    houseNo,
    detailAddress,
    postalCode,
    city,
    province,
    place: placeOf({ ...usual, poiName, city }),
  }
}

function startCountry(site: Site, regionId: number | undefined): string {
  const own = countriesOf(site)
  const remembered = regionId === undefined ? undefined : countryOfRegion(regionId)
  return (own.find(({ id }) => id === remembered?.id) ?? own[0])?.name ?? ''
}

/** What a form sent, as it was typed. */
export function readAddressForm(form: FormData): AddressValues {
  const values = Object.fromEntries(
    addressFields.map((field) => [field, textOf(form, field)]),
  ) as Record<AddressField, string>
  return { ...values, isDefault: form.has('isDefault'), subscribe: form.has('subscribe') }
}
function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** What the rules judge and the shop is sent; the same for form and server. */
export function toAddress(
  { place, rfcFile, ...values }: AddressValues,
  type: AddressType,
): AddressForm {
  return {
    ...values,
    ...readPlace(place, values),
    gender: values.gender as AddressForm['gender'],
    rfcFile: readDocument(rfcFile) ?? null,
    addressType: type,
    isDefault: values.isDefault && type === 'SHIPPING',
  }
}

export type DocumentChoice = { readonly id: string; readonly name: string; readonly status: string }
export function writeDocument({ id, name, status }: DocumentChoice): string {
  return JSON.stringify({ id, name, status })
}
export function readDocument(ownLanguage: string): DocumentChoice | undefined {
  const read = parse(ownLanguage) as Partial<DocumentChoice> | undefined
  return typeof read?.id === 'string' &&
    typeof read.name === 'string' &&
    typeof read.status === 'string'
    ? { id: read.id.slice(0, 40), name: read.name.slice(0, 200), status: read.status.slice(0, 20) }
    : undefined
}
function parse(ownLanguage: string): unknown {
  try {
    return JSON.parse(ownLanguage) ?? undefined
  } catch {
    return undefined
  }
}

/** Stands first wherever countries are offered [ADR-097]. */
const FIRST_REGION = 5

type CountryChoice = { readonly value: string; readonly label: string }
/**
 * Where goods can go; a bill can go to every country of Europe. A country that was saved and is no
 * longer offered stays.
 */
export function countryChoices(
  site: Site,
  type: AddressType,
  language: Language,
  saved: string,
): CountryChoice[] {
  const ownLanguage = new Intl.DisplayNames(language, { type: 'region' })
  const own = countriesOf(site)
    .toSorted((a, b) => Number(b.id === FIRST_REGION) - Number(a.id === FIRST_REGION))
    .map(({ name, shortName }) => ({ value: name, label: ownLanguage.of(shortName) ?? name }))
  const choices =
    type === 'SHIPPING'
      ? own
      : [
          ...own,
          ...elsewhere(site, language).filter(({ value }) =>
            own.every((one) => one.value !== value),
          ),
        ]
  return saved === '' || choices.some(({ value }) => value === saved)
    ? choices
    : [...choices, { value: saved, label: saved }]
}

function elsewhere(site: Site, language: Language): CountryChoice[] {
  const [ownLanguage, local] = [language, storefronts[site].language].map(
    (tongue) => new Intl.DisplayNames(tongue, { type: 'region' }),
  )
  const known: Readonly<Record<string, AddressCountry | undefined>> = addressCountries
  return Object.keys(dialCountries)
    .map((code) => ({
      value: known[code]?.name ?? local?.of(code) ?? code,
      label: ownLanguage?.of(code) ?? code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

/** The country of the mall that an address names, whatever storefront it stands in. */
export function countryCalled(name: string): AddressCountry | undefined {
  return Object.values<AddressCountry>(addressCountries).find((country) => country.name === name)
}
