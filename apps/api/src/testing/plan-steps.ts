import type { WireGoodsDetail } from '@galleria/contract/goods'
import { DAY } from '@galleria/kernel/time'
import { beginPlannedPrices } from '../modules/goods/index.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { people } from './small-catalogue.ts'

/** Steps of a shop that plans prices: GH-1 of the house shop, in Hamburg. */

const GOODS = 'POST /sapi/mall-merchant/goods/detail' as const
const PRICE = 'POST /sapi/mall-merchant/goods/price' as const
const PLAN = 'POST /sapi/mall-merchant/goods/planPrices' as const
const PRICES = 'POST /sapi/mall-merchant/goods/prices' as const

export type PlanSite = 'DE' | 'FR' | 'SE'
type Change = { site?: PlanSite; amount: number | null; isReduced?: boolean }

/** What the clock on the wall in Hamburg shows then. */
const inHamburg = (at: Date) =>
  new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  })
    .format(at)
    .replace(' ', 'T')

export function planSteps(t: TestMall) {
  let merchant: Visitor | undefined
  const shop = () => merchant!
  const goods = (skuCode = 'GH-1') => shop().call(GOODS, { skuCode })
  const priceAt = async (
    site: PlanSite = 'DE',
    skuCode = 'GH-1',
  ): Promise<WireGoodsDetail['priceList'][number]> =>
    (await goods(skuCode)).priceList.find((one) => one.site === site)!
  const after = (days: number) => new Date(t.clock.now().getTime() + days * DAY)
  /** Sessions do not last as long as the history of a price. */
  async function later(days: number) {
    t.clock.set(after(days))
    merchant = await t.signIn(people.merchant)
  }
  async function setAll(site: PlanSite, amount: number) {
    const seenAmount = (await priceAt(site)).salePrc?.value ?? null
    if (seenAmount !== amount)
      await shop().call(PRICE, {
        skuCode: 'GH-1',
        priceList: [{ site, amount, seenAmount, isReduced: false }],
        isSure: true,
      })
  }
  return {
    shop,
    goods,
    priceAt,
    after,
    later,
    setAll,
    inHamburg,
    plans: async () => (await goods()).planList,
    begin: () => beginPlannedPrices(t.mall.gate.own()),
    /** 189.00, 31 days in which nothing changed, and nothing planned. */
    async beginAnew() {
      await later(31)
      await t.sql('delete from price_plans')
      await setAll('DE', 189)
      await setAll('FR', 189)
      await later(31)
    },
    plan: (
      days: number,
      changes: readonly Change[],
      more: { isSure?: boolean; skuCode?: string } = {},
    ) =>
      shop().call(PLAN, {
        skuCode: 'GH-1',
        shopTime: inHamburg(after(days)),
        priceList: changes.map(({ site = 'DE', amount, isReduced = false }) => ({
          site,
          amount,
          isReduced,
        })),
        ...more,
      }),
    /** Amounts with who set them, the newest first. */
    history: async () =>
      (await shop().call(PRICES, { skuCode: 'GH-1', site: 'DE' })).map(({ salePrc, person }) => [
        salePrc.value,
        person,
      ]),
    errorsOf: (call: Promise<unknown>) =>
      call.then(
        () => [],
        (error: { body?: { errors?: { path: string; code: string }[] } }) =>
          (error.body?.errors ?? []).map(({ path, code }) => [path, code]),
      ),
  }
}
