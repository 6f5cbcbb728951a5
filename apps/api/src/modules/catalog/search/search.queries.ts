import type { Language, Site } from '@galleria/contract/storefronts'
import type { Db } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import type { SearchQuery, SearchResult, SearchWords } from '../catalog.types.ts'

/** On average as it is shown, to one decimal. */
const hasStars = (stars: string) =>
  `i.rating_count > 0 and i.rating_sum * 20 >= (${stars} * 20 - 1) * i.rating_count`
/** A rating that is counted as good. */
const GOOD_STARS = '4'

/** Filters of an item, and filters of its versions. */
export const itemFilters = {
  category: `$3::int is null or i.category_id in (select b.id from categories b where $3 = any(b.path))`,
  shop: `($4::int is null or i.shop_id = $4) and (cardinality($5::int[]) = 0 or i.shop_id = any($5))`,
  rating: `$15::int is null or ${hasStars('$15')}`,
} as const
/** What has no measures, as a voucher, is not narrow either. */
export const versionFilters = {
  finish: `cardinality($6::text[]) = 0 or s.finish = any($6)`,
  price: `($7::bigint is null or p.amount >= $7) and ($8::bigint is null or p.amount <= $8)`,
  stock: `not $9 or k.on_hand > k.reserved`,
  sale: `not $10 or p.was is not null`,
  size: `$14::int[] is null or ${['width', 'depth', 'height']
    .flatMap((side, nth) => [
      `(($14::int[])[${2 * nth + 1}] is null or s.${side}_mm >= ($14::int[])[${2 * nth + 1}])`,
      `(($14::int[])[${2 * nth + 2}] is null or s.${side}_mm between 1 and ($14::int[])[${2 * nth + 2}])`,
    ])
    .join(' and ')}`,
} as const
const filters = { ...itemFilters, ...versionFilters }
type Filter = keyof typeof filters
/**
 * Bits of the attributes of the category that stand in $17, from this one on: they hold for all
 * versions of an item. $16 are those that something is asked of; it is null where nothing is, so
 * that nothing is looked up then.
 */
const ATTRIBUTE_BIT = 1 << Object.keys(filters).length
const ATTRIBUTE_FAILS = `case when $16::jsonb is null then 0 else (
    select coalesce(sum(${ATTRIBUTE_BIT} << a.at), 0)::int from jsonb_to_recordset($16::jsonb) a(at int, id int, options int[], min numeric, max numeric)
    where not exists (select from item_attributes v where v.item_id = i.id and v.attribute_id = a.id
      and (v.option_id = any(a.options) or v.number between coalesce(a.min, 0) and coalesce(a.max, v.number)))) end`
export const ATTRIBUTES_HOLD = `${ATTRIBUTE_FAILS} = 0`
/** The bit that says of a version that a filter does not hold. */
const bitOf = (filter: Filter) => 1 << Object.keys(filters).indexOf(filter)
const failsOf = (some: Partial<typeof filters>) =>
  Object.entries(some)
    .map(([filter, holds]) => `case when ${holds} then 0 else ${bitOf(filter as Filter)} end`)
    .join(' + ')
/**
 * That a version fails nothing, or nothing but this filter: what is counted beside each of its
 * choices.
 */
const inAllBut = (filter: Filter) => `fails & ~${bitOf(filter)} = 0`

const ITEM = `i.id, i.category_id, i.shop_id, i.on_sale_since, i.sold_count, ${hasStars(GOOD_STARS)} as is_good, ${failsOf(itemFilters)} as item_fails, ${ATTRIBUTE_FAILS} as attribute_fails`
const EVERYTHING = `
found as materialized (select ${ITEM}, 0::real as score from items i where i.is_listed)`
/** Of the items that were chosen before; $18 here, behind the words else. */
const AMONG = `
found as materialized (select ${ITEM}, 0::real as score from unnest($18::int[]) among(id) join items i on i.id = among.id where i.is_listed)`

/**
 * What was typed, each word in all its names: $18 is a list of them for each word. A name is looked
 * for by its stem in the reader's language, and as a part of a word, because German, Dutch and
 * Swedish write compounds as one. Both indexes leave few texts to look at closely.
 */
export const ASKED = `
asked as materialized (
  select g.nth, 0.9 ^ (w.rank - 1) as weight, w.name, plainto_tsquery(search_config($2), w.name) as query,
    case when w.name ~ '[ -]' then w.name
      else coalesce((tsvector_to_array(to_tsvector(search_config($2), w.name)))[1], w.name) end as stem
  from jsonb_array_elements($18::jsonb) with ordinality g(names, nth), jsonb_array_elements_text(g.names) with ordinality w(name, rank)
)`
/**
 * The noun that says what a thing is stands first in these languages, in the others last ("table
 * lamp", "lampe de table").
 */
