import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { countedOf, findOrders, isGoodsBack, lockContract } from '#modules/order/index.ts'
import { endBenefits } from '#modules/order/benefits/index.ts'
import { withdrawGiftCards } from '#modules/order/codes/index.ts'
import { releaseHeld, restoreUses, useHeld } from '#modules/promotion/index.ts'

/**
 * So long somebody may have served with a version that did not know what an order brings or was
 * made with.
 */
const LOOKED_BACK = sql<Date>`mall_now() - '60 days'::interval`

/** As the rule of that name says it. */
const IS_GOODS_BACK = sql<boolean>`not exists (select 1 from order_lines k where k.order_id = o.id and k.reversed_qty < k.qty and not k.snapshot ? 'gift')`

/** Something that an order brings is still there. */
const PROMISES = sql<boolean>`(exists (select 1 from prize_draws d where d.order_id = o.id and d.status in ('OPEN', 'DRAWN'))
    or exists (select 1 from free_orders f where f.order_id = o.id and f.status in ('ENTERED', 'WON'))
    or exists (select 1 from gift_cards g left join promotions p on p.id = g.promotion_id where g.order_id = o.id and (g.status = 'PROMISED' or (g.status = 'ISSUED' and p.used = 0))))`

/**
 * The clock's round: what orders leave open that were paid, revived or ended by a version of the
 * mall that knows no coupons, draws, free orders and gift cards, as after a step back to it. Our
 * own code does all of this in the transaction of the order, so on most days nothing is found: but
 * for a gift card that lay in an order which ended unpaid. Whether its own order still earns it is
 * judged here, because whoever ends the one order does not hold the lock of the other.
 */
export async function catchUpEndings(ctx: Context): Promise<void> {
  for (const contractId of await findBehind(ctx.db))
    await ctx
      .inTransaction(async (tx) => {
        if (!(await lockContract(tx, contractId))) return
        const orders = await findOrders(tx, { contractId })
        const at = ctx.now()
        if (orders.every(({ status }) => status === 'CANCELED'))
          await releaseHeld(tx, contractId, { actor: 'clock', at })
        else if (orders.some(({ paid }) => paid > 0)) {
          await useHeld(tx, contractId, at)
          await restoreUses(tx, contractId, at)
        }
        const ended = orders.filter(
          (order) => order.status === 'CANCELED' || order.status === 'CLOSED' || isGoodsBack(order),
        )
        await endBenefits(
          tx,
          ended.map(({ id }) => id),
          at,
        )
        const left = orders.filter(({ hasBenefits }) => hasBenefits)
        await withdrawGiftCards(
          tx,
          left.map((order) => ({ id: order.id, counted: countedOf(order) })),
          at,
        )
      })
      .catch((error: unknown) =>
        ctx.log.error({ err: error, contractId }, 'what an order left open could not be ended'),
      )
}

/**
 * Contracts whose uses do not say what became of their orders, those with ended orders that still
 * promise something, and those with a gift card that was set free again after they came down to too
 * little.
 */
async function findBehind(db: Db): Promise<Id<'contract'>[]> {
  const rows = await db
    .selectFrom('promotion_uses as u')
    .select('u.contract_id as id')
    .where('u.status', '=', sql.lit('HELD'))
    .where(
      sql<boolean>`exists (select 1 from orders o where o.contract_id = u.contract_id and (o.status = 'CANCELED' or o.paid > 0))`,
    )
    .union((eb) =>
      eb
        .selectFrom('promotion_uses as u')
        .select('u.contract_id as id')
        .where('u.status', '=', sql.lit('RELEASED'))
        .where('u.updated_at', '>', LOOKED_BACK)
        .where(
          sql<boolean>`exists (select 1 from orders o where o.contract_id = u.contract_id and o.paid > 0 and o.status <> 'CANCELED')`,
        )
        .where(
          sql<boolean>`(u.order_id is not null or exists (select 1 from promotions p where p.id = u.promotion_id and (p.most is null or p.used < p.most)))`,
        ),
    )
    .union((eb) =>
      eb
        .selectFrom('orders as o')
        .select('o.contract_id as id')
        .where(({ ref }) => ref('o.has_benefits'))
        .where('o.status', 'in', [sql.lit('CANCELED'), sql.lit('CLOSED')])
        .where(PROMISES),
    )
    .union((eb) =>
      eb
        .selectFrom('orders as o')
        .select('o.contract_id as id')
        .where(({ ref }) => ref('o.has_benefits'))
        .where('o.refunded', '>', sql.lit(0))
        .where(IS_GOODS_BACK)
        .where(PROMISES),
    )
    .union((eb) =>
      eb
        .selectFrom('promotion_uses as u')
        .innerJoin('promotions as p', (join) =>
          join
            .onRef('p.id', '=', 'u.promotion_id')
            .on(({ ref }) => ref('p.is_card'))
            .on('p.used', '=', sql.lit(0)),
        )
        .innerJoin('gift_cards as g', (join) =>
          join.onRef('g.promotion_id', '=', 'p.id').on('g.status', '=', sql.lit('ISSUED')),
        )
        .innerJoin('campaigns as c', 'c.id', 'g.campaign_id')
        .innerJoin('orders as o', 'o.id', 'g.order_id')
        .select('o.contract_id as id')
        .where('u.status', '=', sql.lit('RELEASED'))
        .where('u.updated_at', '>', LOOKED_BACK)
        .where(({ or }) =>
          or([sql<boolean>`o.need_pay - o.refunded < c.value_from`, IS_GOODS_BACK]),
        ),
    )
    .limit(sql.lit(100))
    .$castTo<{ id: Id<'contract'> }>()
    .execute()
  return rows.map(({ id }) => id)
}
