import { languages } from '@galleria/contract/storefronts'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestDatabase } from '../../../database/test-server.ts'
import { searchCatalog } from '../../api/src/modules/catalog/search/index.ts'
import type { SearchBounds } from '../../api/src/modules/catalog/search/candidates.queries.ts'
import {
  countWords,
  findUnknownWords,
} from '../../api/src/modules/catalog/search/goods-words.queries.ts'
import { createPinnedClock } from '../../api/src/platform/clock.ts'
import { openDatabase, type Database } from '../../api/src/platform/db.ts'
import { createDemoMall, DEMO_NOW } from './testing.ts'

/** What holds of 200,000 items is shown with 240 and bounds that are as much smaller. */
let mall: TestDatabase
let dataDir: string
let database: Database
beforeAll(async () => {
  ;({ database: mall, dataDir } = await createDemoMall())
  database = openDatabase({ url: mall.url, clock: createPinnedClock(DEMO_NOW) })
})
afterAll(async () => {
  await database?.close()
  await mall?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

type Body = Omit<Parameters<typeof searchCatalog>[1], 'pageNo' | 'pageSize'>
const LARGE: SearchBounds = { whole: 60, most: 60, looks: 1_000, sample: 30 }
const search = (body: Body, bounds?: SearchBounds, pageNo = 1, pageSize = 24) =>
  searchCatalog(
    { db: database.db, site: 'DE', language: 'de' },
    { ...body, pageNo, pageSize },
    bounds,
  )
const versions = ({ data }: Awaited<ReturnType<typeof search>>) =>
  data.map((card) => card.defaultSkuId)

describe('a mall larger than what is counted', () => {
  test.each(['popular', 'newest'] as const)(
    'is paged through in the same order up to the bound, and says that there is more: %s',
    async (sort) => {
      const whole = await search({ sort }, undefined, 1, 60)
      expect([whole.total, whole.hasMore]).toEqual([244, false])
      const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ sort }, LARGE, page)))
      expect(pages.map(({ total, hasMore, data }) => [total, hasMore, data.length])).toEqual([
        [60, true, 24],
        [60, true, 24],
        [60, true, 12],
        [60, true, 0],
      ])
      expect(pages.flatMap(versions)).toEqual(versions(whole))
    },
  )

  test('by price it shows the cheapest or the dearest, whatever sells best', async () => {
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      const [whole, large] = [await search({ sort }), await search({ sort }, LARGE)]
      expect(large.data.map((card) => card.salePrc.value)).toEqual(
        whole.data.map((card) => card.salePrc.value),
      )
    }
  })

  test('does not count what it has not looked at, and still names each choice', async () => {
    const { facets } = await search({}, LARGE)
    for (const choices of Object.values(facets))
      for (const { count } of choices) expect(count === null || count === 0).toBe(true)
    expect(facets.finish.map(({ value }) => value)).toContain('walnut')
    const desks = await search({ categoryId: 1 }, LARGE)
    expect(desks.facets.category.map(({ value, count }) => [value, count])).toEqual([
      ['1', 28],
      ...['2', '3', '4', '5', '6', '7', '8', '9', '10'].map((id) => [id, null]),
    ])
  })

  test('a category or a shop that is not larger is counted whole, with all filters', async () => {
    for (const body of [
      { categoryId: 1 },
      { categoryId: 1, sort: 'priceDesc' as const },
      { categoryId: 1, filters: { finish: ['walnut'], available: true } },
      { shopId: 11, filters: { priceMax: 300 } },
      { categoryId: 2, filters: { shopId: [5, 11] } },
      { categoryId: 1, filters: { widthMin: 100, ratingMin: 3 } },
    ]) {
      const [whole, large] = [await search(body), await search(body, LARGE)]
      expect([large.total, large.hasMore, versions(large)]).toEqual([
        whole.total,
        false,
        versions(whole),
      ])
      for (const name of ['finish', 'price', 'available'] as const)
        expect(large.facets[name]).toEqual(whole.facets[name])
    }
  })

  test('a filter finds as many as it would when everything is looked at, and shows the other choices', async () => {
    const filters = { finish: ['walnut'], priceMin: 700 }
    const [whole, large] = [await search({ filters }), await search({ filters }, LARGE)]
    expect(whole.total).toBeLessThan(60)
    expect([large.total, large.hasMore, versions(large)]).toEqual([
      whole.total,
      false,
      versions(whole),
    ])
    expect(large.facets.finish.length).toBeGreaterThan(1)
  })

  test('says that there may be more where a filter was not looked for everywhere', async () => {
    const few = { ...LARGE, looks: 61 }
    const large = await search({ filters: { finish: ['walnut'], priceMin: 700 } }, few)
    expect(large.hasMore).toBe(true)
    expect(large.total).toBeLessThan(60)
  })

  test('a shop that was ticked leaves the others to be seen, without a number', async () => {
    const { facets, data } = await search({ filters: { shopId: [5] } }, LARGE)
    expect(new Set(data.map((card) => card.shopId))).toEqual(new Set([5]))
    expect(facets.shop.length).toBeGreaterThan(1)
  })
})

describe('words in a mall larger than what is counted', () => {
  test.each([
    'schreibtisch',
    'hocker',
    'sofa grün',
    'tisch eiche',
    '140x70',
    'nybren',
    'hockr',
    'sofabett',
    'zzzzqqq',
  ])('that few goods are called find the same: %s', async (keyword) => {
    const bounds = { whole: 200, most: 200, looks: 1_000, sample: 100 }
    const [whole, large] = [await search({ keyword }), await search({ keyword }, bounds)]
    expect([versions(large), large.total, large.didYouMean, large.isClosest]).toEqual([
      versions(whole),
      whole.total,
      whole.didYouMean,
      whole.isClosest,
    ])
  })

  test('that many are called find so many of them, and first what is called so', async () => {
    const large = await search({ keyword: 'tisch' }, { whole: 20, most: 20, looks: 40, sample: 10 })
    expect([large.total, large.hasMore]).toEqual([20, true])
    for (const card of large.data.slice(0, 10)) expect(card.name.toLowerCase()).toContain('tisch')
  })

  test('of two letters are looked for among the best sellers', async () => {
    const large = await search({ keyword: 'xq' }, LARGE)
    expect([large.total, large.data]).toEqual([0, []])
  })

  test('are known from what goods, shops and categories are called, and from their texts', async () => {
    const groups = [['schreibtisch'], ['kowalska'], ['zzzz'], ['xq'], ['so']]
    for (const isLarge of [false, true])
      expect(await findUnknownWords(database.db, { language: 'de', isLarge }, groups)).toEqual([
        'zzzz',
        'xq',
      ])
  })

  test('are kept in every language as the texts have them, and counted anew', async () => {
    for (const language of languages) {
      const written = await countWords(database.db, { language, isLarge: false })
      const counted = () => countWords(database.db, { language, isLarge: true })
      expect([...(await counted()).keys()].toSorted()).toEqual([...written.keys()].toSorted())
      await database.pool.query('select recount_goods_words($1)', [language])
      expect(new Map([...(await counted())].toSorted())).toEqual(new Map([...written].toSorted()))
    }
  })
})