const HEAD = `case when $2 in ('fr', 'it', 'es', 'pl') then starts_with(t.kind, a.stem)
  else strpos(right(t.kind, length(a.stem) + 2), a.stem) > 0 end`
/** From the kind of thing it is down to a word of its description. */
const POINTS = `case when ${HEAD} then 6 when strpos(t.kind, a.stem) > 0 then 4
  when strpos(t.words, a.stem) > 0 then 2 when t.document @@ a.query then 1 + ts_rank(t.document, a.query) end * a.weight`
const byWordsIn = (items: string, matches: string) => `${ASKED},
found as materialized (
  select ${ITEM}, (m.points + similarity(t.kind, $19) + case when starts_with(c.name, m.stem) then 1 else 0 end)::real as score
  from ${items}
    join item_texts t on t.item_id = i.id and t.language = $2
    join (select category_id, plain_text(name) as name from category_texts where language = $2) c on c.category_id = i.category_id
    cross join lateral (
      select count(*) as words, coalesce(sum(points), 0) as points, min(stem) as stem from (
        select a.nth, max(${POINTS}) as points, min(a.stem) as stem from asked a group by a.nth) best
      where points is not null) m
  where i.is_listed and m.words >= $20::int ${matches}
)`
const BY_WORDS = byWordsIn(
  'items i',
  `and (t.document @@ (select string_agg(query::text, ' | ')::tsquery from asked where numnode(query) > 0)
      or t.words ~ (select coalesce(string_agg(stem, '|'), '') from asked))`,
)
const AMONG_BY_WORDS = byWordsIn('unnest($24::int[]) among(id) join items i on i.id = among.id', '')
/**
 * Finish and measures that were typed hold for one version, as filters do, but are part of what is
 * looked for and not counted.
 */
const BY_SIZE = ['width_mm', 'depth_mm', 'height_mm']
  .map((side) => `abs(s.${side} - size) <= $23::int`)
  .join(' or ')
export const VERSIONS_ASKED = `(cardinality($21::text[]) = 0 or s.finish = any($21))
    and not exists (select from unnest($22::int[]) size where not (${BY_SIZE}))`

const FACET = (value: string, label: string, count: string) =>
  `json_build_object('value', ${value}, 'label', ${label}, 'count', ${count})`

/**
 * One statement for a page of versions, the total and every counted filter. Filters hold for one
 * version of an item, the one that its card then shows: of those that fulfil all the cheapest that
 * is there. Each filter is counted over what the *other* filters leave, so that ticking one finish
 * does not make the others look empty; what is ticked stays to be seen where it leaves nothing.
 * `versions` is written down once, because each of its figures is asked for many times.
 */
