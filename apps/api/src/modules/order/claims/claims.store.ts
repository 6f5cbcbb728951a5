import type { Id } from '@galleria/kernel/id'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { switchUnits } from '#modules/voucher/index.ts'

/**
 * The only writer of what after-sales orders claim of an order. It runs under the contract's lock;
 * the table's checks hold what claims come to: never more units than were bought, never more money
 * than was paid.
 */
type Claims = {
  readonly orderId: Id<'order'>
  readonly shipping: number
  /** They were asked for under the guarantee. */
  readonly isGuarantee?: boolean
  readonly lines: readonly {
    readonly lineId: Id<'orderLine'>
    /**
     * Units that leave the line: those that will not be sent, and later those that are sent back.
     */
    readonly takenQty: number
    readonly unsentQty: number
    readonly amount: number
    /** What of the amount is for the unsent units. */
    readonly unsentAmount: number
    /**
     * What of it the shop keeps as long as nobody claims it: of units that came back, what they
     * have lost in value.
     */
    readonly withheld: number
  }[]
}

/** One that was asked for in the time in which anything can be begins that anew. */
function exchangedNow({ isGuarantee }: Claims): RawBuilder<unknown> {
  return isGuarantee ? sql`replaced_at = mall_now()` : sql`exchanged_at = mall_now()`
}

type Change = {
  readonly lines: RawBuilder<unknown>
  readonly order?: (claims: Claims) => RawBuilder<unknown>
}

/**
 * What becomes of a claim, as changes of the lines (`k`, by the claim's own figures `c`) and of the
 * order.
 */
const changes = {
  /** An application claims its units and its money. */
  asked: {
    lines: sql`open_reverse_qty = k.open_reverse_qty + c.taken, open_cancel_qty = k.open_cancel_qty + c.unsent, claimed = k.claimed + c.amount, withheld = k.withheld - c.withheld,
      cancel_claimed = k.cancel_claimed + c.unsent_amount, requests = k.requests + 1, open_requests = k.open_requests + 1`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping + ${shipping}`,
  },
  /** What gives a difference back is part of its exchange, and no request of the line besides. */
  askedBeside: {
    lines: sql`claimed = k.claimed + c.amount, open_requests = k.open_requests + 1`,
  },
  /**
   * One that was declined claims them again, because the mall was asked. It counts as a request
   * already.
   */
  resumed: {
    lines: sql`open_reverse_qty = k.open_reverse_qty + c.taken, open_cancel_qty = k.open_cancel_qty + c.unsent, claimed = k.claimed + c.amount,
      cancel_claimed = k.cancel_claimed + c.unsent_amount, open_requests = k.open_requests + 1`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping + ${shipping}`,
  },
  /** One that came to nothing gives them free. */
  refused: {
    lines: sql`open_reverse_qty = k.open_reverse_qty - c.taken, open_cancel_qty = k.open_cancel_qty - c.unsent, claimed = k.claimed - c.amount, withheld = k.withheld + c.withheld,
      cancel_claimed = k.cancel_claimed - c.unsent_amount, open_requests = k.open_requests - 1`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping - ${shipping}`,
  },
  /** One that goes on with fewer units or less money. */
  reduced: {
    lines: sql`open_reverse_qty = k.open_reverse_qty - c.taken, open_cancel_qty = k.open_cancel_qty - c.unsent, claimed = k.claimed - c.amount, withheld = k.withheld + c.withheld,
      cancel_claimed = k.cancel_claimed - c.unsent_amount`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping - ${shipping}`,
  },
  /**
   * One that goes on otherwise, after it gave free what it claimed ('reduced'): it is no other
   * request.
   */
  changed: {
    lines: sql`open_reverse_qty = k.open_reverse_qty + c.taken, open_cancel_qty = k.open_cancel_qty + c.unsent, claimed = k.claimed + c.amount,
      cancel_claimed = k.cancel_claimed + c.unsent_amount`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping + ${shipping}`,
  },
  /** One that goes on with more units and more money, by what is more. */
  raised: {
    lines: sql`open_reverse_qty = k.open_reverse_qty + c.taken, claimed = k.claimed + c.amount`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping + ${shipping}`,
  },
  /**
   * One that ended with other goods, after it gave its units and money free: from here on those can
   * be asked about, as long as goods that have just come.
   */
  exchanged: {
    lines: sql`open_requests = k.open_requests - 1`,
    order: exchangedNow,
  },
  /** One that was taken back does not count as a request any more. */
  takenBack: {
    lines: sql`open_reverse_qty = k.open_reverse_qty - c.taken, open_cancel_qty = k.open_cancel_qty - c.unsent, claimed = k.claimed - c.amount, withheld = k.withheld + c.withheld,
      cancel_claimed = k.cancel_claimed - c.unsent_amount, requests = k.requests - 1, open_requests = k.open_requests - 1`,
    order: ({ shipping }) => sql`claimed_shipping = claimed_shipping - ${shipping}`,
  },
  /** The money is back: lines and order say how much. */
  refunded: {
    lines: sql`open_reverse_qty = k.open_reverse_qty - c.taken, reversed_qty = k.reversed_qty + c.taken, refunded = k.refunded + c.amount, open_requests = k.open_requests - 1`,
    order: (claims) => sql`refunded = refunded + ${totalOf(claims)}`,
  },
  /** The bank sent the money back: what was counted for it is open again. */
  bounced: {
    lines: sql`open_reverse_qty = k.open_reverse_qty + c.taken, reversed_qty = k.reversed_qty - c.taken, refunded = k.refunded - c.amount, open_requests = k.open_requests + 1`,
    order: (claims) => sql`refunded = refunded - ${totalOf(claims)}`,
  },
  /** Units that were never sent will not be: they no longer wait in the order. */
  unsentCanceled: {
    lines: sql`open_cancel_qty = k.open_cancel_qty - c.unsent, canceled_qty = k.canceled_qty + c.unsent`,
  },
} satisfies Record<string, Change>

