/** Numbers as people type them into forms. Safe in a browser: no schema library. */

/**
 * From nothing to seven digits before a comma or a point and two behind it; undefined for what is
 * none.
 */
export function readTypedNumber(typed: string | null | undefined): number | undefined {
  const text = (typed ?? '').trim().replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined
}

/** The same, and above nothing. */
export function readTypedAmount(typed: string | null | undefined): number | undefined {
  return readTypedNumber(typed) || undefined
}

/** A whole number within these; undefined for anything else. */
export function readTypedWhole(
  typed: string | null | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const text = (typed ?? '').trim()
  const whole = /^\d{1,7}$/.test(text) ? Number(text) : undefined
  return whole === undefined || whole < least || whole > most ? undefined : whole
}