const searchSql = (found: string, asked = '') => `
with ${found}, versions as materialized (
  select f.id, f.category_id, f.shop_id, f.on_sale_since, f.sold_count, f.is_good, f.score, s.id as sku_id, s.finish, s.position, p.amount, p.was is not null as reduced,
    k.on_hand > k.reserved as available, f.attribute_fails, f.item_fails + f.attribute_fails + ${failsOf(versionFilters)} as fails
  from found f join skus s on s.item_id = f.id join current_prices p on p.sku_id = s.id and p.site = $1 join stock k on k.sku_id = s.id
  ${asked}
), counted as (
  select id, min(category_id) as category_id, min(shop_id) as shop_id, min(on_sale_since) as on_sale_since, min(sold_count) as sold_count,
    min(score) as score, count(*) filter (where fails = 0)::int as version_count,
    min(array[case when available then 0 else 1 end, amount, position, sku_id]) filter (where fails = 0) as shown,
    bool_or(${inAllBut('category')}) as in_category, bool_or(${inAllBut('shop')}) as in_shop,
    min(amount) filter (where ${inAllBut('price')}) as least, max(amount) filter (where ${inAllBut('price')}) as most,
    bool_or(available and ${inAllBut('stock')}) as in_stock, bool_or(reduced and ${inAllBut('sale')}) as in_sale,
    bool_or(is_good and ${inAllBut('rating')}) as in_rating,
    min(attribute_fails) as attribute_fails, bool_or(fails & ${ATTRIBUTE_BIT - 1} = 0) as in_attributes
  from versions group by id
), hits as (select * from counted where shown is not null)
select
  (select count(*)::int from counted) as matched,
  (select count(*)::int from hits) as total,
  (select coalesce(json_agg(json_build_object('skuId', shown[4], 'count', version_count)), '[]') from (select shown, version_count from hits order by
    case when $11 = 'relevance' then -score end,
    case when $11 = 'priceAsc' then shown[2] when $11 = 'priceDesc' then -shown[2] end,
    case when $11 = 'newest' then on_sale_since end desc, sold_count desc, id limit $12 offset $13) page) as page,
  (select coalesce(json_agg(${FACET('c.id::text', 'x.name', 'f.n')} order by c.position), '[]')
    from (select above.id as category_id, sum(n)::int n
        from (select category_id, count(*) n from counted where in_category group by 1) own
          join categories o on o.id = own.category_id cross join lateral unnest(o.path) above(id) group by 1) f
      join categories c on c.id = f.category_id and c.retired_into is null
      join category_texts x on x.category_id = c.id and x.language = $2) as category,
  (select coalesce(json_agg(${FACET('s.id::text', 's.name', 'coalesce(f.n, 0)')} order by f.n desc nulls last, s.id), '[]')
    from shops s left join (select shop_id, count(*)::int n from counted where in_shop group by 1) f on f.shop_id = s.id
    where f.n is not null or s.id = any($5)) as shop,
  (select coalesce(json_agg(${FACET('finish', 'finish', 'n')} order by n desc, finish), '[]')
    from (select finish, sum(n)::int as n from (
        select finish, count(*) n from (
          select distinct id, finish from versions where (${inAllBut('finish')}) is true) each_once where finish <> '' group by 1
        union all select ticked, 0 from unnest($6) ticked) f
      group by 1) f) as finish,
  (select json_build_array(
      ${FACET('coalesce(min(least), 0)::text', "'min'", 'count(least)::int')},
      ${FACET('coalesce(max(most), 0)::text', "'max'", 'count(least)::int')})
    from counted) as price,
  (select json_build_array(
      ${FACET("'available'", "'available'", '(count(*) filter (where in_stock))::int')},
      ${FACET("'reduced'", "'reduced'", '(count(*) filter (where in_sale))::int')},
      ${FACET("'rated'", "'rated'", '(count(*) filter (where in_rating))::int')})
    from counted) as available,
  (select coalesce(json_agg(json_build_object('id', attribute_id, 'optionId', option_id, 'count', n, 'least', least, 'most', most)), '[]')
    from (select v.attribute_id, v.option_id, count(*)::int as n, min(v.number)::float8 as least, max(v.number)::float8 as most
      from counted c join item_attributes v on v.item_id = c.id and v.attribute_id = any($17::int[])
      where cardinality($17::int[]) > 0 and c.in_attributes
        and c.attribute_fails & ~(${ATTRIBUTE_BIT} << array_position($17::int[], v.attribute_id) - 1) = 0 group by 1, 2) f) as attribute`

type SearchRow = SearchResult['facets'] & Pick<SearchResult, 'matched' | 'total' | 'page'>
const everything = hotSql<'catalog.search-everything', SearchRow>(
  'catalog.search-everything',
  searchSql(EVERYTHING),
)
const byWords = hotSql<'catalog.search-words', SearchRow>(
  'catalog.search-words',
  searchSql(BY_WORDS, `where ${VERSIONS_ASKED}`),
)
const among = hotSql<'catalog.search-among', SearchRow>('catalog.search-among', searchSql(AMONG))
const amongByWords = hotSql<'catalog.search-among-by-words', SearchRow>(
  'catalog.search-among-by-words',
  searchSql(AMONG_BY_WORDS, `where ${VERSIONS_ASKED}`),
)

/**
 * All goods that the filters leave, or with words those that are called so; where a mall is too
 * large for that, of the items `ids`.
 */
export async function searchItems(
  db: Db,
  site: Site,
  language: Language,
  query: SearchQuery,
  words?: SearchWords,
  ids?: readonly number[],
): Promise<Omit<SearchResult, 'hasMore'>> {
  const values = searchValues(site, language, query, words)
  const [row] = await (ids
    ? runHot(db, words ? amongByWords : among, [...values, ids])
    : runHot(db, words ? byWords : everything, values))
  if (!row) throw new Error('a search without a row')
  const { matched, total, page, ...facets } = row
  return { matched, total, page, facets }
}

/** What the texts of a search call $1, $2 and so on. */
export function searchValues(
  site: Site,
  language: Language,
  query: SearchQuery,
  words?: SearchWords,
): unknown[] {
  return [
    site,
    language,
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
    query.measures.some((bound) => bound !== null) ? query.measures : null,
    query.ratingMin ?? null,
    query.attributes.length > 0 ? JSON.stringify(query.attributes) : null,
    query.filterIds,
    ...(words ? valuesOf(words) : []),
  ]
}

function valuesOf({ groups, fewest, finishes, sizes, tolerance }: SearchWords): unknown[] {
  const typed = groups.map(([word]) => word).join(' ')
  return [JSON.stringify(groups), typed, fewest, finishes, sizes, tolerance]
}