/**
 * Codes whose money is asked back cannot be used, from the same transaction on; they can again when
 * nothing comes of it.
 */
const switchedBy: Partial<Record<keyof typeof changes, 'void' | 'reinstate'>> = {
  asked: 'void',
  refused: 'reinstate',
  takenBack: 'reinstate',
}

export async function changeClaims(
  tx: Tx,
  claims: Claims,
  becomes: keyof typeof changes,
): Promise<void> {
  const change: Change = changes[becomes]
  await changeLines(tx, claims, change.lines)
  if (change.order) await changeOrder(tx, claims, change.order(claims))
  const move = switchedBy[becomes]
  if (move)
    for (const { lineId, unsentQty: units } of claims.lines)
      if (units > 0) await switchUnits(tx, move, { lineId, units })
}

/** An order was free: what the mall gave back of it nobody can ask for any more. */
export async function markGifted(
  tx: Tx,
  orderId: Id<'order'>,
  parts: readonly {
    readonly lineId: Id<'orderLine'>
    readonly goods: number
    readonly shipping: number
  }[],
): Promise<void> {
  const ids = parts.map(({ lineId }) => lineId)
  const amounts = parts.map(({ goods }) => goods)
  await tx
    .updateTable('order_lines as k')
    .from(
      sql<{ id: string; goods: number }>`unnest(${ids}::uuid[], ${amounts}::bigint[])`.as<'p'>(
        sql`p(id, goods)`,
      ),
    )
    .set((eb) => ({ gifted: eb('k.gifted', '+', eb.ref('p.goods')) }))
    .whereRef('k.id', '=', 'p.id')
    .where('k.order_id', '=', orderId)
    .where('p.goods', '>', sql.lit(0))
    .execute()
  const shipping = parts.reduce((sum, part) => sum + part.shipping, 0)
  if (shipping > 0)
    await tx
      .updateTable('orders')
      .set((eb) => ({ gifted_shipping: eb('gifted_shipping', '+', shipping) }))
      .where('id', '=', orderId)
      .execute()
}

async function changeLines(
  tx: Tx,
  { orderId, lines }: Claims,
  change: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    update order_lines k set ${change}
    from unnest(${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.takenQty)}::int[], ${lines.map((line) => line.unsentQty)}::int[],
      ${lines.map((line) => line.amount)}::bigint[], ${lines.map((line) => line.unsentAmount)}::bigint[], ${lines.map((line) => line.withheld)}::bigint[]) c(id, taken, unsent, amount, unsent_amount, withheld)
    where k.id = c.id and k.order_id = ${orderId}`.execute(tx)
}

async function changeOrder(
  tx: Tx,
  { orderId }: Claims,
  change: RawBuilder<unknown>,
): Promise<void> {
  await sql`update orders set ${change}, updated_at = mall_now() where id = ${orderId}`.execute(tx)
}

function totalOf({ shipping, lines }: Claims): number {
  return lines.reduce((sum, line) => sum + line.amount, shipping)
}
