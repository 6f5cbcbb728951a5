import type { ReturnAddress } from '@galleria/contract/after-sales-rules'
import { readCompany } from '#platform/company.ts'
import type { Db, Tx } from '#platform/db.ts'

type Whose = {
  readonly sellerId: number
  readonly shopId: number
  /** To which its order was delivered; without it the usual address is meant. */
  readonly country?: string | undefined
  /** The mall answers in its place. */
  readonly isMalls?: boolean
}

/**
 * Where goods come back to: as the shop says it for that country, else usually, else as the seller
 * wrote it when it applied, else where it is registered. Those of one that was removed, or that the
 * mall answers for in its place, come to the mall, as soon as the mall has said where it is.
 */
export async function findReturnAddress(
  db: Db | Tx,
  { sellerId, shopId, country = '', isMalls = false }: Whose,
): Promise<ReturnAddress | undefined> {
  const seller = await db
    .selectFrom('sellers')
    .where('id', '=', sellerId)
    .select(['status', 'name', 'phone', 'street', 'city', 'country', 'return_address as own'])
    .executeTakeFirst()
  if (!seller) return undefined
  const company = seller.status === 'CLEARED' || isMalls ? await readCompany(db) : undefined
  if (company)
    return {
      personName: company.company,
      personPhone: '',
      detailAddress: company.street,
      postalCode: company.postalCode,
      city: company.city,
      country: company.country,
    }
  const chosen = await db
    .selectFrom('return_addresses')
    .where('shop_id', '=', shopId)
    .where('for_country', 'in', ['', country])
    .select('address')
    .orderBy('for_country', 'desc')
    .$castTo<{ address: ReturnAddress }>()
    .executeTakeFirst()
  if (chosen) return chosen.address
  const own = seller.own as Partial<Record<string, string>>
  const who = { personName: seller.name, personPhone: seller.phone }
  if (own['street'])
    return {
      ...who,
      detailAddress: [own['street'], own['houseNo'], own['detail']].filter(Boolean).join(' '),
      postalCode: own['postalCode'] ?? '',
      city: own['city'] ?? '',
      country: own['country'] ?? seller.country,
    }
  const { postalCode, city } = splitCity(seller.city)
  return { ...who, detailAddress: seller.street, postalCode, city, country: seller.country }
}

/** `20457 Hamburg`, and `London E1 6AN`: what has digits is the postal code. */
function splitCity(written: string): { postalCode: string; city: string } {
  const words = written.split(' ')
  const isCode = (word: string) => /\d/.test(word)
  return {
    postalCode: words.filter(isCode).join(' '),
    city: words.filter((word) => !isCode(word)).join(' '),
  }
}
