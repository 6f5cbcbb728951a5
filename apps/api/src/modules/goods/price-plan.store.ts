import type { Site } from '@galleria/contract/storefronts'
import { MOST_PRICE_PLANS, REFUSED_PLAN_DAYS } from '@galleria/contract/goods-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
import { nameOfUserIfAny } from '#modules/account/index.ts'
import { pricePlanFlow } from './price-plan.flow.ts'

/** In minor units; null to sell there no longer. */
export type PlannedPrice = {
  readonly site: Site
  readonly amount: number | null
  readonly isReduced: boolean
  /** It begins to be sold there. */
  readonly isFirst: boolean
}
/** Why prices could not begin: one code, or one at some of the storefronts. */
export type PlanRefusal = {
  readonly code: string
  readonly sites?: Partial<Record<Site, string>>
}
export type PricePlan = {
  id: Id<'pricePlan'>
  skuId: number
  beginsAt: Date
  status: 'PLANNED' | 'REFUSED'
  plannedBy: Id<'user'>
  /** What its person is called. */ person: string | null
  refusedFor: PlanRefusal | null
  prices: PlannedPrice[]
}

/** The only writer of prices that begin later. A plan is locked after its item, everywhere. */
const plans = defineLifeCycle({
  entity: 'pricePlan',
  table: 'price_plans',
  flow: pricePlanFlow,
  // The clock of the history of prices.
  stamps: () => ({ moved_at: sql<Date>`mall_now()` }),
})

/** False when it was no longer waiting. */
export async function movePricePlan(
  tx: Tx,
  id: Id<'pricePlan'>,
  request: MoveRequest<typeof pricePlanFlow, 'price_plans'>,
): Promise<boolean> {
  return (await moveRow(tx, plans, id, request)) !== undefined
}

export async function addPricePlan(
  tx: Tx,
  plan: Pick<PricePlan, 'id' | 'skuId' | 'beginsAt' | 'plannedBy' | 'prices'>,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('price_plans')
    .values({
      id: plan.id,
      sku_id: plan.skuId,
      begins_at: plan.beginsAt,
      status: 'PLANNED',
      planned_by: plan.plannedBy,
      planned_at: at,
      moved_at: at,
    })
    .execute()
  await tx
    .insertInto('planned_prices')
    .values(
      plan.prices.map(({ site, amount, isReduced, isFirst }) => ({
        plan_id: plan.id,
        site,
        amount,
        is_reduced: isReduced,
        is_first: isFirst,
      })),
    )
    .execute()
  await recordTransitions(tx, [
    {
      entity: 'pricePlan',
      entityId: plan.id,
      from: null,
      to: 'PLANNED',
      event: 'plan',
      actor: 'shop',
      actorId: plan.plannedBy,
      at,
    },
  ])
}

function plansIn(db: Db | Tx) {
  return db
    .selectFrom('price_plans as p')
    .leftJoin('users as u', 'u.id', 'p.planned_by')
    .select(['p.id', 'p.sku_id as skuId', 'p.begins_at as beginsAt', 'p.status'])
    .select([
      'p.planned_by as plannedBy',
      nameOfUserIfAny('u').as('person'),
      'p.refused_for as refusedFor',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('planned_prices as x')
          .whereRef('x.plan_id', '=', 'p.id')
          .select(['x.site', 'x.amount', 'x.is_reduced as isReduced', 'x.is_first as isFirst'])
          .orderBy('x.site'),
      )
        .$castTo<PlannedPrice[]>()
        .as('prices'),
    )
    .$narrowType<Pick<PricePlan, 'id' | 'status' | 'plannedBy' | 'refusedFor'>>()
}

/** What waits, the next first, and what could not begin within the last days, the newest first. */
export function findPricePlans(db: Db | Tx, skuId: number): Promise<PricePlan[]> {
  return plansIn(db)
    .where('p.sku_id', '=', skuId)
    .where((eb) =>
      eb.or([
        eb('p.status', '=', sql.lit('PLANNED')),
        eb.and([
          eb('p.status', '=', sql.lit('REFUSED')),
          eb(
            'p.begins_at',
            '>',
            sql<Date>`mall_now() - make_interval(days => ${REFUSED_PLAN_DAYS})`,
          ),
        ]),
      ]),
    )
    .orderBy((eb) => eb('p.status', '=', sql.lit('REFUSED')))
    .orderBy((eb) =>
      eb.case().when('p.status', '=', sql.lit('PLANNED')).then(eb.ref('p.begins_at')).end(),
    )
    .orderBy('p.begins_at', 'desc')
    .limit(2 * MOST_PRICE_PLANS)
    .execute()
}

/** The one of a version that waits for this moment. */
export function findWaitingPlan(
  tx: Tx,
  skuId: number,
  beginsAt: Date,
): Promise<PricePlan | undefined> {
  return plansIn(tx)
    .where('p.sku_id', '=', skuId)
    .where('p.status', '=', sql.lit('PLANNED'))
    .where('p.begins_at', '=', beginsAt)
    .executeTakeFirst()
}

/** The first of a version that is due, locked. */
export function lockDuePlan(tx: Tx, skuId: number): Promise<PricePlan | undefined> {
  return plansIn(tx)
    .where('p.sku_id', '=', skuId)
    .where('p.status', '=', sql.lit('PLANNED'))
    .where('p.begins_at', '<=', sql<Date>`mall_now()`)
    .orderBy('p.begins_at')
    .limit(sql.lit(1))
    .forUpdate('p')
    .executeTakeFirst()
}

export type DueSku = { skuId: number; itemId: number; code: string; sellerId: number }

/** Versions of which prices are to begin, the longest waiting first. */
export function findDueSkus(db: Db, limit: number): Promise<DueSku[]> {
  return db
    .selectFrom('price_plans as p')
    .innerJoin('skus as k', 'k.id', 'p.sku_id')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('p.status', '=', sql.lit('PLANNED'))
    .where('p.begins_at', '<=', sql<Date>`mall_now()`)
    .select(['k.id as skuId', 'k.item_id as itemId', 'k.code', 'h.seller_id as sellerId'])
    .groupBy(['k.id', 'h.seller_id'])
    .orderBy((eb) => eb.fn.min('p.begins_at'))
    .orderBy('k.id')
    .limit(limit)
    .execute()
}

/** One as its shop is told of it. */
export function findPlanToTell(
  db: Db,
  id: Id<'pricePlan'>,
): Promise<(PricePlan & { code: string; sellerId: number; country: string }) | undefined> {
  return plansIn(db)
    .innerJoin('skus as k', 'k.id', 'p.sku_id')
    .innerJoin('items as i', 'i.id', 'k.item_id')
    .innerJoin('shops as h', 'h.id', 'i.shop_id')
    .where('p.id', '=', id)
    .select(['k.code', 'h.seller_id as sellerId', 'h.country'])
    .executeTakeFirst()
}
