import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Campaign, FreeOrder, GiftCard, Prize, PrizeDraw } from './campaign.types.ts'

const CAMPAIGN = [
  'c.id',
  'c.kind',
  'c.name',
  'c.sites',
  'c.currency',
  'c.value_from as valueFrom',
  'c.starts_at as startsAt',
  'c.ends_at as endsAt',
  'c.status',
] as const

const FREE = sql<
  Campaign['free']
>`case when c.kind = 'FREE' then json_build_object('oneIn', c.one_in, 'most', c.most, 'budget', c.budget, 'spent', c.spent) end`.as(
  'free',
)
const CARD = sql<
  Campaign['card']
>`case when c.kind = 'GIFT_CARD' then json_build_object('value', c.card_value, 'days', c.card_days, 'budget', c.budget, 'spent', c.spent) end`.as(
  'card',
)

export type CampaignFigures = Campaign & {
  readonly orderCount: number
  readonly usedCount: number
  readonly withdrawnCount: number
}

/** Campaigns with what became of their orders, the newest first; or one of them. */
export async function findCampaigns(
  db: Db | Tx,
  which: { readonly id: Id<'campaign'> } | { readonly limit: number; readonly offset: number },
): Promise<CampaignFigures[]> {
  const found = db
    .selectFrom('campaigns as c')
    .select(CAMPAIGN)
    .select([FREE, CARD])
    .select([
      countEntries(sql`true`).as('orderCount'),
      countEntries(sql`e.status in ('DRAWN', 'WON', 'PAID', 'ISSUED')`).as('usedCount'),
      countEntries(sql`e.status in ('WITHDRAWN', 'LAPSED')`).as('withdrawnCount'),
    ])
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
  return (
    'id' in which
      ? found.where('c.id', '=', which.id)
      : found.limit(which.limit).offset(which.offset)
  )
    .$castTo<CampaignFigures>()
    .execute()
}

function countEntries(which: RawBuilder<unknown>) {
  return sql<number>`(select count(*)::int from (select campaign_id, status from prize_draws union all select campaign_id, status from free_orders union all select campaign_id, status from gift_cards) e where e.campaign_id = c.id and ${which})`
}

