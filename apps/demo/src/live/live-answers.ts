import type { Purchase } from '../anna.ts'
import { DAY } from '@galleria/kernel/time'
import type { Item, Sku } from '../items.ts'
import type { PriceList } from '../prices.ts'
import { HOUSE_SHOP } from '../shops.ts'
import { returnTexts as texts } from '../texts/return-texts.ts'
import {
  accepts,
  asksDefectBack,
  asksForOther,
  asksTheMall,
  bankRefuses,
  bothWrite,
  cancelsAfterPaying,
  changesIt,
  confirms,
  declinesOffer,
  declinesReturn,
  givesIn,
  givesLabel,
  isLost,
  moneyGoesBack,
  offers,
  paysMore,
  restGoesBack,
  rules,
  sendsReplacement,
  shopSays,
  takesBack,
  timePasses,
} from './answer-steps.ts'
import { RETURN_STORIES } from './live-returns.ts'
import type { Act, Stage } from './stage.ts'
import { planCases, RECEIVED_AFTER, type Around, type Plan, type Step } from './case.ts'
import {
  agrees,
  asksBack,
  asksForMoney,
  asksToExchange,
  declines,
  looks,
  sends,
} from './case-steps.ts'

/**
 * Requests of the demo buyer that were offered something, taken to the mall, exchanged, labelled,
 * lost, changed or talked about; of orders so old that they are on no first page.
 */

export type AnswersMall = {
  readonly buyer: Purchase['buyer']
  /**
   * What is asked about, and in which other finishes it is had: the first costs less than the
   * second.
   */
  readonly sku: Sku
  readonly dearer: Sku
  readonly difference: number
}

/** Received less than 30 days ago, so that anything could still be asked. */
const BOUGHT_DAYS_AGO = 35
/** Nobody orders twice in the same minute. */
const APART_DAYS = 0.02

const on = (daysAgo: number, run: Step['run']): Step => ({
  after: (BOUGHT_DAYS_AGO - daysAgo) * DAY - RECEIVED_AFTER,
  run,
})
const half = offers('PART', texts.half)
const sendBack = offers('SEND_BACK', texts.sendBack)
const exchangesUntilSent = (first: Step['run'], daysAgo: number): Step[] => [
  on(daysAgo, first),
  on(daysAgo - 0.4, agrees.run),
  on(daysAgo - 1, sends.run),
  on(daysAgo - 5, looks(0).run),
]

const offered: readonly (readonly Step[])[] = [
  [on(1.3, asksForMoney.run), on(1, sendBack)],
  [on(16, asksForMoney.run), on(15.6, half), on(15, accepts), on(14.9, moneyGoesBack)],
  [on(6, asksForMoney.run), on(5.6, sendBack), on(5, accepts)],
  [
    on(1.4, asksForMoney.run),
    on(1.2, half),
    on(1, declinesOffer),
    on(0.8, offers('PART', texts.more, 0.75)),
  ],
  [on(20, asksForMoney.run), on(19.6, half), on(16.5, timePasses), on(16, declines.run)],
  [
    on(12, asksForMoney.run),
    on(11.6, half),
    on(11, declinesOffer),
    on(10.5, agrees.run),
    on(10.4, moneyGoesBack),
  ],
  [on(9, asksForMoney.run), on(8.7, half), on(8.2, takesBack)],
]

