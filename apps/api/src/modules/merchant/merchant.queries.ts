import {
  rightsOf,
  rolesWith,
  type SellerStatus,
  type StaffRole,
} from '@galleria/contract/merchant-rights'
import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { dayAt, shipByDay, timeZoneOf } from './delivery-date.rules.ts'
import type { ShippingRate } from './shipping-rates.rules.ts'

/** By shop and class (`5:bulky`). */
export type ShippingRates = ReadonlyMap<string, ShippingRate>

/** What these shops charge to send to a storefront's country, every class. */
export async function findShippingRates(
  db: Db | Tx,
  site: Site,
  shopIds: readonly number[],
): Promise<ShippingRates> {
  return ratesByShop(await runHot(db, ratesOfShops, [site, shopIds]))
}

const ratesOfShops = hotSql<'merchant.rates', ShippingRate>(
  'merchant.rates',
  `
  select r.shop_id as "shopId", r.freight, r.currency, r.fee, r.free_from as "freeFrom",
    r.transit_days as "transitDays", s.handling_days as "handlingDays"
  from shipping_rates r join shops s on s.id = r.shop_id
  where r.site = $1 and r.shop_id = any($2)`,
)

export function ratesByShop(rates: readonly ShippingRate[]): ShippingRates {
  return new Map(rates.map((rate) => [`${rate.shopId}:${rate.freight}`, rate]))
}

/**
 * The calendar day (YYYY-MM-DD) by which each of these shops has to hand over what was paid at
 * `paidAt`.
 */
export async function findShipByDays(
  db: Db | Tx,
  shopIds: readonly number[],
  paidAt: Date,
): Promise<{ readonly shopId: number; readonly day: string }[]> {
  const shops = await selectCalendars(db)
    .where('id', '=', sql<number>`any(${shopIds})`)
    .execute()
  return shops.map((shop) => ({ shopId: shop.id, day: shipByDay(paidAt, shop) }))
}

/**
 * The calendar day (YYYY-MM-DD) it is now for each shop of a seller, and the time zone that says
 * so; the oldest shop first.
 */
export async function findShopDays(
  { db, now }: Pick<Context, 'now'> & { readonly db: Db | Tx },
  sellerId: number,
): Promise<{ readonly shopId: number; readonly today: string; readonly timeZone: string }[]> {
  const shops = await selectCalendars(db).where('seller_id', '=', sellerId).orderBy('id').execute()
  return shops.map(({ id, country }) => ({
    shopId: id,
    today: dayAt(now(), country),
    timeZone: timeZoneOf(country),
  }))
}

function selectCalendars(db: Db | Tx) {
  return db.selectFrom('shops').select(['id', 'handling_days as handlingDays', 'country'])
}

export type Workplace = {
  nickname: string
  email: string
  sellerId: number
  sellerName: string
  status: SellerStatus
  statusReason: string
  role: StaffRole
  deskList: { sellerId: number; name: string; role: StaffRole }[]
  shops: { id: number; name: string }[]
}

export async function findWorkplace(
  db: Db,
  userId: Id<'user'>,
  sellerId: number,
): Promise<Workplace | undefined> {
  return db
    .selectFrom('seller_staff as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .innerJoin('sellers as s', 's.id', 'f.seller_id')
    .select((eb) => [
      'u.nickname',
      eb.fn.coalesce('u.email', sql<string>`''`).as('email'),
      's.id as sellerId',
      's.name as sellerName',
      's.status',
      's.status_reason as statusReason',
      'f.role',
      sql`(select json_agg(json_build_object('sellerId', w.seller_id, 'role', w.role,
          'name', e.name) order by w.since, w.seller_id)
        from seller_staff w join sellers e on e.id = w.seller_id where w.user_id = f.user_id)`.as(
        'deskList',
      ),
      listShops.as('shops'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.seller_id', '=', sellerId)
    .$castTo<Workplace>()
    .executeTakeFirst()
}

/** The shops of the seller `s`. */
export const listShops = sql<{ id: number; name: string }[]>`coalesce(
  (select json_agg(json_build_object('id', h.id, 'name', h.name) order by h.id) from shops h where h.seller_id = s.id), '[]')`

export async function findOperator(
  db: Db,
  userId: Id<'user'>,
): Promise<{ nickname: string; email: string }> {
  const { nickname, email } = await db
    .selectFrom('users')
    .select(['nickname', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { nickname, email: email ?? '' }
}

/**
 * What the staff of the seller `s` work in: the language of the owner who has been there longest.
 */
export const sellersLanguage = sql<string>`coalesce(
  (select u.language from seller_staff f join users u on u.id = f.user_id
    where f.seller_id = s.id order by f.role = 'owner' desc, u.created_at, u.id limit 1), 'en')`

/** Where a seller reads mail, and in which language its staff work. */
export function findSellersMailbox(
  db: Db,
  sellerId: number,
): Promise<{ email: string; language: string } | undefined> {
  return db
    .selectFrom('sellers as s')
    .select(['s.email', sellersLanguage.as('language')])
    .where('s.id', '=', sellerId)
    .executeTakeFirst()
}

export type Mailbox = {
  readonly userId: Id<'user'> | null
  readonly email: string
  readonly language: string
}

/**
 * Where a seller reads mail about after-sales: its own mailbox (`userId` null) and each of its
 * people who answers. Each address once; nobody of a seller that may not answer.
 */
export async function findAnswerersMailboxes(db: Db | Tx, sellerId: number): Promise<Mailbox[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('sellers as s')
        .select([
          sql<string | null>`null::uuid`.as('userId'),
          's.email',
          sellersLanguage.as('language'),
          's.status',
          sql<number>`0`.as('rank'),
        ])
        .where('s.id', '=', sellerId)
        .unionAll(
          eb
            .selectFrom('seller_staff as f')
            .innerJoin('users as u', 'u.id', 'f.user_id')
            .innerJoin('sellers as s', 's.id', 'f.seller_id')
            .select([
              'u.id as userId',
              sql<string>`u.email`.as('email'),
              'u.language',
              's.status',
              sql<number>`1`.as('rank'),
            ])
            .where('f.seller_id', '=', sellerId)
            .where('u.email', 'is not', null)
            .where('f.role', '=', sql<string>`any(${rolesWith('after-sales')})`),
        )
        .as('m'),
    )
    .select(['m.userId', 'm.email', 'm.language', 'm.status'])
    .distinctOn(sql`lower(m.email)`)
    .orderBy(sql`lower(m.email)`)
    .orderBy('m.rank')
    .$castTo<Mailbox & { status: SellerStatus }>()
    .execute()
  return rows
    .filter(({ status }) => rightsOf[status].includes('after-sales'))
    .map(({ userId, email, language }) => ({ userId, email, language }))
}