export async function countCampaigns(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('campaigns')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/**
 * Campaigns that take orders of a storefront now. They stay as they are until the transaction ends,
 * so that nobody ends one between its order and that; but for those of gift cards, whose row each
 * order changes under that condition: two orders that share it could not both change it.
 */
export async function findRunning(tx: Tx, site: string, at: Date): Promise<Campaign[]> {
  const seen = await selectRunning(tx, site, at).execute()
  const shared = seen.filter(({ kind }) => kind !== 'GIFT_CARD').map(({ id }) => id)
  if (shared.length === 0) return seen
  const still = await selectRunning(tx, site, at)
    .where('c.id', '=', sql<string>`any(${shared})`)
    .forShare()
    .execute()
  return seen.flatMap((one) =>
    one.kind === 'GIFT_CARD' ? one : (still.find(({ id }) => id === one.id) ?? []),
  )
}

function selectRunning(tx: Tx, site: string, at: Date) {
  return tx
    .selectFrom('campaigns as c')
    .select(CAMPAIGN)
    .select([FREE, CARD])
    .where('c.status', '=', 'OPEN')
    .where('c.starts_at', '<=', at)
    .where('c.ends_at', '>', at)
    .where(sql<boolean>`${site} = any(c.sites)`)
    .orderBy('c.id')
    .$castTo<Campaign>()
}

/** Campaigns that take no orders any more and are not done. */
export async function findEnded(db: Db, at: Date, limit: number): Promise<Id<'campaign'>[]> {
  const rows = await db
    .selectFrom('campaigns')
    .where('status', '<>', 'DONE')
    .where((eb) => eb.or([eb('status', '=', 'STOPPED'), eb('ends_at', '<=', at)]))
    .orderBy('ends_at')
    .limit(limit)
    .select('id')
    .$castTo<{ id: Id<'campaign'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Campaigns that are done though orders in them still wait: a version of the mall that knows no
 * free orders has ended them.
 */
export async function findUndrawn(db: Db): Promise<Id<'campaign'>[]> {
  const rows = await db
    .selectFrom('campaigns as c')
    .where('c.status', '=', 'DONE')
    .where('c.kind', '=', 'FREE')
    .where(
      sql<boolean>`exists (select 1 from free_orders f where f.campaign_id = c.id and f.status = 'ENTERED')`,
    )
    .select('c.id')
    .$castTo<{ id: Id<'campaign'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

export function findPrizes(db: Db | Tx, campaignIds: readonly Id<'campaign'>[]): Promise<Prize[]> {
  return db
    .selectFrom('prizes')
    .select(['id', 'campaign_id as campaignId', 'kind', 'points', 'weight', 'stock', 'given'])
    .where('campaign_id', '=', sql<string>`any(${campaignIds})`)
    .orderBy('campaign_id')
    .orderBy('position')
    .$castTo<Prize>()
    .execute()
}

function selectDraws(db: Db | Tx) {
  return db
    .selectFrom('prize_draws as d')
    .leftJoin('prizes as p', 'p.id', 'd.prize_id')
    .select(['d.id', 'd.campaign_id as campaignId', 'd.order_id as orderId', 'd.status'])
    .select(['d.draw_until as drawUntil', 'd.drawn_at as drawnAt', 'p.kind as prizeKind'])
    .select((eb) => eb.fn.coalesce('p.points', sql.lit(0)).as('points'))
    .$castTo<PrizeDraw>()
}

export function findPrizeDraw(db: Db | Tx, id: Id<'prizeDraw'>): Promise<PrizeDraw | undefined> {
  return selectDraws(db).where('d.id', '=', id).executeTakeFirst()
}

/** Those of some orders, the oldest first. */
export function findPrizeDraws(
  db: Db | Tx,
  orderIds: readonly Id<'order'>[],
): Promise<PrizeDraw[]> {
  return selectDraws(db)
    .where('d.order_id', '=', sql<string>`any(${orderIds})`)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute()
}

/** Draws whose time is over. */
export async function findDrawsDue(db: Db, at: Date, limit: number): Promise<Id<'prizeDraw'>[]> {
  const rows = await db
    .selectFrom('prize_draws')
    .where('status', '=', sql.lit('OPEN'))
    .where('draw_until', '<=', at)
    .orderBy('draw_until')
    .limit(limit)
    .select('id')
    .$castTo<{ id: Id<'prizeDraw'> }>()
    .execute()
  return rows.map(({ id }) => id)
}

function selectFree(db: Db | Tx) {
  return db
    .selectFrom('free_orders as f')
    .select(['f.id', 'f.campaign_id as campaignId', 'f.order_id as orderId', 'f.status'])
    .select(['f.paid', 'f.amount', 'f.refund_id as refundId'])
}

export function findFreeOrder(db: Db | Tx, id: Id<'freeOrder'>): Promise<FreeOrder | undefined> {
  return selectFree(db).where('f.id', '=', id).$castTo<FreeOrder>().executeTakeFirst()
}

/** Those of some orders, with the terms of their campaigns, the oldest first. */
export function findFreeOrders(
  db: Db | Tx,
  orderIds: readonly Id<'order'>[],
): Promise<
  (FreeOrder & { readonly oneIn: number; readonly most: number; readonly endsAt: Date })[]
> {
  return selectFree(db)
    .innerJoin('campaigns as c', 'c.id', 'f.campaign_id')
    .select(['c.one_in as oneIn', 'c.most', 'c.ends_at as endsAt'])
    .where('f.order_id', '=', sql<string>`any(${orderIds})`)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .$castTo<FreeOrder & { oneIn: number; most: number; endsAt: Date }>()
    .execute()
}

/**
 * What came into a campaign and waits to be drawn; an order that won elsewhere is not drawn again.
 */
export function findEntered(tx: Tx, campaignId: Id<'campaign'>): Promise<FreeOrder[]> {
  return selectFree(tx)
    .where('f.campaign_id', '=', campaignId)
    .where('f.status', '=', 'ENTERED')
    .orderBy('f.id')
    .$castTo<FreeOrder>()
    .execute()
}

function selectCards(db: Db | Tx) {
  return db
    .selectFrom('gift_cards as g')
    .innerJoin('campaigns as c', 'c.id', 'g.campaign_id')
    .select(['c.card_days as days', 'c.value_from as valueFrom'])
    .select(['g.id', 'g.campaign_id as campaignId', 'g.order_id as orderId', 'g.value'])
    .select(['g.status', 'g.promotion_id as promotionId', 'g.valid_until as validUntil'])
    .select('g.mailed_at as mailedAt')
    .$castTo<GiftCard>()
}

export function findGiftCard(db: Db | Tx, id: Id<'giftCard'>): Promise<GiftCard | undefined> {
  return selectCards(db).where('g.id', '=', id).executeTakeFirst()
}

/** Those of some orders, the oldest first. */
export function findGiftCards(db: Db | Tx, orderIds: readonly Id<'order'>[]): Promise<GiftCard[]> {
  return selectCards(db)
    .where('g.order_id', '=', sql<string>`any(${orderIds})`)
    .orderBy('g.created_at')
    .orderBy('g.id')
    .execute()
}
