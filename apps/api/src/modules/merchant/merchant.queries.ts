import { rightsOf, type SellerStatus } from '@galleria/contract/merchant-rights'
import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { runSql, type Db, type Tx } from '#platform/db.ts'
import type { ShippingRate } from './shipping-rates.rules.ts'

const RATES = `select r.shop_id as "shopId", r.freight, r.currency, r.fee, r.free_from as "freeFrom", r.transit_days as "transitDays", s.handling_days as "handlingDays"
    from shipping_rates r join shops s on s.id = r.shop_id where r.site = $1 and r.shop_id`

/** By shop and class (`5:bulky`). */
export type ShippingRates = ReadonlyMap<string, ShippingRate>

/** What these shops charge to send to a storefront's country, every class. */
export async function findShippingRates(
  db: Db | Tx,
  site: Site,
  shopIds: readonly number[],
): Promise<ShippingRates> {
  return byShop(await runSql<ShippingRate>(db, `${RATES} = any($2)`, [site, shopIds]))
}
/** The same for the shops that somebody has goods of in the cart: asked together with its lines, not after them. */
export async function findRatesForCart(
  db: Db | Tx,
  site: Site,
  buyerId: Id<'user'>,
): Promise<ShippingRates> {
  return byShop(
    await runSql<ShippingRate>(
      db,
      `${RATES} in (select i.shop_id from cart_lines l join skus k on k.id = l.sku_id join items i on i.id = k.item_id where l.buyer_id = $2)`,
      [site, buyerId],
    ),
  )
}
function byShop(rows: readonly ShippingRate[]): ShippingRates {
  return new Map(rows.map((row) => [`${row.shopId}:${row.freight}`, row]))
}

/** What says when a shop's days begin and how many it takes to hand goods over. */
export type ShopCalendar = { id: number; handlingDays: number; country: string }
const CALENDAR = 'select id, handling_days as "handlingDays", country from shops'

export function findShopCalendars(db: Db | Tx, ids: readonly number[]): Promise<ShopCalendar[]> {
  return runSql(db, `${CALENDAR} where id = any($1)`, [ids])
}
export function findSellersCalendars(db: Db | Tx, sellerId: number): Promise<ShopCalendar[]> {
  return runSql(db, `${CALENDAR} where seller_id = $1 order by id`, [sellerId])
}

export type Workplace = {
  nickname: string
  email: string
  sellerId: number
  sellerName: string
  status: SellerStatus
  statusReason: string
  shops: { id: number; name: string }[]
}

export async function findWorkplace(db: Db, userId: string): Promise<Workplace | undefined> {
  const [row] = await runSql<Workplace>(
    db,
    `
    select u.nickname, coalesce(u.email, '') as email, s.id as "sellerId", s.name as "sellerName", s.status, s.status_reason as "statusReason",
      coalesce((select json_agg(json_build_object('id', h.id, 'name', h.name) order by h.id) from shops h where h.seller_id = s.id), '[]') as shops
    from seller_staff f join users u on u.id = f.user_id join sellers s on s.id = f.seller_id where f.user_id = $1`,
    [userId],
  )
  return row
}

export async function findOperator(
  db: Db,
  userId: Id<'user'>,
): Promise<{ nickname: string; email: string }> {
  const [row] = await runSql<{ nickname: string; email: string }>(
    db,
    `select nickname, coalesce(email, '') as email from users where id = $1`,
    [userId],
  )
  if (!row) throw new Error('an operator without an account')
  return row
}

/** The language of whoever is there longest. */
const SELLERS_LANGUAGE = `coalesce((select u.language from seller_staff f join users u on u.id = f.user_id where f.seller_id = s.id order by u.created_at, u.id limit 1), 'en')`

/** Where a seller reads mail, and in which language its staff work. */
export async function findSellersMailbox(
  db: Db,
  sellerId: number,
): Promise<{ email: string; language: string } | undefined> {
  const [row] = await runSql<{ email: string; language: string }>(
    db,
    `select s.email, ${SELLERS_LANGUAGE} as language from sellers s where s.id = $1`,
    [sellerId],
  )
  return row
}

export type Mailbox = {
  readonly userId: Id<'user'> | null
  readonly email: string
  readonly language: string
}

/**
 * Where a seller reads mail about after-sales: its own mailbox (`userId` null) and each of its staff.
 * Each address once; nobody of a seller that may not answer.
 */
export async function findAnswerersMailboxes(db: Db | Tx, sellerId: number): Promise<Mailbox[]> {
  const rows = await runSql<Mailbox & { status: SellerStatus }>(
    db,
    `select distinct on (lower(m.email)) m."userId", m.email, m.language, m.status from (
      select null::uuid as "userId", s.email, ${SELLERS_LANGUAGE} as language, s.status, 0 as rank
        from sellers s where s.id = $1
      union all select u.id, u.email, u.language, s.status, 1 from seller_staff f join users u on u.id = f.user_id join sellers s on s.id = f.seller_id where f.seller_id = $1 and u.email is not null
    ) m order by lower(m.email), m.rank`,
    [sellerId],
  )
  return rows
    .filter(({ status }) => rightsOf[status].includes('after-sales'))
    .map(({ userId, email, language }) => ({ userId, email, language }))
}
