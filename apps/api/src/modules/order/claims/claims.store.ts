import type { Id } from '@galleria/kernel/id'
import { sql, type UpdateObject } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { DB } from '#platform/tables.ts'
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

/** What of a line is counted, and by what of the claim it changes; 1 for each claim. */
type Counted = Extract<
  keyof DB['order_lines'],
  | 'open_reverse_qty'
  | 'reversed_qty'
  | 'open_cancel_qty'
  | 'canceled_qty'
  | 'claimed'
  | 'cancel_claimed'
  | 'refunded'
  | 'withheld'
  | 'requests'
  | 'open_requests'
>
type Figure = 'taken' | 'unsent' | 'amount' | 'unsent_amount' | 'withheld'
type Change = {
  readonly lines: { readonly [Column in Counted]?: readonly ['+' | '-', Figure | 1] }
  readonly order?: (claims: Claims) => UpdateObject<DB, 'orders'>
}

const addShipping = ({ shipping }: Claims) => ({
  claimed_shipping: sql<number>`claimed_shipping + ${shipping}`,
})
const takeShipping = ({ shipping }: Claims) => ({
  claimed_shipping: sql<number>`claimed_shipping - ${shipping}`,
})

/**
 * What becomes of a claim, as changes of the lines (`k`, by the claim's own figures `c`) and of the
 * order.
 */
const changes = {
  /** An application claims its units and its money. */
  asked: {
    lines: {
      open_reverse_qty: ['+', 'taken'],
      open_cancel_qty: ['+', 'unsent'],
      claimed: ['+', 'amount'],
      withheld: ['-', 'withheld'],
      cancel_claimed: ['+', 'unsent_amount'],
      requests: ['+', 1],
      open_requests: ['+', 1],
    },
    order: addShipping,
  },
  /** What gives a difference back is part of its exchange, and no request of the line besides. */
  askedBeside: {
    lines: { claimed: ['+', 'amount'], open_requests: ['+', 1] },
  },
  /**
   * One that was declined claims them again, because the mall was asked. It counts as a request
   * already.
   */
  resumed: {
    lines: {
      open_reverse_qty: ['+', 'taken'],
      open_cancel_qty: ['+', 'unsent'],
      claimed: ['+', 'amount'],
      cancel_claimed: ['+', 'unsent_amount'],
      open_requests: ['+', 1],
    },
    order: addShipping,
  },
  /** One that came to nothing gives them free. */
  refused: {
    lines: {
      open_reverse_qty: ['-', 'taken'],
      open_cancel_qty: ['-', 'unsent'],
      claimed: ['-', 'amount'],
      withheld: ['+', 'withheld'],
      cancel_claimed: ['-', 'unsent_amount'],
      open_requests: ['-', 1],
    },
    order: takeShipping,
  },
  /** One that goes on with fewer units or less money. */
  reduced: {
    lines: {
      open_reverse_qty: ['-', 'taken'],
      open_cancel_qty: ['-', 'unsent'],
      claimed: ['-', 'amount'],
      withheld: ['+', 'withheld'],
      cancel_claimed: ['-', 'unsent_amount'],
    },
    order: takeShipping,
  },
  /**
   * One that goes on otherwise, after it gave free what it claimed ('reduced'): it is no other
   * request.
   */
  changed: {
    lines: {
      open_reverse_qty: ['+', 'taken'],
      open_cancel_qty: ['+', 'unsent'],
      claimed: ['+', 'amount'],
      cancel_claimed: ['+', 'unsent_amount'],
    },
    order: addShipping,
  },
  /** One that goes on with more units and more money, by what is more. */
  raised: {
    lines: { open_reverse_qty: ['+', 'taken'], claimed: ['+', 'amount'] },
    order: addShipping,
  },
  /**
   * One that ended with other goods, after it gave its units and money free: from here on those can
   * be asked about, as long as goods that have just come.
   */
  exchanged: {
    lines: { open_requests: ['-', 1] },
    // One that was asked for in the time in which anything can be begins that anew.
    order: ({ isGuarantee }) => ({
      [isGuarantee ? 'replaced_at' : 'exchanged_at']: sql<Date>`mall_now()`,
    }),
  },
  /** One that was taken back does not count as a request any more. */
  takenBack: {
    lines: {
      open_reverse_qty: ['-', 'taken'],
      open_cancel_qty: ['-', 'unsent'],
      claimed: ['-', 'amount'],
      withheld: ['+', 'withheld'],
      cancel_claimed: ['-', 'unsent_amount'],
      requests: ['-', 1],
      open_requests: ['-', 1],
    },
    order: takeShipping,
  },
  /** The money is back: lines and order say how much. */
  refunded: {
    lines: {
      open_reverse_qty: ['-', 'taken'],
      reversed_qty: ['+', 'taken'],
      refunded: ['+', 'amount'],
      open_requests: ['-', 1],
    },
    order: (claims) => ({ refunded: sql<number>`refunded + ${totalOf(claims)}` }),
  },
  /** The bank sent the money back: what was counted for it is open again. */
  bounced: {
    lines: {
      open_reverse_qty: ['+', 'taken'],
      reversed_qty: ['-', 'taken'],
      refunded: ['-', 'amount'],
      open_requests: ['+', 1],
    },
    order: (claims) => ({ refunded: sql<number>`refunded - ${totalOf(claims)}` }),
  },
  /** Units that were never sent will not be: they no longer wait in the order. */
  unsentCanceled: {
    lines: { open_cancel_qty: ['-', 'unsent'], canceled_qty: ['+', 'unsent'] },
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
  change: Change['lines'],
): Promise<void> {
  const claimed = sql<{
    id: string
    taken: number
    unsent: number
    amount: number
    unsent_amount: number
    withheld: number
  }>`unnest(${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.takenQty)}::int[], ${lines.map((line) => line.unsentQty)}::int[],
    ${lines.map((line) => line.amount)}::bigint[], ${lines.map((line) => line.unsentAmount)}::bigint[], ${lines.map((line) => line.withheld)}::bigint[])`
  await tx
    .updateTable('order_lines as k')
    .from(claimed.as<'c'>(sql`c(id, taken, unsent, amount, unsent_amount, withheld)`))
    .set((eb) =>
      Object.fromEntries(
        Object.entries(change).map(([column, [sign, figure]]) => [
          column,
          eb(`k.${column as Counted}`, sign, figure === 1 ? sql.lit(1) : eb.ref(`c.${figure}`)),
        ]),
      ),
    )
    .whereRef('k.id', '=', 'c.id')
    .where('k.order_id', '=', orderId)
    .execute()
}

async function changeOrder(
  tx: Tx,
  { orderId }: Claims,
  change: UpdateObject<DB, 'orders'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...change, updated_at: sql<Date>`mall_now()` })
    .where('id', '=', orderId)
    .execute()
}

function totalOf({ shipping, lines }: Claims): number {
  return lines.reduce((sum, line) => sum + line.amount, shipping)
}
