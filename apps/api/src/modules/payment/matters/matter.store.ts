import type { MatterKind } from '@galleria/contract/money'
import type { Id } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { matterFlow } from './matter.flow.ts'

export type NewMatter = {
  readonly kind: MatterKind
  /**
   * Once per open matter, a stray refund once for ever: finding the same again opens no second one.
   */
  readonly cause: string
  readonly provider: string
  readonly reference: string
  readonly legId?: Id<'refundLeg'> | undefined
  readonly parcelCaptureId?: Id<'parcelCapture'> | undefined
  readonly contractId?: Id<'contract'> | null | undefined
  readonly amount?: { readonly minor: number; readonly currency: string } | undefined
  readonly reason: string
}

/**
 * Puts something on the operator's list; answers with its id, or undefined when it stands there
 * already (or, of a stray refund, has stood there).
 */
export async function openMatter(
  ctx: Context,
  tx: Tx,
  matter: NewMatter,
): Promise<Id<'matter'> | undefined> {
  const at = ctx.now()
  const id = ctx.newId('matter')
  const inserted = await tx
    .insertInto('money_matters')
    .values({
      id,
      kind: matter.kind,
      status: 'OPEN',
      cause: matter.cause,
      provider: matter.provider,
      reference: matter.reference,
      leg_id: matter.legId ?? null,
      parcel_capture_id: matter.parcelCaptureId ?? null,
      contract_id: matter.contractId ?? null,
      amount: matter.amount?.minor ?? null,
      currency: matter.amount?.currency ?? null,
      reason: matter.reason,
      found_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  await recordTransitions(tx, [
    {
      entity: 'matter',
      entityId: id,
      from: null,
      to: 'OPEN',
      event: 'find',
      actor: 'payment',
      facts: { reason: matter.reason },
      at,
    },
  ])
  return id
}

/** What is known of it by now: its provider's name for it, or whose it is. */
export async function nameMatter(
  tx: Tx,
  cause: string,
  by: { readonly reference: string } | { readonly contract_id: Id<'contract'> },
): Promise<void> {
  await tx.updateTable('money_matters').set(by).where('cause', '=', cause).execute()
}

/** The same case, with its proposals and its history, is of another kind by now. */
export async function changeKind(tx: Tx, cause: string, kind: MatterKind): Promise<void> {
  await tx
    .updateTable('money_matters')
    .set({ kind })
    .where('cause', '=', cause)
    .where('status', '=', 'OPEN')
    .execute()
}

const matterLifeCycle = defineLifeCycle({
  entity: 'matter',
  table: 'money_matters',
  flow: matterFlow,
  stamps: ({ to, at }) => ({ closed_at: to === 'OPEN' ? null : at }),
})

/** Performs a move of a matter; false when it was no longer open. */
export async function moveMatter(
  tx: Tx,
  id: Id<'matter'>,
  change: MoveRequest<typeof matterFlow, 'money_matters'>,
): Promise<boolean> {
  return (await moveRow(tx, matterLifeCycle, id, change)) !== undefined
}

/** A matter whose money is on its way back follows that leg. */
export async function linkLeg(tx: Tx, id: Id<'matter'>, legId: Id<'refundLeg'>): Promise<void> {
  await tx.updateTable('money_matters').set({ leg_id: legId }).where('id', '=', id).execute()
}

/**
 * What has mended itself leaves the list: matters of these kinds about this leg, or of this cause.
 * Answers whether there was one.
 */
export async function resolveMatters(
  tx: Tx,
  about:
    | { readonly legId: Id<'refundLeg'>; readonly kinds: readonly MatterKind[] }
    | { readonly cause: string },
  at: Date,
): Promise<boolean> {
  const open = tx.selectFrom('money_matters').where('status', '=', 'OPEN').select('id')
  const found = await (
    'cause' in about
      ? open.where('cause', '=', about.cause)
      : open.where('leg_id', '=', about.legId).where('kind', 'in', about.kinds)
  )
    .$castTo<{ id: Id<'matter'> }>()
    .execute()
  for (const { id } of found) await moveMatter(tx, id, { move: 'resolve', actor: 'payment', at })
  return found.length > 0
}

/**
 * Whether money that was taken by a contract's promise without being asked for waits for a person,
 * or is on its way back.
 */
export async function isStrayOnList(tx: Tx, contractId: Id<'contract'>): Promise<boolean> {
  const found = await tx
    .selectFrom('money_matters')
    .where('status', '=', 'OPEN')
    .where('kind', '=', 'STRAY_CAPTURE')
    .where('contract_id', '=', contractId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
