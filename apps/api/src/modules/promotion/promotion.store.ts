import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, moveRows, nextVersion } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { uuidv7 } from '#platform/uuid.ts'
import { promotionFlow, useFlow } from './promotion.flow.ts'
import type { Draft, NewUse } from './promotion.types.ts'

/**
 * The only writer of promotions and their uses. A coupon's row is locked after its contract and
 * before points and stock, everywhere.
 */
export const promotions = defineLifeCycle({
  entity: 'promotion',
  table: 'promotions',
  flow: promotionFlow,
  stamps: ({ at }) => ({ version: nextVersion, updated_at: at }),
})
const uses = defineLifeCycle({
  // Their history is that of the order they belong to.
  entity: null,
  table: 'promotion_uses',
  flow: useFlow,
  stamps: ({ at }) => ({ version: nextVersion, updated_at: at }),
})

export type By = {
  readonly actor: 'merchant' | 'operator'
  readonly actorId: Id<'user'>
  readonly at: Date
}

export async function addPromotion(
  tx: Tx,
  id: Id<'promotion'>,
  draft: Draft,
  { actor, actorId, at }: By,
): Promise<void> {
  await tx
    .insertInto('promotions')
    .values({ id, ...columnsOf(draft), status: 'DRAFT', created_at: at, updated_at: at })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'promotion',
      entityId: id,
      from: null,
      to: 'DRAFT',
      event: 'make',
      actor,
      actorId,
      at,
    },
  ])
}

/** False when it is no draft any more. */
export async function changeDraft(
  tx: Tx,
  id: Id<'promotion'>,
  draft: Draft,
  by: By,
): Promise<boolean> {
  return (
    (await moveRow(tx, promotions, id, { move: 'edit', ...by, set: columnsOf(draft) })) !==
    undefined
  )
}

export async function movePromotion(
  tx: Tx,
  id: Id<'promotion'>,
  move: 'start' | 'end',
  by: By,
): Promise<boolean> {
  const where = sql<boolean>`t.ends_at > ${by.at}`
  return (await moveRow(tx, promotions, id, { move, ...by, where })) !== undefined
}

function columnsOf(draft: Draft) {
  return {
    shop_id: draft.shopId,
    site: draft.site,
    currency: draft.currency,
    name: draft.name,
    kind: draft.kind,
    percent: draft.percent,
    amount: draft.amount,
    from_goods: draft.fromGoods,
    code: draft.code,
    gift_sku_id: draft.giftSkuId,
    with_sku_id: draft.withSkuId,
    is_shown: draft.isShown,
    most: draft.most,
    most_each: draft.mostEach,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
  }
}

export type Holder = {
  readonly contractId: Id<'contract'>
  readonly buyerId: Id<'user'>
  readonly person: string
}

/**
 * Why a coupon could not be held; undefined when it was. The conditional update of its row decides
 * between two who want the last one, and makes one person's two orders come one after the other.
 */
export async function holdCoupon(
  tx: Tx,
  id: Id<'promotion'>,
  { buyerId, person }: Pick<Holder, 'buyerId' | 'person'>,
  at: Date,
): Promise<'coupon.ended' | 'coupon.used_up' | 'coupon.used_by_you' | undefined> {
  const taken = await tx
    .updateTable('promotions as t')
    .set({ used: sql`t.used + 1` })
    .where('t.id', '=', id)
    .where('t.status', '=', 'RUNNING')
    .where('t.starts_at', '<=', at)
    .where('t.ends_at', '>', at)
    .where(sql<boolean>`(t.most is null or t.used < t.most)`)
    .returning('t.most_each as mostEach')
    .executeTakeFirst()
  if (!taken) {
    const { isRunning } = await tx
      .selectFrom('promotions')
      .where('id', '=', id)
      .select(
        sql<boolean>`status = 'RUNNING' and starts_at <= ${at} and ends_at > ${at}`.as('isRunning'),
      )
      .executeTakeFirstOrThrow()
    return isRunning ? 'coupon.used_up' : 'coupon.ended'
  }
  if (taken.mostEach === null) return undefined
  const { own } = await tx
    .selectFrom('promotion_uses')
    .where('promotion_id', '=', id)
    .where('status', '<>', 'RELEASED')
    // Who has left is known by no address, and not one with everybody else who has.
    .where((is) =>
      is.or([
        is('buyer_id', '=', buyerId),
        is.and([is('person', '=', person), is('person', '<>', '')]),
      ]),
    )
    .select((is) => is.fn.countAll<number>().as('own'))
    .executeTakeFirstOrThrow()
  return own >= taken.mostEach ? 'coupon.used_by_you' : undefined
}

export async function addUses(
  tx: Tx,
  holder: Holder,
  made: readonly NewUse[],
  at: Date,
): Promise<void> {
  await tx
    .insertInto('promotion_uses')
    .values(
      made.map(({ promotionId, orderId, amount }) => ({
        id: uuidv7(),
        promotion_id: promotionId,
        contract_id: holder.contractId,
        order_id: orderId,
        buyer_id: holder.buyerId,
        person: holder.person,
        amount,
        status: 'HELD',
        at,
        updated_at: at,
      })),
    )
    .execute()
}

