/** International bank account numbers (ISO 13616). Safe in a browser: no schema library. */

/** As banks write it in their files: no spaces, capitals. */
export function compactIban(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase()
}

/**
 * Where each country's accounts have another length than they should, a digit is missing or too
 * many: those that the mall sends money to.
 */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  SE: 24,
}

/**
 * Whether somebody can have this account: its length, and the two digits that a slip of the hand
 * does not survive.
 */
export function isIban(typed: string): boolean {
  const iban = compactIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if ((lengths[iban.slice(0, 2)] ?? iban.length) !== iban.length) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String((letter.codePointAt(0) ?? 0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}

/** In groups of four, as people read it. */
export function groupIban(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')
}
