import type { Language, Site } from '@galleria/contract/storefronts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { SearchQuery, SearchWords } from '../catalog.types.ts'
import { below, shopsOf } from './scope.queries.ts'
import {
  ASKED,
  ATTRIBUTES_HOLD,
  itemFilters,
  searchValues,
  VERSIONS_ASKED,
  versionFilters,
} from './search.queries.ts'

/** What a search does at most, however large the mall is. */
export type SearchBounds = {
  /** A mall, category or shop of so many items is counted whole. */
  readonly whole: number
  /** Of a larger one so many are counted and paged through. */
  readonly most: number
  /** Items that are looked at where filters or words choose among them. */
  readonly looks: number
  /** Items that show which other choices there are beside those that are ticked. */
  readonly sample: number
}
export const searchBounds: SearchBounds = { whole: 480, most: 240, looks: 1_000, sample: 60 }

type Search = {
  readonly db: Db
  readonly site: Site
  readonly language: Language
  readonly query: SearchQuery
  readonly words?: SearchWords | undefined
  readonly bounds: SearchBounds
  /** The category that is asked for and all below it; none for the whole mall. */
  readonly categoryIds: readonly number[]
}
/**
 * Those that fulfil everything, and beside them some that only the filters leave out: they show
 * what else could be ticked.
 */
type Chosen = { readonly fitting: readonly number[]; readonly others: readonly number[] }
export type Candidates = { readonly ids: readonly number[]; readonly hasMore: boolean }

/**
 * The items of which a large mall's search is made. Without words they are the next entries of an
 * index, in the order asked for. Words are looked up in their own indexes; one that stands in too
 * many texts is looked for in that order, too, so that its best sellers are among them, and what is
 * called so comes before what only mentions it.
 */
export async function findCandidates(search: Search, inScope: number): Promise<Candidates> {
  const { words, bounds } = search
  if (words && words.groups.length < words.fewest) return { ids: [], hasMore: false }
  const isSmall = inScope <= bounds.whole
  const walked = await walk(search, isSmall)
  if (isSmall) return first(bounds.whole, false, walked)
  if (!words || words.groups.length === 0 || walked.fitting.length > bounds.most)
    return first(bounds.most, inScope > bounds.looks, walked)
  const isCommon = walked.fitting.length > bounds.most * COMMON
  const written = await findWritten(search, isCommon)
  if (written.looked < bounds.looks && !isCommon) return first(bounds.most, false, written)
  const called = { fitting: written.called.slice(0, bounds.most / 2), others: [] }
  return first(bounds.most, true, called, walked, written)
}
/**
 * A word that so much of a full list was called on the way stands in too many texts to look all of
 * them up.
 */
const COMMON = 0.25

function first(most: number, mayHaveMore: boolean, ...chosen: readonly Chosen[]): Candidates {
  const fitting = new Set(chosen.flatMap((one) => one.fitting))
  const others = new Set(chosen.flatMap((one) => one.others))
  return {
    ids: [...new Set([...[...fitting].slice(0, most), ...others])],
    hasMore: mayHaveMore || fitting.size > most,
  }
}

/**
 * The first in the order asked for; of what is counted whole everything, because each filter is
 * counted over what the others leave.
 */
async function walk(search: Search, isSmall: boolean): Promise<Chosen> {
  const { looks, sample } = search.bounds
  const most = isSmall ? search.bounds.whole : search.bounds.most
  const order = orderOf(isSmall ? 'popular' : search.query.sort)
  const narrow = entries(search, {
    shops: shopsOf(search.query),
    order,
    limit: isSmall ? most : looks,
  })
  const wide = entries(search, { shops: undefined, order, limit: looks })
  const hasOthers = isSmall ? shopsOf(search.query) !== undefined : isFiltered(search)
  const { rows } = await sql<Chosen>`
    with ${groupsOf(search)}
    select array(select i.id from ${narrow} i where ${isSmall ? fitsWords(search) : fits(search)} order by ${order.by('i', 'i.id')} limit ${count(most + 1)}) as fitting,
      ${
        hasOthers
          ? sql`array(select i.id from ${wide} i where ${fitsOnlyWords(search)} order by ${order.by('i', 'i.id')} limit ${count(sample)})`
          : NONE
      } as others`.execute(search.db)
  return rows[0] ?? { fitting: [], others: [] }
}