/** The money of a contract is there. */
export async function useHeld(tx: Tx, contractId: Id<'contract'>, at: Date): Promise<void> {
  await moveRows(tx, uses, await idsOf(tx, contractId), { move: 'use', actor: 'payment', at })
}

/** A contract ended unpaid: its coupon is good again. */
export async function releaseHeld(
  tx: Tx,
  contractId: Id<'contract'>,
  by: { readonly actor: 'buyer' | 'clock'; readonly at: Date },
): Promise<void> {
  const ids = await idsOf(tx, contractId)
  const moved = await moveRows(tx, uses, ids, { move: 'release', ...by })
  await tx
    .updateTable('promotions as t')
    .from('promotion_uses as u')
    .set((eb) => ({ used: eb('t.used', '-', 1) }))
    .where('u.id', '=', sql<string>`any(${moved.map(({ id }) => id)})`)
    .where('u.order_id', 'is', null)
    .whereRef('t.id', '=', 'u.promotion_id')
    .execute()
}

/**
 * Late money brings an order back only with all that was taken off it: true, and held again, when
 * each promotion still runs and the coupon can still be had; otherwise nothing was written.
 */
export async function holdAgain(tx: Tx, contractId: Id<'contract'>, at: Date): Promise<boolean> {
  const rows = await tx
    .selectFrom('promotion_uses')
    .where('contract_id', '=', contractId)
    .select([
      'id',
      'promotion_id as promotionId',
      'order_id as orderId',
      'buyer_id as buyerId',
      'person',
    ])
    .$castTo<{ id: string; promotionId: Id<'promotion'>; orderId: string | null } & Holder>()
    .execute()
  const { running } = await tx
    .selectFrom('promotions')
    .where('id', '=', sql<string>`any(${rows.map(({ promotionId }) => promotionId)})`)
    .where('status', '=', 'RUNNING')
    .where('ends_at', '>', at)
    .select((is) => is.fn.count<number>('id').distinct().as('running'))
    .executeTakeFirstOrThrow()
  if (running !== new Set(rows.map(({ promotionId }) => promotionId)).size) return false
  const coupon = rows.find(({ orderId }) => orderId === null)
  if (coupon && (await isCouponFree(tx, coupon, at)) === false) return false
  await moveRows(
    tx,
    uses,
    rows.map(({ id }) => id),
    { move: 'hold', actor: 'payment', at },
  )
  return true
}

/**
 * Uses of a contract that was paid after they were released, by a version of the mall that did not
 * hold them again: they are used, whatever became of their promotion. A coupon whose last use
 * somebody else has got meanwhile stays released: its count never exceeds what it says.
 */
export async function restoreUses(tx: Tx, contractId: Id<'contract'>, at: Date): Promise<void> {
  const rows = await tx
    .updateTable('promotions as t')
    .from('promotion_uses as u')
    .set((eb) => ({ used: eb('t.used', '+', 1) }))
    .where('u.contract_id', '=', contractId)
    .where('u.order_id', 'is', null)
    .where('u.status', '=', sql.lit('RELEASED'))
    .whereRef('t.id', '=', 'u.promotion_id')
    .where(({ eb, or, ref }) => or([eb('t.most', 'is', null), eb('t.used', '<', ref('t.most'))]))
    .returning('u.id')
    .execute()
  const ofShops = await tx
    .selectFrom('promotion_uses')
    .where('contract_id', '=', contractId)
    .where('order_id', 'is not', null)
    .select('id')
    .execute()
  const ids = [...rows, ...ofShops].map(({ id }) => id)
  await moveRows(tx, uses, ids, { move: 'hold', actor: 'payment', at })
  await useHeld(tx, contractId, at)
}

async function isCouponFree(
  tx: Tx,
  { promotionId, ...holder }: Pick<Holder, 'buyerId' | 'person'> & { promotionId: Id<'promotion'> },
  at: Date,
): Promise<boolean> {
  const refused = await holdCoupon(tx, promotionId, holder, at)
  if (refused === 'coupon.used_by_you')
    await tx
      .updateTable('promotions')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', promotionId)
      .execute()
  return refused === undefined
}

async function idsOf(tx: Tx, contractId: Id<'contract'>): Promise<string[]> {
  const rows = await tx
    .selectFrom('promotion_uses')
    .where('contract_id', '=', contractId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Uses of contracts that have got another owner. */
export async function moveUses(
  tx: Tx,
  contractIds: readonly Id<'contract'>[],
  to: Id<'user'>,
): Promise<void> {
  await tx
    .updateTable('promotion_uses')
    .set({ buyer_id: to })
    .where('contract_id', '=', sql<string>`any(${contractIds})`)
    .execute()
}

/** Of who leaves, the mail address is not known here any more either. */
export async function forgetUses(tx: Tx, buyerId: Id<'user'>): Promise<void> {
  await tx
    .updateTable('promotion_uses')
    .set({ person: '' })
    .where('buyer_id', '=', buyerId)
    .execute()
}
