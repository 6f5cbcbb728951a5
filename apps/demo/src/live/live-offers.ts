import { HOUR } from '@galleria/kernel/time'
import type { ReversePlan } from '../reverse-plan.ts'
import { offerTexts } from '../texts/offer-texts.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** A shop looks at the photos first. */
const OFFERED_AFTER = 5 * HOUR
const OFFERED_SHARE = 0.5
/** One in so many of those is made an offer. */
const ONE_IN = 2

/**
 * Who still waits for an answer and has sent photos of the goods may be offered part of the money
 * instead, and has not answered yet. The demo buyer always is.
 */
export function planOffer(
  stage: Stage,
  { order, at, answer, evidence }: ReversePlan,
  idOf: () => string,
  { staff, now }: { readonly staff: Staff; readonly now: number },
): Act[] {
  const isAnnas = order.wanted !== undefined
  const isPicked = isAnnas || Math.floor(at / HOUR) % ONE_IN === 0
  const offeredAt = at + OFFERED_AFTER
  const hasPhotos = evidence.length > 0 && order.status !== 'UN_DELIVERY'
  if (answer || !hasPhotos || !isPicked || offeredAt >= now) return []
  return [
    {
      at: offeredAt,
      run: async () => {
        const call = await stage.as(staff(order.shop.id))
        const id = idOf()
        const { offerOptionList } = await call('POST /sapi/mall-merchant/reverseorder/detail', {
          id,
        })
        const most = offerOptionList.find(({ kind }) => kind === 'PART')?.amount.value ?? 0
        const value = Math.floor(most * OFFERED_SHARE)
        if (value > 0)
          await call('POST /sapi/mall-merchant/reverseorder/offer', {
            id,
            kind: 'PART',
            amount: { value },
            content: offerTexts[order.buyer.language],
          })
      },
    },
  ]
}
