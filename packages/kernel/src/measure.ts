import { roundMinor } from './money.ts'

/**
 * Goods by measure. Everything that counts goods counts whole steps: the shelf, the cart, orders,
 * parcels, refunds. How long a step is, is said once, with the goods; on the wire and on papers
 * quantities are in the unit itself (2.5 metres). A piece is a step, too, of one.
 */
export const units = ['metre', 'square_metre', 'kilogram'] as const
export type Unit = (typeof units)[number]

/**
 * What goods are sold by: `step` in hundredths of the unit. Without it they are sold by the piece.
 */
export type Measure = { readonly unit: Unit; readonly step: number }

/** Signs of the International System, the same in every language. */
export const unitSigns: Readonly<Record<Unit, string>> = {
  metre: 'm',
  square_metre: 'm²',
  kilogram: 'kg',
}

/** What so many steps cost at the price of one unit, in minor units: rounded once, to the cent. */
export function priceOfSteps(
  unitPrice: number,
  steps: number,
  measure: Measure | null | undefined,
): number {
  return measure ? roundMinor((unitPrice * steps * measure.step) / 100) : unitPrice * steps
}

/** The same of a quantity in units, to hundredths. */
export function priceOfQty(unitPrice: number, qty: number): number {
  return roundMinor((unitPrice * Math.round(qty * 100)) / 100)
}

/** Steps as they are spoken of: 5 steps of 50 are 2.5. */
export function inUnits(steps: number, measure: Measure | null | undefined): number {
  return measure ? (steps * measure.step) / 100 : steps
}

/** And back; undefined for what is not a whole number of steps. */
export function inSteps(qty: number, measure: Measure | null | undefined): number | undefined {
  const hundredths = Math.round(qty * 100)
  const steps = hundredths / (measure?.step ?? 100)
  return Math.abs(qty * 100 - hundredths) < 1e-6 && Number.isInteger(steps) ? steps : undefined
}

/** How many pieces somebody carries home: goods by measure are one, however long. */
export function piecesOf(steps: number, measure: Measure | null | undefined): number {
  return measure ? Math.min(steps, 1) : steps
}
