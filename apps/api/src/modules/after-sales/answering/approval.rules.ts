import type { BuyersReason, ReverseReason, ReverseType } from '@galleria/contract/after-sales-rules'
import { isExchange, sumOf } from '../reverse.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** A rule of a shop by which it agrees to an application at once; the amount in minor units. */
export type ApprovalRule = {
  readonly id: number
  readonly types: readonly ReverseType[]
  readonly reasons: readonly (BuyersReason | ReverseReason)[]
  readonly currency: string
  readonly most: number
  readonly needsPhoto: boolean
  readonly mostADay: number
}

type Asked = Pick<
  ReverseRow,
  'type' | 'reason' | 'currency' | 'goods' | 'shipping' | 'evidence' | 'isChangedToReturn'
> & {
  readonly lines: readonly Pick<ReverseRow['lines'][number], 'points' | 'surchargeBack'>[]
}

/**
 * Whether a rule is about what was asked. Points are no money, so that no amount covers them; what
 * goods had cost more goes back beside what is asked for, and counts.
 */
export function covers(rule: ApprovalRule, asked: Asked): boolean {
  const sum = asked.goods + asked.shipping + sumOf(asked.lines, (line) => line.surchargeBack)
  return (
    !isExchange(asked) &&
    rule.types.includes(asked.type) &&
    rule.reasons.includes(asked.reason) &&
    rule.currency === asked.currency &&
    sum <= rule.most &&
    asked.lines.every(({ points }) => points === 0) &&
    (!rule.needsPhoto || asked.evidence.length > 0)
  )
}
