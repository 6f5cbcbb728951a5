import type { Language, Site } from '@galleria/contract/storefronts'
import type { Db } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { PICTURE_ALTS, SHOP_JSON, skusJson } from './catalog.queries.ts'
import type { ItemRow, SkuRow } from './catalog.types.ts'
import { MEASURE_JSON, VOUCHER_JSON } from './selling/item-json.ts'

/** What the page of an item shows, to everybody or to its shop. */

/**
 * What the category `c` asks of the item `i`, as far as it is said, in the reader's language or the
 * one that it was written in.
 */
const ATTRIBUTES = `coalesce((
    select json_agg(json_build_object('key', m.key, 'name', y.name, 'unit', m.unit, 'number', v.number::float8, 'text', coalesce(z.name, w.value))
      order by array_position(c.path, m.category_id), m.position, m.id)
    from attributes m join attribute_texts y on y.attribute_id = m.id and y.language = $2
      left join item_attributes v on v.item_id = i.id and v.attribute_id = m.id
      left join attribute_option_texts z on z.option_id = v.option_id and z.language = $2
      left join lateral (select value from item_attribute_texts w where w.item_id = i.id and w.attribute_id = m.id
        order by w.language = $2 desc, w.language = i.language desc, w.language limit 1) w on m.kind = 'text'
    where m.category_id = any(c.path) and not m.is_hidden and coalesce(z.name, w.value, v.number::text) is not null), '[]')`

/** What the page of an item shows of it, with these of its versions. */
const itemText = (skus: string) => `
  select i.id, i.url_key as "urlKey", i.model, i.pictures, ${PICTURE_ALTS} as alts, i.shape, t.name, t.noun, t.description, t.details, i.freight,
    i.energy_class as "energyClass", i.manufacturer, i.responsible_person as "responsiblePerson",
    i.on_sale_since as "onSaleSince", i.rating_sum as "ratingSum", i.rating_count as "ratingCount",
    c.id as "categoryId", c.key as "categoryKey", x.name as "categoryName", h.seller_id as "sellerId",
    ${SHOP_JSON} as shop,
    exists (select 1 from set_parts g where g.main_id = i.id) as "headsSet", ${ATTRIBUTES} as attributes,
    (select ${skus} where s.item_id = i.id) as skus,
    ${MEASURE_JSON} as measure, ${VOUCHER_JSON} as voucher
  from items i
    join item_texts t on t.item_id = i.id and t.language = $2
    join categories c on c.id = i.category_id
    join category_texts x on x.category_id = c.id and x.language = $2
    join shops h on h.id = i.shop_id`

type Found<Sku> = Omit<ItemRow, 'skus'> & { skus: Sku[] | null }

const item = hotSql<'catalog.item', Found<SkuRow>>(
  'catalog.item',
  `${itemText(skusJson('join'))}
  where i.id = $3 and i.is_listed`,
)

export async function findItem(
  db: Db,
  site: Site,
  language: Language,
  id: number,
): Promise<ItemRow | undefined> {
  const [row] = await runHot(db, item, [site, language, id])
  return row?.skus ? { ...row, skus: row.skus } : undefined
}

type OwnSku = Omit<SkuRow, 'amount' | 'currency' | 'points'> & {
  amount: number | null
  currency: string | null
  points: number | null
}

const ownItem = hotSql<'catalog.own-item', Found<OwnSku>>(
  'catalog.own-item',
  `${itemText(skusJson('left join'))}
  where i.id = $3 and h.seller_id = $4`,
)

type Asked = {
  readonly site: Site
  readonly language: Language
  readonly id: number
  readonly sellerId: number
}

/** The same of an item of this seller, listed or not; a version without a price here has none. */
export async function findOwnItemToShow(
  db: Db,
  { site, language, id, sellerId }: Asked,
): Promise<(Omit<ItemRow, 'skus'> & { skus: OwnSku[] }) | undefined> {
  const [row] = await runHot(db, ownItem, [site, language, id, sellerId])
  return row && { ...row, skus: row.skus ?? [] }
}
