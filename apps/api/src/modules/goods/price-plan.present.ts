import type { WireGoodsDetail } from '@galleria/contract/goods'
import { storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import { Temporal } from 'temporal-polyfill'
import { describeCode } from '#platform/problem.ts'
import { wireMoney } from '#platform/wire-money.ts'
import type { PlanRefusal, PricePlan } from './price-plan.store.ts'

type WirePlan = WireGoodsDetail['planList'][number]

export function presentPricePlan(
  { beginsAt, status, prices, person, refusedFor }: PricePlan,
  around: { readonly timeZone: string; readonly language: Language; readonly mayWrite: boolean },
): WirePlan {
  const sentenceOf = (code: string | undefined) =>
    code === undefined ? null : describeCode(code, {}, around.language)
  return {
    startTime: beginsAt.toISOString(),
    shopTime: Temporal.Instant.fromEpochMilliseconds(beginsAt.getTime())
      .toZonedDateTimeISO(around.timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
    status,
    priceList: prices.map(({ site, amount, isReduced }) => ({
      site,
      salePrc: amount === null ? null : wireMoney(amount, storefronts[site].currency),
      isReduced,
      sentence: sentenceOf(refusedFor?.sites?.[site]),
    })),
    sentence: refusedFor?.sites ? null : sentenceOf(refusedFor?.code),
    person,
    operationList: around.mayWrite && status === 'PLANNED' ? ['withdraw'] : [],
  }
}

/** Why prices could not begin, with the storefront where it is about one. */
export function sentencesOf(
  { code, sites }: PlanRefusal,
  language: Language,
): { readonly place?: string; readonly sentence: string }[] {
  if (!sites) return [{ sentence: describeCode(code, {}, language) }]
  const places = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return Object.entries(sites).map(([site, why]) => ({
    place: places.of(storefronts[site as Site].country) ?? site,
    sentence: describeCode(why, {}, language),
  }))
}
