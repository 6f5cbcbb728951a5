import type { DisputeCause, Ruling } from '@galleria/contract/after-sales-dispute-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { followDispute } from './hold-disputed.ts'

/**
 * The only writer of what the mall was asked about. Every function runs under the contract's lock.
 */

export async function openDispute(
  tx: Tx,
  one: {
    readonly reverseId: Id<'reverse'>
    readonly cause: DisputeCause
    readonly text: string
    readonly files: readonly Id<'file'>[]
    readonly openedAt: Date
    readonly answerUntil: Date
    readonly ruleUntil: Date
  },
): Promise<void> {
  await tx
    .insertInto('reverse_disputes')
    .values({
      reverse_id: one.reverseId,
      cause: one.cause,
      opened_at: one.openedAt,
      buyer_text: one.text,
      buyer_files: [...one.files],
      answer_until: one.answerUntil,
      rule_until: one.ruleUntil,
    })
    .execute()
  await followDispute(tx, one.reverseId, one.openedAt)
}

/** The shop's side; false where it has said it, or where it is too late. */
export async function answerDispute(
  tx: Tx,
  reverseId: Id<'reverse'>,
  side: {
    readonly text: string
    readonly files: readonly Id<'file'>[]
    readonly by: Id<'user'>
    readonly at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reverse_disputes')
    .set({
      shop_text: side.text,
      shop_files: [...side.files],
      shop_answered_by: side.by,
      shop_answered_at: side.at,
    })
    .where('reverse_id', '=', reverseId)
    .where('shop_answered_at', 'is', null)
    .where('ruled_at', 'is', null)
    .where('answer_until', '>', side.at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** `by` is null where the shop has agreed by itself. */
export async function endDispute(
  tx: Tx,
  reverseId: Id<'reverse'>,
  end: {
    readonly ruling: Ruling
    /** What goes back by it, in minor units. */
    readonly amount: number | null
    readonly text: string
    readonly at: Date
    readonly by: Id<'user'> | null
  },
): Promise<void> {
  await tx
    .updateTable('reverse_disputes')
    .set({
      ruling: end.ruling,
      ruled_amount: end.amount,
      ruling_text: end.text,
      ruled_at: end.at,
      ruled_by: end.by,
    })
    .where('reverse_id', '=', reverseId)
    .execute()
}

/** The units of each line about which the mall rules for their buyer. */
export async function recordRuledUnits(
  tx: Tx,
  lines: readonly { readonly id: Id<'reverseLine'>; readonly qty: number }[],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const quantities = lines.map(({ qty }) => qty)
  await tx
    .updateTable('reverse_lines as l')
    .from(
      sql<{ id: string; qty: number }>`unnest(${ids}::uuid[], ${quantities}::int[])`.as<'c'>(
        sql`c(id, qty)`,
      ),
    )
    .set((eb) => ({ ruled_qty: eb.ref('c.qty') }))
    .whereRef('l.id', '=', 'c.id')
    .execute()
}

/** Nobody has ruled in time: by another date, then. */
export async function putOffRuling(
  tx: Tx,
  reverseId: Id<'reverse'>,
  ruleUntil: Date,
): Promise<void> {
  await tx
    .updateTable('reverse_disputes')
    .set({ rule_until: ruleUntil, late_count: sql`late_count + 1` })
    .where('reverse_id', '=', reverseId)
    .where('ruled_at', 'is', null)
    .execute()
}

export async function addProof(
  tx: Tx,
  one: {
    readonly id: Id<'reverseProof'>
    readonly reverseId: Id<'reverse'>
    readonly side: 'BUYER' | 'SHOP'
    readonly content: string
    readonly photos: readonly Id<'file'>[]
    readonly documents: readonly Id<'file'>[]
    readonly by: Id<'user'>
    readonly at: Date
    readonly requestKey: string
  },
): Promise<void> {
  await tx
    .insertInto('reverse_proofs')
    .values({
      id: one.id,
      reverse_id: one.reverseId,
      side: one.side,
      content: one.content,
      photos: [...one.photos],
      documents: [...one.documents],
      added_by: one.by,
      added_at: one.at,
      request_key: one.requestKey,
    })
    .execute()
}

/** Whether a key was used by a side, and how much that has added. */
export async function readProofs(
  tx: Tx,
  reverseId: Id<'reverse'>,
  { side, requestKey }: { readonly side: 'BUYER' | 'SHOP'; readonly requestKey: string },
): Promise<{ readonly isThere: boolean; readonly count: number }> {
  const rows = await tx
    .selectFrom('reverse_proofs')
    .select('request_key')
    .where('reverse_id', '=', reverseId)
    .where('side', '=', side)
    .execute()
  return {
    isThere: rows.some(({ request_key: key }) => key === requestKey),
    count: rows.length,
  }
}
