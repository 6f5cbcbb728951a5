import type { Reply } from '@galleria/contract/define-call'
import type { goodsCalls } from '@galleria/contract/goods'
import { firstSteps, type FirstStep } from '@galleria/contract/goods-rules'
import type { MerchantRight } from '@galleria/contract/merchant-rights'
import { sql } from 'kysely'
import { buyerOf, type Context } from '#platform/context.ts'
import { hasRight, sellerOf } from '#modules/merchant/index.ts'

/** Whose step it is: somebody who may do it. A second factor is everybody's own. */
const rights: Readonly<Record<FirstStep, MerchantRight>> = {
  item: 'write',
  stock: 'stock',
  onSale: 'write',
  people: 'people',
  secondFactor: 'query',
}
/** Without these nothing is sold; a shop may stay one person's. */
const needed: readonly FirstStep[] = ['item', 'stock', 'onSale', 'secondFactor']

/**
 * What is left to do before a shop sells, from what is true of it; gone once all that it needs is
 * done. Whoever sells already is told nothing.
 */
export async function readFirstSteps(ctx: Context): Promise<Reply<typeof goodsCalls.firstSteps>> {
  const isDone = await findDone(ctx)
  const own = firstSteps.filter((step) => hasRight(ctx, rights[step]))
  if (isDone.hasSold || own.every((step) => isDone[step] || !needed.includes(step)))
    return { stepList: [] }
  return { stepList: own.map((step) => ({ step, isDone: isDone[step] })) }
}

function findDone(ctx: Context): Promise<Readonly<Record<FirstStep | 'hasSold', boolean>>> {
  const sellerId = sellerOf(ctx)
  const userId = buyerOf(ctx)
  return ctx.db
    .selectNoFrom((eb) => {
      const items = eb
        .selectFrom('shops as h')
        .innerJoin('items as i', 'i.shop_id', 'h.id')
        .where('h.seller_id', '=', sellerId)
        .select('i.id')
      return [
        eb.exists(items).as('item'),
        eb
          .exists(
            items
              .innerJoin('skus as k', 'k.item_id', 'i.id')
              .innerJoin('stock as q', 'q.sku_id', 'k.id')
              .where('q.on_hand', '>', sql.lit(0)),
          )
          .as('stock'),
        eb
          .exists(
            items.where((of) =>
              of.or([
                of.ref('i.is_listed'),
                of.ref('i.held_back'),
                of('i.status', 'in', [sql.lit('ON_SALE'), sql.lit('PAUSED')]),
              ]),
            ),
          )
          .as('onSale'),
        eb
          .or([
            eb.exists(
              eb
                .selectFrom('seller_staff as f')
                .where('f.seller_id', '=', sellerId)
                .where('f.user_id', '<>', userId)
                .select('f.user_id'),
            ),
            eb.exists(
              eb
                .selectFrom('staff_invitations as v')
                .where('v.seller_id', '=', sellerId)
                .select('v.id'),
            ),
          ])
          .as('people'),
        eb
          .or([
            eb.exists(
              eb
                .selectFrom('second_factors as t')
                .where('t.user_id', '=', userId)
                .where('t.status', '=', sql.lit('ON'))
                .select('t.id'),
            ),
            eb.exists(
              eb.selectFrom('passkeys as p').where('p.user_id', '=', userId).select('p.id'),
            ),
          ])
          .as('secondFactor'),
        eb
          .exists(
            eb
              .selectFrom('order_tallies as t')
              .where('t.seller_id', '=', sellerId)
              .where('t.tally', '=', sql.lit('SOLD'))
              .select('t.seller_id'),
          )
          .as('hasSold'),
      ]
    })
    .$castTo<Record<FirstStep | 'hasSold', boolean>>()
    .executeTakeFirstOrThrow()
}
