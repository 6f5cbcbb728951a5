import { DAY, HOUR } from '@galleria/kernel/time'
import type { Desk } from '../operator-desk.ts'
import type { ReversePlan } from '../reverse-plan.ts'
import { disputeTexts } from '../texts/dispute-texts.ts'
import type { Act, Stage, Staff } from './stage.ts'

/** Soon after the no; the shop answers within its two days, the mall within its week. */
const ASKED_AFTER = 5 * HOUR
const SAID_AFTER = ASKED_AFTER + 20 * HOUR
const RULED_AFTER = ASKED_AFTER + 4 * DAY
/** What is declined that late the mall is asked about by everybody whose goods were sent. */
const LATELY = 7 * DAY

type Around = { readonly staff: Staff; readonly desk: Desk; readonly now: number }

/**
 * Who was declined lately asks the mall, and the shop says its side; what the demo buyer was
 * declined long ago the mall has ruled about.
 */
export function planDispute(
  stage: Stage,
  plan: ReversePlan,
  idOf: () => string,
  { staff, desk, now }: Around,
): Act[] {
  const { order, end, answer } = plan
  if (end !== 'closed' || !answer || order.status === 'UN_DELIVERY') return []
  const isOpen = answer.at > now - LATELY
  const isAnnas = order.wanted !== undefined
  if (!isOpen && !isAnnas) return []
  const texts = disputeTexts[order.buyer.language]
  const acts: Act[] = [
    {
      at: answer.at + ASKED_AFTER,
      run: async () =>
        (await stage.as(order.buyer))('POST /sapi/mall-order/web/reverseorder/askMall', {
          id: idOf(),
          content: texts.buyer,
        }),
    },
    {
      at: answer.at + SAID_AFTER,
      run: async () =>
        (await stage.as(staff(order.shop.id)))(
          'POST /sapi/mall-merchant/reverseorder/answerDispute',
          { id: idOf(), content: texts.shop },
        ),
    },
  ]
  if (isOpen) return acts
  return [
    ...acts,
    {
      at: answer.at + RULED_AFTER,
      run: async () =>
        (await stage.as(desk.operator))('POST /sapi/mall-operator/dispute/rule', {
          id: idOf(),
          ruling: 'NONE',
          reason: texts.ruling,
        }),
    },
  ]
}
