import type { WireDispute, WireProof } from '@galleria/contract/dispute'
import { toWireId, type Id } from '@galleria/kernel/id'
import { wireMoney } from '#platform/wire-money.ts'
import { documentUrl, fileUrl } from '#modules/files/index.ts'
import { isOnceMore, isRuledPart } from './dispute.rules.ts'
import { factsOf } from '../reverse.facts.ts'
import type { DisputeRow, ProofRow, ReverseRow } from '../reverse.types.ts'

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
    cause: dispute.cause,
    content: dispute.buyerText,
    files: files(dispute.buyerFiles),
    shopContent: dispute.shopText,
    shopFiles: files(dispute.shopFiles),
    shopAnsweredTime: orNone(dispute.shopAnsweredAt),
    proofList: dispute.proofs.map(presentProof),
    answerUntil: time(dispute.answerUntil),
    isAnswerOpen: dispute.isAnswerOpen,
    ruleUntil: time(dispute.ruleUntil),
    isLate: dispute.lateCount > 0 && dispute.ruling === null,
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

function presentProof({ id, side, content, photos, documents, addedAt }: ProofRow): WireProof {
  return {
    id: toWireId('reverseProof', id),
    side,
    content,
    files: photos.map((photo) => ({ url: fileUrl(photo) })),
    documents: documents.map((one) => ({
      url: documentUrl(one.id),
      name: one.name,
      isReady: one.isReady,
    })),
    addedTime: new Date(addedAt).toISOString(),
  }
}
