import { expect, test } from 'vitest'
import { codeAt, stepOf } from './totp.ts'

test('one-time codes are those of RFC 6238, as apps make them, a step to either side of now', () => {
  // Appendix B, "12345678901234567890", the last six of its eight digits.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (seconds: number) => new Date(seconds * 1000)
  expect([59, 1_111_111_109, 20_000_000_000].map((s) => codeAt(secret, at(s)))).toEqual([
    '287082',
    '081804',
    '353130',
  ])
  const code = codeAt(secret, at(1_111_111_109))
  expect([-60, -30, 0, 30, 60].map((s) => stepOf(secret, code, at(1_111_111_109 + s)))).toEqual([
    undefined,
    37_037_036,
    37_037_036,
    37_037_036,
    undefined,
  ])
})
