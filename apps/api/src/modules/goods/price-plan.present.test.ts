import { newId } from '@galleria/kernel/id'
import { expect, test } from 'vitest'
import { presentPricePlan, sentencesOf } from './price-plan.present.ts'
import type { PricePlan } from './price-plan.store.ts'

const plan: PricePlan = {
  id: newId('pricePlan'),
  skuId: 7,
  beginsAt: new Date('2026-11-27T23:00:00Z'),
  status: 'PLANNED',
  plannedBy: newId('user'),
  person: 'Ada Arvid',
  refusedFor: null,
  prices: [
    { site: 'DE', amount: 12_950, isReduced: true, isFirst: false },
    { site: 'UK', amount: null, isReduced: false, isFirst: false },
    { site: 'SE', amount: 0, isReduced: false, isFirst: true },
  ],
}
const around = { timeZone: 'Europe/Berlin', language: 'en', mayWrite: true } as const
const present = (
  change: Partial<PricePlan>,
  more: Partial<Parameters<typeof presentPricePlan>[1]> = {},
) => presentPricePlan({ ...plan, ...change }, { ...around, ...more })

test('prices that begin later say when by the clock of their shop, who has planned them, and what they are at each storefront', () => {
  expect(present({})).toEqual({
    startTime: '2026-11-27T23:00:00.000Z',
    shopTime: '2026-11-28T00:00',
    status: 'PLANNED',
    priceList: [
      {
        site: 'DE',
        salePrc: { value: 129.5, currency: 'EUR' },
        isReduced: true,
        sentence: null,
      },
      { site: 'UK', salePrc: null, isReduced: false, sentence: null },
      { site: 'SE', salePrc: { value: 0, currency: 'SEK' }, isReduced: false, sentence: null },
    ],
    sentence: null,
    person: 'Ada Arvid',
    operationList: ['withdraw'],
  })
})

test('a shop in Lisbon reads its own time', () => {
  expect(present({}, { timeZone: 'Europe/Lisbon' }).shopTime).toBe('2026-11-27T23:00')
})

test('only what has not begun is taken back, and only by whoever may change prices', () => {
  expect(present({}, { mayWrite: false }).operationList).toEqual([])
  expect(present({ status: 'REFUSED' }).operationList).toEqual([])
})

test('why prices could not begin stands at the storefronts it is about, in the language of the reader', () => {
  const refusedFor = { code: 'price.refused', sites: { DE: 'price_new' } }
  const of = (language: 'en' | 'de') => {
    const { sentence, priceList } = present({ status: 'REFUSED', refusedFor }, { language })
    return [sentence, ...priceList.map((price) => price.sentence)]
  }
  expect(of('en')).toEqual([
    null,
    'It has to be sold here for 30 days before its price can be reduced.',
    null,
    null,
  ])
  expect(of('de')[1]).toBe(
    'Hier muss es erst 30 Tage lang verkauft worden sein, bevor der Preis ermäßigt werden kann.',
  )
})

test('what is about no storefront stands once, beside none of the prices', () => {
  const { sentence, priceList } = present({
    status: 'REFUSED',
    refusedFor: { code: 'goods.state' },
  })
  expect(sentence).toBe('That cannot be done with these goods.')
  expect(priceList.map((price) => price.sentence)).toEqual([null, null, null])
})

test('a mail tells why in sentences, each with the country it is about', () => {
  expect(sentencesOf({ code: 'goods.state' }, 'en')).toEqual([
    { sentence: 'That cannot be done with these goods.' },
  ])
  const sites = { UK: 'price_new', SE: 'price_missing' }
  expect(sentencesOf({ code: 'price.refused', sites }, 'en')).toEqual([
    {
      place: 'United Kingdom',
      sentence: 'It has to be sold here for 30 days before its price can be reduced.',
    },
    { place: 'Sweden', sentence: 'Please enter a price.' },
  ])
  expect(sentencesOf({ code: 'price.refused', sites }, 'de').map(({ place }) => place)).toEqual([
    'Vereinigtes Königreich',
    'Schweden',
  ])
})
