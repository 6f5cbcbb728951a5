import type { Id } from '@galleria/kernel/id'
import { sql, type SqlBool } from 'kysely'
import type { DiscountTerms } from '@galleria/contract/promotion-rules'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { Coupon, GiftGoods, PromotionRow } from './promotion.types.ts'

/** Whose it is asked for: a seller's shops, or null for the mall's coupons. */
export type Desk = { readonly sellerId: number | null }

/** At most so many are shown on a desk and at a checkout. */
const MOST_LISTED = 200
const MOST_SHOWN = 6

export function findPromotions(db: Db, desk: Desk): Promise<PromotionRow[]> {
  return select(db, desk).orderBy('p.created_at', 'desc').limit(MOST_LISTED).execute()
}

export function findPromotion(
  db: Db | Tx,
  desk: Desk,
  id: Id<'promotion'>,
): Promise<PromotionRow | undefined> {
  return select(db, desk).where('p.id', '=', id).executeTakeFirst()
}

function select(db: Db | Tx, { sellerId }: Desk) {
  return db
    .selectFrom('promotions as p')
    .leftJoin('shops as s', 's.id', 'p.shop_id')
    .leftJoin('skus as g', 'g.id', 'p.gift_sku_id')
    .leftJoin('skus as w', 'w.id', 'p.with_sku_id')
    .where(
      sellerId === null
        ? sql<SqlBool>`p.shop_id is null and not p.is_card`
        : sql<SqlBool>`s.seller_id = ${sellerId}`,
    )
    .select([
      'p.id',
      'p.shop_id as shopId',
      's.name as shopName',
      'p.site',
      'p.currency',
      'p.name',
      'p.kind',
      'p.percent',
      'p.amount',
      'p.from_goods as fromGoods',
      'p.code',
      'p.gift_sku_id as giftSkuId',
      'g.code as giftCode',
      'p.with_sku_id as withSkuId',
      'w.code as withCode',
      'p.is_shown as isShown',
      'p.most',
      'p.most_each as mostEach',
      'p.starts_at as startsAt',
      'p.ends_at as endsAt',
      'p.status',
    ])
    .select(
      ['uses', 'held', 'given'].map((name) =>
        sql<number>`(select ${figures[name as keyof typeof figures]} from promotion_uses u where u.promotion_id = p.id)`.as(
          name as 'uses' | 'held' | 'given',
        ),
      ),
    )
    .$castTo<PromotionRow>()
}
const figures = {
  uses: sql`count(*) filter (where u.status = 'USED')::int`,
  held: sql`count(*) filter (where u.status = 'HELD')::int`,
  given: sql`coalesce(sum(u.amount) filter (where u.status = 'USED'), 0)::bigint`,
}

/**
 * The coupons that a storefront shows to everybody and that this person can still use, and the one
 * that is asked for by id or code, however it stands.
 */
export async function findCoupons(
  db: Db | Tx,
  {
    site,
    buyerId,
    id,
    code,
  }: {
    readonly site: string
    readonly buyerId: Id<'user'>
    readonly id?: Id<'promotion'> | null | undefined
    readonly code?: string | undefined
  },
): Promise<{ asked: Coupon | undefined; shown: Coupon[] }> {
  const asked = sql<SqlBool>`(p.id = ${id ?? null}::uuid or p.code = ${code ?? null})`
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('promotions as p')
        .select(['p.id', 'p.name', 'p.code', 'p.kind', 'p.percent', 'p.amount', 'p.status'])
        .select(['p.from_goods as fromGoods', 'p.starts_at as startsAt', 'p.ends_at as endsAt'])
        .select([
          'p.is_shown as isShown',
          sql<boolean>`coalesce(p.used >= p.most, false)`.as('isUsedUp'),
          sql<boolean>`coalesce(${asked}, false)`.as('isAsked'),
          sql<boolean>`p.most_each is not null and (select count(*) from promotion_uses u where u.promotion_id = p.id and u.buyer_id = ${buyerId} and u.status <> 'RELEASED') >= p.most_each`.as(
            'isUsedByYou',
          ),
        ])
        .where('p.shop_id', 'is', null)
        .where(({ not, ref }) => not(ref('p.is_card')))
        .where('p.site', '=', site)
        .where(({ or }) =>
          or([
            asked,
            sql<boolean>`(p.is_shown and p.status = 'RUNNING' and p.starts_at <= mall_now() and p.ends_at > mall_now())`,
          ]),
        )
        .as('c'),
    )
    .selectAll('c')
    .where(({ not, or, ref }) =>
      or([ref('c.isAsked'), not(or([ref('c.isUsedUp'), ref('c.isUsedByYou')]))]),
    )
    .orderBy('c.isAsked', 'desc')
    .orderBy('c.endsAt')
    .orderBy('c.id')
    .limit(MOST_SHOWN)
    .$castTo<Coupon & { isAsked: boolean }>()
    .execute()
  return {
    asked: rows.find(({ isAsked }) => isAsked),
    shown: rows.filter(
      ({ isShown, isUsedUp, isUsedByYou }) => isShown && !isUsedUp && !isUsedByYou,
    ),
  }
}

export type ItemOfferRow = DiscountTerms & {
  readonly id: Id<'promotion'>
  readonly name: string
  readonly gift: Pick<GiftGoods, 'name' | 'withName'> | null
}

const offersOfItem = hotSql<'promotion.ofItem', ItemOfferRow>(
  'promotion.ofItem',
  `
  select p.id, p.name, p.kind, p.percent, p.amount, p.from_goods as "fromGoods", case when p.kind = 'GIFT' then json_build_object('name', t.name, 'withName', wt.name) end as gift
  from items i join promotions p on p.shop_id = i.shop_id and p.site = $2 and p.status = 'RUNNING' and p.starts_at <= mall_now() and p.ends_at > mall_now()
    left join skus k on k.id = p.gift_sku_id left join items gi on gi.id = k.item_id left join item_texts t on t.item_id = k.item_id and t.language = $3 left join stock q on q.sku_id = k.id
    left join skus w on w.id = p.with_sku_id left join item_texts wt on wt.item_id = w.item_id and wt.language = $3
  where i.id = $1 and (p.kind <> 'GIFT' or (gi.is_listed and q.on_hand > q.reserved and not exists (select from sku_prices b where b.sku_id = k.id and b.site = p.site and b.withdrawn_at is not null))) and (w.id is null or w.item_id = i.id)
  order by p.starts_at, p.id limit 5`,
)

/** What an item's shop takes off or gives along now. */
export function findOffersOfItem(
  db: Db,
  {
    itemId,
    site,
    language,
  }: { readonly itemId: number; readonly site: string; readonly language: string },
): Promise<ItemOfferRow[]> {
  return runHot(db, offersOfItem, [itemId, site, language])
}
