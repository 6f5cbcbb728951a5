import { randomInt } from 'node:crypto'

/**
 * Codes that people read out and type: digits and letters that nobody takes for others, so no I, L,
 * O and U.
 */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Five bits a sign. */
export function drawSigns(count: number, signs = SIGNS): string {
  return Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
}

/** In groups of four, to be read out. */
export function showCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * As typed: in any case, with whatever between the signs, with an O for a zero and an I or L for a
 * one.
 */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
}

/** Whether this can be a code of so many signs at all, once it was read. */
export function hasSigns(code: string, count: number): boolean {
  return code.length === count && [...code].every((sign) => SIGNS.includes(sign))
}