type Order = {
  readonly isByPrice: boolean
  by(table: string, id: string): RawBuilder<unknown>
}
function orderOf(sort: SearchQuery['sort']): Order {
  const by = (keys: (table: string, id: string) => string) => (table: string, id: string) =>
    sql.raw(keys(table, id))
  if (sort === 'priceAsc')
    return { isByPrice: true, by: by((table, id) => `${table}.amount, ${id}`) }
  if (sort === 'priceDesc')
    return { isByPrice: true, by: by((table, id) => `${table}.amount desc, ${id} desc`) }
  const newest = (table: string) => (sort === 'newest' ? `${table}.on_sale_since desc, ` : '')
  return {
    isByPrice: false,
    by: by((table, id) => `${newest(table)}${table}.sold_count desc, ${id}`),
  }
}

/**
 * The next entries of an index: of the whole mall, a category, a shop, or of several shops each.
 * Where there are categories below the one that is asked for, each has its own walk, and the walks
 * are merged in their order: none goes on further than the list needs.
 */
function entries(
  search: Search,
  { shops, order, limit }: { shops: readonly number[] | undefined; order: Order; limit: number },
): RawBuilder<unknown> {
  const { site, query } = search
  const categories = search.categoryIds.length > 0 ? search.categoryIds : [query.categoryId]
  const { isByPrice } = order
  const place = sql.raw(isByPrice ? 'o' : 'i')
  const inOrder = sql`order by ${order.by(isByPrice ? 'o' : 'i', isByPrice ? 'o.item_id' : 'i.id')} limit ${count(limit)}`
  const one = (shop: RawBuilder<unknown> | undefined, category: number | undefined) => sql`(
    select i.id, i.category_id, i.shop_id, i.rating_sum, i.rating_count, i.sold_count, i.on_sale_since, ${sql.raw(isByPrice ? 'o.amount' : '0')} as amount
    from ${isByPrice ? sql`item_offers o join items i on i.id = o.item_id` : sql`items i`}
    where i.is_listed ${isByPrice ? sql`and o.site = ${site}` : sql``}
      ${category === undefined ? sql`` : sql`and ${place}.category_id = ${category}::int`}
      ${shop ? sql`and ${place}.shop_id = ${shop}` : sql``}
    ${inOrder})`
  const of = (shop: RawBuilder<unknown> | undefined) => {
    const walks = (query.categoryId === undefined ? [undefined] : categories).map((id) =>
      one(shop, id),
    )
    return walks.length === 1
      ? sql`${walks[0]}`
      : sql`(select i.* from (${sql.join(walks, sql.raw(' union all '))}) i order by ${order.by('i', 'i.id')} limit ${count(limit)})`
  }
  if (!shops) return of(undefined)
  if (shops.length === 1) return of(sql`${shops[0]}::int`)
  return sql`(select i.* from unnest(${shops}::int[]) h(id) cross join lateral ${of(sql`h.id`)} i order by ${order.by('i', 'i.id')} limit ${count(limit)})`
}

function isFiltered({ query }: Search): boolean {
  return (
    hasVersionFilters(query) ||
    query.ratingMin !== undefined ||
    query.attributes.length > 0 ||
    shopsOf(query) !== undefined
  )
}
function hasVersionFilters(query: SearchQuery): boolean {
  const { finishes, measures, priceMin, priceMax, isAvailableOnly, isReducedOnly } = query
  return (
    [finishes.length > 0, isAvailableOnly, isReducedOnly].includes(true) ||
    [priceMin, priceMax].some((bound) => bound !== undefined) ||
    measures.some((bound) => bound !== null)
  )
}

/** That the item `i` fulfils everything that is asked. */
function fits(search: Search): RawBuilder<unknown> {
  const ofVersion = hasVersionFilters(search.query) ? Object.values(versionFilters) : []
  return sql`${fill(search, allOf([...Object.values(itemFilters), ATTRIBUTES_HOLD]))} and ${fitsWords(search, ofVersion)}`
}

/** That it is called what was typed, with a version that is sold here and of which these hold. */
function fitsWords(search: Search, ofVersion: readonly string[] = []): RawBuilder<unknown> {
  const { words } = search
  const asked =
    words && words.finishes.length + words.sizes.length > 0
      ? [VERSIONS_ASKED, ...ofVersion]
      : ofVersion
  const version =
    asked.length === 0
      ? 'exists (select from item_offers e where e.item_id = i.id and e.site = $1)'
      : `exists (select from skus s join current_prices p on p.sku_id = s.id and p.site = $1 join stock k on k.sku_id = s.id
          where s.item_id = i.id and ${allOf(asked)})`
  return words && words.groups.length > 0
    ? sql`exists (select from item_texts t where t.item_id = i.id and t.language = ${search.language} and ${matches(words)}) and ${fill(search, version)}`
    : fill(search, version)
}

