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

async function findDone(ctx: Context): Promise<Readonly<Record<FirstStep | 'hasSold', boolean>>> {
  const sellerId = sellerOf(ctx)
  const of = sql`from shops h join items i on i.shop_id = h.id`
  const { rows } = await sql<Record<FirstStep | 'hasSold', boolean>>`
    select exists (select ${of} where h.seller_id = ${sellerId}) as item,
      exists (select ${of} join skus k on k.item_id = i.id join stock q on q.sku_id = k.id where h.seller_id = ${sellerId} and q.on_hand > 0) as stock,
      exists (select ${of} where h.seller_id = ${sellerId} and (i.is_listed or i.held_back or i.status in ('ON_SALE', 'PAUSED'))) as "onSale",
      exists (select from seller_staff f where f.seller_id = ${sellerId} and f.user_id <> ${buyerOf(ctx)})
        or exists (select from staff_invitations v where v.seller_id = ${sellerId}) as people,
      exists (select from second_factors t where t.user_id = ${buyerOf(ctx)} and t.status = 'ON')
        or exists (select from passkeys p where p.user_id = ${buyerOf(ctx)}) as "secondFactor",
      exists (select from order_tallies t where t.seller_id = ${sellerId} and t.tally = 'SOLD') as "hasSold"`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw new Error('a question without an answer')
  return row
}
