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
export function holdRules(
  tx: Tx,
  { shopId, sellerId, buyerId }: Pick<ReverseRow, 'shopId' | 'sellerId' | 'buyerId'>,
): Promise<ApprovalRule[]> {
  return tx
    .selectFrom('approval_rules as r')
    .where('r.shop_id', '=', shopId)
    .where('r.is_on', '=', sql.lit(true))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sellers as s')
          .where('s.id', '=', sellerId)
          .where('s.status', '=', sql.lit('ACTIVE'))
          .select('s.id'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seller_staff as w')
            .where('w.user_id', '=', buyerId)
            .where('w.seller_id', '=', sellerId)
            .select('w.user_id'),
        ),
      ),
    )
    .select(['r.id', 'r.types', 'r.reasons', 'r.currency', 'r.most'])
    .select(['r.needs_photo as needsPhoto', 'r.most_a_day as mostADay'])
    .orderBy('r.id')
    .forUpdate('r')
    .$castTo<ApprovalRule>()
    .execute()
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

export async function recordRuleOf(tx: Tx, id: Id<'reverse'>, ruleId: number): Promise<void> {
  await tx
    .updateTable('reverse_orders')
    .set({ approved_by_rule: ruleId })
    .where('id', '=', id)
    .execute()
}
