import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { ApprovalRule } from './approval.rules.ts'
import type { ReverseRow } from '../reverse.types.ts'

/** Whether a shop has any that would be asked. */
export async function hasRules(tx: Tx, shopId: number): Promise<boolean> {
  const rule = await tx
    .selectFrom('approval_rules')
    .where('shop_id', '=', shopId)
    .where('is_on', '=', true)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return rule !== undefined
}

/**
 * Those that are on, held until the transaction ends, so that of two applications at once the
 * second one counts the first; none of a shop that is frozen or gone, and none for who works there.
 */
export async function holdRules(
  tx: Tx,
  { shopId, sellerId, buyerId }: Pick<ReverseRow, 'shopId' | 'sellerId' | 'buyerId'>,
): Promise<ApprovalRule[]> {
  const { rows } = await sql<ApprovalRule>`
    select r.id, r.types, r.reasons, r.currency, r.most, r.needs_photo as "needsPhoto", r.most_a_day as "mostADay"
    from approval_rules r
    where r.shop_id = ${shopId} and r.is_on and exists (select from sellers s where s.id = ${sellerId} and s.status = 'ACTIVE')
      and not exists (select from seller_staff w where w.user_id = ${buyerId} and w.seller_id = ${sellerId})
    order by r.id for update of r`.execute(tx)
  return rows
}

export async function countByRule(tx: Tx, ruleId: number, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('reverse_orders')
    .where('approved_by_rule', '=', ruleId)
    .where('audited_at', '>', since)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function keepRuleOf(tx: Tx, id: Id<'reverse'>, ruleId: number): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ approved_by_rule: ruleId })
    .where('id', '=', id)
    .execute()
}
