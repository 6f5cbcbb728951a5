import type { RefundRoute } from '@galleria/contract/money'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  findProposals,
  tellOvertaken,
  type Proposal,
  type Subject,
} from '#modules/proposals/index.ts'
import type { MatterRow } from './matter.queries.ts'

/** Another way for a refund (row A31): what is proposed or agreed to stands under its matter. */

/** How a refund stands: once it was tried again, or given, nobody agrees to what was proposed before. */
export function subjectOf({ id, legId, legStatus, tries, buyerId }: MatterRow): Subject {
  return { kind: 'REROUTE', id, seen: `${legId}:${legStatus}:${tries}`, buyerId }
}

/** What this module wrote there. */
export const routeOf = ({ way }: Proposal) => way as RefundRoute

/** Where the money of a leg goes that two have agreed about; undefined for any other leg. */
async function findRouteOfLeg(db: Db | Tx, legId: Id<'refundLeg'>): Promise<Proposal | undefined> {
  const matters = await db
    .selectFrom('money_matters')
    .where('leg_id', '=', legId)
    .orderBy('found_at', 'desc')
    .select('id')
    .execute()
  const proposals = await findProposals(
    db,
    'REROUTE',
    matters.map(({ id }) => id),
  )
  return [...proposals.values()]
    .filter(({ status }) => status === 'AGREED')
    .toSorted((a, b) => Number(b.endedAt) - Number(a.endedAt))[0]
}

/** For whoever writes to the buyer. */
export async function findAgreedRoute(
  db: Db,
  legId: Id<'refundLeg'>,
): Promise<{ readonly id: Proposal['id']; readonly route: RefundRoute } | undefined> {
  const proposal = await findRouteOfLeg(db, legId)
  return proposal && { id: proposal.id, route: routeOf(proposal) }
}

/** Its provider has given it after all: whoever was to make the payment is told not to. */
export async function tellRouteOvertaken(
  ctx: Context,
  tx: Tx,
  legId: Id<'refundLeg'>,
): Promise<void> {
  const route = await findRouteOfLeg(tx, legId)
  if (route) await tellOvertaken(ctx, tx, route.id)
}
