import type { Id } from '@galleria/kernel/id'
import type { Db, Tx } from '#platform/db.ts'
import { postEntries } from '#modules/ledger/index.ts'
import type { OrderRow } from '../order.types.ts'
import type { PayoutPart } from './payout.rules.ts'

/** Why it is held: the mall was asked about a request, or the buyer's bank about the payment. */
export type HeldCause = 'REQUEST' | 'PAYMENT'
export type HeldShare = PayoutPart & { readonly orderId: Id<'order'>; readonly cause: HeldCause }

export function findHeld(db: Db | Tx, orderIds: readonly Id<'order'>[]): Promise<HeldShare[]> {
  return db
    .selectFrom('held_shares')
    .where('order_id', 'in', [...orderIds])
    .select(['order_id as orderId', 'cause', 'share', 'tax'])
    .$castTo<HeldShare>()
    .execute()
}

export async function isHeldForPayment(tx: Tx, contractId: Id<'contract'>): Promise<boolean> {
  const found = await tx
    .selectFrom('held_shares as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .where('o.contract_id', '=', contractId)
    .where('h.cause', '=', 'PAYMENT')
    .select('h.order_id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * The only writer of what is held, under the contract's lock. The books get the difference between
 * what was held and what is now, so that saying the same twice books nothing.
 */
export async function setHeld(
  tx: Tx,
  order: OrderRow,
  { cause, was, now, at }: { cause: HeldCause; was?: PayoutPart; now?: PayoutPart; at: Date },
): Promise<void> {
  const key = { order_id: order.id, cause }
  if (now)
    await tx
      .insertInto('held_shares')
      .values({ ...key, ...pick(now), since: at })
      .onConflict((conflict) => conflict.columns(['order_id', 'cause']).doUpdateSet(pick(now)))
      .execute()
  else if (was)
    await tx
      .deleteFrom('held_shares')
      .where('order_id', '=', key.order_id)
      .where('cause', '=', cause)
      .execute()
  const more = (now?.share ?? 0) - (was?.share ?? 0)
  await postEntries(tx, {
    event: 'hold',
    ref: order.contractId,
    currency: order.currency,
    at,
    entries: [
      { account: `seller:${order.shopId}`, minor: more },
      { account: `held:${order.shopId}`, minor: -more },
    ],
  })
}

const pick = ({ share, tax }: PayoutPart) => ({ share, tax })
