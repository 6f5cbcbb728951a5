import { CARD_GOODS_TIMES } from '@galleria/contract/campaign-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { moveRow } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { promotions } from './promotion.store.ts'
import type { Coupon } from './promotion.types.ts'

/**
 * Gift cards as coupons of the mall: each of a fixed amount, used once, and found by the card's own
 * code only.
 */

export type NewCard = {
  readonly id: Id<'promotion'>
  readonly site: string
  readonly currency: string
  readonly value: number
  readonly startsAt: Date
  readonly endsAt: Date
}

export async function addCardCoupon(tx: Tx, card: NewCard): Promise<void> {
  const { id, site, currency, value, startsAt: at } = card
  await tx
    .insertInto('promotions')
    .values({
      id,
      site,
      currency,
      // Whoever uses it reads it in their own language.
      name: 'Gift card',
      kind: 'AMOUNT',
      amount: value,
      from_goods: value * CARD_GOODS_TIMES,
      is_card: true,
      most: 1,
      starts_at: at,
      ends_at: card.endsAt,
      status: 'RUNNING',
      created_at: at,
      updated_at: at,
    })
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'promotion',
      entityId: id,
      from: null,
      to: 'RUNNING',
      event: 'issue',
      actor: 'clock',
      at,
    },
  ])
}

/** It cannot be used any more; false when it lies in an order that was placed, or was used. */
export async function withdrawCardCoupon(tx: Tx, id: Id<'promotion'>, at: Date): Promise<boolean> {
  const moved = await moveRow(tx, promotions, id, {
    move: 'withdraw',
    actor: 'payment',
    at,
    where: sql<boolean>`t.used = 0`,
  })
  return moved !== undefined
}

/** The coupon of a card, in its own storefront. */
export function findCardCoupon(
  db: Db | Tx,
  { id, site }: { readonly id: Id<'promotion'>; readonly site: string },
): Promise<Coupon | undefined> {
  return db
    .selectFrom('promotions as p')
    .where('p.id', '=', id)
    .where('p.site', '=', site)
    .where('p.is_card', '=', true)
    .select(['p.id', 'p.name', 'p.code', 'p.kind', 'p.percent', 'p.amount'])
    .select(['p.from_goods as fromGoods', 'p.status', 'p.starts_at as startsAt'])
    .select(['p.ends_at as endsAt', 'p.is_shown as isShown'])
    .select([sql<boolean>`p.used >= p.most`.as('isUsedUp'), sql<boolean>`false`.as('isUsedByYou')])
    .$castTo<Coupon>()
    .executeTakeFirst()
}

/** How cards that were issued stand: nothing where one was not used. */
export async function findCardUses(
  db: Db | Tx,
  ids: readonly Id<'promotion'>[],
): Promise<ReadonlyMap<Id<'promotion'>, 'HELD' | 'USED'>> {
  const rows = await db
    .selectFrom('promotion_uses')
    .where('promotion_id', '=', sql<string>`any(${ids})`)
    .where('status', 'in', ['HELD', 'USED'])
    .select(['promotion_id as id', 'status'])
    .$castTo<{ id: Id<'promotion'>; status: 'HELD' | 'USED' }>()
    .execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/** Which of these coupons are gift cards. */
export async function findCards(
  db: Db | Tx,
  ids: readonly Id<'promotion'>[],
): Promise<ReadonlySet<Id<'promotion'>>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('promotions')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('is_card', '=', true)
    .select('id')
    .$castTo<{ id: Id<'promotion'> }>()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
