import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findLocked } from '#platform/lock.ts'
import { crashAt } from '#platform/crash-point.ts'
import { lockContract } from '#modules/order/index.ts'
import { agree } from './agree.ts'
import { covers, type ApprovalRule } from './approval.rules.ts'
import { countByRule, holdRules, recordRuleOf } from './approval.store.ts'
import { DAY } from '@galleria/kernel/time'
import { findReverseForMall } from '../reverse.queries.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * Right after an application the clock agrees to it where a rule of its shop says so; where none
 * does, a person answers as ever. Called any number of times, and late: what its buyer has changed,
 * or its shop made an offer about, is no rule's business any more.
 */
export async function approveByRule(ctx: Context, reverseId: Id<'reverse'>): Promise<void> {
  const isApproved = await ctx.inTransaction(async (tx) => {
    const reverse = await findLocked(
      () => findReverseForMall(tx, reverseId),
      (found) => lockContract(tx, found.contractId),
    )
    if (!reverse || !isUntouched(reverse)) return false
    const rule = await findRule(ctx, tx, reverse)
    if (!rule || !(await agree(ctx, tx, reverse, { actor: 'clock', isByRule: true }))) return false
    await recordRuleOf(tx, reverseId, rule.id)
    return true
  })
  if (isApproved) crashAt('reverse.approved')
}

/**
 * Nor is what was asked about before, because one piece would be paid for a little each time; and
 * what is reported by law after 30 days.
 */
function isUntouched({ status, changes, offerCount, isGuarantee, lines }: ReverseRow): boolean {
  return (
    status === 'WAITING_FOR_AUDIT_BY_SELLER' &&
    changes.length === 0 &&
    offerCount === 0 &&
    !isGuarantee &&
    lines.every(({ requests }) => requests <= 1)
  )
}

/** The first one that is about it and has not agreed to as many in the last day as it may. */
async function findRule(
  ctx: Context,
  tx: Tx,
  reverse: ReverseRow,
): Promise<ApprovalRule | undefined> {
  const since = new Date(ctx.now().getTime() - DAY)
  for (const rule of await holdRules(tx, reverse))
    if (covers(rule, reverse) && (await countByRule(tx, rule.id, since)) < rule.mostADay)
      return rule
  return undefined
}
