import type { ReturnAddress } from '@galleria/contract/after-sales-rules'
import { isCountryCode } from '@galleria/contract/address-countries'
import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { returnAddressCalls } from '@galleria/contract/merchant-return-address'
import { tidyPostalCode } from '@galleria/contract/postal-codes'
import { refuse } from '@galleria/contract/refusals'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { findReturnAddress } from './return-address.queries.ts'
import { sellerOf } from './roles.ts'

type OwnAddresses = Reply<typeof returnAddressCalls.listReturnAddresses>
type Whose = Parsed<typeof returnAddressCalls.removeReturnAddress>

/** Where the goods of each own shop come back to. */
export async function listReturnAddresses(ctx: Context): Promise<OwnAddresses> {
  const sellerId = sellerOf(ctx)
  const shops = await ctx.db
    .selectFrom('shops')
    .where('seller_id', '=', sellerId)
    .select(['id', 'name'])
    .orderBy('id')
    .execute()
  const rows = await ctx.db
    .selectFrom('return_addresses as a')
    .innerJoin('shops as h', 'h.id', 'a.shop_id')
    .where('h.seller_id', '=', sellerId)
    .select(['a.shop_id as shopId', 'a.for_country as forCountry', 'a.address'])
    .orderBy('a.for_country')
    .$castTo<{ shopId: number; forCountry: string; address: ReturnAddress }>()
    .execute()
  return Promise.all(
    shops.map(async (shop) => {
      const own = rows.filter(({ shopId }) => shopId === shop.id)
      return {
        shop,
        usual: (await findReturnAddress(ctx.db, { sellerId, shopId: shop.id }))!,
        isUsualSet: own.some(({ forCountry }) => forCountry === ''),
        forCountryList: own.flatMap(({ forCountry, address }) =>
          isCountryCode(forCountry) ? [{ country: forCountry, address }] : [],
        ),
      }
    }),
  )
}

/**
 * Says it, under the shop's lock: of two forms the later one counts, and the log says what each has
 * changed.
 */
export async function saveReturnAddress(
  ctx: Context,
  { address, ...whose }: Parsed<typeof returnAddressCalls.saveReturnAddress>,
): Promise<OwnAddresses> {
  const { country } = address
  const tidy = {
    ...address,
    postalCode: tidyPostalCode(isCountryCode(country) ? country : undefined, address.postalCode),
  }
  await ctx.inTransaction(async (tx) => {
    await noteChange(ctx, tx, whose, tidy)
    await tx
      .insertInto('return_addresses')
      .values({
        shop_id: whose.shopId,
        for_country: whose.forCountry ?? '',
        address: JSON.stringify(tidy),
      })
      .onConflict((taken) =>
        taken.columns(['shop_id', 'for_country']).doUpdateSet({ address: JSON.stringify(tidy) }),
      )
      .execute()
  })
  return listReturnAddresses(ctx)
}

export async function removeReturnAddress(ctx: Context, whose: Whose): Promise<OwnAddresses> {
  await ctx.inTransaction(async (tx) => {
    await noteChange(ctx, tx, whose, undefined)
    await tx
      .deleteFrom('return_addresses')
      .where('shop_id', '=', whose.shopId)
      .where('for_country', '=', whose.forCountry ?? '')
      .execute()
  })
  return listReturnAddresses(ctx)
}

/** In the shop's log: for which country, and what stood there before. */
async function noteChange(
  ctx: Context,
  tx: Tx,
  { shopId, forCountry }: Whose,
  after: ReturnAddress | undefined,
): Promise<void> {
  if (!(await lockRow(tx, 'shops', { id: shopId, seller_id: sellerOf(ctx) })))
    throw refuse('shop.not_found')
  const before = await tx
    .selectFrom('return_addresses')
    .where('shop_id', '=', shopId)
    .where('for_country', '=', forCountry ?? '')
    .select('address')
    .$castTo<{ address: ReturnAddress }>()
    .executeTakeFirst()
  if (!before && !after) return
  noteChanges(
    tx,
    { kind: 'returnAddress', id: `${shopId}:${forCountry ?? ''}`, name: forCountry ?? '' },
    {
      ...(before ? { before: told(before.address) } : {}),
      after: after ? told(after) : { name: '', address: '', phone: '' },
    },
  )
}

function told(address: ReturnAddress) {
  const { personName, personPhone, detailAddress, postalCode, city, country } = address
  return {
    name: personName,
    address: `${detailAddress}, ${postalCode} ${city}, ${country}`,
    phone: personPhone,
  }
}
