import type { Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import type { ShopPromotion } from '#modules/promotion/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'

/** What the shops of these goods take off or give by themselves now, the oldest first. */
export async function findPromotionsForCart(
  db: Db | Tx,
  site: Site,
  language: string,
  buyerId: Id<'user'>,
): Promise<ShopPromotion[]> {
  return runHot(db, cartPromotions, [site, buyerId, language])
}

const cartPromotions = hotSql<'cart.promotions', ShopPromotion>(
  'cart.promotions',
  `
  select p.id, p.shop_id as "shopId", p.name, p.kind, p.percent, p.amount, p.from_goods as "fromGoods",
    case when p.kind = 'GIFT' then (
      select json_build_object('skuId', k.id, 'finish', k.finish, 'size', k.size, 'suffix', k.suffix, 'picture', k.picture, 'itemId', i.id, 'urlKey', i.url_key, 'name', t.name, 'freight', i.freight,
        'available', case when i.is_listed and not exists (select from sku_prices b where b.sku_id = k.id and b.site = p.site and b.withdrawn_at is not null) then greatest(0, q.on_hand - q.reserved) else 0 end, 'withSkuId', p.with_sku_id, 'withName', (
          select wt.name from skus wk join item_texts wt on wt.item_id = wk.item_id and wt.language = $3 where wk.id = p.with_sku_id))
      from skus k join items i on i.id = k.item_id join item_texts t on t.item_id = i.id and t.language = $3 join stock q on q.sku_id = k.id where k.id = p.gift_sku_id
    ) end as gift
  from promotions p where p.site = $1 and p.status = 'RUNNING' and p.starts_at <= mall_now() and p.ends_at > mall_now() and p.shop_id in (
    select i.shop_id from cart_lines l join skus k on k.id = coalesce(l.sku_id, l.set_skus[1]) join items i on i.id = k.item_id
    where l.buyer_id = $2) order by p.starts_at, p.id`,
)
