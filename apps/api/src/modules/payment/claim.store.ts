import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { hotSql, runHot } from '#platform/hot-sql.ts'
import { defineLifeCycle, moveRow } from '#platform/mover.ts'
import { claimFlow } from './payment.flow.ts'
import type { Claim } from './payment.types.ts'

const claims = hotSql<'payment.claims', Claim>(
  'payment.claims',
  'select id, buyer_id as "buyerId", contract_id as "contractId", kind, amount, currency, status from payment_orders where contract_id = $1 order by kind',
)

/** Everything a contract is paid by. */
export function findClaims(db: Db | Tx, contractId: Id<'contract'>): Promise<Claim[]> {
  return runHot(db, claims, [contractId])
}

export async function addClaim(tx: Tx, claim: Omit<Claim, 'status'>): Promise<void> {
  await tx
    .insertInto('payment_orders')
    .values({
      id: claim.id,
      buyer_id: claim.buyerId,
      contract_id: claim.contractId,
      kind: claim.kind,
      amount: claim.amount,
      currency: claim.currency,
      status: claimFlow.start,
    })
    .execute()
}

const claimLifeCycle = defineLifeCycle({
  entity: null,
  table: 'payment_orders',
  flow: claimFlow,
  stamps: () => ({}),
})

/** The claim's own guard: only one that nobody has paid becomes paid, so one success is all there can be. */
export async function markPaid(tx: Tx, claim: Pick<Claim, 'id'>, at: Date): Promise<void> {
  if (!(await moveRow(tx, claimLifeCycle, claim.id, { move: 'pay', actor: 'payment', at })))
    throw new Error('an open claim could not be paid under its lock')
}

/** Nothing more is to be paid for a contract; what was paid stays so. */
export async function closeClaims(
  tx: Tx,
  contractId: Id<'contract'>,
  by: { readonly actor: 'buyer' | 'clock'; readonly at: Date },
): Promise<void> {
  for (const { id } of await findClaims(tx, contractId))
    await moveRow(tx, claimLifeCycle, id, { move: 'close', ...by })
}
