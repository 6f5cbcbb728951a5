import type { Id } from '@galleria/kernel/id'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import {
  freeUnits,
  holdUnits,
  lockShelves,
  sendUnits,
  type Units,
} from '#modules/catalog/stock/index.ts'
import { changeClaims } from '#modules/order/claims/index.ts'
import { reduceReverse } from '../answering/inspection.store.ts'
import { returningQty } from '../reverse.rules.ts'
import { claimsOf } from '../reverse.store.ts'
import type { ReverseLineRow, ReverseRow } from '../reverse.types.ts'

/**
 * The only writer of what an exchange holds and sends. Every function runs under the contract's
 * lock, last in its transaction: others wait for the shelves.
 */

type Held = { readonly line: ReverseLineRow; readonly qty: number }

/**
 * Holds the replacement of every unit that is to come back; false, and nothing held, when one of
 * them is short.
 */
export async function holdReplacement(tx: Tx, reverse: ReverseRow): Promise<boolean> {
  const held = reverse.lines.map((line) => ({ line, qty: returningQty(line) })).filter(isReplaced)
  if (!(await holdUnits(tx, unitsOf(held), 'exchange'))) return false
  await setHeld(tx, reverse, held)
  return true
}

/** What is held is for sale again: all of it, or of each line what comes to `keep`. */
export async function freeReplacement(
  tx: Tx,
  reverse: ReverseRow,
  keep: (line: ReverseLineRow) => number = () => 0,
): Promise<void> {
  const held = reverse.lines.filter(({ heldQty }) => heldQty > 0)
  await setHeld(
    tx,
    reverse,
    held.map((line) => ({ line, qty: keep(line) })),
  )
  const freed = held.map((line) => ({ line, qty: line.heldQty - keep(line) })).filter(isReplaced)
  if (freed.length > 0) await freeUnits(tx, unitsOf(freed), 'exchange ended')
}

/**
 * Locks the shelves of what comes back and of what is held, before one and then the other changes.
 */
export function lockBoth(tx: Tx, back: readonly Units[], { lines }: ReverseRow): Promise<void> {
  const held = lines.map((line) => ({ line, qty: line.heldQty })).filter(isReplaced)
  return lockShelves(tx, [...back, ...unitsOf(held)])
}

/**
 * What was held leaves the house; what is left of what was paid for the goods is what was paid for
 * it.
 */
export async function sendReplacement(tx: Tx, reverse: ReverseRow): Promise<void> {
  await tx
    .updateTable('reverse_lines')
    .set((eb) => ({
      replaced_qty: eb.ref('held_qty'),
      replaced_paid: eb.ref('apply_amount'),
      held_qty: 0,
    }))
    .where('reverse_id', '=', reverse.id)
    .where('held_qty', '>', sql.lit(0))
    .execute()
  const sent = reverse.lines.map((line) => ({ line, qty: line.heldQty })).filter(isReplaced)
  await sendUnits(tx, unitsOf(sent), 'replacement')
}

/**
 * The goods are exchanged: their units and money are free again, and the line is as one that was
 * received just now.
 */
export async function endExchange(tx: Tx, reverse: ReverseRow): Promise<void> {
  await reduceReverse(tx, reverse, { lines: reverse.lines, shipping: reverse.shipping })
  const { orderId, lines, isGuarantee } = reverse
  const nothing = { takenQty: 0, unsentQty: 0, unsentAmount: 0, applyAmount: 0 }
  const claims = {
    orderId,
    lossOf: null,
    shipping: 0,
    lines: lines.map((line) => ({ ...line, ...nothing })),
  }
  await changeClaims(tx, { ...claimsOf(claims), isGuarantee }, 'exchanged')
}

/** By which line of an order what a line costs more is paid. */
export async function setSurchargeLines(
  tx: Tx,
  lines: readonly { readonly id: Id<'reverseLine'>; readonly by: Id<'orderLine'> | null }[],
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const surcharges = lines.map(({ by }) => by)
  await tx
    .updateTable('reverse_lines as l')
    .from(
      sql<{ id: string; by: string | null }>`unnest(${ids}::uuid[], ${surcharges}::uuid[])`.as<'s'>(
        sql`s(id, by)`,
      ),
    )
    .set((eb) => ({ surcharge_line: eb.ref('s.by') }))
    .whereRef('l.id', '=', 's.id')
    .execute()
}

/** What of it goes back with a line's goods. */
export async function setSurchargeBack(
  tx: Tx,
  id: Id<'reverseLine'>,
  amount: number,
): Promise<void> {
  await tx
    .updateTable('reverse_lines')
    .set({ surcharge_back: amount })
    .where('id', '=', id)
    .execute()
}

function isReplaced({ line, qty }: Held): boolean {
  return line.derivativeSkuId !== null && qty > 0
}

function unitsOf(held: readonly Held[]): Units[] {
  return held.flatMap(({ line: { derivativeSkuId, lineId }, qty }) =>
    derivativeSkuId === null ? [] : [{ skuId: derivativeSkuId, lineId, qty }],
  )
}

async function setHeld(tx: Tx, reverse: ReverseRow, held: readonly Held[]): Promise<void> {
  const ids = held.map(({ line }) => line.id)
  const quantities = held.map(({ qty }) => qty)
  await tx
    .updateTable('reverse_lines as l')
    .from(
      sql<{ id: string; qty: number }>`unnest(${ids}::uuid[], ${quantities}::int[])`.as<'h'>(
        sql`h(id, qty)`,
      ),
    )
    .set((eb) => ({ held_qty: eb.ref('h.qty') }))
    .where('l.reverse_id', '=', reverse.id)
    .whereRef('l.id', '=', 'h.id')
    .execute()
}
