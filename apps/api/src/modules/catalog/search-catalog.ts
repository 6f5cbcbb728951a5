import type { Parsed } from '@galleria/contract/define-call'
import type { itemCalls, SearchReply } from '@galleria/contract/item'
import { storefronts } from '@galleria/contract/storefronts'
import { minorDigits } from '@galleria/kernel/money'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import { findCards } from './catalog.queries.ts'
import { presentCard } from './catalog.present.ts'
import type { SearchQuery } from './catalog.types.ts'
import { findLikeliestWord, searchItems } from './search.queries.ts'

/** Search and listing. What was typed is taken at its word first; only when nothing matches are typing errors forgiven. */
export async function searchCatalog(
  ctx: Context,
  body: Parsed<typeof itemCalls.searchItems>,
): Promise<SearchReply> {
  const factor = 10 ** minorDigits(storefronts[ctx.site].currency)
  const query: SearchQuery = {
    keyword: body.keyword ?? '',
    categoryId: body.categoryId,
    shopId: body.shopId,
    sort: body.sort ?? (body.keyword ? 'relevance' : 'popular'),
    offset: offsetOf(body),
    limit: body.pageSize,
    finishes: body.filters?.finish ?? [],
    shops: body.filters?.shopId ?? [],
    isAvailableOnly: body.filters?.available ?? false,
    isReducedOnly: body.filters?.reduced ?? false,
    priceMin: toMinor(body.filters?.priceMin, factor),
    priceMax: toMinor(body.filters?.priceMax, factor),
  }
  let didYouMean: string | null = null
  let result = await searchItems(ctx.db, ctx.site, ctx.language, query, false)
  if (result.total === 0 && query.keyword && result.facets.category.length === 0) {
    result = await searchItems(ctx.db, ctx.site, ctx.language, query, true)
    didYouMean = await findLikeliestWord(ctx.db, ctx.language, query.keyword)
  }
  const cards =
    result.ids.length > 0 ? await findCards(ctx.db, ctx.site, ctx.language, result.ids) : []
  const price = result.facets.price.map((bound) => ({
    ...bound,
    value: String(Number(bound.value) / factor),
  }))
  return {
    data: cards.map(presentCard),
    total: result.total,
    facets: { ...result.facets, price },
    didYouMean,
  }
}

function toMinor(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * factor)
}
