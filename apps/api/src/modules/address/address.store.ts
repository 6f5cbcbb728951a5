import type { ValidAddress } from '@galleria/contract/address-rules'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'

export type AddressRow = {
  id: Id<'address'>; site: string; firstName: string; lastName: string; gender: string; phone: string; email: string; company: string; taxCode: string
  street: string; houseNumber: string; detail: string; postalCode: string; city: string; province: string; country: string; regionCode: string; hearFrom: string; isDefault: boolean
}

const ADDRESS = `select id, site, first_name as "firstName", last_name as "lastName", gender, phone, email, company, tax_code as "taxCode", street,
  house_number as "houseNumber", detail, postal_code as "postalCode", city, province, country, region_code as "regionCode", hear_from as "hearFrom", is_default as "isDefault" from addresses`

export function findAddresses(db: Db, buyerId: Id<'user'>, site: string): Promise<AddressRow[]> {
  return runSql(db, `${ADDRESS} where buyer_id = $1 and site = $2 order by is_default desc, created_at desc limit 50`, [buyerId, site])
}

export async function findAddress(db: Db | Tx, buyerId: Id<'user'>, id: Id<'address'>): Promise<AddressRow | undefined> {
  const [row] = await runSql<AddressRow>(db, `${ADDRESS} where buyer_id = $1 and id = $2`, [buyerId, id])
  return row
}

export type NewAddress = ValidAddress & { id: Id<'address'>; buyerId: Id<'user'>; site: string; regionCode: string; createdAt: Date }

function columns(address: Omit<NewAddress, 'id' | 'buyerId' | 'site' | 'createdAt'>) {
  return {
    first_name: address.firstName, last_name: address.lastName, gender: address.gender, phone: address.personPhone, email: address.email, company: address.company,
    street: address.poiName, house_number: address.houseNo, detail: address.detailAddress, postal_code: address.postalCode, city: address.city, province: address.province,
    country: address.country, region_code: address.regionCode, hear_from: address.hearFrom, is_default: address.isDefault,
  }
}

export async function addAddress(tx: Tx, address: NewAddress): Promise<void> {
  if (address.isDefault) await dropDefault(tx, address.buyerId)
  await tx.insertInto('addresses').values({ id: address.id, buyer_id: address.buyerId, site: address.site, created_at: address.createdAt, ...columns(address) }).execute()
}

/** False when this buyer has no such address. */
export async function changeAddress(tx: Tx, address: Omit<NewAddress, 'site' | 'createdAt'>): Promise<boolean> {
  if (address.isDefault) await dropDefault(tx, address.buyerId)
  const result = await tx.updateTable('addresses').set(columns(address)).where('buyer_id', '=', address.buyerId).where('id', '=', address.id).executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The person's row is locked, so that two requests that each make another address the default end with one. */
async function dropDefault(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await runSql(tx, 'select 1 from users where id = $1 for update', [buyerId])
  await tx.updateTable('addresses').set({ is_default: false }).where('buyer_id', '=', buyerId).where('is_default', '=', true).execute()
}

export async function removeAddress(db: Db, buyerId: Id<'user'>, id: Id<'address'>): Promise<boolean> {
  const result = await db.deleteFrom('addresses').where('buyer_id', '=', buyerId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** A guest's addresses become the member's at sign-in; the member's own default stays the default. */
export async function moveAddresses(tx: Tx, from: Id<'user'>, to: Id<'user'>): Promise<void> {
  await tx.updateTable('addresses').set({ buyer_id: to, is_default: false }).where('buyer_id', '=', from).execute()
}
