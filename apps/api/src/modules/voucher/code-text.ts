import { keyedHash } from '#platform/secrets.ts'
import { drawSigns, hasSigns } from '#platform/typed-code.ts'

export { readCode, showCode } from '#platform/typed-code.ts'

const CODE_SIGNS = 12
const PASSWORD_DIGITS = 6

/** What stands on a voucher; 60 bits, so that no till finds one by trying. */
export function makeCode(): string {
  return drawSigns(CODE_SIGNS)
}
/**
 * What is said together with the code of a shopping card: who saw the one does not have the other.
 */
export function makePassword(): string {
  return drawSigns(PASSWORD_DIGITS, '0123456789')
}

/** Whether this can be a code at all, once it was read. */
export function isCode(code: string): boolean {
  return hasSigns(code, CODE_SIGNS)
}

/** By what a code is found. */
export function hashCode(secret: string, code: string): Buffer {
  return keyedHash(secret, 'voucher', code)
}
