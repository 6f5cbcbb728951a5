import type { Purchase } from '../anna.ts'
import { pickUpSku } from '../pickup-sites.ts'
import { returnTexts as texts } from '../texts/return-texts.ts'
import type { Act, Stage } from './stage.ts'
import { planCases, type Around, type Plan } from './case.ts'
import {
  agrees,
  asksBack,
  asksForMoney,
  asksMall,
  asksToExchange,
  bothAdd,
  declines,
  isLate,
  keepsForLoss,
  looks,
  rulesInPart,
  sends,
  withdraws,
} from './case-steps.ts'

/**
 * Orders of the demo buyer about which something was asked since: each request stands where another
 * screen has something to show, in her list and in her shop's.
 */

/** How many of the one thing are bought in all, and one that is held in exchange. */
export const RETURNED_UNITS = 11
const plans: readonly Plan[] = [
  {
    daysAgo: 20,
    qty: 1,
    steps: [asksForMoney, declines, ...asksMall(16, texts.aboutScratch), isLate],
  },
  {
    daysAgo: 18,
    qty: 1,
    steps: [asksForMoney, declines, ...asksMall(16, texts.aboutScratch), rulesInPart],
  },
  {
    daysAgo: 13,
    qty: 2,
    steps: [asksBack(2), agrees, sends, looks(1), ...asksMall(70, texts.aboutUse), ...bothAdd],
  },
  { daysAgo: 12, qty: 1, steps: [asksToExchange, agrees, sends, looks(0)] },
  { daysAgo: 10, qty: 1, steps: [asksBack(1), agrees, sends] },
  { daysAgo: 9, qty: 1, steps: [withdraws] },
  {
    daysAgo: 12.5,
    qty: 1,
    steps: [withdraws, sends, keepsForLoss, ...asksMall(70, texts.aboutWear)],
  },
  { daysAgo: 9.5, qty: 1, steps: [withdraws, sends, keepsForLoss] },
  // Her shop has not decided yet, so that she can still say it otherwise.
  { daysAgo: 7, qty: 1, steps: [asksBack(1)] },
]

/** So many numbers are theirs. */
export const RETURN_STORIES = plans.length

export function planReturns(stage: Stage, purchases: readonly Purchase[], around: Around): Act[] {
  const [first] = purchases
  const sku = pickUpSku(purchases.flatMap(({ orders }) => orders))
  if (!first || !sku) return []
  return planCases(stage, plans, { buyer: first.buyer, sku, firstNth: 1 }, around)
}
