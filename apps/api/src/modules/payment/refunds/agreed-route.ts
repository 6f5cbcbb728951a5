import type { RefundRoute } from '@galleria/contract/money'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  findProposals,
  findProposalSteps,
  tellOvertaken,
  type Proposal,
  type Subject,
} from '#modules/proposals/index.ts'
import type { MatterRow } from '../matters/matter.queries.ts'

/**
 * What two have to agree to about money (row A31): another way for a refund, or that what left will
 * never be paid. It stands under its matter.
 */

/**
 * How a refund or a capture stands: once it was tried again, or made, nobody agrees to what was
 * proposed before.
 */
export function subjectOf(matter: MatterRow): Subject {
  const { id, legId, legStatus, tries, buyerId } = matter
  if (matter.parcelCaptureId)
    return {
      kind: 'WRITE_OFF',
      id,
      seen: `${matter.parcelCaptureId}:${matter.captureStatus}:${matter.captureTries}`,
      buyerId,
    }
  return { kind: 'REROUTE', id, seen: `${legId}:${legStatus}:${tries}`, buyerId }
}

/** What this module wrote there; none where something is written off. */
export const routeOf = ({ way }: Proposal) => way as RefundRoute | null

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
  const route = proposal && routeOf(proposal)
  return route ? { id: proposal.id, route } : undefined
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

const kinds = ['REROUTE', 'WRITE_OFF'] as const

/** What is proposed about matters, or agreed to. */
export async function findMatterProposals(
  db: Db | Tx,
  ids: readonly Id<'matter'>[],
): Promise<ReadonlyMap<string, Proposal>> {
  const found = await Promise.all(kinds.map((kind) => findProposals(db, kind, ids)))
  return new Map(found.flatMap((one) => [...one]))
}

export async function findMatterProposalSteps(db: Db, ids: readonly Id<'matter'>[]) {
  const steps = await Promise.all(kinds.map((kind) => findProposalSteps(db, kind, ids)))
  return steps.flat()
}
