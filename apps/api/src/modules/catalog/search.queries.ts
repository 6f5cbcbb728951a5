import type { Language, Site } from '@galleria/contract/storefronts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { SearchQuery, SearchResult } from './catalog.types.ts'

/**
 * One statement for a page of ids, the total and every counted filter. Each filter is counted over what the *other* filters leave, so that
 * ticking one finish does not make the others look empty. Words are matched in the reader's language by stem, by part, or,
 * when `isFuzzy`, by likeness of trigrams. A text for each way, so that each is planned for what it does; what was typed is made plain once.
 */
type Way = 'everything' | 'words' | 'likeness'
const WORD = '(select plain_text($3))'
const STEMS = '(select websearch_to_tsquery(search_config($2), plain_text($3)))'
const PART = `(select '%' || replace(replace(replace(plain_text($3), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`
const BY_WORDS = `t.document @@ ${STEMS} or t.words like ${PART}`
const MATCH: Readonly<Record<Way, string>> = {
  everything: `$3 = ''`,
  words: BY_WORDS,
  likeness: `${BY_WORDS} or ${WORD} <% t.words`,
}
const SCORE = `ts_rank(t.document, ${STEMS}) * 4 + word_similarity(${WORD}, t.words) + case when starts_with(plain_text(t.name), ${WORD}) then 2 else 0 end`
/** The finishes of an item that were not withdrawn from the storefront, and whether any of them is there. Few are, so they are left out and not the others joined. */
const SUPPLY_OF =
  'select array_agg(distinct s.finish) as finishes, bool_or(k.on_hand > k.reserved) as available'
const SUPPLIES =
  'from skus s join stock k on k.sku_id = s.id and not exists (select from sku_prices b where b.sku_id = s.id and b.site = $1 and b.withdrawn_at is not null)'
const EACH_SUPPLY = `join lateral (${SUPPLY_OF} ${SUPPLIES} where s.item_id = i.id) supply on true`
// Few are found by words: their skus are looked at item by item. For everything they are read in one go.
const SUPPLY: Readonly<Record<Way, string>> = {
  everything: `join (${SUPPLY_OF}, s.item_id ${SUPPLIES} group by s.item_id) supply on supply.item_id = i.id`,
  words: EACH_SUPPLY,
  likeness: EACH_SUPPLY,
}
/** The counted filters are made of those that hold; each count leaves its own out. */
const inAllBut = (...own: readonly string[]) =>
  ['in_category', 'in_shop', 'in_finish', 'in_price', 'in_stock', 'in_sale']
    .filter((filter) => !own.includes(filter))
    .join(' and ')
const FACET = (value: string, label: string, count: string) =>
  `json_build_object('value', ${value}, 'label', ${label}, 'count', ${count})`
const searchSql = (way: Way) => `
with scope as (
  select i.id, i.category_id, i.shop_id, i.on_sale_since, i.sold_count, o.amount, o.is_reduced as reduced,
    supply.finishes, supply.available, ${way === 'everything' ? '0' : SCORE} as score
  from items i
    join current_offers o on o.item_id = i.id and o.site = $1
    join item_texts t on t.item_id = i.id and t.language = $2
    ${SUPPLY[way]}
  where i.is_listed and (${MATCH[way]})
), marked as (
  select *, ($4::int is null or category_id = $4) as in_category,
    ($5::int is null or shop_id = $5) and (cardinality($6::int[]) = 0 or shop_id = any($6)) as in_shop,
    cardinality($7::text[]) = 0 or finishes && $7 as in_finish,
    ($8::bigint is null or amount >= $8) and ($9::bigint is null or amount <= $9) as in_price,
    (not $10 or available) as in_stock, (not $11 or reduced) as in_sale
  from scope
), hits as (select * from marked where ${inAllBut()})
select
  (select count(*)::int from hits) as total,
  coalesce((select array_agg(id) from (select id from hits order by
    case when $12 = 'relevance' then -score end,
    case when $12 = 'priceAsc' then amount when $12 = 'priceDesc' then -amount end,
    case when $12 = 'newest' then on_sale_since end desc, sold_count desc, id limit $13 offset $14) page), '{}') as ids,
  (select coalesce(json_agg(${FACET('c.id::text', 'x.name', 'f.n')} order by c.position), '[]')
    from (select category_id, count(*)::int n from marked where ${inAllBut('in_category')} group by 1) f
      join categories c on c.id = f.category_id
      join category_texts x on x.category_id = c.id and x.language = $2) as category,
  (select coalesce(json_agg(${FACET('s.id::text', 's.name', 'f.n')} order by f.n desc, s.id), '[]')
    from (select shop_id, count(*)::int n from marked where ${inAllBut('in_shop')} group by 1) f
      join shops s on s.id = f.shop_id) as shop,
  (select coalesce(json_agg(${FACET('finish', 'finish', 'n')} order by n desc, finish), '[]')
    from (select finish, count(*)::int n from marked, unnest(finishes) finish where ${inAllBut('in_finish')} and finish <> '' group by 1) f
  ) as finish,
  (select json_build_array(
      ${FACET('coalesce(min(amount), 0)::text', "'min'", 'count(*)::int')},
      ${FACET('coalesce(max(amount), 0)::text', "'max'", 'count(*)::int')})
    from marked where ${inAllBut('in_price')}) as price,
  (select json_build_array(
      ${FACET("'available'", "'available'", '(count(*) filter (where available and in_sale))::int')},
      ${FACET("'reduced'", "'reduced'", '(count(*) filter (where reduced and in_stock))::int')})
    from marked where ${inAllBut('in_stock', 'in_sale')}) as available`

