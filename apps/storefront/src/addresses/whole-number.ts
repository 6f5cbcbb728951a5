/**
 * A whole number as an address says it, from one unless `least` says otherwise. Undefined for
 * whatever else somebody typed or followed, and for what no list has.
 */
export function readWholeNumber(text: string | null, most: number, least = 1): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined
}
