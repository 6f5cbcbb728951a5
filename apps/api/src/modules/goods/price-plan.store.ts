import type { Site } from '@galleria/contract/storefronts'
import { MOST_PRICE_PLANS, REFUSED_PLAN_DAYS } from '@galleria/contract/goods-rules'
import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { defineLifeCycle, moveRow, type MoveRequest } from '#platform/mover.ts'
import { recordTransitions } from '#platform/transitions.ts'
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

const PLANS = sql`select p.id, p.sku_id as "skuId", p.begins_at as "beginsAt", p.status, p.planned_by as "plannedBy", u.nickname as person, p.refused_for as "refusedFor",
    (select json_agg(json_build_object('site', x.site, 'amount', x.amount, 'isReduced', x.is_reduced, 'isFirst', x.is_first) order by x.site) from planned_prices x where x.plan_id = p.id) as prices
  from price_plans p left join users u on u.id = p.planned_by`

/** What waits, the next first, and what could not begin within the last days, the newest first. */
export async function findPricePlans(db: Db | Tx, skuId: number): Promise<PricePlan[]> {
  const { rows } = await sql<PricePlan>`
    ${PLANS} where p.sku_id = ${skuId}
      and (p.status = 'PLANNED' or p.status = 'REFUSED' and p.begins_at > mall_now() - make_interval(days => ${REFUSED_PLAN_DAYS}))
    order by p.status = 'REFUSED', case when p.status = 'PLANNED' then p.begins_at end, p.begins_at desc limit ${2 * MOST_PRICE_PLANS}`.execute(
    db,
  )
  return rows
}

/** The one of a version that waits for this moment. */
export async function findWaitingPlan(
  tx: Tx,
  skuId: number,
  beginsAt: Date,
): Promise<PricePlan | undefined> {
  const { rows } = await sql<PricePlan>`
    ${PLANS} where p.sku_id = ${skuId} and p.status = 'PLANNED' and p.begins_at = ${beginsAt}`.execute(
    tx,
  )
  return rows[0]
}

/** The first of a version that is due, locked. */
export async function lockDuePlan(tx: Tx, skuId: number): Promise<PricePlan | undefined> {
  const { rows } = await sql<PricePlan>`
    ${PLANS} where p.sku_id = ${skuId} and p.status = 'PLANNED' and p.begins_at <= mall_now()
    order by p.begins_at limit 1 for update of p`.execute(tx)
  return rows[0]
}

export type DueSku = { skuId: number; itemId: number; code: string; sellerId: number }

/** Versions of which prices are to begin, the longest waiting first. */
export async function findDueSkus(db: Db, limit: number): Promise<DueSku[]> {
  const { rows } = await sql<DueSku>`
    select k.id as "skuId", k.item_id as "itemId", k.code, h.seller_id as "sellerId"
    from price_plans p join skus k on k.id = p.sku_id join items i on i.id = k.item_id join shops h on h.id = i.shop_id
    where p.status = 'PLANNED' and p.begins_at <= mall_now()
    group by k.id, h.seller_id order by min(p.begins_at), k.id limit ${limit}`.execute(db)
  return rows
}

/** One as its shop is told of it. */
export async function findPlanToTell(
  db: Db,
  id: Id<'pricePlan'>,
): Promise<(PricePlan & { code: string; sellerId: number; country: string }) | undefined> {
  const { rows } = await sql<PricePlan & { code: string; sellerId: number; country: string }>`
    select p.*, k.code, h.seller_id as "sellerId", h.country
    from (${PLANS} where p.id = ${id}) p join skus k on k.id = p."skuId" join items i on i.id = k.item_id join shops h on h.id = i.shop_id`.execute(
    db,
  )
  return rows[0]
}