function fitsOnlyWords(search: Search): RawBuilder<unknown> {
  return sql`${fitsWords(search)} and (${fits(search)}) is not true`
}

const NONE = sql`'{}'::int[]`
const allOf = (conditions: readonly string[]) =>
  conditions.map((condition) => `(${condition})`).join(' and ')

/** What each word is called, as one pattern and one query. */
function groupsOf(search: Search): RawBuilder<unknown> {
  if (!search.words) return sql`nothing_asked as (select)`
  return sql`${fill(search, ASKED)}, called as materialized (
    select nth, string_agg(stem, '|') as stem, string_agg(stem, '|') filter (where length(stem) > 2) as long, (string_agg(query::text, ' | ') filter (where numnode(query) > 0))::tsquery as query
    from asked group by nth)`
}

/** That the text `t` holds each word, or one of them where that is enough. */
function matches(
  { groups, fewest }: SearchWords,
  stem: 'stem' | 'long' = 'stem',
): RawBuilder<unknown> {
  const each = groups.map((_, at) => {
    const nth = count(at + 1)
    return sql`(t.document @@ (select query from called where nth = ${nth}) or t.words ~ (select ${sql.raw(stem)} from called where nth = ${nth}))`
  })
  return sql`(${sql.join(each, sql.raw(fewest >= groups.length ? ' and ' : ' or '))})`
}

type Written = Chosen & {
  /** Those whose kind is one of the words. */ readonly called: readonly number[]
  /**
   * So many texts, or as many as are looked at: where there may be others, and where a word of two
   * letters is in no index.
   */
  readonly looked: number
}

/**
 * What the indexes of words bring, as far as it is looked at: first what is called so, then, unless
 * that is common, where it is only mentioned.
 */
async function findWritten(search: Search, isCommon: boolean): Promise<Written> {
  const { db, language, query, words, bounds } = search
  if (!words) throw new Error('no words to look up')
  const texts = (rank: number, written: RawBuilder<unknown>) => sql`
    (select t.item_id, ${count(rank)} as rank from item_texts t where t.language = ${language} and ${written} limit ${count(bounds.looks)})`
  const isCalled = sql`t.kind ~ (select string_agg(long, '|') from called)`
  const chosen = sql`
    select i.*, t.rank, null::bigint as amount from (select item_id, min(rank) as rank from texts group by 1) t join items i on i.id = t.item_id
    where i.is_listed and (${query.categoryId ?? null}::int is null or i.category_id in ${below(query)})`
  const { rows } = await sql<Written>`
    with ${groupsOf(search)}, texts as materialized (
      ${texts(0, words.groups.length === 1 ? isCalled : sql`${isCalled} and ${matches(words, 'long')}`)}
      ${isCommon ? sql`` : sql`union all ${texts(1, matches(words, 'long'))}`}
    ), chosen as materialized (${chosen}),
    fitting as materialized (select i.id, i.rank, i.sold_count from chosen i where ${fits(search)} order by i.rank, i.sold_count desc, i.id limit ${count(bounds.most + 1)})
    select array(select f.id from fitting f order by f.rank, f.sold_count desc, f.id) as fitting,
      array(select f.id from fitting f where f.rank = 0 order by f.sold_count desc, f.id) as called,
      ${isFiltered(search) ? sql`array(select i.id from chosen i where ${fitsOnlyWords(search)} order by i.sold_count desc, i.id limit ${count(bounds.sample)})` : NONE} as others,
      case when exists (select from asked where length(stem) < 3) then ${count(bounds.looks)} else (select count(*)::int from texts where rank = 1) end as looked`.execute(
    db,
  )
  return rows[0] ?? { fitting: [], others: [], called: [], looked: 0 }
}

/** A number of ours, written out: the planner thinks less of a limit that it does not know. */
const count = (number: number) => sql.raw(String(Math.floor(number)))

/** A text of the search, whose $1, $2 and so on are its values. */
function fill({ site, language, query, words }: Search, text: string): RawBuilder<unknown> {
  const values = searchValues(site, language, query, words)
  const pieces = text.split(/\$(\d+)/)
  return sql.join(
    pieces.map((piece, at) => (at % 2 === 1 ? sql`${values[Number(piece) - 1]}` : sql.raw(piece))),
    sql``,
  )
}
