import type { Db, Tx } from '#platform/db.ts'
import { timeZoneOf } from './delivery-date.rules.ts'

/** A seller as its invoices name it. */
export type Imprint = {
  readonly name: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly vatId: string
  readonly email: string
  readonly phone: string
  /** Says which calendar day it is for the seller. */
  readonly timeZone: string
}

export async function findImprint(db: Db | Tx, sellerId: number): Promise<Imprint> {
  const seller = await db
    .selectFrom('sellers')
    .select(['name', 'street', 'city', 'country', 'vat_id as vatId', 'email', 'phone'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return { ...seller, ...splitTown(seller.city), timeZone: timeZoneOf(seller.country) }
}

const BRITISH = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/
const CONTINENTAL = /^(?:[A-Z]{1,2}-)?\d[\d -]*\d(?: [A-Z]{2}(?= ))?(?= )/

/**
 * Post code and town, which a seller's row keeps in one, as an imprint writes them: `3515 AE
 * Utrecht`, `Leeds LS10 1JR`.
 */
export function splitTown(town: string): { postalCode: string; city: string } {
  const [postalCode = ''] = BRITISH.exec(town) ?? CONTINENTAL.exec(town) ?? []
  return { postalCode, city: town.replace(postalCode, '').trim() }
}
