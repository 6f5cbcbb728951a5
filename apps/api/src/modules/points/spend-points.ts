import type { Id } from '@galleria/kernel/id'
import { postEntries } from '#modules/ledger/index.ts'
import type { Tx } from '#platform/db.ts'
import { countTurns, sumGivenBack } from './points.queries.ts'
import { postPoints } from './points.store.ts'

/** Points as a currency of the books: hundredths of a point. */
export const POINTS = 'PTS'

/** The part of an order that is paid in points. */
export type PointsOrder = {
  readonly id: Id<'order'>
  readonly buyerId: Id<'user'>
  readonly contractId: Id<'contract'>
  readonly shopId: number
  readonly points: number
}

/**
 * Sets an order's points aside while its money is waited for. False, and nothing set aside, when
 * its buyer has fewer: of two orders at once one finds them gone.
 */
export function holdPoints(
  tx: Tx,
  { id, buyerId, points }: Pick<PointsOrder, 'id' | 'buyerId' | 'points'>,
  at: Date,
): Promise<boolean> {
  return postPoints(tx, {
    userId: buyerId,
    reason: 'HELD',
    ref: id,
    orderId: id,
    at,
    changes: { POINTS: -points, HELD: points },
  })
}

/** The order is paid: its points are its seller's, in the books as well. */
export async function takePoints(tx: Tx, order: PointsOrder, at: Date): Promise<void> {
  if (order.points === 0) return
  await must(
    postPoints(tx, {
      userId: order.buyerId,
      reason: 'TAKEN',
      ref: order.id,
      orderId: order.id,
      at,
      changes: { HELD: -order.points },
    }),
  )
  await book(tx, order, { event: 'sale', points: order.points, at })
}

/** The order was closed before it was paid. */
export async function freePoints(tx: Tx, order: PointsOrder, at: Date): Promise<void> {
  await must(
    postPoints(tx, {
      userId: order.buyerId,
      reason: 'FREED',
      ref: order.id,
      orderId: order.id,
      at,
      changes: { HELD: -order.points, POINTS: order.points },
    }),
  )
}

/**
 * Of a paid order so many points are back in all; what is new of it goes to whoever paid them. What
 * a bank sends back and is given again gives no points twice.
 */
export async function giveBackPoints(
  tx: Tx,
  order: PointsOrder,
  { back, reverseId, at }: { back: number; reverseId: Id<'reverse'>; at: Date },
): Promise<void> {
  const points = back - (await sumGivenBack(tx, order.id))
  if (points <= 0) return
  await must(
    postPoints(tx, {
      userId: order.buyerId,
      reason: 'GIVEN_BACK',
      ref: `${reverseId}:${await countTurns(tx, ['POINTS'], 'GIVEN_BACK', { orderId: order.id, reverseId })}`,
      orderId: order.id,
      at,
      changes: { POINTS: points },
    }),
  )
  await book(tx, order, { event: 'reversal', points: -points, at })
}

/** For members of the demo mall. Once for each reference. */
export async function grantPoints(
  tx: Tx,
  grant: { userId: Id<'user'>; points: number; ref: string; at: Date },
): Promise<void> {
  const { userId, points, ref, at } = grant
  await postPoints(tx, { userId, reason: 'GRANTED', ref, at, changes: { POINTS: points } })
}

function book(
  tx: Tx,
  { contractId, shopId }: PointsOrder,
  { event, points, at }: { event: 'sale' | 'reversal'; points: number; at: Date },
): Promise<void> {
  return postEntries(tx, {
    event,
    ref: contractId,
    currency: POINTS,
    at,
    entries: [
      { account: 'points', minor: points },
      { account: `seller:${shopId}`, minor: -points },
    ],
  })
}

async function must(posted: Promise<boolean>): Promise<void> {
  if (!(await posted)) throw new Error('points that were set aside are not there')
}
