import type { AskedFilter } from '@galleria/contract/attribute'
import type { Parsed } from '@galleria/contract/define-call'
import type { itemCalls, SearchReply } from '@galleria/contract/item'
import { storefronts, type Language } from '@galleria/contract/storefronts'
import { minorDigits } from '@galleria/kernel/money'
import { offsetOf } from '@galleria/kernel/page'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { searchBounds, type SearchBounds } from './candidates.queries.ts'
import { presentCard } from '../catalog.present.ts'
import { findVersionCards } from '../catalog.queries.ts'
import type { CategoryFilter, SearchQuery, SearchResult, SearchWords } from '../catalog.types.ts'
import { presentFilters, readFilters } from './filters.rules.ts'
import { listKnownWords, plainText, readKeyword, type Asked } from './keyword.rules.ts'
import { countWords, findUnknownWords } from './goods-words.queries.ts'
import { noteMiss } from './missed-searches.ts'
import { measureScope, searchGoods } from './search-goods.ts'
import { findMeantWord, respell } from './spelling.rules.ts'

type Reader = Pick<Context, 'db' | 'site' | 'language'>

/** Search and listing. */
export async function searchCatalog(
  ctx: Reader,
  body: Parsed<typeof itemCalls.searchItems>,
  bounds: SearchBounds = searchBounds,
): Promise<SearchReply> {
  const factor = 10 ** minorDigits(storefronts[ctx.site].currency)
  const query: UnreadQuery = {
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
    measures: measureNames.map((bound) => toMillimetres(body.filters?.[bound])),
    ratingMin: body.filters?.ratingMin,
    asked: body.filters?.attribute ?? [],
  }
  const found = await findGoods(ctx, query, bounds, body.keyword)
  const { total, hasMore, page, facets, matched } = found.result
  if (body.keyword && body.pageNo === 1 && (found.isClosest || matched === 0))
    noteMiss(ctx, body.keyword)
  const cards = page.length > 0 ? await findVersionCards(ctx.db, ctx.site, ctx.language, page) : []
  const isOfFinish = query.finishes.length > 0 || found.hasColour
  return {
    data: cards.map((card) => presentCard(card, isOfFinish)),
    total,
    hasMore,
    facets: {
      ...facets,
      attribute: presentFilters(found.filters, facets.attribute, query.asked),
      price: facets.price.map((bound) => ({
        ...bound,
        value: String(Number(bound.value) / factor),
      })),
    },
    didYouMean: found.didYouMean,
    isClosest: found.isClosest,
  }
}

/** Before it is known what the category is filtered by. */
type UnreadQuery = Omit<SearchQuery, 'attributes' | 'filterIds'> & {
  readonly asked: readonly AskedFilter[]
}

type Found = {
  filters: readonly CategoryFilter[]
  result: SearchResult
  didYouMean: string | null
  isClosest: boolean
  hasColour: boolean
}

/**
 * What was typed is taken at its word first. Only when nothing is called so, slips are corrected,
 * each word for itself; and when still nothing fits it all, what fits most of it is shown and said
 * to be only that.
 */
async function findGoods(
  ctx: Reader,
  { asked: askedFilters, ...unread }: UnreadQuery,
  bounds: SearchBounds,
  keyword = '',
): Promise<Found> {
  const scope = await measureScope(ctx, unread, bounds)
  const { filters } = scope
  const query: SearchQuery = {
    ...unread,
    attributes: readFilters(filters, askedFilters),
    filterIds: filters.map(({ id }) => id),
  }
  const search = (words?: SearchWords) => searchGoods(ctx, query, scope, bounds, words)
  const reading = { language: ctx.language, isLarge: scope.isLarge }
  const plain = { filters, didYouMean: null, isClosest: false, hasColour: false }
  if (keyword === '') return { ...plain, result: await search() }

  let asked = readKeyword(keyword, ctx.language)
  const atItsWord = await search(exactly(asked))
  const hasColour = asked.finishes.length > 0
  if (atItsWord.matched > 0) return { ...plain, result: atItsWord, hasColour }

  const unknown = await findUnknownWords(ctx.db, reading, asked.groups)
  const corrected = await correct(ctx.db, reading, keyword, unknown)
  if (corrected) asked = readKeyword(corrected, ctx.language)
  const stillUnknown = corrected ? await findUnknownWords(ctx.db, reading, asked.groups) : unknown
  for (const words of [...(corrected ? [exactly(asked)] : []), ...closestTo(asked, stillUnknown)]) {
    const result = await search(words)
    if (result.matched > 0)
      return {
        filters,
        result,
        didYouMean: corrected ?? null,
        isClosest: words.isClosest,
        hasColour: words.finishes.length > 0,
      }
  }
  return { ...plain, result: atItsWord }
}

type Try = SearchWords & { readonly isClosest: boolean }

/** Every word, every measure to the millimetre. What says nothing at all finds nothing. */
function exactly(asked: Asked): Try {
  const { length } = asked.groups
  const saysNothing = length + asked.finishes.length + asked.sizes.length === 0
  return { ...asked, fewest: saysNothing ? 1 : length, tolerance: 0, isClosest: false }
}

/**
 * A hand's breadth more or less; without measures; some of its words; in another finish. Words that
 * nothing is called do not count.
 */
function closestTo(asked: Asked, unknown: readonly string[]): Try[] {
  const groups = asked.groups.filter(([word]) => word !== undefined && !unknown.includes(word))
  const all = { ...asked, groups, fewest: groups.length, tolerance: HAND_MM, isClosest: true }
  const some = { ...all, fewest: Math.min(1, groups.length) }
  const tries = unknown.length === 0 ? [all, { ...all, sizes: [] }] : []
  tries.push(some, { ...some, sizes: [] })
  if (groups.length > 0) tries.push({ ...some, sizes: [], finishes: [] })
  return tries.filter((one) => one.groups.length + one.finishes.length + one.sizes.length > 0)
}
const HAND_MM = 100

/**
 * The keyword with what was meant by its unknown words; undefined when nothing is near any of them.
 */
async function correct(
  db: Db,
  reading: { readonly language: Language; readonly isLarge: boolean },
  keyword: string,
  unknown: readonly string[],
): Promise<string | undefined> {
  if (unknown.length === 0) return undefined
  const words = await countWords(db, reading)
  for (const word of listKnownWords(reading.language)) words.set(word, words.get(word) ?? 0)
  const meant = new Map<string, string>()
  for (const word of unknown) {
    const found = findMeantWord(word, words)
    if (found) meant.set(word, found)
  }
  const respelled = respell(keyword, meant)
  return plainText(respelled) === plainText(keyword) ? undefined : respelled
}

const measureNames = [
  'widthMin',
  'widthMax',
  'depthMin',
  'depthMax',
  'heightMin',
  'heightMax',
] as const

function toMillimetres(centimetres: number | undefined): number | null {
  return centimetres === undefined ? null : Math.round(centimetres * 10)
}

function toMinor(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * factor)
}
