import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { people } from '../../../testing/small-catalogue.ts'
import { drawSigns, showCode } from '#platform/typed-code.ts'
import { recordMisses } from './missed-searches.ts'
import { readMiss } from './missed-searches.rules.ts'

/** Half past eleven at night in London, half past midnight in Hamburg. */
const NIGHT = new Date('2026-11-19T23:30:00Z')
const SEARCH = 'POST /sapi/mall-item/item/search' as const
const OF_SHOP = 'POST /sapi/mall-merchant/figures/searches' as const
const OF_MALL = 'POST /sapi/mall-operator/figures/searches' as const

let t: TestMall
let visitor: Visitor
beforeAll(async () => {
  t = await openTestMall({ at: NIGHT })
  visitor = t.visit()
})
afterAll(() => t.close())
beforeEach(() => t.sql('delete from missed_searches'))

const keep = (mostADay?: number) => recordMisses(t.mall.gate.own(), mostADay)
const stored = () =>
  t.sql<{ day: string; site: string; language: string; query: string; times: number }>(
    'select day::text, site, language, query, times from missed_searches order by day, site, query',
  )

test('what nothing is called is counted by the day of its storefront, small and plain, once per search and not per page', async () => {
  await visitor.call(SEARCH, { keyword: '  Hängematte ' })
  await visitor.call(SEARCH, { keyword: 'HANGEMATTE' })
  await visitor.call(SEARCH, { keyword: 'hangematte', pageNo: 2 })
  await t.visit({ site: 'UK' }).call(SEARCH, { keyword: 'hammock' })
  expect(await stored()).toEqual([])
  await keep()
  const rows = await stored()
  expect(rows.map(({ day, site, query, times }) => [day, site, query, times])).toEqual([
    ['2026-11-19', 'UK', 'hammock', 1],
    ['2026-11-20', 'DE', 'hangematte', 2],
  ])
  await visitor.call(SEARCH, { keyword: 'hangematte' })
  await keep()
  await keep()
  expect((await stored()).map(({ query, times }) => [query, times])).toEqual([
    ['hammock', 1],
    ['hangematte', 3],
  ])
})

test('what something is called is not counted, nor what filters alone leave nothing of', async () => {
  await visitor.call(SEARCH, { keyword: 'desk' })
  await visitor.call(SEARCH, { keyword: 'desk', filters: { priceMin: 100_000 } })
  await visitor.call(SEARCH, {})
  await keep()
  expect(await stored()).toEqual([])
})

test.each([
  'jane.doe@example.com',
  'call +49 40 123456',
  '(040) 12-34-56',
  'https://example.com/x',
  'www.example.com',
  'x'.repeat(61),
  '   ',
  '4111\u20131111\u20131111\u20131111',
  '4111\u00B71111\u00B71111',
  '4111*1111*1111*1111',
  '123_456_789',
  '123,456,789',
  '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
  'gift card 7K2M-9QOX-ABCD',
  '7k2m 9qox abcd',
  '7k2m9q-4xabcl',
  'SUMMER2026',
])('of %j nothing is kept', (keyword) => {
  expect(readMiss(keyword)).toBeUndefined()
})

test('sizes and short numbers stay', () => {
  expect(readMiss('Regal 160x80 cm, Modell 12345')).toBe('regal 160x80 cm, modell 12345')
  expect(readMiss('x'.repeat(60))).toHaveLength(60)
  for (const words of [
    ...[
      '140x70',
      '180 × 200',
      '160x80x75cm',
      '1800 * 2000 mm',
      'hemnes 3-teilig',
      'billy 40 weiss',
    ],
    ...['sofa-bett', 'sofa bett grau', 'led e27 lampe', 'schreibtisch', '1,40 m', 'desk 2026'],
  ])
    expect([words, readMiss(words)]).toEqual([words, words])
})

test('a code of a gift card is money to whoever reads it: none is kept, however it is typed', () => {
  const drawn = Array.from({ length: 1000 }, () => drawSigns(12))
  const codes = [...drawn, '60X8KHVWFCKB', 'KHVW60X8FCKB', 'KHVWFCKB60X8', '60X86X807X77']
  const typed = codes.flatMap((code) => [
    ...[code, showCode(code), showCode(code).replaceAll('-', ' ').toLowerCase()],
    `my code ${showCode(code).replaceAll('-', '\u2013')}`,
  ])
  expect(typed.filter((words) => readMiss(words) !== undefined)).toEqual([])
})

test('a day of a storefront has a bounded number of rows, and what is known there goes on being counted', async () => {
  for (const keyword of ['zzzone', 'zzztwo']) await visitor.call(SEARCH, { keyword })
  await keep(2)
  for (const keyword of ['zzzone', 'zzzthree', 'zzzfour']) await visitor.call(SEARCH, { keyword })
  await keep(2)
  expect((await stored()).map(({ query, times }) => [query, times])).toEqual([
    ['zzzone', 2],
    ['zzztwo', 1],
  ])
  await visitor.call(SEARCH, { keyword: 'zzzthree' })
  await keep(3)
  expect((await stored()).map(({ query }) => query)).toEqual(['zzzone', 'zzzthree', 'zzztwo'])
})

test('two processes that write at once lose nothing', async () => {
  await visitor.call(SEARCH, { keyword: 'zzzfive' })
  const first = keep()
  await visitor.call(SEARCH, { keyword: 'zzzfive' })
  await Promise.all([first, keep()])
  expect((await stored()).map(({ query, times }) => [query, times])).toEqual([['zzzfive', 2]])
})

test('after ninety days nothing is left', async () => {
  await t.sql(
    `insert into missed_searches values ('2026-08-21', 'DE', 'de', 'old', 9), ('2026-08-22', 'DE', 'de', 'young', 9)`,
  )
  await keep()
  expect((await stored()).map(({ query }) => query)).toEqual(['young'])
})

test('the mall reads all of it, a shop what several have looked for', async () => {
  await t.sql(
    `insert into missed_searches values ('2026-11-18', 'DE', 'de', 'hangematte', 2), ('2026-11-19', 'DE', 'de', 'hangematte', 1), ('2026-11-19', 'UK', 'en', 'rare', 2)`,
  )
  const hammock = {
    query: 'hangematte',
    site: 'DE',
    language: 'de',
    times: 3,
    lastDay: '2026-11-19',
  }
  const merchant = await t.signIn(people.merchant)
  expect(await merchant.call(OF_SHOP, {})).toEqual({ days: 90, data: [hammock] })
  const operator = await t.signIn(people.operator)
  expect((await operator.call(OF_MALL, {})).data).toEqual([
    hammock,
    { query: 'rare', site: 'UK', language: 'en', times: 2, lastDay: '2026-11-19' },
  ])
  expect((await operator.call(OF_MALL, { site: 'UK' })).data.map(({ query }) => query)).toEqual([
    'rare',
  ])
})