const disputed: readonly (readonly Step[])[] = [
  [
    on(14, asksBack(1).run),
    on(13.6, declinesReturn),
    on(13, asksTheMall(texts.aboutReturn.buyer)),
    on(12.2, shopSays(texts.aboutReturn.shop)),
    on(9, rules('RETURN', texts.comesBack)),
  ],
  [
    on(13.5, asksForMoney.run),
    on(13.1, declines.run),
    on(12.6, asksTheMall(texts.aboutScratch.buyer)),
    on(11.4, givesIn),
  ],
  [
    on(19, asksForMoney.run),
    on(18.6, declines.run),
    on(18, asksTheMall(texts.aboutScratch.buyer)),
    on(17.2, shopSays(texts.aboutScratch.shop)),
    on(14, rules('NONE', texts.notShown)),
  ],
  // Its shop has let its two days pass.
  [
    on(4.5, asksForMoney.run),
    on(4.2, declines.run),
    on(3.8, asksTheMall(texts.aboutScratch.buyer)),
    on(1.7, timePasses),
  ],
  [
    on(24, asksDefectBack),
    on(23.6, agrees.run),
    on(9.5, timePasses),
    on(8.9, shopSays(texts.noLabel)),
    on(7, rules('REFUND', texts.labelOwed)),
  ],
  [
    on(10, asksBack(1).run),
    on(9.6, agrees.run),
    on(8, sends.run),
    on(5, isLost),
    on(4.5, shopSays(texts.lost)),
  ],
]

const others: readonly (readonly Step[])[] = [
  [...exchangesUntilSent(asksToExchange.run, 9), on(2.5, sendsReplacement)],
  [...exchangesUntilSent(asksToExchange.run, 22), on(15, sendsReplacement), on(10, confirms)],
  [on(1.2, asksBack(1).run), on(1.1, changesIt), on(1, bothWrite)],
  [on(5, asksDefectBack), on(4.6, agrees.run), on(4.2, givesLabel)],
]

const cheaper = ({ sku, difference }: AnswersMall): Step[] => [
  ...exchangesUntilSent(asksForOther(sku.id, { differenceAmt: { value: difference } }), 21),
  on(14, sendsReplacement),
  on(13.9, restGoesBack),
  on(9.5, confirms),
]
const dearer = ({ dearer: sku, difference }: AnswersMall): Step[] => [
  ...exchangesUntilSent(asksForOther(sku.id, { surchargeAmt: { value: difference } }), 20),
  on(14.5, paysMore),
  on(13, sendsReplacement),
  on(8, confirms),
]

export function planAnswers(stage: Stage, mall: AnswersMall, around: Around): Act[] {
  const cases: readonly Omit<Plan, 'daysAgo' | 'qty'>[] = [
    ...[...offered, ...disputed, ...others, dearer(mall)].map((steps) => ({ steps })),
    { sku: mall.dearer, steps: cheaper(mall) },
    {
      hasFailingRefund: true,
      steps: [
        on(11, asksForMoney.run),
        on(10.6, agrees.run),
        on(10.5, moneyGoesBack),
        on(10.4, bankRefuses),
      ],
    },
    { isUnsent: true, steps: [on(BOUGHT_DAYS_AGO - 0.1, cancelsAfterPaying)] },
  ]
  const plans = cases.map((theCase, nth): Plan => ({
    ...theCase,
    daysAgo: BOUGHT_DAYS_AGO + nth * APART_DAYS,
    qty: 1,
  }))
  const { buyer, sku } = mall
  return planCases(stage, plans, { buyer, sku, firstNth: RETURN_STORIES + 1 }, around)
}

/** A lamp of the house shop that some prefer in brass. */
export function answersSkus(items: readonly Item[], prices: PriceList): Omit<AnswersMall, 'buyer'> {
  const skus = items.find(
    ({ shop, model }) => shop.id === HOUSE_SHOP && model.key === 'lamp-globe',
  )?.skus
  const [sku, dearer] = ['white', 'brass'].map((finish) =>
    skus?.find((one) => one.finish === finish),
  )
  if (!sku || !dearer) throw new Error('the demo has no lamp in two finishes')
  const priceOf = ({ id }: Sku) => prices.get(id)?.DE.amount ?? 0
  return { sku, dearer, difference: (priceOf(dearer) - priceOf(sku)) / 100 }
}

/** So many of each are bought, or held in exchange. */
export const ANSWERED_UNITS = { sku: 25, dearer: 3 } as const
