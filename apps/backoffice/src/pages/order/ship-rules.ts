import type { Problem } from '@galleria/contract/client'
import { formSchema } from '@galleria/contract/form-schema'
import { merchantCalls, type MerchantOrder } from '@galleria/contract/merchant'

type Line = Pick<MerchantOrder['tradeOrderLineList'][number], 'id' | 'canShipQty'>
type Counted = {
  readonly id: string
  readonly sku: Pick<MerchantOrder['tradeOrderLineList'][number]['sku'], 'marketingUnit'>
}
/** What a person typed over the number that was there, by line. */
export type Entered = Readonly<Record<string, number>>

/** The server's table of moves decides what may be done with an order; the page only reads it. */
export function canShip(order: Pick<MerchantOrder, 'operationList'>): boolean {
  return order.operationList.includes('ship')
}
/** Without units that are asked back: they are not to be sent. */
export function leftOf(line: Line): number {
  return Math.max(0, line.canShipQty)
}

/** Hundredths: 1.5 less 0.3 is 1.2. */
export function roundQty(qty: number): number {
  return Math.round(qty * 100) / 100
}

/**
 * What goes into the parcel: all that is left of each line, unless less was entered. Lines of which
 * nothing goes are left out.
 */
export function packParcel(
  lines: readonly Line[],
  entered: Entered,
): { id: string; qty: number }[] {
  return lines
    .map((line) => ({ id: line.id, qty: Math.min(entered[line.id] ?? leftOf(line), leftOf(line)) }))
    .filter((line) => line.qty > 0)
}
/** Goods by measure are one piece, however long. */
export function countPieces(
  packed: readonly { readonly id: string; readonly qty: number }[],
  lines: readonly Counted[],
): number {
  const measured = new Set(lines.filter(({ sku }) => sku.marketingUnit).map(({ id }) => id))
  return packed.reduce((sum, { id, qty }) => sum + (measured.has(id) ? 1 : qty), 0)
}

/**
 * Carriers print their numbers in groups, the spaces are for the eye only; the mall keeps them in
 * capitals.
 */
export function tidyNumber(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}
/** The contract's own rule, which the server applies too. */
export function isTrackingNumber(number: string): boolean {
  return merchantCalls.shipOrder.body.shape.serviceCode.safeParse(number).success
}

/** What a parcel needs: a carrier, its number, and something inside. */
export const parcelSchema = formSchema<{
  readonly carrier: string
  readonly number: string
  readonly pieces: number
}>(({ carrier, number, pieces }) => [
  ...(carrier === '' ? [{ path: 'carrier', code: 'required' }] : []),
  ...(isTrackingNumber(tidyNumber(number)) ? [] : [{ path: 'number', code: 'number' }]),
  ...(pieces === 0 ? [{ path: 'quantities', code: 'required' }] : []),
])

export type ShipField = 'carrier' | 'number' | 'quantities' | 'form'
/** `isStale`: what the screen shows of the order is no longer true, or may not be. */
export type Placed = {
  readonly field: ShipField
  readonly message: string
  readonly isStale: boolean
}

/** Where on the form a refusal belongs. */
export function refusalByField(problem: Problem): Placed {
  const malformed = problem.body.errors?.[0]
  if (malformed)
    return { field: fieldOfPath(malformed.path), message: malformed.message, isStale: false }
  const message = problem.body.detail
  switch (problem.code) {
    case 'parcel.number_taken':
      return { field: 'number', message, isStale: false }
    case 'parcel.too_many':
      return { field: 'quantities', message, isStale: true }
    case 'carrier.not_found':
      return { field: 'carrier', message, isStale: false }
    default:
      return {
        field: 'form',
        message,
        isStale:
          problem.status === 409 ||
          problem.status === 404 ||
          problem.status === 0 ||
          problem.status >= 500,
      }
  }
}
function fieldOfPath(path: string): ShipField {
  if (path.startsWith('serviceCode')) return 'number'
  if (path.startsWith('carrierId')) return 'carrier'
  return path.startsWith('lines') ? 'quantities' : 'form'
}
