import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { defineLifeCycle, moveRow, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { groupBuyFlow } from './group-buy.flow.ts'
import { findGroupBuy } from './group-buy.queries.ts'
import { endOf } from './group-buy.rules.ts'
import type { GroupBuy } from './group-buy.types.ts'

/**
 * The only writer of groups. Whoever changes one holds the lock of the one contract that it is
 * about, and never takes a second contract's after it: what a group's end means for its other
 * members is done one contract at a time.
 */
const lifeCycle = defineLifeCycle({
  entity: 'groupBuy',
  table: 'group_buys',
  flow: groupBuyFlow,
  stamps: () => ({ version: nextVersion }),
})

export type NewGroupBuy = Pick<GroupBuy, 'id' | 'skuId' | 'size' | 'percentOff' | 'openHours'> & {
  readonly buyerId: Id<'user'>
}

/** With the place of who begins it. */
export async function beginGroupBuy(tx: Tx, group: NewGroupBuy, at: Date): Promise<void> {
  await tx
    .insertInto('group_buys')
    .values({
      id: group.id,
      sku_id: group.skuId,
      size: group.size,
      percent_off: group.percentOff,
      open_hours: group.openHours,
      status: 'STARTING',
      taken: 1,
      paid: 0,
      started_at: at,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'groupBuy',
      entityId: group.id,
      from: null,
      to: 'STARTING',
      event: 'begin',
      actor: 'buyer',
      actorId: group.buyerId,
      at,
    },
  ])
}

/** False when there is none any more, or its time is over. */
export async function takePlace(tx: Tx, id: Id<'groupBuy'>, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('group_buys as t')
    .set({ taken: sql`t.taken + 1`, version: nextVersion })
    .where('t.id', '=', id)
    .where('t.status', '=', 'OPEN')
    .where('t.ends_at', '>', at)
    .where(sql<boolean>`t.taken < t.size`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The group under its lock. */
export async function lockGroupBuy(tx: Tx, id: Id<'groupBuy'>): Promise<GroupBuy | undefined> {
  return (await lockRow(tx, 'group_buys', { id })) ? findGroupBuy(tx, id) : undefined
}

/**
 * A place is paid: the first opens the group, the last fills it. For who holds its lock and has
 * asked whether it takes money.
 */
export async function payPlace(tx: Tx, group: GroupBuy, at: Date): Promise<{ isFull: boolean }> {
  const { id } = group
  const set = { paid: sql`t.paid + 1` }
  if (group.status === 'STARTING') {
    await moveRow(tx, lifeCycle, id, {
      move: 'open',
      actor: 'payment',
      at,
      set: { ...set, ends_at: endOf(group, at) },
    })
    return { isFull: false }
  }
  if (group.paid + 1 === group.size) {
    await moveRow(tx, lifeCycle, id, { move: 'fill', actor: 'payment', at, set })
    return { isFull: true }
  }
  await tx
    .updateTable('group_buys as t')
    .set({ paid: sql`t.paid + 1`, version: nextVersion })
    .where('t.id', '=', id)
    .execute()
  return { isFull: false }
}

/**
 * A member is out, paid or not. A group that nobody is in any more is closed; one that has ended
 * keeps its figures. For who holds its lock.
 */
export async function leavePlace(
  tx: Tx,
  group: GroupBuy,
  by: { readonly isPaid: boolean; readonly actor: 'buyer' | 'clock'; readonly at: Date },
): Promise<void> {
  if (group.status !== 'STARTING' && group.status !== 'OPEN') return
  await tx
    .updateTable('group_buys as t')
    .set({
      taken: sql`t.taken - 1`,
      paid: by.isPaid ? sql`t.paid - 1` : sql`t.paid`,
      version: nextVersion,
    })
    .where('t.id', '=', group.id)
    .execute()
  if (group.taken === 1)
    await moveRow(tx, lifeCycle, group.id, { move: 'close', actor: by.actor, at: by.at })
}

/** False when it is not open any more, or its time is not over. */
export async function closeOverdue(tx: Tx, id: Id<'groupBuy'>, at: Date): Promise<boolean> {
  const closed = await moveRow(tx, lifeCycle, id, {
    move: 'close',
    actor: 'clock',
    at,
    where: sql<boolean>`t.ends_at <= ${at}`,
  })
  return closed !== undefined
}
