import { addressSchema, type ValidAddress } from '@galleria/contract/address-rules'
import { countryNamed, type AddressCountry } from '@galleria/contract/address-countries'
import { isPhone } from '@galleria/contract/phone-check'
import { sites } from '@galleria/contract/storefronts'
import { fromWireId, type Id } from '@galleria/kernel/id'
import { refuse } from '@galleria/contract/refusals'
import { fieldErrors, refuseFields } from '#platform/bind.ts'
import { buyerOf, type Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { attachDocument, loosenDocument } from '#modules/files/index.ts'
import {
  addAddress,
  changeAddress,
  countAddresses,
  findAddress,
  lockBook,
  removeAddress,
  type AddressRow,
} from './address.store.ts'

const MOST_ADDRESSES = 50

/**
 * Saves a new address or a change to one, by the rules of the storefront it is for. What kind of
 * address it is stays as it was made.
 */
export async function saveAddress(
  ctx: Context,
  form: Record<string, unknown> & { id?: Id<'address'> | undefined },
): Promise<AddressRow> {
  const buyerId = buyerOf(ctx)
  const id = form.id ?? ctx.newId('address')
  return ctx.inTransaction(async (tx) => {
    await lockBook(tx, buyerId)
    const earlier = form.id && (await findAddress(tx, buyerId, form.id))
    if (form.id && !earlier) throw refuse('address.not_found')
    if (!earlier && (await countAddresses(tx, buyerId)) >= MOST_ADDRESSES)
      throw refuse('address.too_many', { most: MOST_ADDRESSES })
    const site = sites.find((one) => one === earlier?.site) ?? ctx.site
    const valid = checkAddress(site, earlier?.type ?? form['addressType'], form)
    const country = countryNamed(site, valid.country)
    const values = {
      ...valid,
      isDefault: valid.isDefault && valid.addressType === 'SHIPPING',
      id,
      buyerId,
      ...regionOf(country),
      documentId: await takeDocument(tx, buyerId, valid, earlier),
      at: ctx.now(),
    }
    await (earlier ? changeAddress : addAddress)(tx, site, values)
    const saved = await findAddress(tx, buyerId, id)
    if (!saved) throw refuse('address.not_found')
    return saved
  })
}

export async function dropAddress(ctx: Context, id: Id<'address'>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const gone = await removeAddress(tx, buyerOf(ctx), id)
    if (!gone) throw refuse('address.not_found')
    if (gone.documentId) await loosenDocument(tx, gone.documentId)
  })
}

const schemas = Object.fromEntries(
  sites.map((site) => [
    site,
    {
      SHIPPING: addressSchema(site, 'SHIPPING', isPhone),
      BILLING: addressSchema(site, 'BILLING', isPhone),
    },
  ]),
) as Record<
  (typeof sites)[number],
  Record<'SHIPPING' | 'BILLING', ReturnType<typeof addressSchema>>
>

function checkAddress(
  site: (typeof sites)[number],
  given: unknown,
  form: Record<string, unknown>,
): ValidAddress {
  const type = given === 'BILLING' ? 'BILLING' : 'SHIPPING'
  const parsed = schemas[site][type].safeParse({ ...withBlanks(form), addressType: type })
  if (parsed.success) return parsed.data
  throw refuseFields(fieldErrors(parsed.error.issues))
}

/** What keeps an address from standing on an invoice; empty for one that was made for invoices. */
export function findBillingErrors(address: AddressRow): readonly FieldError[] {
  if (address.type === 'BILLING') return []
  return findFormErrors(address.site, 'BILLING', {
    gender: address.gender,
    firstName: address.firstName,
    lastName: address.lastName,
    personPhone: address.phone,
    email: address.email,
    company: address.company,
    poiName: address.street,
    houseNo: address.houseNumber,
    detailAddress: address.detail,
    postalCode: address.postalCode,
    city: address.city,
    province: address.province,
    country: address.country,
    taxCode: address.taxCode,
    eori: address.eori,
  })
}

type FieldError = { readonly path: string; readonly code: string }

/** What the rules of a storefront find wrong with an address that lies somewhere already. */
export function findFormErrors(
  site: string,
  type: 'SHIPPING' | 'BILLING',
  form: Readonly<Record<string, unknown>>,
): readonly FieldError[] {
  const known = sites.find((one) => one === site)
  if (!known) return []
  const parsed = schemas[known][type].safeParse({ ...form, addressType: type })
  return parsed.success ? [] : fieldErrors(parsed.error.issues)
}

/**
 * A field left out is an empty one, so that it is answered as "required" rather than as a wrong
 * type.
 */
function withBlanks(form: Record<string, unknown>): Record<string, unknown> {
  const fields = [
    'gender',
    'firstName',
    'lastName',
    'personPhone',
    'email',
    'company',
    'poiName',
    'houseNo',
    'detailAddress',
    'postalCode',
    'city',
    'province',
    'country',
    'hearFrom',
    'taxCode',
    'eori',
  ]
  return {
    ...form,
    ...Object.fromEntries(fields.map((field) => [field, form[field] ?? ''])),
    isDefault: form['isDefault'] ?? false,
  }
}

/** An invoice may go to a country that no storefront sends to; it has no region then. */
function regionOf(country: AddressCountry | undefined): {
  regionId: number | null
  regionCode: string
} {
  return country
    ? { regionId: country.id, regionCode: country.shortName }
    : { regionId: null, regionCode: '' }
}

/**
 * The document the address names: the one it has, or a loose one of the same person, which is
 * fastened to it. The one it replaces is detached.
 */
async function takeDocument(
  tx: Tx,
  ownerId: Id<'user'>,
  { rfcFile }: ValidAddress,
  earlier: AddressRow | undefined,
): Promise<Id<'file'> | null> {
  const id = rfcFile ? fromWireId('file', rfcFile.id) : null
  if (id === undefined) throw refuseFields([{ path: 'rfcFile', code: 'document' }])
  const had = earlier?.documentId ?? null
  if (id === had) return had
  if (had) await loosenDocument(tx, had)
  if (id && !(await attachDocument(tx, ownerId, id)))
    throw refuseFields([{ path: 'rfcFile', code: 'document' }])
  return id
}
