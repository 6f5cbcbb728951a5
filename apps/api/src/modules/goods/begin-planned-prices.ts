import { noRoles, refusalByRole, type SellerStatus } from '@galleria/contract/merchant-rights'
import { storefronts, type Site } from '@galleria/contract/storefronts'
import { isRefusal, type Refusal } from '@galleria/kernel/refusal'
import { toMajor } from '@galleria/kernel/money'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { lockRow } from '#platform/lock.ts'
import { goodsJobs } from './goods.jobs.ts'
import { priceGoodsIn } from './manage-goods.ts'
import {
  findDueSkus,
  lockDuePlan,
  movePricePlan,
  type DueSku,
  type PlanRefusal,
  type PricePlan,
} from './price-plan.store.ts'

/**
 * Versions of one round, which lasts a second or two then: buyers whose payments the same poller
 * looks at wait for it.
 */
const AT_ONCE = 50

/**
 * The round of every two seconds: what is due becomes the price, by the door by which a person
 * changes it. Of one version in the order in which it was planned, each in a transaction of its own
 * under its item's lock, so that a clock that jumped, two processes and a kill leave each begun
 * once.
 */
export async function beginPlannedPrices(ctx: Context): Promise<void> {
  for (const sku of await findDueSkus(ctx.db, AT_ONCE))
    // One whose prices cannot begin keeps no other waiting; what stands behind it waits with it.
    await beginAll(ctx, sku).catch((error: unknown) =>
      ctx.log.error({ err: error, skuId: sku.skuId }, 'planned prices could not begin'),
    )
}

async function beginAll(ctx: Context, sku: DueSku): Promise<void> {
  while (await beginNext(ctx, sku));
}

/** False when nothing of it is due, or not yet. */
function beginNext(ctx: Context, sku: DueSku): Promise<boolean> {
  return ctx.inTransaction(async (tx) => {
    await lockRow(tx, 'items', { id: sku.itemId })
    const plan = await lockDuePlan(tx, sku.skuId)
    if (!plan) return false
    const now = await findPricesNow(tx, sku.skuId)
    // Somebody has changed them since this transaction began, and its prices would begin before
    // those: the next round is later.
    if (now.some(({ isLater }) => isLater)) return false
    const refusal = await tryToBegin(ctx, tx, { sku, plan, now })
    if (!refusal)
      return movePricePlan(tx, plan.id, { move: 'begin', actor: 'clock', at: ctx.now() })
    await movePricePlan(tx, plan.id, {
      move: 'refuse',
      actor: 'clock',
      at: ctx.now(),
      set: { refused_for: JSON.stringify(refusal) },
    })
    await ctx.jobs.send(tx, goodsJobs.mailPricePlan, { planId: plan.id })
    return true
  })
}

type PriceNow = { site: Site; amount: number; isLater: boolean }

function findPricesNow(tx: Tx, skuId: number): Promise<PriceNow[]> {
  return tx
    .selectFrom('sku_prices')
    .where('sku_id', '=', skuId)
    .where('withdrawn_at', 'is', null)
    .select(['site', 'amount', sql<boolean>`since > mall_now()`.as('isLater')])
    .$narrowType<{ site: Site }>()
    .execute()
}

/**
 * Storefronts at which it was taken off sale since that was planned: also where it was to begin to
 * be sold, and was sold before.
 */
async function findTakenOff(tx: Tx, { id }: PricePlan): Promise<Site[]> {
  const rows = await tx
    .selectFrom('price_plans as p')
    .innerJoin('sku_prices as s', (join) =>
      join.onRef('s.sku_id', '=', 'p.sku_id').onRef('s.withdrawn_at', '>', 'p.planned_at'),
    )
    .where('p.id', '=', id)
    .select('s.site')
    .$narrowType<{ site: Site }>()
    .execute()
  return rows.map(({ site }) => site)
}

type Due = {
  readonly sku: DueSku
  readonly plan: PricePlan
  readonly now: readonly PriceNow[]
}

/** Nothing of it is done where it is refused. */
async function tryToBegin(ctx: Context, tx: Tx, due: Due): Promise<PlanRefusal | undefined> {
  const takenOff = await findTakenOff(tx, due.plan)
  const gone = due.plan.prices.filter(
    ({ site, amount, isFirst }) =>
      amount !== null &&
      (!isFirst || takenOff.includes(site)) &&
      !due.now.some((price) => price.site === site),
  )
  if (gone.length > 0)
    return {
      code: 'price.refused',
      sites: Object.fromEntries(gone.map(({ site }) => [site, 'price_gone'])),
    }
  const person = await asItsPerson(ctx, tx, due)
  const code = refusalByRole({ who: 'merchant', right: 'write' }, person.actor)
  if (code) return { code }
  await sql`savepoint planned_prices`.execute(tx)
  try {
    await setThem(person, tx, due)
    await sql`release savepoint planned_prices`.execute(tx)
    return undefined
  } catch (error) {
    // Somebody was quicker in spite of the lock: the next round reads again.
    if (!isRefusal(error) || error.code === 'price.changed_meanwhile') throw error
    await sql`rollback to savepoint planned_prices`.execute(tx)
    return refusalOf(error, due.plan)
  }
}

/**
 * What is planned is the shop's: it begins although its person has left, and is refused while the
 * shop may not sell.
 */
async function asItsPerson(ctx: Context, tx: Tx, { sku: { sellerId }, plan }: Due) {
  const { status } = await tx
    .selectFrom('sellers')
    .where('id', '=', sellerId)
    .select('status')
    .$castTo<{ status: SellerStatus }>()
    .executeTakeFirstOrThrow()
  const roles = {
    ...noRoles,
    sellerId,
    sellerStatus: status,
    role: 'owner' as const,
    sellerIds: [sellerId],
  }
  return { ...ctx, actor: { kind: 'member' as const, userId: plan.plannedBy, ...roles } }
}

function setThem(ctx: Context, tx: Tx, { sku, plan, now }: Due): Promise<void> {
  const major = (site: Site, minor: number) =>
    toMajor({ minor, currency: storefronts[site].currency })
  return priceGoodsIn(ctx, tx, {
    skuCode: sku.code,
    priceList: plan.prices.map(({ site, amount, isReduced }) => {
      const seen = now.find((price) => price.site === site)
      return {
        site,
        amount: amount === null ? null : major(site, amount),
        seenAmount: seen ? major(site, seen.amount) : null,
        isReduced,
      }
    }),
    // It was asked when it was planned.
    isSure: true,
  })
}

function refusalOf({ code, facts = {} }: Refusal, { prices }: PricePlan): PlanRefusal {
  const errors = facts['errors']
  if (!Array.isArray(errors)) return { code }
  return {
    code,
    sites: Object.fromEntries(
      errors.flatMap(({ path, code: why }: { path: string; code: string }) => {
        const site = prices[Number(path.split('.')[1])]?.site
        return site ? [[site, why]] : []
      }),
    ),
  }
}
