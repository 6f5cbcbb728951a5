/**
 * Work in place of looking: whoever cannot see a captcha's picture has their browser find, for each
 * piece, a number whose SHA-256 with token and piece begins with so many zero bits. A second or two
 * for a device, once for a captcha; a program that wants many of them pays for each.
 */
export const WORK_PIECES = 8
/**
 * Of each piece: about 16,000 tries. Many small pieces take nearly the same time for everybody, one
 * large one does not.
 */
const WORK_BITS = 14

export function workText(token: string, piece: number, nonce: number): string {
  return `${token}:${piece}:${nonce}`
}

export function isWorkDone(hash: Uint8Array): boolean {
  const [first = 1, second = 1] = hash
  return ((first << 8) | second) >> (16 - WORK_BITS) === 0
}
