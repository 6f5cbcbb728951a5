import { MOST_FILTERS } from '@galleria/contract/attribute-rules'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Db } from '#platform/db.ts'
import { findCandidates, type SearchBounds } from './candidates.queries.ts'
import type {
  CategoryFilter,
  Facet,
  SearchQuery,
  SearchResult,
  SearchWords,
} from '../catalog.types.ts'
import { countScope, findCategoriesOf, shopsOf } from './scope.queries.ts'
import { searchItems } from './search.queries.ts'

type Reader = { readonly db: Db; readonly site: Site; readonly language: Language }
/** How large the mall is, and what of it is asked about. */
export type Scope = {
  readonly isLarge: boolean
  readonly inScope: number
  /** The category that is asked about and all below it. */
  readonly categoryIds: readonly number[]
  /** The attributes that it is filtered by. */
  readonly filters: readonly CategoryFilter[]
}

export async function measureScope(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  query: Pick<SearchQuery, 'categoryId' | 'shopId' | 'shops'>,
  bounds: SearchBounds,
): Promise<Scope> {
  const { listed, filters, ...counted } = await countScope(db, language, query)
  return { ...counted, isLarge: listed > bounds.whole, filters: filters.slice(0, MOST_FILTERS) }
}

/**
 * A page of goods with counted filters. A mall of not too many items is counted whole. Of a larger
 * one the work is bounded: the first so many are chosen, counted and paged through, and what they
 * do not say about the rest is said not to be known.
 */
export async function searchGoods(
  { db, site, language }: Reader,
  query: SearchQuery,
  { isLarge, inScope, categoryIds }: Scope,
  bounds: SearchBounds,
  words?: SearchWords,
): Promise<SearchResult> {
  if (!isLarge) return { ...(await searchItems(db, site, language, query, words)), hasMore: false }
  const [{ ids, hasMore }, categories] = await Promise.all([
    findCandidates({ db, site, language, query, words, bounds, categoryIds }, inScope),
    query.categoryId === undefined ? [] : findCategoriesOf(db, language, query),
  ])
  const found = await searchItems(db, site, language, query, words, ids)
  const isLookedThrough = ({ value }: { value: string }) =>
    query.categoryId === undefined || categoryIds.includes(Number(value))
  const others = categories
    .filter((category) => !isLookedThrough(category))
    .map((category) => ({ ...category, count: null }))
  const category = [...found.facets.category.filter(isLookedThrough), ...others]
  return { ...found, hasMore, facets: uncount({ ...found.facets, category }, query, hasMore) }
}

/**
 * Where the search ended early nothing is counted, and never the other shops where some were asked
 * for; a choice that is ticked and leaves nothing has its 0.
 */
function uncount(
  facets: SearchResult['facets'],
  query: SearchQuery,
  hasMore: boolean,
): SearchResult['facets'] {
  const shops = shopsOf(query)
  const unless = (isCounted: (value: string) => boolean) => (facet: Facet) =>
    !hasMore && isCounted(facet.value) ? facet : { ...facet, count: facet.count && null }
  const { category, shop, finish, price, available, attribute } = facets
  return {
    category: category.map(unless(() => true)),
    shop: shop.map(unless((id) => !shops || shops.includes(Number(id)))),
    finish: finish.map(unless(() => true)),
    price: price.map(unless(() => true)),
    available: available.map(unless(() => true)),
    attribute: hasMore ? attribute.map((one) => ({ ...one, count: null })) : attribute,
  }
}
