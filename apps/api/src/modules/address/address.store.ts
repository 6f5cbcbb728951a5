import type { AddressType, ValidAddress } from '@galleria/contract/address-rules'
import type { DistrictChoice } from '@galleria/contract/address-picker'
import type { Id } from '@galleria/kernel/id'
import { moveDocuments } from '#modules/files/index.ts'
import { lockRow } from '#platform/lock.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type AddressRow = {
  id: Id<'address'>
  type: AddressType
  site: string
  firstName: string
  lastName: string
  gender: string
  phone: string
  areaCode: string
  email: string
  company: string
  taxCode: string
  eori: string
  street: string
  houseNumber: string
  detail: string
  postalCode: string
  city: string
  province: string
  country: string
  regionId: number | null
  regionCode: string
  districtList: DistrictChoice[]
  longitude: number | null
  latitude: number | null
  hearFrom: string
  subscribe: boolean
  isDefault: boolean
  documentId: Id<'file'> | null
  documentName: string | null
}

export function findAddresses(db: Db, buyerId: Id<'user'>, site: string): Promise<AddressRow[]> {
  return selectAddresses(db, buyerId)
    .where('a.site', '=', site)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .limit(50)
    .execute()
}

export function findAddress(
  db: Db | Tx,
  buyerId: Id<'user'>,
  id: Id<'address'>,
): Promise<AddressRow | undefined> {
  return selectAddresses(db, buyerId).where('a.id', '=', id).executeTakeFirst()
}

function selectAddresses(db: Db | Tx, buyerId: Id<'user'>) {
  return db
    .selectFrom('addresses as a')
    .leftJoin('files as f', 'f.id', 'a.rfc_file')
    .where('a.buyer_id', '=', buyerId)
    .select([
      'a.id',
      'a.kind as type',
      'a.site',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.gender',
      'a.phone',
      'a.area_code as areaCode',
      'a.email',
      'a.company',
      'a.tax_code as taxCode',
      'a.eori',
      'a.street',
      'a.house_number as houseNumber',
      'a.detail',
      'a.postal_code as postalCode',
      'a.city',
      'a.province',
      'a.country',
      'a.region_id as regionId',
      sql<string>`rtrim(a.region_code)`.as('regionCode'),
      'a.district_list as districtList',
      sql<number | null>`a.longitude::float8`.as('longitude'),
      sql<number | null>`a.latitude::float8`.as('latitude'),
      'a.hear_from as hearFrom',
      'a.subscribe',
      'a.is_default as isDefault',
      'a.rfc_file as documentId',
      'f.name as documentName',
    ])
    .$castTo<AddressRow>()
}

export type SavedAddress = ValidAddress & {
  id: Id<'address'>
  buyerId: Id<'user'>
  regionId: number | null
  regionCode: string
  documentId: Id<'file'> | null
  at: Date
}

function columns(address: SavedAddress) {
  return {
    kind: address.addressType,
    first_name: address.firstName,
    last_name: address.lastName,
    gender: address.gender,
    phone: address.personPhone,
    area_code: address.areaCode,
    email: address.email,
    company: address.company,
    tax_code: address.taxCode,
    eori: address.eori,
    street: address.poiName,
    house_number: address.houseNo,
    detail: address.detailAddress,
    postal_code: address.postalCode,
    city: address.city,
    province: address.province,
    country: address.country,
    region_id: address.regionId,
    region_code: address.regionCode,
    district_list: JSON.stringify(address.districtList),
    longitude: address.addressLongitude,
    latitude: address.addressLatitude,
    hear_from: address.hearFrom,
    subscribe: address.subscribe,
    rfc_file: address.documentId,
    updated_at: address.at,
  }
}

export async function addAddress(tx: Tx, site: string, address: SavedAddress): Promise<void> {
  if (address.isDefault) await dropDefault(tx, address.buyerId, site)
  await tx
    .insertInto('addresses')
    .values({
      id: address.id,
      buyer_id: address.buyerId,
      site,
      created_at: address.at,
      is_default: address.isDefault,
      ...columns(address),
    })
    .execute()
}

/** The default of a storefront stays the default until another one is made it. */
export async function changeAddress(tx: Tx, site: string, address: SavedAddress): Promise<void> {
  if (address.isDefault) await dropDefault(tx, address.buyerId, site)
  await tx
    .updateTable('addresses')
    .set({ ...columns(address), ...(address.isDefault ? { is_default: true } : {}) })
    .where('buyer_id', '=', address.buyerId)
    .where('id', '=', address.id)
    .execute()
}

/**
 * Requests of one person that touch the address book come one after the other, so that two that
 * each make another address the default end with one, and fifty are fifty.
 */
export async function lockBook(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await lockRow(tx, 'users', { id: buyerId })
}

export async function countAddresses(tx: Tx, buyerId: Id<'user'>): Promise<number> {
  const { count } = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow()
  return count
}

async function dropDefault(tx: Tx, buyerId: Id<'user'>, site: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('buyer_id', '=', buyerId)
    .where('site', '=', site)
    .where('is_default', '=', sql.lit(true))
    .execute()
}

/** The document of the address that went; undefined when this buyer has no such address. */
export function removeAddress(
  tx: Tx,
  buyerId: Id<'user'>,
  id: Id<'address'>,
): Promise<{ documentId: Id<'file'> | null } | undefined> {
  return tx
    .deleteFrom('addresses')
    .where('buyer_id', '=', buyerId)
    .where('id', '=', id)
    .returning('rfc_file as documentId')
    .$castTo<{ documentId: Id<'file'> | null }>()
    .executeTakeFirst()
}

/**
 * A guest's addresses become the member's at sign-in, with their documents; the member's own
 * default stays the default.
 */
export async function moveAddresses(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await moveDocuments(tx, from, to)
  await tx
    .updateTable('addresses')
    .set({ buyer_id: to, is_default: false })
    .where('buyer_id', '=', from)
    .execute()
}
