import type { Parsed, Reply } from '@galleria/contract/define-call'
import type { merchantPickUpCalls } from '@galleria/contract/merchant-pick-up'
import { tidyPostalCode } from '@galleria/contract/postal-codes'
import { refuse } from '@galleria/contract/refusals'
import { MOST_SITES } from '@galleria/contract/site-rules'
import { noteChanges } from '#platform/audit-log.ts'
import type { Context } from '#platform/context.ts'
import { lockRow } from '#platform/lock.ts'
import { sellerOf } from './roles.ts'

type OwnSites = Reply<typeof merchantPickUpCalls.listSites>

/** Where the seller's shops hand goods over. */
export async function listSites(ctx: Context): Promise<OwnSites> {
  const rows = await ctx.db
    .selectFrom('pickup_sites as s')
    .innerJoin('shops as h', 'h.id', 's.shop_id')
    .where('h.seller_id', '=', sellerOf(ctx))
    .select(['s.id', 's.name', 's.street', 's.house_no as houseNo', 's.postal_code as postalCode'])
    .select(['s.city', 's.country', 's.phone', 's.opening_hours as openingHours'])
    .select(['s.hold_days as holdDays', 's.is_open as isOpen'])
    .select(['h.id as shopId', 'h.name as shopName'])
    .orderBy('h.id')
    .orderBy('s.name')
    .execute()
  return rows.map(({ shopId, shopName, ...site }) => ({
    ...site,
    shop: { id: shopId, name: shopName },
  }))
}

/** Adds a site or changes one, under its shop's lock: two forms come one after the other. */
export async function saveSite(
  ctx: Context,
  { id, shopId, ...form }: Parsed<typeof merchantPickUpCalls.saveSite>,
): Promise<OwnSites> {
  await ctx.inTransaction(async (tx) => {
    if (!(await lockRow(tx, 'shops', { id: shopId, seller_id: sellerOf(ctx) })))
      throw refuse('shop.not_found')
    const sites = await tx
      .selectFrom('pickup_sites')
      .selectAll()
      .where('shop_id', '=', shopId)
      .execute()
    if (id !== undefined && !sites.some((site) => site.id === id)) throw refuse('site.not_found')
    if (sites.some((site) => site.name === form.name && site.id !== id))
      throw refuse('site.name_taken')
    if (id === undefined && sites.length >= MOST_SITES)
      throw refuse('site.too_many', { most: MOST_SITES })
    const columns = {
      name: form.name,
      street: form.street,
      house_no: form.houseNo,
      postal_code: tidyPostalCode(form.country, form.postalCode),
      city: form.city,
      country: form.country,
      phone: form.phone,
      opening_hours: form.openingHours,
      hold_days: form.holdDays,
      is_open: form.isOpen,
    }
    const before = sites.find((site) => site.id === id)
    noteChanges(
      tx,
      { kind: 'site', id: id ?? form.name, name: form.name },
      { ...(before ? { before: told(before) } : {}), after: told(columns) },
    )
    if (id === undefined)
      await tx
        .insertInto('pickup_sites')
        .values({ shop_id: shopId, ...columns })
        .execute()
    else await tx.updateTable('pickup_sites').set(columns).where('id', '=', id).execute()
  })
  return listSites(ctx)
}

/** What the log tells of a site. */
function told(site: {
  readonly name: string
  readonly street: string
  readonly house_no: string
  readonly postal_code: string
  readonly city: string
  readonly country: string
  readonly phone: string
  readonly opening_hours: string
  readonly hold_days: number
  readonly is_open: boolean
}) {
  return {
    name: site.name,
    address: `${site.street} ${site.house_no}, ${site.postal_code} ${site.city}, ${site.country}`,
    phone: site.phone,
    openingHours: site.opening_hours,
    holdDays: site.hold_days,
    isOpen: site.is_open,
  }
}