type SearchRow = SearchResult['facets'] & { total: number; ids: number[] }
const search = {
  everything: hotSql<'catalog.search-everything', SearchRow>(
    'catalog.search-everything',
    searchSql('everything'),
  ),
  words: hotSql<'catalog.search-words', SearchRow>('catalog.search-words', searchSql('words')),
  likeness: hotSql<'catalog.search-likeness', SearchRow>(
    'catalog.search-likeness',
    searchSql('likeness'),
  ),
}

export async function searchItems(
  db: Db,
  site: Site,
  language: Language,
  query: SearchQuery,
  isFuzzy: boolean,
): Promise<SearchResult> {
  const way: Way = query.keyword === '' ? 'everything' : isFuzzy ? 'likeness' : 'words'
  const [row] = await runHot(db, search[way], [
    site,
    language,
    query.keyword,
    query.categoryId ?? null,
    query.shopId ?? null,
    query.shops,
    query.finishes,
    query.priceMin ?? null,
    query.priceMax ?? null,
    query.isAvailableOnly,
    query.isReducedOnly,
    query.sort,
    query.limit,
    query.offset,
  ])
  if (!row) throw new Error('a search without a row')
  const { total, ids, ...facets } = row
  return { total, ids, facets }
}

/** The word of the catalogue that is most like what was typed. */
export async function findLikeliestWord(
  db: Db,
  language: Language,
  keyword: string,
): Promise<string | null> {
  const { rows } = await sql<{ word: string }>`
    select word from (
      select distinct noun as word from item_texts where language = ${language}
      union select proper_name from items where is_listed
      union select name from category_texts where language = ${language}
    ) words
    where similarity(plain_text(word), plain_text(${keyword})) > 0.2
    order by similarity(plain_text(word), plain_text(${keyword})) desc, word limit 1`.execute(db)
  return rows[0]?.word ?? null
}

export type SuggestionRow = {
  kind: 'item' | 'category' | 'shop'
  label: string
  id: number
  shopId: number | null
  urlKey: string | null
  picture: string | null
}

/** Categories before shops before items, the most alike first; not more than eight. */
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
      where ${word} <% plain_text(x.name) or plain_text(x.name) like '%' || ${word} || '%' limit 3)
    union all
    (select 'shop', s.name, s.id, s.id, null, null, 2.0 + similarity(plain_text(s.name), ${word})
      from shops s
      where plain_text(s.name) like '%' || ${word} || '%'
        and exists (select 1 from items n where n.shop_id = s.id and n.is_listed) limit 2)
    union all
    (select 'item', t.name, i.id, i.shop_id, i.url_key, k.picture,
        word_similarity(${word}, t.words) + i.sold_count / 1e6
      from item_texts t
        join items i on i.id = t.item_id
        join item_offers o on o.item_id = i.id and o.site = ${site}
        join skus k on k.id = o.sku_id
      where t.language = ${language} and i.is_listed and ${word} <% t.words order by 7 desc limit 8)
    order by score desc limit 8`.execute(db)
  return rows
}
