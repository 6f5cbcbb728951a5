import type { Language, Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { ITEMS_BELOW } from '../categories/category.store.ts'

export type SuggestionRow = {
  kind: 'item' | 'category' | 'shop'
  label: string
  id: number
  shopId: number | null
  urlKey: string | null
  picture: string | null
}

/**
 * Categories before shops before items; of the items those of that kind first, then the most alike.
 * Not more than eight.
 */
export async function suggest(
  db: Db,
  site: Site,
  language: Language,
  keyword: string,
): Promise<SuggestionRow[]> {
  const word = sql`plain_text(${keyword})`
  const { rows } = await sql<SuggestionRow>`
    (select 'category' as kind, x.name as label, c.id, null::int as "shopId", c.key as "urlKey", null as picture,
        3.0 + similarity(plain_text(x.name), ${word}) as score
      from categories c join category_texts x on x.category_id = c.id and x.language = ${language}
      where (${word} <% plain_text(x.name) or plain_text(x.name) like '%' || ${word} || '%') and c.retired_into is null and ${ITEMS_BELOW} > 0 limit 3)
    union all
    (select 'shop', s.name, s.id, s.id, null, null, 2.0 + similarity(plain_text(s.name), ${word})
      from shops s
      where plain_text(s.name) like '%' || ${word} || '%'
        and exists (select 1 from items n where n.shop_id = s.id and n.is_listed) limit 2)
    union all
    (select 'item', t.name, i.id, i.shop_id, i.url_key, k.picture,
        case when starts_with(t.kind, ${word}) then 1.0 when strpos(t.kind, ${word}) > 0 then 0.5 else 0 end
          + word_similarity(${word}, t.words) + i.sold_count / 1e6
      from item_texts t
        join items i on i.id = t.item_id
        join item_offers o on o.item_id = i.id and o.site = ${site}
        join skus k on k.id = o.sku_id
      where t.language = ${language} and i.is_listed and ${word} <% t.words order by 7 desc limit 8)
    order by score desc limit 8`.execute(db)
  return rows
}
