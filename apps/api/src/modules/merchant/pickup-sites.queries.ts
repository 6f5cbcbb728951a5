import type { CountryCode } from '@galleria/contract/address-countries'
import type { WireSiteAddress } from '@galleria/contract/pick-up'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/** A site of a shop, as a buyer fetches goods there. */
export type PickupSite = Omit<WireSiteAddress, 'country'> & {
  readonly country: CountryCode
  readonly holdDays: number
}

/** The site `s` in one value. */
export const pickupSiteJson = `json_build_object('id', s.id, 'name', s.name, 'street', s.street, 'houseNo', s.house_no, 'postalCode', s.postal_code, 'city', s.city, 'country', s.country, 'phone', s.phone, 'openingHours', s.opening_hours, 'holdDays', s.hold_days)`

const offeredSites = hotSql<'merchant.sites', { shopId: number; site: PickupSite }>(
  'merchant.sites',
  `select s.shop_id as "shopId", ${pickupSiteJson} as site from pickup_sites s where s.is_open and s.country = any($1) and s.shop_id = any($2) order by s.shop_id, s.name`,
)

/**
 * Where goods of these shops can be fetched by who buys at a storefront: in the countries that it
 * sends to, so that prices and language are theirs. By shop.
 */
export async function findSites(
  db: Db | Tx,
  site: Site,
  shopIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PickupSite[]>> {
  const rows = await runHot(db, offeredSites, [storefronts[site].countries, shopIds])
  return new Map(
    [...Map.groupBy(rows, ({ shopId }) => shopId)].map(([shopId, sites]) => [
      shopId,
      sites.map((one) => one.site),
    ]),
  )
}

export async function isSiteOffered(
  db: Db,
  site: Site,
  { shopId, siteId }: { readonly shopId: number; readonly siteId: number },
): Promise<boolean> {
  return (await findSites(db, site, [shopId])).get(shopId)?.some(({ id }) => id === siteId) ?? false
}

/** What the buyer reads of it. */
export function presentSite({ holdDays: _, ...site }: PickupSite): WireSiteAddress {
  return site
}
