import type { AnnasReviews } from '../annas-reviews.ts'
import type { Purchase } from '../anna.ts'
import type { Item } from '../items.ts'
import type { Desk } from '../operator-desk.ts'
import type { ReversePlan } from '../reverse-plan.ts'
import { keepOpen } from '../keep-open.ts'
import { planAnswers, type AnswersMall } from './live-answers.ts'
import { planAssembly } from './live-assembly.ts'
import { planApplications } from './live-applications.ts'
import { planCampaigns } from './live-campaigns.ts'
import { planDesk } from './live-desk.ts'
import { planGroups, type GroupsMall } from './live-groups.ts'
import { planModels } from './live-models.ts'
import { planMeasured } from './live-measured.ts'
import { planPictures } from './live-pictures.ts'
import { planPickUp } from './live-pick-up.ts'
import { planPointsMall, type PointsMall } from './live-points.ts'
import { planPromotions, type PromotionsMall } from './live-promotions.ts'
import { planPurchase } from './live-purchases.ts'
import { planReissue } from './live-reissue.ts'
import { planRemovedShop } from './live-removed-shop.ts'
import { planRequest } from './live-requests.ts'
import { planReturns } from './live-returns.ts'
import { planReviewing } from './live-reviews.ts'
import { planVouchers } from './live-vouchers.ts'
import { openPlacedOrders } from './placed-orders.ts'
import type { Stage, Staff } from './stage.ts'

type Past = {
  purchases: readonly Purchase[]
  reviews: readonly AnnasReviews[]
  requests: readonly ReversePlan[]
  staff: Staff
  items: readonly Item[]
  desk: Desk
  pointsMall: PointsMall
  groupsMall: GroupsMall
  promotionsMall: PromotionsMall
  answersMall: AnswersMall
  /** What is bought with assembly. */ assembledSku: number
  now: number
}

/**
 * What the demo's past tells, by the mall's own use cases and with its provider and carrier, in the
 * order in which it happened: what is held, paid, sent, claimed, decided, given back and put back
 * on the shelf is what the mall itself makes of it.
 */
export async function livePast(
  stage: Stage,
  {
    purchases,
    reviews,
    requests,
    staff,
    items,
    desk,
    pointsMall,
    groupsMall,
    promotionsMall,
    answersMall,
    assembledSku,
    now,
  }: Past,
): Promise<void> {
  const placed = openPlacedOrders()
  const acts = [
    ...purchases.flatMap((one) => planPurchase(stage, one, staff, placed)),
    ...reviews.flatMap((one) => planReviewing(stage, one, staff, placed)),
    ...requests.flatMap((one) => planRequest(stage, one, staff, placed, { desk, now })),
    ...purchases.slice(0, 1).flatMap(({ buyer }) => planVouchers(stage, buyer, staff, now)),
    ...purchases.slice(0, 1).map(({ buyer }) => planMeasured(stage, buyer, now)),
    ...purchases.slice(0, 1).flatMap(({ buyer }) => planCampaigns(stage, desk, buyer, now)),
    ...purchases.slice(0, 1).map(({ buyer }) => planAssembly(stage, buyer, assembledSku, now)),
    ...planPickUp(stage, purchases, staff, now),
    ...planReissue(stage, purchases, { staff, placed, now }),
    ...planReturns(stage, purchases, { staff, desk, now }),
    ...planAnswers(stage, answersMall, { staff, desk, now }),
    planDesk(stage, staff, now),
    ...purchases.slice(0, 1).flatMap(({ buyer }) => planRemovedShop(stage, buyer, desk, now)),
    ...planApplications(stage, desk, now),
    ...planPointsMall(stage, pointsMall, now),
    ...planGroups(stage, groupsMall, now),
    ...planModels(stage, items, { staff, now }),
    ...planPictures(stage, items, { staff, now }),
    ...planPromotions(stage, promotionsMall, { desk, staff }, now),
  ]
  for (const act of acts.toSorted((a, b) => a.at - b.at)) {
    // A parcel may still be on the road.
    if (act.at > now) break
    stage.set(act.at)
    await act.run()
  }
  stage.set(now)
  await keepOpen((text, values) => stage.query(text, values), new Date(now))
}
