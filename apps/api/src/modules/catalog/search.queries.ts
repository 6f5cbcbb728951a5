import type { Language, Site } from '@galleria/contract/storefronts'
import { runSql, type Db } from '#platform/db.ts'
import type { SearchQuestion, SearchResult } from './catalog.types.ts'

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
const SHELF_OF =
  'select array_agg(distinct s.finish) as finishes, bool_or(k.on_hand > k.reserved) as available'
const SHELVES = 'from skus s join stock k on k.sku_id = s.id'
const EACH_SHELF = `join lateral (${SHELF_OF} ${SHELVES} where s.item_id = i.id) shelf on true`
// Few are found by words: their shelves are looked at one by one. For everything they are read in one go.
const SHELF: Readonly<Record<Way, string>> = {
  everything: `join (${SHELF_OF}, s.item_id ${SHELVES} group by s.item_id) shelf on shelf.item_id = i.id`,
  words: EACH_SHELF,
  likeness: EACH_SHELF,
}
const searchSql = (way: Way) => `
with scope as (
  select i.id, i.category_id, i.shop_id, i.on_sale_since, i.sold_count, o.amount, o.is_reduced as reduced, shelf.finishes, shelf.available, ${way === 'everything' ? '0' : SCORE} as score
  from items i join current_offers o on o.item_id = i.id and o.site = $1 join item_texts t on t.item_id = i.id and t.language = $2
  ${SHELF[way]}
  where i.is_listed and (${MATCH[way]})
), marked as (
  select *, ($4::int is null or category_id = $4) as in_category, ($5::int is null or shop_id = $5) and (cardinality($6::int[]) = 0 or shop_id = any($6)) as in_shop,
    cardinality($7::text[]) = 0 or finishes && $7 as in_finish, ($8::bigint is null or amount >= $8) and ($9::bigint is null or amount <= $9) as in_price,
    (not $10 or available) as in_stock, (not $11 or reduced) as in_sale
  from scope
), hits as (select * from marked where in_category and in_shop and in_finish and in_price and in_stock and in_sale)
select
  (select count(*)::int from hits) as total,
  coalesce((select array_agg(id) from (select id from hits order by
    case when $12 = 'relevance' then -score end, case when $12 = 'priceAsc' then amount when $12 = 'priceDesc' then -amount end,
    case when $12 = 'newest' then on_sale_since end desc, sold_count desc, id limit $13 offset $14) page), '{}') as ids,
  (select coalesce(json_agg(json_build_object('value', c.id::text, 'label', x.name, 'count', f.n) order by c.position), '[]') from
    (select category_id, count(*)::int n from marked where in_shop and in_finish and in_price and in_stock and in_sale group by 1) f
    join categories c on c.id = f.category_id join category_texts x on x.category_id = c.id and x.language = $2) as category,
  (select coalesce(json_agg(json_build_object('value', s.id::text, 'label', s.name, 'count', f.n) order by f.n desc, s.id), '[]') from
    (select shop_id, count(*)::int n from marked where in_category and in_finish and in_price and in_stock and in_sale group by 1) f join shops s on s.id = f.shop_id) as shop,
  (select coalesce(json_agg(json_build_object('value', finish, 'label', finish, 'count', n) order by n desc, finish), '[]') from
    (select finish, count(*)::int n from marked, unnest(finishes) finish where in_category and in_shop and in_price and in_stock and in_sale group by 1) f) as finish,
  (select json_build_array(json_build_object('value', coalesce(min(amount), 0)::text, 'label', 'min', 'count', count(*)::int), json_build_object('value', coalesce(max(amount), 0)::text, 'label', 'max', 'count', count(*)::int))
    from marked where in_category and in_shop and in_finish and in_stock and in_sale) as price,
  (select json_build_array(
      json_build_object('value', 'available', 'label', 'available', 'count', (count(*) filter (where available and in_sale))::int),
      json_build_object('value', 'reduced', 'label', 'reduced', 'count', (count(*) filter (where reduced and in_stock))::int))
    from marked where in_category and in_shop and in_finish and in_price) as available`
const SEARCH: Readonly<Record<Way, string>> = {
  everything: searchSql('everything'),
  words: searchSql('words'),
  likeness: searchSql('likeness'),
}

export async function searchItems(
  db: Db,
  site: Site,
  language: Language,
  question: SearchQuestion,
  isFuzzy: boolean,
): Promise<SearchResult> {
  const [row] = await runSql<SearchResult['facets'] & { total: number; ids: number[] }>(
    db,
    SEARCH[question.keyword === '' ? 'everything' : isFuzzy ? 'likeness' : 'words'],
    [
      site,
      language,
      question.keyword,
      question.categoryId ?? null,
      question.shopId ?? null,
      question.shops,
      question.finishes,
      question.priceMin ?? null,
      question.priceMax ?? null,
      question.isAvailableOnly,
      question.isReducedOnly,
      question.sort,
      question.limit,
      question.offset,
    ],
  )
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
  const [row] = await runSql<{ word: string }>(
    db,
    `
    select word from (select distinct noun as word from item_texts where language = $1 union select proper_name from items where is_listed
      union select name from category_texts where language = $1) words
    where similarity(plain_text(word), plain_text($2)) > 0.2 order by similarity(plain_text(word), plain_text($2)) desc, word limit 1`,
    [language, keyword],
  )
  return row?.word ?? null
}

export async function suggest(
  db: Db,
  site: Site,
  language: Language,
  keyword: string,
): Promise<
  {
    kind: 'item' | 'category' | 'shop'
    label: string
    id: number
    shopId: number | null
    urlKey: string | null
    picture: string | null
  }[]
> {
  return runSql(
    db,
    `
    (select 'category' as kind, x.name as label, c.id, null::int as "shopId", c.key as "urlKey", null as picture, 3.0 + similarity(plain_text(x.name), plain_text($3)) as score
      from categories c join category_texts x on x.category_id = c.id and x.language = $2 where plain_text($3) <% plain_text(x.name) or plain_text(x.name) like '%' || plain_text($3) || '%' limit 3)
    union all (select 'shop', s.name, s.id, s.id, null, null, 2.0 + similarity(plain_text(s.name), plain_text($3)) from shops s where plain_text(s.name) like '%' || plain_text($3) || '%' and exists (select 1 from items n where n.shop_id = s.id and n.is_listed) limit 2)
    union all (select 'item', t.name, i.id, i.shop_id, i.url_key, k.picture, word_similarity(plain_text($3), t.words) + i.sold_count / 1e6
      from item_texts t join items i on i.id = t.item_id join item_offers o on o.item_id = i.id and o.site = $1 join skus k on k.id = o.sku_id
      where t.language = $2 and i.is_listed and plain_text($3) <% t.words order by 7 desc limit 8)
    order by score desc limit 8`,
    [site, language, keyword],
  )
}
