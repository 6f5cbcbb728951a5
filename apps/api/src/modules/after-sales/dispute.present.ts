import type { WireDispute } from '@galleria/contract/dispute'
import type { Id } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { fileUrl } from '#modules/files/index.ts'
import { isOnceMore, isRuledPart } from './dispute.rules.ts'
import { factsOf } from './reverse.facts.ts'
import type { DisputeRow, ReverseRow } from './reverse.types.ts'

/** What both sides have said to the mall, and what it has ruled. */
export function presentDispute(
  reverse: Parameters<typeof factsOf>[0] &
    Pick<ReverseRow, 'currency' | 'askedShipping' | 'sellerSentAt'>,
  dispute: DisputeRow,
): WireDispute {
  const time = (at: string) => new Date(at).toISOString()
  const orNone = (at: string | null) => (at === null ? null : time(at))
  const files = (ids: readonly Id<'file'>[]) => ids.map((id) => ({ url: fileUrl(id) }))
  return {
    openedTime: time(dispute.openedAt),
    content: dispute.buyerText,
    files: files(dispute.buyerFiles),
    shopContent: dispute.shopText,
    shopFiles: files(dispute.shopFiles),
    shopAnsweredTime: orNone(dispute.shopAnsweredAt),
    answerUntil: time(dispute.answerUntil),
    ruleUntil: time(dispute.ruleUntil),
    ruling: dispute.ruling,
    ruledAmount:
      dispute.ruledAmount === null ? null : wireMoney(dispute.ruledAmount, reverse.currency),
    isPart: isRuledPart(reverse),
    canComeBack: factsOf(reverse).canComeBack,
    isOnceMore: isOnceMore(reverse),
    rulingText: dispute.rulingText,
    ruledTime: orNone(dispute.ruledAt),
    isGivenIn: dispute.ruling !== null && !dispute.isRuled,
  }
}
