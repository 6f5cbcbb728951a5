import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { ShopPromotion } from '#modules/promotion/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/** What the shops of these goods take off by themselves now, the oldest first. */
export async function findPromotionsForCart(
  db: Db | Tx,
  site: Site,
  buyerId: Id<'user'>,
): Promise<ShopPromotion[]> {
  return runHot(db, cartPromotions, [site, buyerId])
}

const cartPromotions = hotSql<'cart.promotions', ShopPromotion>(
  'cart.promotions',
  `
  select p.id, p.shop_id as "shopId", p.name, p.kind, p.percent, p.amount, p.from_goods as "fromGoods"
  from promotions p where p.site = $1 and p.status = 'RUNNING' and p.starts_at <= mall_now() and p.ends_at > mall_now() and p.shop_id in (
    select i.shop_id from cart_lines l join skus k on k.id = coalesce(l.sku_id, l.set_skus[1]) join items i on i.id = k.item_id
    where l.buyer_id = $2) order by p.starts_at, p.id`,
)
