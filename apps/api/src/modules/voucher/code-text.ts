import { randomInt } from 'node:crypto'
import { keyedHash } from '#platform/secrets.ts'

/** Digits and letters that nobody takes for others: no I, L, O and U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_SIGNS = 12
const PASSWORD_DIGITS = 6

/** What stands on a voucher; 60 bits, so that no till finds one by trying. */
export function makeCode(): string {
  return draw(SIGNS, CODE_SIGNS)
}
/** What is said together with the code of a shopping card: who saw the one does not have the other. */
export function makePassword(): string {
  return draw('0123456789', PASSWORD_DIGITS)
}
function draw(signs: string, count: number): string {
  return Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')
}

/** In groups of four, to be read out. */
export function showCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** As typed at a till: in any case, with whatever between the signs, with an O for a zero and an I or L for a one. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
}

/** Whether this can be a code at all, once it was read. */
export function isCode(code: string): boolean {
  return code.length === CODE_SIGNS && [...code].every((sign) => SIGNS.includes(sign))
}

/** By what a code is found. */
export function hashCode(secret: string, code: string): Buffer {
  return keyedHash(secret, 'voucher', code)
}
